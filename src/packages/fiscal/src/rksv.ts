import {fromBase64Url, toBase64, toBase64Url, toUtf8} from './bytes';

/**
 * The five amounts of a receipt in the order of the machine-readable code (RKSV annex Z 4–6):
 * gross, decimal point, two places.
 */
export interface AustrianSlots {
  /** 20 %. */
  readonly normal: string;
  /** 10 %. */
  readonly reduced1: string;
  /** 13 %. */
  readonly reduced2: string;
  /** 0 %, exempt or not taxable. */
  readonly zero: string;
  /** 19 % (Jungholz, Mittelberg) and, since 1 July 2026, 4.9 % (selected foodstuffs). */
  readonly special: string;
}

/** One receipt of the register's chain, with every value that the ordinance derives from it. */
export interface AustrianReceiptRecord {
  readonly id: string;
  /** Belegnummer: unique per register, because it feeds the initialization vector. */
  readonly number: string;
  readonly type:
    | 'INITIALIZATION'
    | 'NORMAL'
    | 'CANCELLATION'
    | 'TRAINING'
    | 'SIGNATURE_CREATION_UNIT_FAULT_CLEARANCE';
  /** Time in Austria as in the code, without a zone. */
  readonly localTime: string;
  readonly unixTime: number;
  readonly amounts: AustrianSlots;
  /** Turnover counter after this receipt, in cents. */
  readonly turnoverCents: number;
  /** Field 10 of the code: encrypted counter, or `TRA` or `STO` in base64. */
  readonly counterField: string;
  /** Field 12 of the code: the chain value that links it to the previous receipt. */
  readonly chainValue: string;
  /**
   * `false` if the signature unit was out of order. The outage text then replaces the signature.
   */
  readonly signed: boolean;
  /** The line of the data collection protocol (DEP7). */
  readonly jws: string;
  /** The text of the QR code. */
  readonly code: string;
}

/**
 * The eleven fields of the machine-readable code that are signed (RKSV annex Z 4–6, 12). The
 * signature is the twelfth field.
 */
export interface RksvCodeFields {
  /** Algorithm suite and trust service provider, e.g. `R1-AT100` for a virtual test provider. */
  readonly suite: string;
  /** Kassen-ID, as reported to FinanzOnline. */
  readonly registerId: string;
  readonly receiptNumber: string;
  /** Local time in Austria without a zone, e.g. `2026-11-20T07:41:37`. */
  readonly localTime: string;
  readonly amounts: AustrianSlots;
  /**
   * Field 10: the encrypted turnover counter, or the marker of a training or cancellation receipt.
   */
  readonly counterField: string;
  readonly certificateSerialNumber: string;
  /** Field 12: links the receipt to the previous one. */
  readonly chainValue: string;
}

/** The content of a DEP7 file (RKSV § 7, annex Z 3). The ordinance defines the names. */
export interface Dep7File {
  readonly 'Belege-Gruppe': readonly {
    readonly Signaturzertifikat: string;
    readonly Zertifizierungsstellen: readonly string[];
    readonly 'Belege-kompakt': readonly string[];
  }[];
}

/** The text on a receipt that could not be signed (RKSV § 17). */
export const OUTAGE_TEXT = 'Sicherheitseinrichtung ausgefallen';

/** Field 10 of a training receipt. The turnover counter doesn't change (RKSV annex Z 4–6). */
export const TRAINING_COUNTER_FIELD = toBase64(toUtf8('TRA'));

/**
 * Field 10 of a cancellation receipt. The turnover counter decreases by the amounts (RKSV annex Z
 * 4–6).
 */
export const CANCELLATION_COUNTER_FIELD = toBase64(toUtf8('STO'));

/**
 * The text a signature unit signs, e.g.
 * `_R1-AT100_BON-…_3_2026-11-20T07:41:37_4,20_5,80_0,00_0,00_9,10_…` (RKSV annex Z 4–6).
 */
export function toSignedText(fields: RksvCodeFields): string {
  const {amounts} = fields;
  const slots = [amounts.normal, amounts.reduced1, amounts.reduced2, amounts.zero, amounts.special];
  return [
    '',
    fields.suite,
    fields.registerId,
    fields.receiptNumber,
    fields.localTime,
    ...slots.map((amount) => amount.replace('.', ',')),
    fields.counterField,
    fields.certificateSerialNumber,
    fields.chainValue,
  ].join('_');
}

/**
 * The bytes that the ES256 signature covers: protected header and payload of the compact JWS (RKSV
 * annex Z 4–6; RFC 7515 § 5.1).
 */
export function toSigningInput(signedText: string): string {
  return `${JWS_HEADER}.${toBase64Url(toUtf8(signedText))}`;
}

/**
 * The compact JWS in the data collection protocol. The outage text replaces a missing signature
 * (RKSV annex Z 3–6).
 */
export function toCompactJws(signedText: string, signature: Uint8Array | undefined): string {
  return `${toSigningInput(signedText)}.${toBase64Url(signature ?? toUtf8(OUTAGE_TEXT))}`;
}

/**
 * The machine-readable code of a receipt, as in its QR code: signed text and signature in standard
 * base64 (RKSV annex Z 12).
 */
export function toMachineReadableCode(jws: string): string {
  const [, payload = '', signature = ''] = jws.split('.');
  return `${new TextDecoder().decode(fromBase64Url(payload) ?? new Uint8Array())}_${toBase64(fromBase64Url(signature) ?? new Uint8Array())}`;
}

/**
 * Whether the receipt's signature is missing because the signature unit was out of order (RKSV §
 * 17).
 */
export function isOutageJws(jws: string): boolean {
  return jws.endsWith(`.${toBase64Url(toUtf8(OUTAGE_TEXT))}`);
}

/**
 * The input of the chain hash: the JWS of the previous receipt, or the Kassen-ID for the start
 * receipt (RKSV annex Z 4–6).
 */
export function toChainInput(
  registerId: string,
  previous: Pick<AustrianReceiptRecord, 'jws'> | undefined,
): string {
  return previous?.jws ?? registerId;
}

/** Field 12, the first eight bytes of the chain input's SHA-256 in base64 (RKSV annex Z 4–6). */
export function toChainValue(sha256: Uint8Array): string {
  return toBase64(sha256.subarray(0, 8));
}

/**
 * The hash input for the initialization vector of the turnover counter. Its SHA-256 is truncated to
 * 16 bytes (RKSV annex Z 8).
 */
export function toInitializationVectorInput(registerId: string, receiptNumber: string): string {
  return `${registerId}${receiptNumber}`;
}

/** The initialization vector for AES-256-ICM from the SHA-256 of its input (RKSV annex Z 8). */
export function toInitializationVector(sha256: Uint8Array): Uint8Array {
  return sha256.slice(0, 16);
}

/**
 * The block that AES-256-ICM encrypts: the turnover in cents as a signed big-endian number at the
 * start of 16 bytes (RKSV annex Z 8, 9). A counter of fewer than eight bytes is allowed down to
 * five; the length is fixed for the life of a register.
 */
export function toTurnoverBlock(cents: number, counterLength: CounterLength = 8): Uint8Array {
  const wide = new DataView(new ArrayBuffer(8));
  wide.setBigInt64(0, BigInt(cents));
  const block = new Uint8Array(16);
  block.set(new Uint8Array(wide.buffer).subarray(8 - counterLength));
  return block;
}

/** Field 10 of a sale: the bytes of the counter from the encrypted block (RKSV annex Z 9). */
export function toCounterField(
  encryptedBlock: Uint8Array,
  counterLength: CounterLength = 8,
): string {
  return toBase64(encryptedBlock.subarray(0, counterLength));
}

/** The turnover in cents from a decrypted field 10. */
export function toTurnoverCents(decrypted: Uint8Array): number {
  const negative = ((decrypted[0] ?? 0) & 0x80) !== 0;
  const unsigned = decrypted.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  return Number(negative ? unsigned - (1n << BigInt(8 * decrypted.length)) : unsigned);
}

/**
 * A checksum of four characters that protects the AES key against typing errors in FinanzOnline,
 * from the SHA-256 of the key's base64 text.
 */
export function toKeyChecksum(sha256OfBase64Key: Uint8Array): string {
  return toBase64(sha256OfBase64Key.subarray(0, 3)).replaceAll('=', '');
}

/**
 * A DEP7 file of one register and one signature certificate, receipts in their order (RKSV § 7,
 * annex Z 3).
 */
export function toDep7File(
  certificate: string,
  authorities: readonly string[],
  jws: readonly string[],
): Dep7File {
  return {
    'Belege-Gruppe': [
      {Signaturzertifikat: certificate, Zertifizierungsstellen: authorities, 'Belege-kompakt': jws},
    ],
  };
}

/**
 * The sum of the five amounts in cents, by which a sale or a cancellation changes the turnover
 * counter.
 */
export function toCents(amounts: AustrianSlots): number {
  const slots = [amounts.normal, amounts.reduced1, amounts.reduced2, amounts.zero, amounts.special];
  return slots.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
}

/**
 * Whether an Austrian VAT identification number (UID) has a valid check digit, e.g. `ATU12345675`.
 */
export function isAustrianVatId(vatId: string): boolean {
  const digits = /^ATU(\d{8})$/.exec(vatId)?.[1];
  if (digits === undefined) return false;
  return (10 - ((toAlternatingSum(digits.slice(0, 7)) + 4) % 10)) % 10 === Number(digits[7]);
}

/**
 * Whether an Austrian tax number (Finanzamt and Steuernummer, nine digits) has a valid check digit.
 */
export function isAustrianTaxNumber(taxNumber: string): boolean {
  if (!/^\d{9}$/.test(taxNumber)) return false;
  return (10 - (toAlternatingSum(taxNumber.slice(0, 8)) % 10)) % 10 === Number(taxNumber[8]);
}

/**
 * Whether a Global Location Number (13 digits) has a valid check digit (GS1 General Specifications
 * § 7.9).
 */
export function isGln(gln: string): boolean {
  if (!/^\d{13}$/.test(gln)) return false;
  const sum = [...gln.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(gln[12]);
}

/** Number of bytes in the block that contain the counter. */
export type CounterLength = 5 | 6 | 7 | 8;

/** `{"alg":"ES256"}`, the only protected header of suite R1. */
const JWS_HEADER = toBase64Url(toUtf8('{"alg":"ES256"}'));

/**
 * Weights digits by 1, 2, 1, 2 … and reduces the products to their digit sums. UID and tax number
 * share this step.
 */
function toAlternatingSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (product > 9 ? product - 9 : product);
  }, 0);
}
