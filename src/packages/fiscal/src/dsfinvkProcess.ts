import type {ExportRow} from './dsfinvkFile';
import {toReceiptKey, type ExportTables} from './dsfinvkKeys';
import {fromUnits, toUnits} from './dsfinvkTotals';
import {
  sumPayments,
  toKassenbelegData,
  type DocumentKind,
  type KassenbelegPayment,
  type VatSlots,
} from './kassensichvProcess';

/** The process data that the tables of a receipt give. */
export interface TableData {
  readonly processData: string;
  /** Whether every VAT key has a place in the process data. */
  readonly hasSlots: boolean;
}

/** The slot of a VAT key: keys 5 to 7 share the last one. */
const SLOTS: Readonly<Record<string, number>> = {1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 4};

/** The process data of every receipt as its VAT splits and payments give it, by receipt. */
export function toTableData(tables: ExportTables): ReadonlyMap<string, TableData> {
  const splits = groupByReceipt(tables['transactions_vat.csv'] ?? []);
  const payments = groupByReceipt(tables['datapayment.csv'] ?? []);
  return new Map(
    (tables['transactions.csv'] ?? []).map((row) => {
      const key = toReceiptKey(row);
      const slots = [0, 0, 0, 0, 0];
      let hasSlots = true;
      for (const split of splits.get(key) ?? []) {
        const slot = SLOTS[split.values['UST_SCHLUESSEL'] ?? ''];
        if (slot === undefined) hasSlots = false;
        else slots[slot] = (slots[slot] ?? 0) + toUnits(split, 'BON_BRUTTO');
      }
      const processData = toKassenbelegData(
        slots.map(fromUnits) as unknown as VatSlots,
        sumPayments((payments.get(key) ?? []).flatMap(toPayment)),
        (row.values['BON_TYP'] ?? '') as DocumentKind,
      );
      return [key, {processData, hasSlots}];
    }),
  );
}

/**
 * Whether the signed process data of a Kassenbeleg has other sums than the tables. Other process
 * types have none.
 */
export function differsFromTables(signed: string, {processData, hasSlots}: TableData): boolean {
  const own = signed.split('^');
  const expected = processData.split('^');
  if (own.length !== 3 || own[0] !== expected[0]) return own.length === 3;
  const isSameSlots = !hasSlots || own[1] === expected[1];
  return !isSameSlots || toSums(own[2] ?? '') !== expected[2];
}

/** Payments in the form of the standard; some tills sign zeros or another order. */
function toSums(text: string): string {
  const payments = text
    .split('_')
    .filter((payment) => payment !== '')
    .map((payment): KassenbelegPayment => {
      const [amount = '', kind = '', currency] = payment.split(':');
      return {
        amount,
        kind: kind as 'Bar',
        ...(currency === undefined ? {} : {currency}),
      };
    });
  return toKassenbelegData(['', '', '', '', ''], sumPayments(payments)).split('^')[2] ?? '';
}

function toPayment(row: ExportRow): readonly KassenbelegPayment[] {
  const type = row.values['ZAHLART_TYP'] ?? '';
  if (type === 'Keine') return [];
  const kind = type === 'Bar' ? 'Bar' : 'Unbar';
  const currency = row.values['ZAHLWAEH_CODE'] ?? '';
  const isForeign = currency !== '' && currency !== 'EUR';
  const amount = fromUnits(toUnits(row, isForeign ? 'ZAHLWAEH_BETRAG' : 'BASISWAEH_BETRAG'));
  return [{amount, kind, ...(isForeign ? {currency} : {})}];
}

function groupByReceipt(rows: readonly ExportRow[]): ReadonlyMap<string, readonly ExportRow[]> {
  const groups = new Map<string, ExportRow[]>();
  for (const row of rows) {
    const key = toReceiptKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
