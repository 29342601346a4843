import type {ExportLine, ExportTransaction} from './dsfinvkClosing';
import {
  KEYS,
  toFlag,
  toLogTime,
  toTable,
  toTime,
  toVatRow,
  type ExportTable,
  type Row,
} from './dsfinvkTable';

const RECEIPT_KEYS = {...KEYS, BON_ID: 'text'} as const;
const LINE_KEYS = {...RECEIPT_KEYS, POS_ZEILE: 'text'} as const;

/** The tables of the single transactions, by file name (DSFinV-K chapter 3.1). */
export function toReceiptTables(
  keys: Row,
  transactions: readonly ExportTransaction[],
): Record<string, ExportTable> {
  const each = (
    toRows: (transaction: ExportTransaction, receipt: Row) => readonly Row[],
  ): readonly Row[] =>
    transactions.flatMap((transaction) =>
      toRows(transaction, {...keys, BON_ID: transaction.head.transaction_export_id}),
    );
  return {
    'transactions.csv': toTable(
      {
        ...RECEIPT_KEYS,
        BON_NR: 0,
        BON_TYP: 'text',
        BON_NAME: 'text',
        TERMINAL_ID: 'text',
        BON_STORNO: 'text',
        BON_START: 'text',
        BON_ENDE: 'text',
        BEDIENER_ID: 'text',
        BEDIENER_NAME: 'text',
        UMS_BRUTTO: 2,
        KUNDE_NAME: 'text',
        KUNDE_ID: 'text',
        KUNDE_TYP: 'text',
        KUNDE_STRASSE: 'text',
        KUNDE_PLZ: 'text',
        KUNDE_ORT: 'text',
        KUNDE_LAND: 'text',
        KUNDE_USTID: 'text',
        BON_NOTIZ: 'text',
      },
      each(({head, data}, receipt) => [
        {
          ...receipt,
          BON_NR: String(head.number),
          BON_TYP: head.type,
          BON_NAME: head.name,
          TERMINAL_ID: head.closing_client_id,
          BON_STORNO: toFlag(head.storno),
          BON_START: toTime(head.timestamp_start),
          BON_ENDE: toTime(head.timestamp_end),
          BEDIENER_ID: head.user.user_export_id,
          BEDIENER_NAME: head.user.name,
          UMS_BRUTTO: data.full_amount_incl_vat,
          BON_NOTIZ: data.notes,
        },
      ]),
    ),
    'transactions_vat.csv': toTable(
      {...RECEIPT_KEYS, UST_SCHLUESSEL: 0, BON_BRUTTO: 5, BON_NETTO: 5, BON_UST: 5},
      each(({data}, receipt) =>
        data.amounts_per_vat_id.map((amount) => ({
          ...receipt,
          ...toVatRow(amount, 'BON_BRUTTO', 'BON_NETTO', 'BON_UST'),
        })),
      ),
    ),
    'datapayment.csv': toTable(
      {
        ...RECEIPT_KEYS,
        ZAHLART_TYP: 'text',
        ZAHLART_NAME: 'text',
        ZAHLWAEH_CODE: 'text',
        ZAHLWAEH_BETRAG: 2,
        BASISWAEH_BETRAG: 2,
      },
      each(({data}, receipt) =>
        data.payment_types.map((payment) => ({
          ...receipt,
          ZAHLART_TYP: payment.type,
          ZAHLART_NAME: payment.name,
          ZAHLWAEH_CODE: payment.currency_code,
          ZAHLWAEH_BETRAG: payment.foreign_amount,
          BASISWAEH_BETRAG: payment.amount,
        })),
      ),
    ),
    'allocation_groups.csv': toTable(
      {...RECEIPT_KEYS, ABRECHNUNGSKREIS: 'text'},
      each(({head}, receipt) =>
        (head.allocation_groups ?? []).map((group) => ({...receipt, ABRECHNUNGSKREIS: group})),
      ),
    ),
    'transactions_tse.csv': toSecurityTable(
      each(({security}, receipt) => [{...receipt, ...toSecurityRow(security)}]),
    ),
    'lines.csv': toLinesTable(
      each(({data}, receipt) => data.lines.map((line) => ({...receipt, ...toLineRow(line)}))),
    ),
    'lines_vat.csv': toTable(
      {...LINE_KEYS, UST_SCHLUESSEL: 0, POS_BRUTTO: 5, POS_NETTO: 5, POS_UST: 5},
      each(({data}, receipt) =>
        data.lines.flatMap((line) =>
          line.business_case.amounts_per_vat_id.map((amount) => ({
            ...receipt,
            POS_ZEILE: line.lineitem_export_id,
            ...toVatRow(amount, 'POS_BRUTTO', 'POS_NETTO', 'POS_UST'),
          })),
        ),
      ),
    ),
  };
}

function toSecurityTable(rows: readonly Row[]): ExportTable {
  return toTable(
    {
      ...RECEIPT_KEYS,
      TSE_ID: 0,
      TSE_TANR: 0,
      TSE_TA_START: 'text',
      TSE_TA_ENDE: 'text',
      TSE_TA_VORGANGSART: 'text',
      TSE_TA_SIGZ: 0,
      TSE_TA_SIG: 'text',
      TSE_TA_FEHLER: 'text',
      TSE_VORGANGSDATEN: 'text',
    },
    rows,
  );
}

function toSecurityRow({
  error_message,
  tss_transaction: signed,
}: ExportTransaction['security']): Row {
  if (!signed) return {TSE_TA_FEHLER: error_message};
  return {
    TSE_ID: '1',
    TSE_TANR: String(signed.number),
    TSE_TA_START: toLogTime(signed.timestamp_start),
    TSE_TA_ENDE: toLogTime(signed.timestamp_end),
    TSE_TA_VORGANGSART: signed.process_type,
    TSE_TA_SIGZ: String(signed.signature_counter),
    TSE_TA_SIG: signed.signature,
    TSE_VORGANGSDATEN: signed.process_data,
  };
}

function toLinesTable(rows: readonly Row[]): ExportTable {
  return toTable(
    {
      ...LINE_KEYS,
      GUTSCHEIN_NR: 'text',
      ARTIKELTEXT: 'text',
      POS_TERMINAL_ID: 'text',
      GV_TYP: 'text',
      GV_NAME: 'text',
      INHAUS: 'text',
      P_STORNO: 'text',
      AGENTUR_ID: 0,
      ART_NR: 'text',
      GTIN: 'text',
      WARENGR_ID: 'text',
      WARENGR: 'text',
      MENGE: 3,
      FAKTOR: 3,
      EINHEIT: 'text',
      STK_BR: 5,
    },
    rows,
  );
}

function toLineRow({
  lineitem_export_id,
  text,
  business_case,
  in_house,
  storno,
  item,
}: ExportLine): Row {
  return {
    POS_ZEILE: lineitem_export_id,
    ARTIKELTEXT: text,
    GV_TYP: business_case.type,
    GV_NAME: business_case.name,
    INHAUS: in_house === undefined ? undefined : toFlag(in_house),
    P_STORNO: toFlag(storno),
    ART_NR: item.number,
    WARENGR_ID: item.product_group?.product_group_id,
    WARENGR: item.product_group?.product_group_name,
    MENGE: item.quantity,
    FAKTOR: item.quantity_factor ?? '1',
    EINHEIT: item.quantity_measure,
    STK_BR: item.price_per_unit,
  };
}
