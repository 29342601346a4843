import type {GermanReceipt} from '../../data/receipts/germany';

/** German VAT slots of a Kassenbeleg in their fixed order: 19 %, 7 %, 10.7/7.8 %, 5.5 %, 0 % (DSFinV-K Annex I). */
export type VatSlots = readonly [string, string, string, string, string];

/** The kinds of document that a Kassenbeleg can name (DSFinV-K Annex I). `AVBelegstorno` is among them, but no till with a TSS may use it. */
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
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The kind of document of each receipt type of SIGN DE. A counter entry is a `Beleg` like any other: `AVBelegstorno` is not for tills with a TSS. */
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

/** One payment line of a Kassenbeleg: the sum per kind and currency; EUR stays unnamed. */
export interface KassenbelegPayment {
  readonly amount: string;
  readonly kind: 'Bar' | 'Unbar';
  /** ISO 4217, only for currencies other than EUR. */
  readonly currency?: string;
}

/** processData of a `Kassenbeleg-V1`, by default of the document kind `Beleg`, e.g. `Beleg^11.90_5.35_0.00_0.00_0.00^17.25:Bar` (DSFinV-K Annex I). */
export function toKassenbelegData(slots: VatSlots, payments: readonly KassenbelegPayment[], kind: DocumentKind = 'Beleg'): string {
  const paid = payments.map(({amount, kind: way, currency}) => [amount, way, currency].filter(Boolean).join(':'));
  return [kind, slots.join('_'), paid.join('_')].join('^');
}

/**
 * Payments as a Kassenbeleg lists them: one sum per kind and currency, Bar before Unbar, EUR before foreign currencies in alphabetical order,
 * sums of 0.00 left out (DSFinV-K Annex I).
 */
export function sumPayments(payments: readonly KassenbelegPayment[]): readonly KassenbelegPayment[] {
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

/** One position of an order; the quantity has only the decimals it needs, the price is gross per unit with two decimals. */
export interface OrderLine {
  readonly quantity: string;
  readonly text: string;
  readonly unitPrice: string;
}

/** processData of a `Bestellung-V1`: one row `quantity;"text";price` per position, rows parted by a carriage return (DSFinV-K Annex I). */
export function toBestellungData(lines: readonly OrderLine[]): string {
  return lines.map(({quantity, text, unitPrice}) => `${quantity};"${text.replaceAll('"', '""')}";${unitPrice}`).join('\r');
}

/** The positions of an order that processData of a `Bestellung-V1` holds; null where a row breaks the form. */
export function parseBestellungData(processData: string): readonly OrderLine[] | null {
  // A row never holds a carriage return outside its quoted text, and the text of a till has none: the rows can be split first.
  const rows = processData.split('\r').map((row) => ORDER_ROW.exec(row));
  if (rows.some((row) => row === null)) return null;
  return rows.map((row) => ({quantity: row?.[1] ?? '', text: (row?.[2] ?? '').replaceAll('""', '"'), unitPrice: row?.[3] ?? ''}));
}

/** What a TSS signs of an operation. */
export interface Process {
  readonly processType: string;
  readonly processData: string;
}

/** The content of a transaction as a till sends it to SIGN DE: sums, positions or a text, or process data of its own. */
export type OperationSchema =
  | {
      readonly standard_v1: {
        readonly receipt: {
          readonly receipt_type: keyof typeof DOCUMENT_KIND_OF;
          readonly amounts_per_vat_rate: readonly {readonly vat_rate: VatRate; readonly amount: string}[];
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
        readonly order: {readonly line_items: readonly {readonly quantity: string; readonly text: string; readonly price_per_unit: string}[]};
      };
    }
  | {readonly standard_v1: {readonly other: {readonly text: string}}}
  | {readonly raw: {readonly process_type: string; readonly process_data: string}};

/** processType and processData that the TSS signs for the content a till sends (DSFinV-K Annex I). */
export function toProcess(schema: OperationSchema): Process {
  if ('raw' in schema) return {processType: schema.raw.process_type, processData: new TextDecoder().decode(toBytes(schema.raw.process_data))};
  const content = schema.standard_v1;
  if ('other' in content) return {processType: 'SonstigerVorgang', processData: content.other.text};
  if ('order' in content) {
    const lines = content.order.line_items.map(({quantity, text, price_per_unit}) => ({quantity, text, unitPrice: price_per_unit}));
    return {processType: 'Bestellung-V1', processData: toBestellungData(lines)};
  }
  const {receipt_type, amounts_per_vat_rate, amounts_per_payment_type} = content.receipt;
  const amountAt = (rate: VatRate): string => amounts_per_vat_rate.find(({vat_rate}) => vat_rate === rate)?.amount ?? '0.00';
  const slots: VatSlots = [amountAt('NORMAL'), amountAt('REDUCED_1'), amountAt('SPECIAL_RATE_1'), amountAt('SPECIAL_RATE_2'), amountAt('NULL')];
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

/** A spelling seen on receipts of other makers. */
const OTHER_SPELLING = 'KassenBeleg-V1';

/** What processData breaks of the form of its processType, in words; empty where it keeps it (DSFinV-K Annex I). `SonstigerVorgang` is free. */
export function checkProcessData(processType: string, processData: string): readonly string[] {
  switch (processType) {
    case 'Kassenbeleg-V1':
    case OTHER_SPELLING:
      return checkKassenbelegData(processData);
    case 'Bestellung-V1':
      return parseBestellungData(processData) === null ? ['A row is not quantity;"text";price, or rows are not parted by a carriage return.'] : [];
    case 'SonstigerVorgang':
      return [];
    default:
      return [`The process type ${processType} is not one of Kassenbeleg-V1, Bestellung-V1 and SonstigerVorgang.`];
  }
}

function checkKassenbelegData(processData: string): readonly string[] {
  const parts = KASSENBELEG.exec(processData);
  if (parts === null) return ['It is not kind^five amounts^payments with two decimals each.'];
  const problems: string[] = [];
  if (parts[1] === 'AVBelegstorno') problems.push('AVBelegstorno is not allowed with a TSS; enter a Beleg with reversed signs.');
  const payments = (parts[3] ?? '').split('_').filter((payment) => payment !== '');
  const keys = payments.map((payment) => {
    const [amount = '', kind = '', currency = ''] = payment.split(':');
    if (toCents(amount) === 0) problems.push(`The payment ${payment} is zero and must be left out.`);
    if (currency === 'EUR') problems.push('Euros stay unnamed.');
    return toPaymentKey({amount, kind: kind as 'Bar' | 'Unbar', currency});
  });
  if (new Set(keys).size < keys.length) problems.push('Two payments have the same kind and currency; add them up.');
  if (keys.some((key, index) => index > 0 && key < (keys[index - 1] ?? ''))) {
    problems.push('The payments are out of order: Bar before Unbar, EUR before foreign currencies, those by the alphabet.');
  }
  return problems;
}

/** The twelve fields of the receipt QR code in their order, joined by semicolons (DSFinV-K Annex I, chapter 2). */
export function toReceiptCode(receipt: GermanReceipt): string {
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

/** The fields of a receipt QR code by name, in the order in which the code holds them. */
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

/** What a scanned text says: its fields, or what is wrong with it. */
export type ReceiptCodeReading = {readonly code: ReceiptCode; readonly problems: readonly []} | {readonly code: null; readonly problems: readonly string[]};

/**
 * The fields of a scanned receipt QR code, or what is wrong with it (DSFinV-K Annex I, chapter 2).
 * It checks the form only; whether the TSE is genuine shows its certificate chain, never the code alone (TR-03153-1 § 10.3).
 */
export function parseReceiptCode(text: string): ReceiptCodeReading {
  const fields = text.split(';');
  if (fields.length < 12) return {code: null, problems: [`The code has ${fields.length} of twelve fields.`]};
  // Orders have semicolons of their own: three fields stand before the process data and eight after them, however many lie between.
  const [version = '', clientSerialNumber = '', processType = ''] = fields;
  const [number = '', counter = '', startedAt = '', finishedAt = '', signatureAlgorithm = '', timeFormat = '', signature = '', publicKey = ''] =
    fields.slice(-8);
  const processData = fields.slice(3, -8).join(';');
  const problems = [
    version === 'V0' ? [] : [`The version ${version} is not V0.`],
    CLIENT_SERIAL_NUMBER.test(clientSerialNumber) ? [] : ['The serial number of the till has a character that a TSE does not accept.'],
    checkProcessData(processType, processData),
    isCounter(number) ? [] : ['The transaction number is not a number of 32 bits.'],
    isCounter(counter) ? [] : ['The signature counter is not a number of 32 bits.'],
    isMoment(startedAt) && isMoment(finishedAt) ? [] : ['A time is not of the form YYYY-MM-DDThh:mm:ss.fffZ.'],
    startedAt <= finishedAt ? [] : ['The end lies before the start.'],
    SIGNATURE_ALGORITHM.test(signatureAlgorithm) ? [] : [`The signature algorithm ${signatureAlgorithm} is unknown.`],
    TIME_FORMATS.includes(timeFormat) ? [] : [`The time format ${timeFormat} is unknown.`],
    isBase64(signature) ? [] : ['The signature is not base64.'],
    isBase64(publicKey) ? [] : ['The public key is not base64.'],
  ].flat();
  if (problems.length > 0) return {code: null, problems};
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
    problems: [],
  };
}

/** One step of a transaction as the TSE logs it; processType and processData are empty at the start (TR-03151-1 § 3.7.2.1). */
export interface TransactionStep extends Process {
  readonly operation: 'startTransaction' | 'updateTransaction' | 'finishTransaction';
  readonly clientSerialNumber: string;
  readonly transactionNumber: number;
  /** 64 hexadecimal digits. */
  readonly tssSerialNumber: string;
  readonly signatureCounter: number;
  /** The clock of the TSE in whole Unix seconds. */
  readonly time: number;
}

/** Version of a log message. Version 2 writes operations with a capital letter. */
export type LogVersion = 2 | 3;

/** What differs between the messages of TSEs. */
export interface LogForm {
  readonly logVersion: LogVersion;
  readonly hash: 'SHA-256' | 'SHA-384' | 'SHA-512';
  readonly time: 'unixTime' | 'utcTime' | 'utcTimeWithSeconds' | 'generalizedTime' | 'generalizedTimeWithMilliseconds';
}

/** Bonarium's TSS: log version 3, ecdsa-plain-SHA256, Unix time. */
const OWN_FORM: LogForm = {logVersion: 3, hash: 'SHA-256', time: 'unixTime'};

/**
 * The bytes a TSE signs for one step of a transaction: the DER elements of the log message before its signature value, without the outer SEQUENCE
 * (TR-03151-1 §§ 2.1.4.1, 3.7.2.1). By default in the form of Bonarium's TSS.
 */
export function toLogMessage(step: TransactionStep, {logVersion, hash, time}: LogForm = OWN_FORM): Uint8Array {
  const text = (value: string): number[] => [...new TextEncoder().encode(value)];
  const operation = logVersion === 3 ? step.operation : step.operation.replace(/^./, (letter) => letter.toUpperCase());
  return Uint8Array.from([
    ...toDer(0x02, [logVersion]),
    ...toDer(0x06, TRANSACTION_LOG_OID),
    ...toDer(0x80, text(operation)),
    ...toDer(0x81, text(step.clientSerialNumber)),
    ...toDer(0x82, text(step.processData)),
    ...toDer(0x83, text(step.processType)),
    ...toDer(0x85, toIntegerBytes(step.transactionNumber)),
    ...toDer(0x04, toHexBytes(step.tssSerialNumber)),
    ...toDer(0x30, toDer(0x06, [...ECDSA_PLAIN_OID, {'SHA-256': 3, 'SHA-384': 4, 'SHA-512': 5}[hash]])),
    ...toDer(0x02, toIntegerBytes(step.signatureCounter)),
    ...toSignedTime(step.time, time),
  ]);
}

/** The DER element of a signed time: INTEGER, UTCTime (two digits of the year) or GeneralizedTime. */
function toSignedTime(seconds: number, form: LogForm['time']): number[] {
  if (form === 'unixTime') return toDer(0x02, toIntegerBytes(seconds));
  const digits = new Date(Math.round(seconds * 1000)).toISOString().replace(/\D/g, '');
  const texts = {
    utcTime: digits.slice(2, 12),
    utcTimeWithSeconds: digits.slice(2, 14),
    generalizedTime: digits.slice(0, 14),
    generalizedTimeWithMilliseconds: `${digits.slice(0, 14)}.${digits.slice(14)}`,
  };
  return toDer(form.startsWith('utc') ? 0x17 : 0x18, [...new TextEncoder().encode(`${texts[form]}Z`)]);
}

/** The bytes a TSE signs when a transaction finishes, for the example receipt (TR-03151-1 §§ 2.1.4.1, 3.7.2.1; log version 3). */
export function toFinishLogMessage(receipt: GermanReceipt): Uint8Array {
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

/** The finish step that a receipt QR code tells of. The TSE's serial number is not part of the code; it follows from the public key. */
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

/** The uncompressed point of a public key (`04`, X, Y): what is hashed for the TSE's serial number (TR-03153-1 § 9.3.2); null for any other key form. */
export function toPublicKeyPoint(publicKey: string): Uint8Array | null {
  if (!isBase64(publicKey)) return null;
  const point = toBytes(publicKey);
  // Points of P-256, P-384 and P-521 and of the brainpool curves of 256, 384 and 512 bits (TR-03116-5 § 2.2).
  return point[0] === 0x04 && [65, 97, 129, 133].includes(point.length) ? point : null;
}

/** The TSE's serial number as people write it, 64 hexadecimal digits, from the SHA-256 of its public key's point (TR-03153-1 § 9.3.2). */
export function toSerialNumber(sha256OfPoint: Uint8Array): string {
  return [...sha256OfPoint].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The optional check digit for serial numbers in forms: weights 7, 3, 1, modulo 16, e.g. F for 371FAA01 (TR-03153-1 § 9.3.2, App. B, variant A). */
export function toSerialCheckDigit(serialNumber: string): string {
  const weights = [7, 3, 1];
  const sum = [...serialNumber].reduce((total, digit, index) => total + Number.parseInt(digit, 16) * (weights[index % 3] ?? 0), 0);
  return (sum % 16).toString(16).toUpperCase();
}

const PAYMENT = '-?\\d+\\.\\d{2}:(?:Bar|Unbar)(?::[A-Z]{3})?';
const KASSENBELEG = new RegExp(`^(${DOCUMENT_KINDS.join('|')})\\^((?:-?\\d+\\.\\d{2}_){4}-?\\d+\\.\\d{2})\\^(${PAYMENT}(?:_${PAYMENT})*)?$`);
const ORDER_ROW = /^(-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?);"((?:[^"\r]|"")*)";(-?\d+\.\d{2})$/;
/** Characters of TR-03151-1 App. A; DSFinV-K has room for 70. */
const CLIENT_SERIAL_NUMBER = /^[A-Za-z0-9 '()+,\-.=]{1,70}$/;
/** Schemes and hashes of TR-03116-5 § 2.2. */
const SIGNATURE_ALGORITHM = /^ecs?dsa-plain-SHA(3-)?(256|384|512)$/;
/** DSFinV-K, tse.csv, TSE_ZEITFORMAT. */
const TIME_FORMATS: readonly string[] = ['unixTime', 'utcTime', 'utcTimeWithSeconds', 'generalizedTime', 'generalizedTimeWithMilliseconds'];
const BASE64 = /^(?=.)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** 0.4.0.127.0.7.3.7.1.1, transaction log (TR-03151-1 § 2.1.5). */
const TRANSACTION_LOG_OID = [0x04, 0x00, 0x7f, 0x00, 0x07, 0x03, 0x07, 0x01, 0x01];
/** 0.4.0.127.0.7.1.1.4.1, ecdsa-plain; the hash follows (TR-03151-1 App. E.1). */
const ECDSA_PLAIN_OID = [0x04, 0x00, 0x7f, 0x00, 0x07, 0x01, 0x01, 0x04, 0x01];

/** Whether a text is base64 in its only form: without it, the unused bits of the last character could be changed unnoticed. */
function isBase64(text: string): boolean {
  return BASE64.test(text) && btoa(atob(text)) === text;
}

/** Sorts as the rule wants it: `Bar:` before `Bar:CHF` before `Unbar:`. */
function toPaymentKey({kind, currency}: KassenbelegPayment): string {
  return `${kind}:${currency === 'EUR' ? '' : (currency ?? '')}`;
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function toAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

function isCounter(text: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) <= 0xffffffff;
}

function isMoment(text: string): boolean {
  // A date that does not exist, such as 30 February, comes back as another one.
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
}

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

/** Base64 without Buffer, so that browsers can do it too. */
function toBytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function toHexBytes(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
