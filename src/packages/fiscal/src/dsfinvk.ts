/**
 * An amount under one VAT key, as in the closing document (UST_SCHLUESSEL; gross, net and VAT as
 * decimal strings).
 */
export interface VatAmount {
  readonly vat_definition_export_id: number;
  readonly incl_vat: string;
  readonly excl_vat: string;
  readonly vat: string;
}

/**
 * A payment of a receipt, or the sum of such payments in the closing (datapayment.csv,
 * payment.csv).
 */
export interface Payment {
  readonly type: string;
  readonly name?: string;
  readonly currency_code: string;
  readonly amount: string;
  /** Only for currencies other than the base currency. */
  readonly foreign_amount?: string;
}

/**
 * A business case with the amounts of one line, or their sum in the closing (GV_TYP,
 * businesscases.csv).
 */
export interface BusinessCase {
  readonly type: string;
  readonly name?: string;
  readonly purchaser_agency_id?: string;
  readonly amounts_per_vat_id: readonly VatAmount[];
}

/** The part of a transaction that counts towards the totals of a closing. */
export interface ClosingTransaction {
  readonly head: {readonly type: string};
  readonly data: {
    readonly full_amount_incl_vat: string;
    readonly payment_types: readonly Payment[];
    readonly amounts_per_vat_id: readonly VatAmount[];
    readonly lines: readonly {readonly business_case: BusinessCase}[];
  };
}

/** The totals of a closing (DSFinV-K chapter 3.3, Kassenabschlussmodul). */
export interface CashStatement {
  readonly business_cases: readonly BusinessCase[];
  readonly payment: {
    readonly full_amount: string;
    readonly cash_amount: string;
    readonly cash_amounts_by_currency: readonly {
      readonly currency_code: string;
      readonly amount: string;
    }[];
    readonly payment_types: readonly Payment[];
  };
}

/**
 * The totals of a closing from its transactions: business cases per VAT key and payments per kind
 * (DSFinV-K chapter 3.3).
 */
export function toCashStatement(transactions: readonly ClosingTransaction[]): CashStatement {
  // The closing records orders, trainings and aborted operations, but they don't affect the totals.
  const counted = transactions.filter(({head}) => head.type === 'Beleg').map(({data}) => data);
  const payments = counted.flatMap((data) => data.payment_types);
  const cash = payments.filter(({type}) => type === 'Bar');
  return {
    business_cases: toBusinessCases(
      counted.flatMap(({lines}) => lines.map((line) => line.business_case)),
    ),
    payment: {
      full_amount: sum(payments.map(({amount}) => amount)),
      cash_amount: sum(cash.map(({amount}) => amount)),
      cash_amounts_by_currency: groupBy(cash, ({currency_code}) => currency_code).map((group) => ({
        currency_code: group[0].currency_code,
        amount: sum(group.map(({amount, foreign_amount}) => foreign_amount ?? amount)),
      })),
      payment_types: groupBy(payments, ({type, name, currency_code}) =>
        [type, name, currency_code].join('|'),
      ).map(toPaymentTotal),
    },
  };
}

/** Whether the gross amount is exactly net plus VAT. */
export function isVatSplit({incl_vat, excl_vat, vat}: VatAmount): boolean {
  return toUnits(incl_vat) === toUnits(excl_vat) + toUnits(vat);
}

/**
 * Whether the VAT matches the rate to within one cent, the largest rounding difference of a single
 * amount.
 */
export function hasVatOfRate({incl_vat, vat}: VatAmount, rate: string): boolean {
  const percent = Number(rate);
  const expected = (toUnits(incl_vat) * percent) / (100 + percent);
  return Math.abs(toUnits(vat) - expected) <= CENT;
}

/**
 * Whether the lines of a receipt add up to the VAT split of its header: gross exactly, net and VAT
 * to within one cent per line.
 */
export function linesMatchHeader({data}: ClosingTransaction): boolean {
  const [lines] = toBusinessCases(
    data.lines.map(({business_case}) => ({
      type: 'all',
      amounts_per_vat_id: business_case.amounts_per_vat_id,
    })),
  );
  const fromLines = lines?.amounts_per_vat_id ?? [];
  const header = [...data.amounts_per_vat_id].sort(byVatKey);
  const tolerance = CENT * data.lines.length;
  return (
    header.length === fromLines.length &&
    header.every((printed, index) => {
      const summed = fromLines[index];
      return (
        printed.vat_definition_export_id === summed?.vat_definition_export_id &&
        toUnits(printed.incl_vat) === toUnits(summed.incl_vat) &&
        Math.abs(toUnits(printed.excl_vat) - toUnits(summed.excl_vat)) <= tolerance &&
        Math.abs(toUnits(printed.vat) - toUnits(summed.vat)) <= tolerance
      );
    })
  );
}

/**
 * A decimal string as DSFinV-K tables write it, with a comma and the column's number of places,
 * e.g. `11.90` with five places as `11,90000`.
 */
export function toTableNumber(amount: string, places: number): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  return `${whole},${fraction.padEnd(places, '0')}`;
}

/**
 * One record of a DSFinV-K table: numbers without quotes, texts in double quotes, separated by
 * semicolons.
 */
export function toTableRecord(fields: readonly (string | {readonly number: string})[]): string {
  return fields
    .map((field) => (typeof field === 'string' ? `"${field.replaceAll('"', '""')}"` : field.number))
    .join(';');
}

/** The key columns that all tables of one closing begin with. */
export interface ClosingKeys {
  readonly Z_KASSE_ID: string;
  readonly Z_ERSTELLUNG: string;
  readonly Z_NR: number;
  readonly BON_ID: string;
}

/**
 * The records of transactions_vat.csv for a receipt: one per VAT key of the printed split (DSFinV-K
 * chapter 3.1.2.1).
 */
export function toTransactionsVatRecords(
  keys: ClosingKeys,
  vat: readonly {
    readonly vatId: number;
    readonly gross: string;
    readonly net: string;
    readonly vat: string;
  }[],
): readonly string[] {
  return vat.map((split) =>
    toTableRecord([
      keys.Z_KASSE_ID,
      keys.Z_ERSTELLUNG,
      {number: String(keys.Z_NR)},
      keys.BON_ID,
      {number: String(split.vatId)},
      ...[split.gross, split.net, split.vat].map((amount) => ({number: toTableNumber(amount, 5)})),
    ]),
  );
}

/**
 * Sums are calculated in hundred-thousandths, the smallest unit of the VAT columns, because binary
 * fractions would cause rounding errors.
 */
const UNITS = 100_000;
const CENT = UNITS / 100;

function toUnits(amount: string): number {
  return Math.round(Number(amount) * UNITS);
}

/** A decimal string with two places, or more if the amount needs them. */
function toAmount(units: number): string {
  const digits = String(Math.abs(units)).padStart(6, '0');
  const fraction = digits.slice(-5).replace(/0{1,3}$/, '');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -5)}.${fraction}`;
}

function sum(amounts: readonly string[]): string {
  return toAmount(amounts.reduce((total, amount) => total + toUnits(amount), 0));
}

function toBusinessCases(cases: readonly BusinessCase[]): readonly BusinessCase[] {
  return groupBy(cases, ({type, name, purchaser_agency_id}) =>
    [type, name, purchaser_agency_id].join('|'),
  ).map((group) => ({
    ...group[0],
    amounts_per_vat_id: groupBy(
      group.flatMap(({amounts_per_vat_id}) => amounts_per_vat_id),
      ({vat_definition_export_id}) => String(vat_definition_export_id),
    )
      .map((amounts) => ({
        vat_definition_export_id: amounts[0].vat_definition_export_id,
        incl_vat: sum(amounts.map(({incl_vat}) => incl_vat)),
        excl_vat: sum(amounts.map(({excl_vat}) => excl_vat)),
        vat: sum(amounts.map(({vat}) => vat)),
      }))
      .sort(byVatKey),
  }));
}

function toPaymentTotal(group: NonEmpty<Payment>): Payment {
  const {type, name, currency_code, foreign_amount} = group[0];
  return {
    type,
    ...(name === undefined ? {} : {name}),
    currency_code,
    amount: sum(group.map(({amount}) => amount)),
    ...(foreign_amount === undefined
      ? {}
      : {foreign_amount: sum(group.map((payment) => payment.foreign_amount ?? '0.00'))}),
  };
}

function byVatKey(left: VatAmount, right: VatAmount): number {
  return left.vat_definition_export_id - right.vat_definition_export_id;
}

type NonEmpty<T> = readonly [T, ...T[]];

/** Groups in the order in which their keys first appear. */
function groupBy<T>(items: readonly T[], toKey: (item: T) => string): readonly NonEmpty<T>[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const group = groups.get(toKey(item));
    if (group) group.push(item);
    else groups.set(toKey(item), [item]);
  }
  return [...groups.values()];
}
