/** Amounts of a line, a rate or a document, in euro with two places. */
export interface FrenchAmounts {
  readonly gross: string;
  readonly net: string;
  readonly vat: string;
}

/** The share of a document under one rate. The rate is in percent with two places. */
export interface FrenchVat extends FrenchAmounts {
  readonly rate: string;
}

/** One line of a ticket. Credit notes have negative quantities and amounts. */
export interface FrenchLine extends FrenchAmounts {
  readonly text: string;
  readonly productNumber: string;
  readonly quantity: number;
  /** Price of one piece with VAT. */
  readonly unitPrice: string;
  readonly vatRate: '5.50' | '10.00' | '20.00';
  readonly vatCode: 'REDUCED_2' | 'REDUCED_1' | 'STANDARD';
}

/**
 * The fields of every link in a chain. Signatures are r‖s, base64url, ECDSA P-256 with SHA-256 over
 * the text that `toTicketInput` or a similar function builds.
 */
export interface FrenchLink {
  /**
   * Counts from 1 within its chain. Sales, provisional documents, duplicates, events and closings
   * each have a chain.
   */
  readonly sequence: number;
  readonly recordId: string;
  readonly signedAt: string;
  readonly signature: string;
}

/**
 * Documents and the other transactions of a sale. The first two have their own chain, because they
 * don't count towards any total.
 */
export type FrenchDocumentKind =
  | 'DRAFT_RECEIPT'
  | 'PRO_FORMA_INVOICE'
  | 'RECEIPT'
  | 'INVOICE'
  | 'DOWN_PAYMENT'
  | 'CREDIT_NOTE'
  | 'CORRECTION'
  | 'CANCELLATION'
  | 'ENRICHMENT'
  | 'PROOF_OF_PAYMENT'
  | 'ABORT';

/**
 * A transaction in the form that is signed. Without turnover, it has no rates, and its total is
 * zero.
 */
export interface FrenchDocument extends FrenchLink {
  readonly kind: FrenchDocumentKind;
  readonly intentionId: string;
  readonly vat: readonly FrenchVat[];
  readonly total: FrenchAmounts;
}

/** A sale or a credit note. */
export interface FrenchTicket extends FrenchDocument {
  readonly kind: 'RECEIPT' | 'CREDIT_NOTE';
  /** The number assigned by the till. */
  readonly number: string;
  readonly issuedAt: string;
  readonly lines: readonly FrenchLine[];
  readonly payments: readonly {readonly kind: 'CASH' | 'CARD'; readonly amount: string}[];
  /** Characters 3, 7, 13 and 19 of the signature, as printed. */
  readonly extract: string;
}

/** A copy of a ticket that was printed again. */
export interface FrenchDuplicate extends FrenchLink {
  /** Number of this copy, counted per ticket. */
  readonly number: number;
  readonly reason: string;
  readonly operator: string;
  /** Sequence of the original ticket. */
  readonly originalSequence: number;
  readonly extract: string;
}

/** An event of the till that has to be recorded, such as an outage. */
export interface FrenchEvent extends FrenchLink {
  readonly code: string;
  readonly description: string;
  readonly operator: string;
  readonly occurredAt: string;
}

/** A closing with its totals, in euro with two places. */
export interface FrenchClosing extends FrenchLink {
  readonly kind: 'CLOSING::DAILY';
  /** The day as YYYYMMDD. */
  readonly period: string;
  readonly from: string;
  readonly to: string;
  readonly vat: readonly FrenchVat[];
  readonly total: FrenchAmounts;
  /** Since the start of the accounting year. */
  readonly grandTotal: string;
  /** Since the first use of the till; never reset. */
  readonly perpetualTotal: string;
  /** The same, with the absolute value of every amount. */
  readonly perpetualAbsolute: string;
}

/** Whether a SIREN has nine digits and passes the Luhn check. */
export function isSiren(value: string): boolean {
  return /^\d{9}$/.test(value) && hasLuhnSum(value);
}

/** Whether a SIRET has fourteen digits, passes the Luhn check and begins with a valid SIREN. */
export function isSiret(value: string): boolean {
  return /^\d{14}$/.test(value) && isSiren(value.slice(0, 9)) && hasLuhnSum(value);
}

/**
 * The VAT number of a French company: `FR`, a two-digit key derived from the SIREN, then the SIREN.
 */
export function toFrenchVatId(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}

/**
 * Whether a text has the form of an INFOCERT certificate code: the product category A, B or C, then
 * up to four digits.
 */
export function isCertificateCode(value: string): boolean {
  return /^[ABC]\d{1,4}$/.test(value);
}

/** Net amount and VAT inside a gross amount, in cents, rounded half away from zero. */
export function splitVat(
  gross: string,
  rate: string,
): {readonly net: string; readonly vat: string} {
  const cents = toCents(gross);
  const net = Math.sign(cents) * Math.round((Math.abs(cents) * 10_000) / (10_000 + toCents(rate)));
  return {net: toAmount(net), vat: toAmount(cents - net)};
}

/** The sums of several amounts: gross, net and VAT. */
export function sumAmounts(parts: readonly FrenchAmounts[]): FrenchAmounts {
  const sum = (pick: (part: FrenchAmounts) => string): string =>
    toAmount(parts.reduce((total, part) => total + toCents(pick(part)), 0));
  return {
    gross: sum((part) => part.gross),
    net: sum((part) => part.net),
    vat: sum((part) => part.vat),
  };
}

/** VAT rows of several documents added up per rate, lowest rate first. */
export function toVatTotals(rows: readonly FrenchVat[]): readonly FrenchVat[] {
  const rates = [...new Set(rows.map((row) => row.rate))].sort((a, b) => Number(a) - Number(b));
  return rates.map((rate) => ({rate, ...sumAmounts(rows.filter((row) => row.rate === rate))}));
}

/**
 * The three totals of a closing (BOI-TVA-DECLA-30-10-30 § 170): for the period, since the start of
 * the year, and since the first use of the till.
 */
export interface ClosingTotals {
  readonly total: string;
  readonly grandTotal: string;
  readonly perpetualTotal: string;
  /** The absolute value of every amount, so that a credit note can't hide a sale. */
  readonly perpetualAbsolute: string;
}

/**
 * The totals of the next daily closing: the totals of the previous closing plus the day's tickets.
 * `isNewYear` restarts the grand total.
 */
export function toClosingTotals(
  tickets: readonly Pick<FrenchTicket, 'total'>[],
  previous: ClosingTotals | undefined,
  isNewYear = false,
): ClosingTotals {
  const totals = tickets.map((ticket) => toCents(ticket.total.gross));
  const total = totals.reduce((sum, cents) => sum + cents, 0);
  const absolute = totals.reduce((sum, cents) => sum + Math.abs(cents), 0);
  const carry = (amount: string | undefined): number => toCents(amount ?? '0.00');
  return {
    total: toAmount(total),
    grandTotal: toAmount((isNewYear ? 0 : carry(previous?.grandTotal)) + total),
    perpetualTotal: toAmount(carry(previous?.perpetualTotal) + total),
    perpetualAbsolute: toAmount(carry(previous?.perpetualAbsolute) + absolute),
  };
}

/**
 * The text Bonarium signs for a transaction: gross totals per rate, gross total, time, till,
 * sequence, kind, first-record flag, previous signature. The law asks for a secured record and
 * names no scheme; these are the fields audited tills commonly sign.
 */
export function toTicketInput(
  till: string,
  document: Omit<FrenchDocument, 'recordId' | 'intentionId' | 'signature'>,
  previousSignature: string,
): string {
  const {vat, total, signedAt, sequence, kind} = document;
  return joinInput(
    [toRates(vat), toCents(total.gross), toDigits(signedAt), till, sequence, kind],
    previousSignature,
  );
}

/**
 * The text Bonarium signs for a copy: till, sequence, kind, copy number, operator, time, sequence
 * of the original, first-record flag, previous signature.
 */
export function toDuplicateInput(
  till: string,
  duplicate: FrenchDuplicate,
  previousSignature: string,
): string {
  const {sequence, number, operator, signedAt, originalSequence} = duplicate;
  return joinInput(
    [till, sequence, 'DUPLICATE', number, operator, toDigits(signedAt), originalSequence],
    previousSignature,
  );
}

/**
 * The text Bonarium signs for a technical event: sequence, code, description, time, operator, till,
 * first-record flag, previous signature.
 */
export function toEventInput(till: string, event: FrenchEvent, previousSignature: string): string {
  const {sequence, code, description, signedAt, operator} = event;
  return joinInput(
    [sequence, code, description, toDigits(signedAt), operator, till],
    previousSignature,
  );
}

/**
 * The text Bonarium signs for a closing: totals per rate, total, absolute perpetual total, time,
 * period, sequence, first-record flag, previous signature.
 */
export function toClosingInput(closing: FrenchClosing, previousSignature: string): string {
  const {vat, total, perpetualAbsolute, signedAt, period, sequence} = closing;
  return joinInput(
    [
      toRates(vat),
      toCents(total.gross),
      toCents(perpetualAbsolute),
      toDigits(signedAt),
      period,
      sequence,
    ],
    previousSignature,
  );
}

/** The four characters of a signature that a receipt shows: its 3rd, 7th, 13th and 19th. */
export function toSignatureExtract(signature: string): string {
  return [3, 7, 13, 19].map((place) => signature.charAt(place - 1)).join('');
}

/**
 * The input of the SHA-256 in `X-Replay-Hash`: the previous hash (empty for the first entry), seed,
 * time of the sale, gross total (empty for an intention).
 */
export function toReplayInput(
  previousHash: string,
  seed: string,
  recordedAt: string,
  gross: string,
): string {
  return [previousHash, seed, recordedAt, gross].join(';');
}

function joinInput(fields: readonly (string | number)[], previousSignature: string): string {
  const isFirst = previousSignature === '' ? 'Y' : 'N';
  // Semicolons separate fields, so a text may not contain any.
  return [
    ...fields.map((field) => String(field).replaceAll(';', ',')),
    isFirst,
    previousSignature,
  ].join(';');
}

/** `0550:1055|1000:550`: rate in hundredths of a percent, gross in cents, lowest rate first. */
function toRates(vat: readonly FrenchVat[]): string {
  return vat
    .map(({rate, gross}) => `${String(toCents(rate)).padStart(4, '0')}:${toCents(gross)}`)
    .join('|');
}

/** `2026-11-20T09:14:37+01:00` as `20261120091437`: local time, as printed. */
function toDigits(moment: string): string {
  return moment.slice(0, 19).replaceAll(/\D/g, '');
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function toAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function hasLuhnSum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
