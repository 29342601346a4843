import type {GermanReceipt} from '../../data/receipts/germany';

/** German VAT slots of a Kassenbeleg in their fixed order: 19 %, 7 %, 10.7/7.8 %, 5.5 %, 0 % (DSFinV-K Annex I). */
type VatSlots = readonly [string, string, string, string, string];

/** One payment line of a Kassenbeleg: the sum per kind and currency; EUR stays unnamed. */
export interface KassenbelegPayment {
  readonly amount: string;
  readonly kind: 'Bar' | 'Unbar';
  /** ISO 4217, only for currencies other than EUR. */
  readonly currency?: string;
}

/** processData of a `Kassenbeleg-V1` with the document kind `Beleg`, e.g. `Beleg^11.90_5.35_0.00_0.00_0.00^17.25:Bar` (DSFinV-K Annex I). */
export function toKassenbelegData(slots: VatSlots, payments: readonly KassenbelegPayment[]): string {
  const paid = payments.map(({amount, kind, currency}) => [amount, kind, currency].filter(Boolean).join(':'));
  return ['Beleg', slots.join('_'), paid.join('_')].join('^');
}

/** The twelve fields of the receipt QR code in their order, joined by semicolons (DSFinV-K Annex I, chapter 2). */
export function toReceiptCode(receipt: GermanReceipt): string {
  const {tss, transaction} = receipt;
  return [
    'V0',
    receipt.clientSerialNumber,
    transaction.processType,
    transaction.processData,
    transaction.number,
    transaction.signatureCounter,
    toMilliseconds(transaction.startedAt),
    toMilliseconds(transaction.finishedAt),
    tss.signatureAlgorithm,
    tss.timeFormat,
    transaction.signature,
    tss.publicKey,
  ].join(';');
}

/**
 * The bytes a TSE signs when a transaction finishes: the DER elements of the log message before its signature value, without the outer SEQUENCE
 * (TR-03151-1 §§ 2.1.4.1, 3.7.2.1; log version 3).
 */
export function toFinishLogMessage(receipt: GermanReceipt): Uint8Array {
  const {tss, transaction} = receipt;
  const text = (value: string): number[] => [...new TextEncoder().encode(value)];
  return Uint8Array.from([
    ...toDer(0x02, [3]),
    ...toDer(0x06, TRANSACTION_LOG_OID),
    ...toDer(0x80, text('finishTransaction')),
    ...toDer(0x81, text(receipt.clientSerialNumber)),
    ...toDer(0x82, text(transaction.processData)),
    ...toDer(0x83, text(transaction.processType)),
    ...toDer(0x85, toIntegerBytes(transaction.number)),
    ...toDer(0x04, toHexBytes(tss.serialNumber)),
    ...toDer(0x30, toDer(0x06, ECDSA_PLAIN_SHA256_OID)),
    ...toDer(0x02, toIntegerBytes(transaction.signatureCounter)),
    ...toDer(0x02, toIntegerBytes(Date.parse(transaction.finishedAt) / 1000)),
  ]);
}

/** 0.4.0.127.0.7.3.7.1.1, transaction log (TR-03151-1 § 2.1.5). */
const TRANSACTION_LOG_OID = [0x04, 0x00, 0x7f, 0x00, 0x07, 0x03, 0x07, 0x01, 0x01];
/** 0.4.0.127.0.7.1.1.4.1.3, ecdsa-plain-SHA256 (TR-03151-1 App. E.1). */
const ECDSA_PLAIN_SHA256_OID = [0x04, 0x00, 0x7f, 0x00, 0x07, 0x01, 0x01, 0x04, 0x01, 0x03];

/** `2026-11-20T09:41:37Z` as the QR code wants it: with milliseconds. */
function toMilliseconds(moment: string): string {
  return new Date(moment).toISOString();
}

/** One DER element: tag, length, content; lengths up to 65,535 bytes. */
function toDer(tag: number, content: readonly number[]): number[] {
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return [tag, ...length, ...content];
}

/** A non-negative integer as the shortest DER content: a leading zero keeps it positive. */
function toIntegerBytes(value: number): number[] {
  const hex = value.toString(16);
  const bytes = toHexBytes(hex.padStart(hex.length + (hex.length % 2), '0'));
  return (bytes[0] ?? 0) >= 0x80 ? [0, ...bytes] : bytes;
}

function toHexBytes(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
