import {toPlace, type ExportRow} from './dsfinvkFile';
import {toClosingKey, toKey, toLineKey, toReceiptKey, type ExportTables} from './dsfinvkKeys';
import {toFinding, type Finding} from './report';

/** Sums are in hundred-thousandths, the smallest unit of the columns. */
const UNITS = 100_000;
const CENT = UNITS / 100;
const VAT = ['BRUTTO', 'NETTO', 'UST'] as const;

/** An amount of a table in hundred-thousandths; an empty field is zero. */
export function toUnits(row: ExportRow, column: string): number {
  return Math.round(Number((row.values[column] ?? '').replace(',', '.')) * UNITS) || 0;
}

/** Hundred-thousandths as an amount with two places. */
export function fromUnits(units: number): string {
  return (units / UNITS).toFixed(2);
}

/** Sums by key, and how many rows each has. */
class Sums {
  readonly #all = new Map<string, {sum: number; count: number}>();

  add(key: string, units: number): void {
    const entry = this.#all.get(key) ?? {sum: 0, count: 0};
    this.#all.set(key, {sum: entry.sum + units, count: entry.count + 1});
  }

  take(key: string): {readonly sum: number; readonly count: number} {
    const entry = this.#all.get(key) ?? {sum: 0, count: 0};
    this.#all.delete(key);
    return entry;
  }

  get rest(): readonly (readonly [key: string, sum: number])[] {
    return [...this.#all].map(([key, {sum}]) => [key, sum] as const);
  }
}

/**
 * Sums of an export: VAT splits, lines against receipts, receipts against their payments, and the
 * totals of every closing against its sales (DSFinV-K chapter 3.3).
 */
export function checkExportTotals(tables: ExportTables): readonly Finding[] {
  const of = (file: string): readonly ExportRow[] => tables[file] ?? [];
  const sales = new Set(
    of('transactions.csv')
      .filter(({values}) => values['BON_TYP'] === 'Beleg')
      .map(toReceiptKey),
  );
  const isSale = (row: ExportRow): boolean => sales.has(toReceiptKey(row));
  return [
    ...checkSplits('transactions_vat.csv', of('transactions_vat.csv'), 'BON'),
    ...checkSplits('lines_vat.csv', of('lines_vat.csv'), 'POS'),
    ...checkLines(of('lines_vat.csv'), of('transactions_vat.csv')),
    ...checkReceipts(of('transactions.csv'), of('transactions_vat.csv'), of('datapayment.csv')),
    ...checkBusinessCases(tables, isSale),
    ...checkPayments(tables, of('datapayment.csv').filter(isSale)),
  ];
}

function checkSplits(file: string, rows: readonly ExportRow[], prefix: string): Finding[] {
  return rows.flatMap((row) => {
    const [gross = 0, net = 0, tax = 0] = VAT.map((name) => toUnits(row, `${prefix}_${name}`));
    return Math.abs(gross - net - tax) < CENT
      ? []
      : [
          toFinding('de.export.split', toPlace(file, row.line, `${prefix}_UST`), {
            gross: fromUnits(gross),
            net: fromUnits(net),
            vat: fromUnits(tax),
          }),
        ];
  });
}

/** Lines of a receipt against its VAT split: gross exactly, net and VAT to a cent a line. */
function checkLines(lines: readonly ExportRow[], receipts: readonly ExportRow[]): Finding[] {
  const sums = VAT.map((name) => {
    const all = new Sums();
    for (const row of lines) all.add(toVatKey(row), toUnits(row, `POS_${name}`));
    return all;
  });
  const file = 'transactions_vat.csv';
  const findings = receipts.flatMap((row) =>
    VAT.flatMap((name, index) => {
      const {sum, count} = sums[index]?.take(toVatKey(row)) ?? {sum: 0, count: 0};
      const column = `BON_${name}`;
      const tolerance = name === 'BRUTTO' ? CENT / 2 : CENT * Math.max(1, count);
      return compare(toPlace(file, row.line, column), toUnits(row, column), sum, tolerance);
    }),
  );
  const rest = sums[0]?.rest ?? [];
  return [...findings, ...rest.flatMap(([, sum]) => compare(file, 0, sum, CENT / 2))];
}

function toVatKey(row: ExportRow): string {
  return `${toReceiptKey(row)}\0${row.values['UST_SCHLUESSEL'] ?? ''}`;
}

function checkReceipts(
  receipts: readonly ExportRow[],
  splits: readonly ExportRow[],
  payments: readonly ExportRow[],
): Finding[] {
  const [gross, paid] = [new Sums(), new Sums()];
  for (const row of splits) gross.add(toReceiptKey(row), toUnits(row, 'BON_BRUTTO'));
  for (const row of payments) paid.add(toReceiptKey(row), toUnits(row, 'BASISWAEH_BETRAG'));
  return receipts.flatMap((row) => {
    const at = toPlace('transactions.csv', row.line, 'UMS_BRUTTO');
    const total = toUnits(row, 'UMS_BRUTTO');
    const {sum, count} = paid.take(toReceiptKey(row));
    const isPaid = row.values['BON_TYP'] !== 'Beleg' || Math.abs(sum - total) < CENT;
    return [
      ...compare(at, total, gross.take(toReceiptKey(row)).sum, CENT / 2),
      ...(isPaid || count === 0
        ? []
        : [
            toFinding('de.export.payments', at, {
              actual: fromUnits(total),
              expected: fromUnits(sum),
            }),
          ]),
    ];
  });
}

function checkBusinessCases(
  tables: ExportTables,
  isSale: (row: ExportRow) => boolean,
): readonly Finding[] {
  const file = 'businesscases.csv';
  const columns = ['GV_TYP', 'GV_NAME'];
  const toCaseKey = (row: ExportRow, vatKey: string): string =>
    [
      toClosingKey(row),
      toKey(row, columns),
      (row.values['AGENTUR_ID'] ?? '').replace(/^0$/, ''),
      vatKey,
    ].join('\0');
  const lines = new Map((tables['lines.csv'] ?? []).map((row) => [toLineKey(row), row]));
  const sums = VAT.map(() => new Sums());
  for (const row of (tables['lines_vat.csv'] ?? []).filter(isSale)) {
    const line = lines.get(toLineKey(row));
    if (line)
      VAT.forEach((name, index) =>
        sums[index]?.add(
          toCaseKey(line, row.values['UST_SCHLUESSEL'] ?? ''),
          toUnits(row, `POS_${name}`),
        ),
      );
  }
  const names = ['Z_UMS_BRUTTO', 'Z_UMS_NETTO', 'Z_UST'];
  const findings = (tables[file] ?? []).flatMap((row) =>
    names.flatMap((name, index) => {
      const key = toCaseKey(row, row.values['UST_SCHLUESSEL'] ?? '');
      const {sum, count} = sums[index]?.take(key) ?? {sum: 0, count: 0};
      const tolerance = index === 0 ? CENT / 2 : CENT * Math.max(1, count);
      return compare(toPlace(file, row.line, name), toUnits(row, name), sum, tolerance);
    }),
  );
  const rest = sums[0]?.rest ?? [];
  return [...findings, ...rest.flatMap(([, sum]) => compare(file, 0, sum, CENT / 2))];
}

/** Payments of the sales against payment.csv, cash_per_currency.csv and the head of the closing. */
function checkPayments(tables: ExportTables, payments: readonly ExportRow[]): readonly Finding[] {
  const [kinds, currencies, all, cash] = [new Sums(), new Sums(), new Sums(), new Sums()];
  for (const row of payments) {
    const closing = toClosingKey(row);
    const amount = toUnits(row, 'BASISWAEH_BETRAG');
    const isCash = row.values['ZAHLART_TYP'] === 'Bar';
    kinds.add(`${closing}\0${toKey(row, ['ZAHLART_TYP', 'ZAHLART_NAME'])}`, amount);
    all.add(closing, amount);
    cash.add(closing, isCash ? amount : 0);
    const isForeign = (row.values['ZAHLWAEH_BETRAG'] ?? '') !== '';
    if (isCash)
      currencies.add(
        `${closing}\0${row.values['ZAHLWAEH_CODE'] ?? ''}`,
        isForeign ? toUnits(row, 'ZAHLWAEH_BETRAG') : amount,
      );
  }
  const check = (
    file: string,
    column: string,
    sums: Sums,
    keys: readonly string[],
  ): readonly Finding[] => {
    const findings = (tables[file] ?? []).flatMap((row) => {
      const key = [toClosingKey(row), ...keys.map((name) => row.values[name] ?? '')].join('\0');
      const {sum} = sums.take(key);
      return compare(toPlace(file, row.line, column), toUnits(row, column), sum, CENT / 2);
    });
    return [...findings, ...sums.rest.flatMap(([, sum]) => compare(file, 0, sum, CENT / 2))];
  };
  return [
    ...check('payment.csv', 'Z_ZAHLART_BETRAG', kinds, ['ZAHLART_TYP', 'ZAHLART_NAME']),
    ...check('cash_per_currency.csv', 'ZAHLART_BETRAG_WAEH', currencies, ['ZAHLART_WAEH']),
    ...check('cashpointclosing.csv', 'Z_SE_ZAHLUNGEN', all, []),
    ...check('cashpointclosing.csv', 'Z_SE_BARZAHLUNGEN', cash, []),
  ];
}

function compare(
  at: string,
  actual: number,
  expected: number,
  tolerance: number,
): readonly Finding[] {
  return Math.abs(actual - expected) <= tolerance
    ? []
    : [toFinding('de.export.sum', at, {actual: fromUnits(actual), expected: fromUnits(expected)})];
}
