import {toBytes, toHex, toHexBytes} from './bytes';
import {createVerifier, sha256, type Curve, type Hash, type Verifier} from './cryptography';
import {toPlainSignature} from './der';
import type {ReceiptCode} from './kassensichvCode';
import {
  toFinishStep,
  toLogMessage,
  toPublicKeyPoint,
  toSerialNumber,
  type LogVersion,
} from './kassensichvLog';

/** Curves of TR-03116-5, 2.2, each with its object identifier as DER. */
const CURVES = {
  'P-256': '06082a8648ce3d030107',
  brainpoolP256r1: '06092b2403030208010107',
  'P-384': '06052b81040022',
  brainpoolP384r1: '06092b240303020801010b',
  brainpoolP512r1: '06092b240303020801010d',
  'P-521': '06052b81040023',
} as const satisfies Record<Curve, string>;

/** The curves by the length of a point in bytes, since a point doesn't name its curve. */
const CURVES_OF: Readonly<Record<number, readonly Curve[]>> = {
  65: ['P-256', 'brainpoolP256r1'],
  97: ['P-384', 'brainpoolP384r1'],
  129: ['brainpoolP512r1'],
  133: ['P-521'],
};

/**
 * How a TSE built and signed the data in a code. Codes only name the algorithm and the time format.
 * The other properties are found by trial.
 */
export interface TseProfile {
  /** Version 2 spells the operation `FinishTransaction`, version 3 `finishTransaction`. */
  readonly logVersion: LogVersion;
  readonly curve: Curve;
  readonly hash: Hash;
  /**
   * `plain` is r and s concatenated. Some TSEs write DER although their algorithm is named *plain*.
   */
  readonly signature: 'plain' | 'DER';
  readonly key: 'point' | 'SubjectPublicKeyInfo';
  /** The format in which the end time was signed. */
  readonly time:
    | 'unixTime'
    | 'utcTime'
    | 'utcTimeWithSeconds'
    | 'generalizedTime'
    | 'generalizedTimeWithMilliseconds';
}

/** One signature to verify. */
export interface SignatureCheck {
  readonly profile: TseProfile;
  /** The bytes that the TSE signed under this profile. */
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  /**
   * The key as SubjectPublicKeyInfo (RFC 5480), which crypto libraries can read, regardless of the
   * form in the code.
   */
  readonly publicKey: Uint8Array;
  /** The same key as an uncompressed point. */
  readonly point: Uint8Array;
}

/** The possible results of {@link checkReceiptCode}. */
export type CodeVerdict =
  | {readonly kind: 'unchanged'; readonly profile: TseProfile; readonly tssSerialNumber: string}
  | {readonly kind: 'changed-or-incomplete'; readonly tried: readonly TseProfile[]}
  | {readonly kind: 'cannot-tell'; readonly reason: 'algorithm' | 'key' | 'signature' | 'curve'};

/** Verifies one signature; `undefined` if the curve is unknown or the point isn't on it. */
export type SignatureVerifier = (
  check: SignatureCheck,
) => Promise<boolean | undefined> | boolean | undefined;

/**
 * Whether the signature of a receipt code matches its other fields under any profile in use. Twelve
 * public codes from 2019 to 2026 were signed as log version
 * 2. Version 3 is the log version of TR-03151-1 since 1.1. `verify` replaces the cryptography of
 * the platform. `first` is the version to try first.
 */
export async function checkReceiptCode(
  code: ReceiptCode,
  verify: SignatureVerifier = verifyHere,
  first: TseProfile['logVersion'] = 2,
): Promise<CodeVerdict> {
  const hash = HASHES[code.signatureAlgorithm];
  if (hash === undefined) return {kind: 'cannot-tell', reason: 'algorithm'};
  const key = readKey(code.publicKey);
  if (key === null) return {kind: 'cannot-tell', reason: 'key'};
  const signature = toBytes(code.signature);
  const form = toSignatureForm(signature, key.point.length);
  if (form === null) return {kind: 'cannot-tell', reason: 'signature'};
  const tssSerialNumber = toSerialNumber(await sha256(key.point));
  const tried: TseProfile[] = [];
  for (const curve of key.curves)
    for (const time of TIMES_OF[code.timeFormat] ?? [])
      for (const logVersion of first === 2 ? ([2, 3] as const) : ([3, 2] as const)) {
        const profile: TseProfile = {logVersion, curve, hash, signature: form, key: key.form, time};
        if (!canHold(time, code.finishedAt)) {
          tried.push(profile);
          continue;
        }
        const message = toLogMessage(toFinishStep(code, tssSerialNumber), profile);
        const publicKey = toSubjectPublicKeyInfo(key.point, curve);
        const isRight = await verify({profile, message, signature, publicKey, point: key.point});
        if (isRight) return {kind: 'unchanged', profile, tssSerialNumber};
        if (isRight === false) tried.push(profile);
      }
  return tried.length === 0
    ? {kind: 'cannot-tell', reason: 'curve'}
    : {kind: 'changed-or-incomplete', tried};
}

const HASHES: Readonly<Record<string, Hash>> = {
  'ecdsa-plain-SHA256': 'SHA-256',
  'ecdsa-plain-SHA384': 'SHA-384',
  'ecdsa-plain-SHA512': 'SHA-512',
};

/** A check for many signatures, which imports each key once. */
export function createVerifiers(): SignatureVerifier {
  const verifiers = new Map<string, Promise<Verifier | null>>();
  return async (check) => {
    const {curve, hash} = check.profile;
    const key = `${curve} ${hash} ${toHex(check.point)}`;
    const known = verifiers.get(key) ?? createVerifier(curve, hash, check.point);
    verifiers.set(key, known);
    return verifyWith(await known, check);
  };
}

async function verifyHere(check: SignatureCheck): Promise<boolean | undefined> {
  const {profile, point} = check;
  return verifyWith(await createVerifier(profile.curve, profile.hash, point), check);
}

async function verifyWith(
  verifier: Verifier | null,
  check: SignatureCheck,
): Promise<boolean | undefined> {
  const {profile, message, point} = check;
  if (verifier === null) return undefined;
  const signature =
    profile.signature === 'DER'
      ? toPlainSignature(check.signature, (point.length - 1) / 2)
      : check.signature;
  return signature !== null && verifier(signature, message);
}

/** The encodings that a time format can mean. `utcTime` occurs with and without seconds. */
const TIMES_OF: Readonly<Record<string, readonly TseProfile['time'][]>> = {
  unixTime: ['unixTime'],
  utcTime: ['utcTimeWithSeconds', 'utcTime'],
  utcTimeWithSeconds: ['utcTimeWithSeconds'],
  generalizedTime: ['generalizedTime', 'generalizedTimeWithMilliseconds'],
  generalizedTimeWithMilliseconds: ['generalizedTimeWithMilliseconds'],
};

/**
 * Whether a signed encoding can represent a time of the code in full. If not, the code shows digits
 * that were never signed.
 */
function canHold(form: TseProfile['time'], moment: string): boolean {
  const isWholeSecond = moment.endsWith('.000Z');
  const isUtcYear = moment >= '1950' && moment < '2050';
  switch (form) {
    case 'generalizedTimeWithMilliseconds':
      return true;
    case 'utcTime':
      return isUtcYear && moment.endsWith(':00.000Z');
    case 'utcTimeWithSeconds':
      return isUtcYear && isWholeSecond;
    default:
      return isWholeSecond;
  }
}

interface Key {
  readonly point: Uint8Array;
  readonly curves: readonly Curve[];
  readonly form: TseProfile['key'];
}

function readKey(publicKey: string): Key | null {
  const point = toPublicKeyPoint(publicKey);
  if (point !== null) return {point, curves: CURVES_OF[point.length] ?? [], form: 'point'};
  const bytes = toBytes(publicKey);
  const hex = toHex(bytes);
  const curve = (Object.keys(CURVES) as Curve[]).find((name) => hex.includes(CURVES[name]));
  const length = Number(
    Object.keys(CURVES_OF).find(
      (size) => curve !== undefined && CURVES_OF[Number(size)]?.includes(curve),
    ),
  );
  const inner = curve === undefined ? null : bytes.slice(-length);
  // Accepts only the exact structure, because additional bytes would not be part of the key.
  if (
    curve === undefined ||
    inner === null ||
    toHex(toSubjectPublicKeyInfo(inner, curve)) !== hex ||
    inner[0] !== 0x04
  )
    return null;
  return {point: inner, curves: [curve], form: 'SubjectPublicKeyInfo'};
}

/** Two numbers of the field's length, or DER: a SEQUENCE of two INTEGERs. */
function toSignatureForm(
  signature: Uint8Array,
  pointLength: number,
): TseProfile['signature'] | null {
  if (signature.length === pointLength - 1) return 'plain';
  const [tag = 0, length = 0, next = 0] = signature;
  if (tag !== 0x30) return null;
  const size = length < 0x80 ? 2 + length : length === 0x81 ? 3 + next : -1;
  return size === signature.length ? 'DER' : null;
}

function toSubjectPublicKeyInfo(point: Uint8Array, curve: Curve): Uint8Array {
  const algorithm = sequence(0x30, toHexBytes(`06072a8648ce3d0201${CURVES[curve]}`));
  return Uint8Array.from(sequence(0x30, [...algorithm, ...sequence(0x03, [0, ...point])]));
}

function sequence(tag: number, content: readonly number[]): number[] {
  const size = content.length;
  return [tag, ...(size < 0x80 ? [size] : [0x81, size]), ...content];
}
