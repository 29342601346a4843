import type {CashStatement} from './dsfinvk';
import type {ExportClosing, ExportMasterData} from './dsfinvkClosing';
import {toReceiptTables} from './dsfinvkReceipts';
import {
  KEYS,
  toFlag,
  toTable,
  toTime,
  toVatRow,
  type Columns,
  type ExportTable,
  type Row,
} from './dsfinvkTable';

export type {ExportClosing, ExportMasterData} from './dsfinvkClosing';
export type {ExportTable} from './dsfinvkTable';

const ADDRESS = (prefix: string): Columns => ({
  [`${prefix}NAME`]: 'text',
  [`${prefix}STRASSE`]: 'text',
  [`${prefix}PLZ`]: 'text',
  [`${prefix}ORT`]: 'text',
  [`${prefix}LAND`]: 'text',
});

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
    'cashpointclosing.csv': toTable(
      {
        ...KEYS,
        Z_BUCHUNGSTAG: 'text',
        TAXONOMIE_VERSION: 'text',
        Z_START_ID: 'text',
        Z_ENDE_ID: 'text',
        ...ADDRESS(''),
        STNR: 'text',
        USTID: 'text',
        Z_SE_ZAHLUNGEN: 2,
        Z_SE_BARZAHLUNGEN: 2,
      },
      [
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
      ],
    ),
    'location.csv': toTable({...KEYS, ...ADDRESS('LOC_'), LOC_USTID: 'text'}, [
      {...keys, ...address('LOC_', organization.display_name)},
    ]),
    'cashregister.csv': toTable(
      {
        ...KEYS,
        KASSE_BRAND: 'text',
        KASSE_MODELL: 'text',
        KASSE_SERIENNR: 'text',
        KASSE_SW_BRAND: 'text',
        KASSE_SW_VERSION: 'text',
        KASSE_BASISWAEH_CODE: 'text',
        KEINE_UST_ZUORDNUNG: 'text',
      },
      [
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
      ],
    ),
    'vat.csv': toTable(
      {...KEYS, UST_SCHLUESSEL: 0, UST_SATZ: 2, UST_BESCHR: 'text'},
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
  return toTable(
    {
      ...KEYS,
      TSE_ID: 0,
      TSE_SERIAL: 'text',
      TSE_SIG_ALGO: 'text',
      TSE_ZEITFORMAT: 'text',
      TSE_PD_ENCODING: 'text',
      TSE_PUBLIC_KEY: 'text',
      ...Object.fromEntries(pieces.map(({name}) => [name, 'text' as const])),
    },
    [
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
    ],
  );
}

function toTotalsTables(
  keys: Row,
  {business_cases, payment}: CashStatement,
): Record<string, ExportTable> {
  return {
    'businesscases.csv': toTable(
      {
        ...KEYS,
        GV_TYP: 'text',
        GV_NAME: 'text',
        AGENTUR_ID: 0,
        UST_SCHLUESSEL: 0,
        Z_UMS_BRUTTO: 5,
        Z_UMS_NETTO: 5,
        Z_UST: 5,
      },
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
      {...KEYS, ZAHLART_TYP: 'text', ZAHLART_NAME: 'text', Z_ZAHLART_BETRAG: 2},
      payment.payment_types.map(({type, name, amount}) => ({
        ...keys,
        ZAHLART_TYP: type,
        ZAHLART_NAME: name,
        Z_ZAHLART_BETRAG: amount,
      })),
    ),
    'cash_per_currency.csv': toTable(
      {...KEYS, ZAHLART_WAEH: 'text', ZAHLART_BETRAG_WAEH: 2},
      payment.cash_amounts_by_currency.map(({currency_code, amount}) => ({
        ...keys,
        ZAHLART_WAEH: currency_code,
        ZAHLART_BETRAG_WAEH: amount,
      })),
    ),
  };
}
