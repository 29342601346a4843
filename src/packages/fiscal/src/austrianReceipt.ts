import {isRealDay} from './days';
import {fromBase32, fromBase64Url, isBase64, toBase64, toBase64Url, toBytes, toUtf8} from './bytes';
import {toFinding, type Finding} from './report';
import {
  CANCELLATION_COUNTER_FIELD,
  OUTAGE_TEXT,
  TRAINING_COUNTER_FIELD,
  toSigningInput,
  type RksvCodeFields,
} from './rksv';

/** One Austrian receipt, read from its code, its OCR text or its JWS. */
export interface AustrianCode {
  readonly fields: RksvCodeFields;
  /** The eleven fields with their leading underscore, as they are signed. */
  readonly signedText: string;
  /** Protected header and payload, the bytes that the signature covers. */
  readonly signingInput: string;
  /** The compact JWS, the input of the next chain value. */
  readonly jws: string;
  readonly signature: Uint8Array;
  /** Whether the outage text replaces the signature (RKSV § 17). */
  readonly isOutage: boolean;
}

/** The parts of a code in their order, as findings name them. */
export const CODE_PLACES = [
  'suite',
  'registerId',
  'receiptNumber',
  'localTime',
  'amounts.normal',
  'amounts.reduced1',
  'amounts.reduced2',
  'amounts.zero',
  'amounts.special',
  'counterField',
  'certificateSerialNumber',
  'chainValue',
  'signature',
] as const;

/** The result of parsing; without a receipt, at least one finding is an error. */
export interface AustrianReading {
  readonly receipt: AustrianCode | null;
  readonly findings: readonly Finding[];
}

/**
 * The receipt in a machine-readable code (`_R1-AT…`, RKSV annex Z 12), in its OCR form with base32
 * (annex Z 14) or in a compact JWS (annex Z 4–6), or what is wrong with its form.
 */
export function parseAustrianCode(text: string): AustrianReading {
  const trimmed = text.trim();
  return trimmed.startsWith('_') ? parseCode(trimmed) : parseJws(trimmed);
}

function parseCode(text: string): AustrianReading {
  const parts = text.split('_');
  if (parts.length < 14) return failed(toFinding('at.code.fields', '', {count: parts.length - 1}));
  const [, ...eleven] = parts.slice(0, 13);
  const signature = parts.slice(13).join('_');
  const isOcr = [eleven[9], eleven[11], signature].every((part) => isBase32(part ?? ''));
  const fields = isOcr
    ? eleven.map((part, index) => ([9, 11].includes(index) ? toStandard(part) : part))
    : eleven;
  const signedText = ['', ...fields].join('_');
  const reading = readSignature(isOcr ? toStandard(signature) : signature);
  const findings = [
    ...checkFields(fields),
    ...(isOcr ? [toFinding('at.code.ocr')] : []),
    ...(reading.finding ? [reading.finding] : []),
  ];
  return toReading(signedText, reading.bytes, findings);
}

function parseJws(text: string): AustrianReading {
  const parts = text.split('.');
  const [header = '', payload = '', signature = ''] = parts;
  if (parts.length !== 3) return failed(toFinding('at.jws.form'));
  const bytes = [header, payload, signature].map(fromBase64Url);
  const [headerBytes, payloadBytes, signatureBytes] = bytes;
  if (!headerBytes || !payloadBytes || !signatureBytes)
    return failed(toFinding(/[=+/]/.test(text) ? 'at.jws.padding' : 'at.jws.form'));
  if (new TextDecoder().decode(headerBytes) !== '{"alg":"ES256"}')
    return failed(toFinding('at.jws.header', 'header'));
  const signedText = new TextDecoder().decode(payloadBytes);
  if (toBase64Url(toUtf8(signedText)) !== payload)
    return failed(toFinding('at.jws.form', 'payload'));
  const [, ...fields] = signedText.split('_');
  const form = checkSignature(signatureBytes);
  return toReading(signedText, signatureBytes, [...checkFields(fields), ...(form ? [form] : [])]);
}

function toReading(
  signedText: string,
  signature: Uint8Array,
  findings: readonly Finding[],
): AustrianReading {
  const parts = signedText.split('_');
  const [, suite = '', registerId = '', receiptNumber = '', localTime = ''] = parts;
  const isUsable = parts.length === 13 && parts[0] === '';
  if (!isUsable) return failed(toFinding('at.code.fields', '', {count: parts.length}), ...findings);
  const amount = (index: number): string => (parts[index] ?? '').replace(',', '.');
  const fields: RksvCodeFields = {
    suite,
    registerId,
    receiptNumber,
    localTime,
    amounts: {
      normal: amount(5),
      reduced1: amount(6),
      reduced2: amount(7),
      zero: amount(8),
      special: amount(9),
    },
    counterField: parts[10] ?? '',
    certificateSerialNumber: parts[11] ?? '',
    chainValue: parts[12] ?? '',
  };
  const signingInput = toSigningInput(signedText);
  return {
    receipt: {
      fields,
      signedText,
      signingInput,
      jws: `${signingInput}.${toBase64Url(signature)}`,
      signature,
      isOutage: new TextDecoder().decode(signature) === OUTAGE_TEXT,
    },
    findings,
  };
}

function checkFields(fields: readonly string[]): readonly Finding[] {
  const [suite = '', , , time = ''] = fields;
  const amounts = fields.slice(4, 9);
  const [counter = '', serial = '', chain = ''] = fields.slice(9);
  return [
    /^R\d+-AT\d+$/.test(suite) ? [] : [toFinding('at.code.suite', 'suite', {suite})],
    checkTime(time),
    amounts.flatMap((amount, index) =>
      /^-?(0|[1-9]\d*),\d{2}$/.test(amount)
        ? []
        : [
            toFinding(
              /^-?\d+\.\d{2}$/.test(amount) ? 'at.code.amount-point' : 'at.code.amount',
              CODE_PLACES[4 + index],
              {amount},
            ),
          ],
    ),
    checkCounter(counter),
    /^[\da-f]+$/i.test(serial)
      ? []
      : [toFinding('at.code.serial', 'certificateSerialNumber', {serial})],
    isBase64(chain) && toBytes(chain).length === 8
      ? []
      : [toFinding('at.code.chain', 'chainValue')],
  ].flat();
}

function checkTime(time: string): readonly Finding[] {
  const isPlain = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(time);
  if (isPlain && isRealDay(time) && !Number.isNaN(Date.parse(`${time}Z`))) return [];
  const code =
    !isPlain && /T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/.test(time)
      ? 'at.code.time-zone'
      : 'at.code.time';
  return [toFinding(code, 'localTime', {time})];
}

function checkCounter(counter: string): readonly Finding[] {
  if ([TRAINING_COUNTER_FIELD, CANCELLATION_COUNTER_FIELD].includes(counter)) return [];
  const {length} = isBase64(counter) ? toBytes(counter) : {length: 0};
  if (length >= 5 && length <= 8) return [];
  return [toFinding(length === 16 ? 'at.code.counter-block' : 'at.code.counter', 'counterField')];
}

/** The bytes of a printed signature, and which mistake its form shows. */
function readSignature(text: string): {bytes: Uint8Array; finding: Finding | null} {
  if (isBase64(text) && !isHex(text)) {
    const bytes = toBytes(text);
    return {bytes, finding: checkSignature(bytes)};
  }
  if (isHex(text))
    return {
      bytes: Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
      finding: toFinding('at.mistake.hex', 'signature'),
    };
  const bytes = fromBase64Url(text.replaceAll('=', ''));
  const isUrl = bytes !== null && /[-_]/.test(text);
  return {
    bytes: bytes ?? new Uint8Array(),
    finding: toFinding(
      isUrl || bytes?.length === 64 ? 'at.mistake.base64url' : 'at.signature.base64',
      'signature',
    ),
  };
}

/** The mistake that the bytes of a signature show on their own (64 bytes are right). */
function checkSignature(bytes: Uint8Array): Finding | null {
  const text = new TextDecoder().decode(bytes);
  if (bytes.length === 64 || text === OUTAGE_TEXT) return null;
  const [first, second] = bytes;
  const [before, last] = bytes.slice(-2);
  const isSequence = first === 0x30 && second === bytes.length - 2;
  const code =
    bytes.length === 66 && before === 0x90 && last === 0
      ? 'at.mistake.card-status'
      : bytes.length === 32
        ? 'at.mistake.half-signature'
        : isSequence
          ? 'at.mistake.der'
          : isBase64(text) && toBytes(text).length === 64
            ? 'at.mistake.base64-twice'
            : /^[A-Za-z ]{10,}$/.test(text)
              ? 'at.signature.outage-misspelled'
              : 'at.signature.length';
  return toFinding(code, 'signature', {bytes: bytes.length});
}

const isHex = (text: string): boolean => /^(?:[\da-f]{2}){64}$/i.test(text);
const isBase32 = (text: string): boolean => text.length % 8 === 0 && fromBase32(text) !== null;
const toStandard = (base32: string): string => toBase64(fromBase32(base32) ?? new Uint8Array());
const failed = (...findings: readonly Finding[]): AustrianReading => ({receipt: null, findings});
