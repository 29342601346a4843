import type {CashStatement} from './dsfinvk';
import type {ExportClosing, ExportMasterData} from './dsfinvkClosing';
import {toReceiptTables} from './dsfinvkReceipts';
import {toFlag, toTable, toTime, toVatRow, type ExportTable, type Row} from './dsfinvkTable';

export type {ExportClosing, ExportMasterData} from './dsfinvkClosing';
export type {ExportTable} from './dsfinvkTable';

/**
 * The tables of one closing that have rows, by file name. They include transactions other than
 * sales (DSFinV-K chapters 3.1 to 3.3).
 */
export function toExportTables(
  closing: ExportClosing,
  master: ExportMasterData,
): Readonly<Record<string, ExportTable>> {
  const keys = {
    Z_KASSE_ID: closing.client_id,
    Z_ERSTELLUNG: toTime(closing.head.export_creation_date),
    Z_NR: String(closing.cash_point_closing_export_id),
  };
  return {
    ...toMasterTables(keys, closing, master),
    ...toReceiptTables(keys, closing.transactions),
    ...toTotalsTables(keys, closing.cash_statement),
  };
}

function toMasterTables(
  keys: Row,
  {head, cash_statement: {payment}}: ExportClosing,
  master: ExportMasterData,
): Record<string, ExportTable> {
  const {organization, register, tss} = master;
  const address = (prefix: string, name: string): Row => ({
    [`${prefix}NAME`]: name,
    [`${prefix}STRASSE`]: organization.address_line1,
    [`${prefix}PLZ`]: organization.zip,
    [`${prefix}ORT`]: organization.town,
    [`${prefix}LAND`]: organization.country_code,
    [`${prefix}USTID`]: organization.vat_id,
  });
  return {
    'cashpointclosing.csv': toTable('cashpointclosing.csv', [
      {
        ...keys,
        ...address('', organization.name),
        Z_BUCHUNGSTAG: head.business_date,
        TAXONOMIE_VERSION: head.taxonomy_version,
        Z_START_ID: head.first_transaction_export_id,
        Z_ENDE_ID: head.last_transaction_export_id,
        STNR: organization.tax_number,
        Z_SE_ZAHLUNGEN: payment.full_amount,
        Z_SE_BARZAHLUNGEN: payment.cash_amount,
      },
    ]),
    'location.csv': toTable('location.csv', [
      {...keys, ...address('LOC_', organization.display_name)},
    ]),
    'cashregister.csv': toTable('cashregister.csv', [
      {
        ...keys,
        KASSE_BRAND: register.brand,
        KASSE_MODELL: register.model,
        KASSE_SERIENNR: register.serial_number,
        KASSE_SW_BRAND: register.software.brand,
        KASSE_SW_VERSION: register.software.version,
        KASSE_BASISWAEH_CODE: register.base_currency_code,
        KEINE_UST_ZUORDNUNG: toFlag(register.vat_not_determinable),
      },
    ]),
    'vat.csv': toTable(
      'vat.csv',
      master.vatDefinitions.map((key) => ({
        ...keys,
        UST_SCHLUESSEL: String(key.vat_definition_export_id),
        UST_SATZ: key.percentage,
        UST_BESCHR: key.description,
      })),
    ),
    'tse.csv': toTseTable(keys, tss),
  };
}

function toTseTable(keys: Row, tss: ExportMasterData['tss']): ExportTable {
  const pieces = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'].map((number, index) => ({
    name: `TSE_ZERTIFIKAT_${number}`,
    text: tss.certificate.slice(index * 1000, (index + 1) * 1000),
  }));
  return toTable('tse.csv', [
    {
      ...keys,
      TSE_ID: '1',
      TSE_SERIAL: tss.serial_number,
      TSE_SIG_ALGO: tss.signature_algorithm,
      TSE_ZEITFORMAT: tss.signature_timestamp_format,
      TSE_PD_ENCODING: tss.transaction_data_encoding,
      TSE_PUBLIC_KEY: tss.public_key,
      ...Object.fromEntries(pieces.map(({name, text}) => [name, text])),
    },
  ]);
}

function toTotalsTables(
  keys: Row,
  {business_cases, payment}: CashStatement,
): Record<string, ExportTable> {
  return {
    'businesscases.csv': toTable(
      'businesscases.csv',
      business_cases.flatMap((one) =>
        one.amounts_per_vat_id.map((amount) => ({
          ...keys,
          GV_TYP: one.type,
          GV_NAME: one.name,
          ...toVatRow(amount, 'Z_UMS_BRUTTO', 'Z_UMS_NETTO', 'Z_UST'),
        })),
      ),
    ),
    'payment.csv': toTable(
      'payment.csv',
      payment.payment_types.map(({type, name, amount}) => ({
        ...keys,
        ZAHLART_TYP: type,
        ZAHLART_NAME: name,
        Z_ZAHLART_BETRAG: amount,
      })),
    ),
    'cash_per_currency.csv': toTable(
      'cash_per_currency.csv',
      payment.cash_amounts_by_currency.map(({currency_code, amount}) => ({
        ...keys,
        ZAHLART_WAEH: currency_code,
        ZAHLART_BETRAG_WAEH: amount,
      })),
    ),
  };
}
