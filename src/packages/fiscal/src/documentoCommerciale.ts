/** Amounts of a line, a rate or a document, in euro with two places. */
export interface ItalianAmounts {
  readonly gross: string;
  readonly net: string;
  readonly vat: string;
}

/** One line of a documento commerciale; returns and voids carry negative quantities and amounts. */
export interface ItalianLine extends ItalianAmounts {
  readonly text: string;
  readonly productNumber: string;
  readonly concept: 'GOOD' | 'SERVICE';
  readonly quantity: number;
  /** Price of one piece with VAT. */
  readonly unitPrice: string;
  readonly vatRate: '10.00' | '22.00';
  readonly vatCode: 'REDUCED_1' | 'STANDARD';
}

/** One payment, in euro with two places. */
export interface ItalianPayment {
  readonly kind: 'CASH' | 'CARD';
  readonly amount: string;
}

/** One link of a signed chain: a record of a cloud system, or a seal of an emission point. */
export interface ItalianJournalEntry {
  readonly sequence: number;
  readonly kind:
    | 'INTENTION::TRANSACTION'
    | 'INTENTION::REPLAY'
    | 'INTENTION::EXPORT'
    | 'TRANSACTION::RECEIPT'
    | 'TRANSACTION::CANCELLATION'
    | 'TRANSACTION::CORRECTION'
    | 'TRANSACTION::ABORT'
    | 'EXPORT::RECORDS';
  readonly recordId: string;
  readonly signedAt: string;
  /** The number assigned by the till or the emission point; empty if the record has none. */
  readonly number: string;
  /** Gross total; empty for an intention. */
  readonly total: string;
  /** r‖s, base64url; ECDSA P-256 with SHA-256 over `toJournalInput`. */
  readonly signature: string;
}

/** Whether a partita IVA has eleven digits and a valid check digit (Luhn). */
export function isPartitaIva(value: string): boolean {
  return /^\d{11}$/.test(value) && toPartitaIvaCheckDigit(value.slice(0, 10)) === value.at(-1);
}

/**
 * The eleventh digit of a partita IVA: Luhn over the seven digits of the number and the three of
 * the issuing office.
 */
export function toPartitaIvaCheckDigit(firstTen: string): string {
  let sum = 0;
  for (const [index, digit] of [...firstTen].entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return String((10 - (sum % 10)) % 10);
}

/**
 * Whether a personal codice fiscale has the right format and a valid check character (DM
 * 23-12-1976).
 */
export function isCodiceFiscale(value: string): boolean {
  return (
    CODICE_FISCALE.test(value) && toCodiceFiscaleCheckCharacter(value.slice(0, 15)) === value.at(-1)
  );
}

/**
 * The sixteenth character of a codice fiscale: values of the odd and even places added up, modulo
 * 26 (DM 23-12-1976).
 */
export function toCodiceFiscaleCheckCharacter(firstFifteen: string): string {
  let sum = 0;
  for (const [index, character] of [...firstFifteen].entries()) {
    const rank = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - LETTER_A;
    // Positions count from one, so the first character is in an odd position.
    sum += index % 2 === 0 ? (ODD_PLACE_VALUES[rank] ?? 0) : rank;
  }
  return String.fromCharCode(LETTER_A + (sum % 26));
}

/**
 * Whether a text has the form of a receipt lottery code: eight capitals or digits (L. 232/2016 art.
 * 1).
 */
export function isLotteryCode(value: string): boolean {
  return /^[A-Z0-9]{8}$/.test(value);
}

/**
 * Whether a sale takes part in the deferred lottery: at least one euro, paid only by electronic
 * means. Meal vouchers don't count (L. 232/2016 art. 1).
 */
export function isLotteryEligible(total: string, payments: readonly ItalianPayment[]): boolean {
  return toUnits(total, 2) >= 100n && payments.every((payment) => payment.kind === 'CARD');
}

/** Whether a text has the form of the authority's progressive number, e.g. `DCW2026/4873-0619`. */
export function isAuthorityNumber(value: string): boolean {
  return /^DCW\d{4}\/\d{1,4}-\d{1,4}$/.test(value);
}

/**
 * The number an emission point prints: closing and document, four digits each, e.g. `0124-0001`
 * (takings format, `[0-9]{4}-[0-9]{4}`).
 */
export function toLocalNumber(closing: number, document: number): string {
  return [closing, document].map((part) => String(part).padStart(4, '0')).join('-');
}

/**
 * Net amount and VAT of a gross amount, rounded half away from zero. The authority's online form
 * calculates with eight places.
 */
export function splitVat(
  gross: string,
  rate: string,
  places = 2,
): {readonly net: string; readonly vat: string} {
  const grossUnits = toUnits(gross, places);
  const rateUnits = toUnits(rate, 2);
  const net = divide(grossUnits * 10_000n, 10_000n + rateUnits);
  return {net: toDecimal(net, places), vat: toDecimal(grossUnits - net, places)};
}

/** The amounts of a document added up per VAT rate, lowest rate first. */
export function toVatSplit(
  lines: readonly ItalianLine[],
): readonly (ItalianAmounts & {readonly rate: string})[] {
  const rates = [...new Set(lines.map((line) => line.vatRate))].sort(
    (a, b) => Number(a) - Number(b),
  );
  return rates.map((rate) => ({
    rate,
    ...sumAmounts(lines.filter((line) => line.vatRate === rate)),
  }));
}

/** The sums of several amounts: gross, net and VAT. */
export function sumAmounts(parts: readonly ItalianAmounts[]): ItalianAmounts {
  const sum = (pick: (part: ItalianAmounts) => string): string =>
    toDecimal(
      parts.reduce((total, part) => total + toUnits(pick(part), 2), 0n),
      2,
    );
  return {
    gross: sum((part) => part.gross),
    net: sum((part) => part.net),
    vat: sum((part) => part.vat),
  };
}

/**
 * The text that Bonarium signs for a record of an Italian system, and that an emission point signs
 * for its seal: eight fields joined by semicolons. The last field is the signature of the previous
 * record. The first record of a chain ends with an empty field.
 */
export function toJournalInput(
  systemId: string,
  entry: ItalianJournalEntry,
  previousSignature: string,
): string {
  const {sequence, kind, recordId, signedAt, number, total} = entry;
  return [systemId, sequence, kind, recordId, signedAt, number, total, previousSignature].join(';');
}

/** Letters (L–V) may replace the seven digits if two people would otherwise share a code. */
const CODICE_FISCALE = /^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/;
const LETTER_A = 65;
/**
 * Values of the odd positions for 0–9, which A–J share. From K on, only letters (DM 23-12-1976).
 */
const ODD_PLACE_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** `-6.1` with two places as −610n. Amounts are counted in whole units, never in floating point. */
function toUnits(amount: string, places: number): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
  return amount.startsWith('-') ? -units : units;
}

function toDecimal(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Integer division rounded half away from zero. */
function divide(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor;
}
