/**
 * The share of a receipt or line under one tax rate. Amounts are decimal strings with two places.
 */
export interface VatShare {
  readonly percentage: string;
  readonly incl_vat: string;
  readonly excl_vat: string;
  readonly vat: string;
}

/** The part of a receipt body whose sums RECEIPT checks (`schema.ekabs_v0.data`). */
export interface ReceiptTotals {
  readonly full_amount_incl_vat: string;
  readonly full_amount_incl_vat_before_discount?: string;
  readonly total_discount_value?: string;
  readonly discounts?: readonly {readonly value: string}[];
  readonly payment_types: readonly {readonly amount: string}[];
  readonly vat_amounts: readonly VatShare[];
  readonly lines: readonly {
    readonly item: {
      readonly quantity: string;
      readonly price_per_unit: string;
      readonly full_amount: string;
    };
    readonly vat_amounts: readonly VatShare[];
  }[];
}

/** One sum that doesn't match: its place, the calculated sum and the value in the body. */
export interface TotalsMismatch {
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
}

/**
 * The sums of a receipt that don't match. Empty if the receipt can be issued. Otherwise, they cause
 * `E_TOTALS_MISMATCH`.
 */
export function findTotalsMismatches(data: ReceiptTotals): readonly TotalsMismatch[] {
  const beforeDiscount = data.full_amount_incl_vat_before_discount ?? data.full_amount_incl_vat;
  const discount = data.total_discount_value ?? '0.00';
  const sums: readonly (readonly [at: string, expected: bigint, actual: string])[] = [
    ...data.lines.flatMap((line, index) => [
      [`lines[${index}].item.full_amount`, toLineCents(line.item), line.item.full_amount] as const,
      [
        `lines[${index}].vat_amounts`,
        toSum(line.vat_amounts.map(({incl_vat}) => incl_vat)),
        line.item.full_amount,
      ] as const,
      ...toVatSums(line.vat_amounts, `lines[${index}].vat_amounts`),
    ]),
    ['lines', toSum(data.lines.map(({item}) => item.full_amount)), beforeDiscount],
    ['discounts', toSum((data.discounts ?? []).map(({value}) => value)), discount],
    [
      'full_amount_incl_vat',
      toCents(beforeDiscount) - toCents(discount),
      data.full_amount_incl_vat,
    ],
    [
      'vat_amounts',
      toSum(data.vat_amounts.map(({incl_vat}) => incl_vat)),
      data.full_amount_incl_vat,
    ],
    ...toVatSums(data.vat_amounts, 'vat_amounts'),
    [
      'payment_types',
      toSum(data.payment_types.map(({amount}) => amount)),
      data.full_amount_incl_vat,
    ],
  ];
  return sums
    .filter(([, expected, actual]) => expected !== toCents(actual))
    .map(([at, expected, actual]) => ({at, expected: toAmount(expected), actual}));
}

/** Checks net and tax of each share against its gross amount. */
function toVatSums(shares: readonly VatShare[], at: string): (readonly [string, bigint, string])[] {
  return shares.map((share, index) => [
    `${at}[${index}].incl_vat`,
    toSum([share.excl_vat, share.vat]),
    share.incl_vat,
  ]);
}

/** Quantity times unit price in cents, rounded half away from zero. */
function toLineCents(item: ReceiptTotals['lines'][number]['item']): bigint {
  // Three decimals of the quantity and five of the price make eight decimals. Cents keep two of
  // them.
  const product = toScaled(item.quantity, 3) * toScaled(item.price_per_unit, 5);
  const half = product < 0n ? -500_000n : 500_000n;
  return (product + half) / 1_000_000n;
}

function toSum(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, amount) => sum + toCents(amount), 0n);
}

function toCents(amount: string): bigint {
  return toScaled(amount, 2);
}

/** A decimal string as a whole number of its smallest unit. Binary fractions would miss cents. */
function toScaled(decimal: string, places: number): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const scaled = BigInt(whole + fraction.padEnd(places, '0'));
  return decimal.startsWith('-') ? -scaled : scaled;
}

function toAmount(cents: bigint): string {
  const digits = `${cents < 0n ? -cents : cents}`.padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
