import {isBase64, toBytes, toHexBytes} from './bytes';
import type {ReceiptCode, SignedReceipt} from './kassensichvCode';
import type {Process} from './kassensichvProcess';

/**
 * One step of a transaction as the TSE logs it; processType and processData are empty at the start
 * (TR-03151-1, 3.7.2.1).
 */
export interface TransactionStep extends Process {
  readonly operation: 'startTransaction' | 'updateTransaction' | 'finishTransaction';
  readonly clientSerialNumber: string;
  readonly transactionNumber: number;
  /** 64 hexadecimal digits. */
  readonly tssSerialNumber: string;
  readonly signatureCounter: number;
  /** Time of the TSE clock in whole Unix seconds. */
  readonly time: number;
}

/** Version of a log message. Version 2 writes operations with a capital letter. */
export type LogVersion = 2 | 3;

/** The properties in which messages of TSEs differ. */
export interface LogForm {
  readonly logVersion: LogVersion;
  readonly hash: 'SHA-256' | 'SHA-384' | 'SHA-512';
  readonly time:
    | 'unixTime'
    | 'utcTime'
    | 'utcTimeWithSeconds'
    | 'generalizedTime'
    | 'generalizedTimeWithMilliseconds';
}

/** Bonarium's TSS: log version 3, ecdsa-plain-SHA256, Unix time. */
const OWN_FORM: LogForm = {logVersion: 3, hash: 'SHA-256', time: 'unixTime'};

/**
 * The bytes a TSE signs for one step of a transaction: the DER elements of the log message before
 * its signature value, without the outer SEQUENCE (TR-03151-1, 2.1.4.1, 3.7.2.1). The default is
 * the form of Bonarium's TSS.
 */
export function toLogMessage(
  step: TransactionStep,
  {logVersion, hash, time}: LogForm = OWN_FORM,
): Uint8Array {
  const text = (value: string): number[] => [...new TextEncoder().encode(value)];
  const operation =
    logVersion === 3
      ? step.operation
      : step.operation.replace(/^./, (letter) => letter.toUpperCase());
  return Uint8Array.from([
    ...toDer(0x02, [logVersion]),
    ...toDer(0x06, TRANSACTION_LOG_OID),
    ...toDer(0x80, text(operation)),
    ...toDer(0x81, text(step.clientSerialNumber)),
    ...toDer(0x82, text(step.processData)),
    ...toDer(0x83, text(step.processType)),
    ...toDer(0x85, toIntegerBytes(step.transactionNumber)),
    ...toDer(0x04, toHexBytes(step.tssSerialNumber)),
    ...toDer(
      0x30,
      toDer(0x06, [...ECDSA_PLAIN_OID, {'SHA-256': 3, 'SHA-384': 4, 'SHA-512': 5}[hash]]),
    ),
    ...toDer(0x02, toIntegerBytes(step.signatureCounter)),
    ...toSignedTime(step.time, time),
  ]);
}

/** The DER element of a signed time: INTEGER, UTCTime (two-digit year) or GeneralizedTime. */
function toSignedTime(seconds: number, form: LogForm['time']): number[] {
  if (form === 'unixTime') return toDer(0x02, toIntegerBytes(seconds));
  const digits = new Date(Math.round(seconds * 1000)).toISOString().replace(/\D/g, '');
  const texts = {
    utcTime: digits.slice(2, 12),
    utcTimeWithSeconds: digits.slice(2, 14),
    generalizedTime: digits.slice(0, 14),
    generalizedTimeWithMilliseconds: `${digits.slice(0, 14)}.${digits.slice(14)}`,
  };
  return toDer(form.startsWith('utc') ? 0x17 : 0x18, [
    ...new TextEncoder().encode(`${texts[form]}Z`),
  ]);
}

/**
 * The bytes a TSE signs when the transaction of a receipt finishes (TR-03151-1, 2.1.4.1, 3.7.2.1;
 * log version 3).
 */
export function toFinishLogMessage(receipt: SignedReceipt): Uint8Array {
  const {tss, transaction} = receipt;
  return toLogMessage({
    operation: 'finishTransaction',
    clientSerialNumber: receipt.clientSerialNumber,
    processType: transaction.processType,
    processData: transaction.processData,
    transactionNumber: transaction.number,
    tssSerialNumber: tss.serialNumber,
    signatureCounter: transaction.signatureCounter,
    time: Date.parse(transaction.finishedAt) / 1000,
  });
}

/**
 * The finish step that a receipt QR code describes. The code doesn't contain the TSE's serial
 * number, which follows from the public key.
 */
export function toFinishStep(code: ReceiptCode, tssSerialNumber: string): TransactionStep {
  return {
    operation: 'finishTransaction',
    clientSerialNumber: code.clientSerialNumber,
    processType: code.processType,
    processData: code.processData,
    transactionNumber: code.transactionNumber,
    tssSerialNumber,
    signatureCounter: code.signatureCounter,
    time: Date.parse(code.finishedAt) / 1000,
  };
}

/**
 * The uncompressed point of a public key (`04`, X, Y), which is hashed for the TSE's serial number
 * (TR-03153-1, 9.3.2). `null` for other key forms.
 */
export function toPublicKeyPoint(publicKey: string): Uint8Array | null {
  if (!isBase64(publicKey)) return null;
  const point = toBytes(publicKey);
  // Points of P-256, P-384 and P-521 and of the brainpool curves of 256, 384 and 512 bits
  // (TR-03116-5, 2.2).
  return point[0] === 0x04 && [65, 97, 129, 133].includes(point.length) ? point : null;
}

/**
 * The TSE's serial number as 64 hexadecimal digits, from the SHA-256 of its public key's point
 * (TR-03153-1, 9.3.2).
 */
export function toSerialNumber(sha256OfPoint: Uint8Array): string {
  return [...sha256OfPoint].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The optional check digit for serial numbers on forms: weights 7, 3, 1, modulo 16, e.g. F for
 * 371FAA01 (TR-03153-1, 9.3.2, App. B, variant A).
 */
export function toSerialCheckDigit(serialNumber: string): string {
  const weights = [7, 3, 1];
  const sum = [...serialNumber].reduce(
    (total, digit, index) => total + Number.parseInt(digit, 16) * (weights[index % 3] ?? 0),
    0,
  );
  return (sum % 16).toString(16).toUpperCase();
}

/** 0.4.0.127.0.7.3.7.1.1, transaction log (TR-03151-1, 2.1.5). */
const TRANSACTION_LOG_OID = [0x04, 0x00, 0x7f, 0x00, 0x07, 0x03, 0x07, 0x01, 0x01];
/** 0.4.0.127.0.7.1.1.4.1, ecdsa-plain; the hash follows (TR-03151-1 App. E.1). */
const ECDSA_PLAIN_OID = [0x04, 0x00, 0x7f, 0x00, 0x07, 0x01, 0x01, 0x04, 0x01];

/** One DER element: tag, length, content; lengths up to 65,535 bytes. */
function toDer(tag: number, content: readonly number[]): number[] {
  const size = content.length;
  const length =
    size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return [tag, ...length, ...content];
}

/** A non-negative integer as the shortest DER content. A leading zero keeps it positive. */
function toIntegerBytes(value: number): number[] {
  const hex = value.toString(16);
  const bytes = toHexBytes(hex.padStart(hex.length + (hex.length % 2), '0'));
  return (bytes[0] ?? 0) >= 0x80 ? [0, ...bytes] : bytes;
}
