import {toBytes} from './bytes';
import {toFinding, type Finding} from './report';

/**
 * German VAT slots of a Kassenbeleg in their fixed order: 19 %, 7 %, 10.7/7.8 %, 5.5 %, 0 %
 * (DSFinV-K Annex I).
 */
export type VatSlots = readonly [string, string, string, string, string];

/**
 * The kinds of document in a Kassenbeleg (DSFinV-K Annex I). They include `AVBelegstorno`, but
 * tills with a TSS may not use it.
 */
export const DOCUMENT_KINDS = [
  'Beleg',
  'AVTransfer',
  'AVBestellung',
  'AVTraining',
  'AVBelegstorno',
  'AVBelegabbruch',
  'AVSachbezug',
  'AVSonstige',
  'AVRechnung',
] as const;
/** One of {@link DOCUMENT_KINDS}. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * The kind of document of each receipt type of SIGN DE. Reversals are a normal `Beleg`, because
 * `AVBelegstorno` isn't allowed for tills with a TSS.
 */
const DOCUMENT_KIND_OF = {
  RECEIPT: 'Beleg',
  ANNULATION: 'Beleg',
  TRAINING: 'AVTraining',
  TRANSFER: 'AVTransfer',
  ORDER: 'AVBestellung',
  CANCELLATION: 'AVBelegstorno',
  ABORT: 'AVBelegabbruch',
  BENEFIT_IN_KIND: 'AVSachbezug',
  INVOICE: 'AVRechnung',
  OTHER: 'AVSonstige',
} as const satisfies Record<string, DocumentKind>;

/** The rates of SIGN DE in the order of the VAT slots. */
type VatRate = 'NORMAL' | 'REDUCED_1' | 'SPECIAL_RATE_1' | 'SPECIAL_RATE_2' | 'NULL';

/** One payment line of a Kassenbeleg: the sum per kind and currency. EUR isn't named. */
export interface KassenbelegPayment {
  readonly amount: string;
  readonly kind: 'Bar' | 'Unbar';
  /** ISO 4217, only for currencies other than EUR. */
  readonly currency?: string;
}

/**
 * processData of a `Kassenbeleg-V1`, by default with the document kind `Beleg`, e.g.
 * `Beleg^11.90_5.35_0.00_0.00_0.00^17.25:Bar` (DSFinV-K Annex I).
 */
export function toKassenbelegData(
  slots: VatSlots,
  payments: readonly KassenbelegPayment[],
  kind: DocumentKind = 'Beleg',
): string {
  const paid = payments.map(({amount, kind: way, currency}) =>
    [amount, way, currency].filter(Boolean).join(':'),
  );
  return [kind, slots.join('_'), paid.join('_')].join('^');
}

/**
 * Payments as a Kassenbeleg lists them: one sum per kind and currency, Bar before Unbar, EUR before
 * foreign currencies in alphabetical order, sums of 0.00 left out (DSFinV-K Annex I).
 */
export function sumPayments(
  payments: readonly KassenbelegPayment[],
): readonly KassenbelegPayment[] {
  const cents = new Map<string, number>();
  for (const payment of payments) {
    const key = toPaymentKey(payment);
    cents.set(key, (cents.get(key) ?? 0) + toCents(payment.amount));
  }
  return [...cents]
    .filter(([, sum]) => sum !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, sum]) => {
      const [kind, currency] = key.split(':') as ['Bar' | 'Unbar', string];
      return {amount: toAmount(sum), kind, ...(currency === '' ? {} : {currency})};
    });
}

/**
 * One item of an order. The quantity has only the decimals it needs. The price is gross per unit
 * with two decimals.
 */
export interface OrderLine {
  readonly quantity: string;
  readonly text: string;
  readonly unitPrice: string;
}

/**
 * processData of a `Bestellung-V1`: one row `quantity;"text";price` per item, separated by carriage
 * returns (DSFinV-K Annex I).
 */
export function toBestellungData(lines: readonly OrderLine[]): string {
  return lines
    .map(
      ({quantity, text, unitPrice}) => `${quantity};"${text.replaceAll('"', '""')}";${unitPrice}`,
    )
    .join('\r');
}

/** The items in the processData of a `Bestellung-V1`; `null` if a row is malformed. */
export function parseBestellungData(processData: string): readonly OrderLine[] | null {
  // A row has no carriage return outside its quoted text, and texts of a till have none at all, so
  // splitting the rows first is safe.
  const rows = processData.split('\r').map((row) => ORDER_ROW.exec(row));
  if (rows.some((row) => row === null)) return null;
  return rows.map((row) => ({
    quantity: row?.[1] ?? '',
    text: (row?.[2] ?? '').replaceAll('""', '"'),
    unitPrice: row?.[3] ?? '',
  }));
}

/** The data of an operation that a TSS signs. */
export interface Process {
  readonly processType: string;
  readonly processData: string;
}

/**
 * The content of a transaction as a till sends it to SIGN DE: sums, items, a text, or ready-made
 * process data.
 */
export type OperationSchema =
  | {
      readonly standard_v1: {
        readonly receipt: {
          readonly receipt_type: keyof typeof DOCUMENT_KIND_OF;
          readonly amounts_per_vat_rate: readonly {
            readonly vat_rate: VatRate;
            readonly amount: string;
          }[];
          readonly amounts_per_payment_type: readonly {
            readonly payment_type: 'CASH' | 'NON_CASH';
            readonly amount: string;
            readonly currency_code?: string;
          }[];
        };
      };
    }
  | {
      readonly standard_v1: {
        readonly order: {
          readonly line_items: readonly {
            readonly quantity: string;
            readonly text: string;
            readonly price_per_unit: string;
          }[];
        };
      };
    }
  | {readonly standard_v1: {readonly other: {readonly text: string}}}
  | {readonly raw: {readonly process_type: string; readonly process_data: string}};

/**
 * processType and processData that the TSS signs for the content from a till (DSFinV-K Annex I).
 */
export function toProcess(schema: OperationSchema): Process {
  if ('raw' in schema)
    return {
      processType: schema.raw.process_type,
      processData: new TextDecoder().decode(toBytes(schema.raw.process_data)),
    };
  const content = schema.standard_v1;
  if ('other' in content) return {processType: 'SonstigerVorgang', processData: content.other.text};
  if ('order' in content) {
    const lines = content.order.line_items.map(({quantity, text, price_per_unit}) => ({
      quantity,
      text,
      unitPrice: price_per_unit,
    }));
    return {processType: 'Bestellung-V1', processData: toBestellungData(lines)};
  }
  const {receipt_type, amounts_per_vat_rate, amounts_per_payment_type} = content.receipt;
  const amountAt = (rate: VatRate): string =>
    amounts_per_vat_rate.find(({vat_rate}) => vat_rate === rate)?.amount ?? '0.00';
  const slots: VatSlots = [
    amountAt('NORMAL'),
    amountAt('REDUCED_1'),
    amountAt('SPECIAL_RATE_1'),
    amountAt('SPECIAL_RATE_2'),
    amountAt('NULL'),
  ];
  const payments = amounts_per_payment_type.map(({payment_type, amount, currency_code}) => ({
    amount,
    kind: payment_type === 'CASH' ? ('Bar' as const) : ('Unbar' as const),
    ...(currency_code === undefined ? {} : {currency: currency_code}),
  }));
  return {
    processType: 'Kassenbeleg-V1',
    processData: toKassenbelegData(slots, sumPayments(payments), DOCUMENT_KIND_OF[receipt_type]),
  };
}

/** A spelling found on receipts of other vendors. */
const OTHER_SPELLING = 'KassenBeleg-V1';

/**
 * What breaks the format of the process type in process data; empty if nothing does (DSFinV-K Annex
 * I). `SonstigerVorgang` is free text.
 */
export function checkProcessData(processType: string, processData: string): readonly Finding[] {
  switch (processType) {
    case 'Kassenbeleg-V1':
      return checkKassenbelegData(processData);
    case OTHER_SPELLING:
      return [
        toFinding('de.process.spelling', 'processType', {type: processType}),
        ...checkKassenbelegData(processData),
      ];
    case 'Bestellung-V1':
      return parseBestellungData(processData) === null
        ? [toFinding('de.process.order-row', 'processData')]
        : [];
    case 'SonstigerVorgang':
      return [];
    default:
      return [toFinding('de.process.type', 'processType', {type: processType})];
  }
}

function checkKassenbelegData(processData: string): readonly Finding[] {
  const at = 'processData';
  const parts = KASSENBELEG.exec(processData);
  if (parts === null) {
    const code = /\d,\d{3}\b/.test(processData)
      ? 'de.process.thousands'
      : /\d,\d/.test(processData)
        ? 'de.process.comma'
        : /(^|[\^_-])\.\d/.test(processData)
          ? 'de.process.leading-zero'
          : 'de.process.form';
    return [toFinding(code, at)];
  }
  const [, kind = '', slots = '', paid = ''] = parts;
  const findings: Finding[] = [];
  if (kind === 'AVBelegstorno') findings.push(toFinding('de.process.reversal-kind', at));
  const payments = paid.split('_').filter((payment) => payment !== '');
  const keys = payments.map((payment) => {
    const [amount = '', way = '', currency = ''] = payment.split(':');
    if (toCents(amount) === 0) findings.push(toFinding('de.process.zero-payment', at, {payment}));
    if (currency === 'EUR') findings.push(toFinding('de.process.euro-named', at));
    return toPaymentKey({amount, kind: way as 'Bar' | 'Unbar', currency});
  });
  if (new Set(keys).size < keys.length) findings.push(toFinding('de.process.payment-twice', at));
  if (keys.some((key, index) => index > 0 && key < (keys[index - 1] ?? '')))
    findings.push(toFinding('de.process.payment-order', at));
  return [...findings, ...checkSums(kind, slots, payments)];
}

/** Whether a sale was paid in full. Foreign amounts have no rate in the code, so they can't be added. */
function checkSums(kind: string, slots: string, payments: readonly string[]): readonly Finding[] {
  const isForeign = payments.some((payment) => /:[A-Z]{3}$/.test(payment));
  if (isForeign || !['Beleg', 'AVTraining'].includes(kind)) return [];
  const sum = (texts: readonly string[]): number =>
    texts.reduce((total, text) => total + toCents(text.split(':')[0] ?? ''), 0);
  const [amounts, paid] = [sum(slots.split('_')), sum(payments)];
  return amounts === paid
    ? []
    : [
        toFinding('de.process.sums', 'processData', {
          amounts: toAmount(amounts),
          payments: toAmount(paid),
        }),
      ];
}

const PAYMENT = '-?\\d+\\.\\d{2}:(?:Bar|Unbar)(?::[A-Z]{3})?';
const KASSENBELEG = new RegExp(
  `^(${DOCUMENT_KINDS.join('|')})\\^((?:-?\\d+\\.\\d{2}_){4}-?\\d+\\.\\d{2})\\^(${PAYMENT}(?:_${PAYMENT})*)?$`,
);
const ORDER_ROW = /^(-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?);"((?:[^"\r]|"")*)";(-?\d+\.\d{2})$/;

/** Sort key for the required order: `Bar:` before `Bar:CHF` before `Unbar:`. */
function toPaymentKey({kind, currency}: KassenbelegPayment): string {
  return `${kind}:${currency === 'EUR' ? '' : (currency ?? '')}`;
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function toAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}
