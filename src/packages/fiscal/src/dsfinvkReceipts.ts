import type {ExportLine, ExportTransaction} from './dsfinvkClosing';
import {
  toFlag,
  toLogTime,
  toTable,
  toTime,
  toVatRow,
  type ExportTable,
  type Row,
} from './dsfinvkTable';

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
      'transactions.csv',
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
      'transactions_vat.csv',
      each(({data}, receipt) =>
        data.amounts_per_vat_id.map((amount) => ({
          ...receipt,
          ...toVatRow(amount, 'BON_BRUTTO', 'BON_NETTO', 'BON_UST'),
        })),
      ),
    ),
    'datapayment.csv': toTable(
      'datapayment.csv',
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
      'allocation_groups.csv',
      each(({head}, receipt) =>
        (head.allocation_groups ?? []).map((group) => ({...receipt, ABRECHNUNGSKREIS: group})),
      ),
    ),
    'transactions_tse.csv': toTable(
      'transactions_tse.csv',
      each(({security}, receipt) => [{...receipt, ...toSecurityRow(security)}]),
    ),
    'lines.csv': toTable(
      'lines.csv',
      each(({data}, receipt) => data.lines.map((line) => ({...receipt, ...toLineRow(line)}))),
    ),
    'lines_vat.csv': toTable(
      'lines_vat.csv',
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
