import {isBase64} from './bytes';
import {checkProcessData} from './kassensichvProcess';
import {toFinding, type Finding} from './report';

/**
 * A receipt's finished transaction with the TSS that signed it. Times are UTC
 * (`2026-11-20T09:41:37Z`); keys and signatures are base64.
 */
export interface SignedReceipt {
  readonly clientSerialNumber: string;
  readonly tss: {
    /** 64 hexadecimal digits. */
    readonly serialNumber: string;
    readonly publicKey: string;
    readonly signatureAlgorithm: string;
    readonly timeFormat: string;
  };
  readonly transaction: {
    readonly number: number;
    readonly processType: string;
    readonly processData: string;
    readonly startedAt: string;
    readonly finishedAt: string;
    readonly signatureCounter: number;
    /** r‖s of the finish step. */
    readonly signature: string;
  };
}

/**
 * The twelve fields of the receipt QR code in order, joined by semicolons (DSFinV-K Annex I,
 * chapter 2).
 */
export function toReceiptCode(receipt: SignedReceipt): string {
  const {tss, transaction} = receipt;
  return joinReceiptCode({
    version: 'V0',
    clientSerialNumber: receipt.clientSerialNumber,
    processType: transaction.processType,
    processData: transaction.processData,
    transactionNumber: transaction.number,
    signatureCounter: transaction.signatureCounter,
    startedAt: toMilliseconds(transaction.startedAt),
    finishedAt: toMilliseconds(transaction.finishedAt),
    signatureAlgorithm: tss.signatureAlgorithm,
    timeFormat: tss.timeFormat,
    signature: transaction.signature,
    publicKey: tss.publicKey,
  });
}

/** The fields of a receipt QR code by name, in the order of the code. */
export interface ReceiptCode {
  readonly version: 'V0';
  readonly clientSerialNumber: string;
  readonly processType: string;
  readonly processData: string;
  readonly transactionNumber: number;
  readonly signatureCounter: number;
  /** UTC with milliseconds, such as `2026-11-20T09:41:02.000Z`. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly signatureAlgorithm: string;
  readonly timeFormat: string;
  /** Base64, exactly as the TSS returned it. */
  readonly signature: string;
  /** Base64 of the uncompressed point; some TSEs write a SubjectPublicKeyInfo. */
  readonly publicKey: string;
}

/** The text of a receipt QR code from its twelve fields (DSFinV-K Annex I, chapter 2). */
export function joinReceiptCode(code: ReceiptCode): string {
  return [
    code.version,
    code.clientSerialNumber,
    code.processType,
    code.processData,
    code.transactionNumber,
    code.signatureCounter,
    code.startedAt,
    code.finishedAt,
    code.signatureAlgorithm,
    code.timeFormat,
    code.signature,
    code.publicKey,
  ].join(';');
}

/** The result of parsing a scanned text: its fields, or `null` with at least one error. */
export interface ReceiptCodeReading {
  readonly code: ReceiptCode | null;
  readonly findings: readonly Finding[];
}

/**
 * The fields of a scanned receipt QR code, or what is wrong with its form (DSFinV-K Annex I,
 * chapter 2). Process data that breaks its format is returned with warnings, because a TSE signs
 * any text. A form that is wrong elsewhere doesn't keep process data from being checked.
 */
export function parseReceiptCode(text: string): ReceiptCodeReading {
  const parts = splitReceiptCode(text);
  if (parts === null) return {code: null, findings: [toCutFinding(text)]};
  const [
    version = '',
    clientSerialNumber = '',
    processType = '',
    processData = '',
    number = '',
    counter = '',
    startedAt = '',
    finishedAt = '',
    signatureAlgorithm = '',
    timeFormat = '',
    signature = '',
    publicKey = '',
  ] = parts;
  const findings = [
    version === 'V0' ? [] : [toFinding('de.code.version', 'version', {version})],
    CLIENT_SERIAL_NUMBER.test(clientSerialNumber)
      ? []
      : [toFinding('de.till.characters', 'clientSerialNumber')],
    checkNumber('transactionNumber', number),
    checkNumber('signatureCounter', counter),
    checkMoment('startedAt', startedAt),
    checkMoment('finishedAt', finishedAt),
    startedAt <= finishedAt ? [] : [toFinding('de.time.order', 'finishedAt')],
    SIGNATURE_ALGORITHM.test(signatureAlgorithm)
      ? []
      : [toFinding('de.algorithm.unknown', 'signatureAlgorithm', {algorithm: signatureAlgorithm})],
    TIME_FORMATS.includes(timeFormat)
      ? []
      : [toFinding('de.time-format.unknown', 'timeFormat', {format: timeFormat})],
    checkBase64('signature', signature),
    checkBase64('publicKey', publicKey),
  ].flat();
  const notes = checkProcessData(processType, processData);
  if (findings.length > 0) return {code: null, findings: [...findings, ...notes]};
  return {
    code: {
      version: 'V0',
      clientSerialNumber,
      processType,
      processData,
      transactionNumber: Number(number),
      signatureCounter: Number(counter),
      startedAt,
      finishedAt,
      signatureAlgorithm,
      timeFormat,
      signature,
      publicKey,
    },
    findings: notes,
  };
}

/** The twelve parts of a scanned text in their order; `null` if it has fewer. */
export function splitReceiptCode(text: string): readonly string[] | null {
  const fields = text.split(';');
  // Order data contains semicolons. Three fields precede the process data and eight follow it,
  // regardless of how many semicolons are in between.
  return fields.length < 12
    ? null
    : [...fields.slice(0, 3), fields.slice(3, -8).join(';'), ...fields.slice(-8)];
}

/** Printers and databases cut at lengths such as 255. */
function toCutFinding(text: string): Finding {
  const count = text.split(';').length;
  return count > 3 && text.length >= 200
    ? toFinding('de.code.cut', '', {length: text.length})
    : toFinding('de.code.fields', '', {count});
}

function checkNumber(name: string, text: string): readonly Finding[] {
  return isCounter(text) ? [] : [toFinding('de.number.form', name, {name})];
}

function checkMoment(name: string, text: string): readonly Finding[] {
  if (isMoment(text)) return [];
  const code = /^\d{10}(\d{3})?$/.test(text) ? 'de.time.epoch' : 'de.time.form';
  return [toFinding(code, name, {name})];
}

function checkBase64(name: string, text: string): readonly Finding[] {
  // Hexadecimal digits are base64 too, but a signature of nothing else doesn't occur.
  const isHex = /^(?:[\da-f]{2}){32,}$/i.test(text);
  if (isBase64(text) && !isHex) return [];
  const code = isHex
    ? 'de.base64.hex'
    : /^[\w=-]*[-_][\w=-]*$/.test(text)
      ? 'de.base64.url'
      : 'de.base64.form';
  return [toFinding(code, name, {name})];
}

/** Characters of TR-03151-1 App. A. DSFinV-K limits the length to 70. */
const CLIENT_SERIAL_NUMBER = /^[A-Za-z0-9 '()+,\-.=]{1,70}$/;
/** Schemes and hashes of TR-03116-5, 2.2. */
const SIGNATURE_ALGORITHM = /^ecs?dsa-plain-SHA(3-)?(256|384|512)$/;
/** DSFinV-K, tse.csv, TSE_ZEITFORMAT. */
const TIME_FORMATS: readonly string[] = [
  'unixTime',
  'utcTime',
  'utcTimeWithSeconds',
  'generalizedTime',
  'generalizedTimeWithMilliseconds',
];

function isCounter(text: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) <= 0xffffffff;
}

function isMoment(text: string): boolean {
  // JavaScript turns a date that doesn't exist, such as 30 February, into another date.
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString() === text
  );
}

/** `2026-11-20T09:41:37Z` in the format of the QR code, with milliseconds. */
function toMilliseconds(moment: string): string {
  return new Date(moment).toISOString();
}
