import {toBase64, toUtf8} from './bytes';
import {recoverKeys, sha256, type Verifier} from './cryptography';
import {toPlainSignature} from './der';
import type {AustrianCode} from './austrianReceipt';
import type {FindingCode} from './findings';
import {toFinding, type Finding} from './report';

/** `{"alg":"ES256"}` in base64 as RFC 4648 has it; the same with and without padding. */
const HEADER = toBase64(toUtf8('{"alg":"ES256"}'));

/** What a signature unit may have signed by mistake instead of the JWS. */
const WRONG_MESSAGES: readonly (readonly [
  code: FindingCode,
  toMessage: (receipt: AustrianCode) => Uint8Array | Promise<Uint8Array>,
])[] = [
  ['at.mistake.hashed-twice', ({signingInput}) => sha256(signingInput)],
  ['at.mistake.signed-code', ({signedText}) => toUtf8(signedText)],
  ['at.mistake.signed-payload', ({signingInput}) => toUtf8(signingInput.split('.')[1] ?? '')],
  [
    'at.mistake.padding',
    ({signingInput}) =>
      toUtf8(
        signingInput
          .split('.')
          .map((part) => part.padEnd(Math.ceil(part.length / 4) * 4, '='))
          .join('.'),
      ),
  ],
  [
    'at.mistake.standard-base64',
    ({signedText}) => toUtf8(`${HEADER}.${toBase64(toUtf8(signedText))}`),
  ],
];

/** Whether a code of finding means that a signature fits what a unit signed by mistake. */
export function isWrongMessage(code: FindingCode): boolean {
  return WRONG_MESSAGES.some(([mistake]) => mistake === code);
}

/**
 * Whether the signature fits the receipt under a key, and, if not, which known mistake explains it
 * (RKSV annex Z 4–6).
 */
export async function verifyAustrianSignature(
  receipt: AustrianCode,
  verify: Verifier,
): Promise<Finding> {
  const at = 'signature';
  if (receipt.isOutage) return toFinding('at.signature.outage', at);
  const signature = toSignature(receipt.signature);
  if (signature === null) return toFinding('at.signature.differs', at);
  if (await verify(signature, toUtf8(receipt.signingInput)))
    return toFinding('at.signature.fits', at);
  for (const [code, toMessage] of WRONG_MESSAGES)
    if (await verify(signature, await toMessage(receipt))) return toFinding(code, at);
  return toFinding('at.signature.differs', at);
}

/**
 * Finds the key that several codes share, without any certificate: an ECDSA signature has two
 * possible public keys, and intact codes of one signature unit have one in common. `keys` has the
 * common key per code, or `null` where a code doesn't share it. `mistake` is set if the codes only
 * share a key under a known mistake.
 */
export async function findCommonKey(receipts: readonly AustrianCode[]): Promise<{
  readonly key: string | null;
  readonly shares: readonly boolean[];
  readonly mistake: FindingCode | null;
}> {
  const variants: typeof WRONG_MESSAGES = [
    ['at.signature.fits', ({signingInput}) => toUtf8(signingInput)],
    ...WRONG_MESSAGES,
  ];
  for (const [code, toMessage] of variants) {
    const candidates = await Promise.all(
      receipts.map(async (receipt): Promise<readonly string[]> => {
        const signature = toSignature(receipt.signature);
        return signature === null ? [] : recoverKeys(signature, await toMessage(receipt));
      }),
    );
    const counts = new Map<string, number>();
    for (const key of candidates.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
    const [best] = [...counts].sort(([, one], [, other]) => other - one);
    const [key, count] = best ?? ['', 0];
    if (count > 1)
      return {
        key,
        shares: candidates.map((keys) => keys.includes(key)),
        mistake: code === 'at.signature.fits' ? null : code,
      };
  }
  return {key: null, shares: receipts.map(() => false), mistake: null};
}

/** r and s, also out of the forms that a mistake gives them. */
function toSignature(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length === 64) return bytes;
  if (bytes.length === 66 && bytes[64] === 0x90 && bytes[65] === 0) return bytes.slice(0, 64);
  return toPlainSignature(bytes, 32);
}

/** What a chain value may have been calculated from by mistake. */
const WRONG_CHAINS: readonly (readonly [
  code: FindingCode,
  toInput: (previous: AustrianCode) => string,
])[] = [
  ['at.chain.signature-only', ({jws}) => jws.split('.')[2] ?? ''],
  ['at.chain.signature-only', ({signature}) => toBase64(signature)],
  ['at.chain.signing-input', ({signingInput}) => signingInput],
  ['at.chain.code', ({signedText}) => signedText],
  ['at.chain.code', ({signedText, signature}) => `${signedText}_${toBase64(signature)}`],
  [
    'at.chain.padding',
    ({jws}) =>
      jws
        .split('.')
        .map((part) => part.padEnd(Math.ceil(part.length / 4) * 4, '='))
        .join('.'),
  ],
  [
    'at.chain.standard-base64',
    ({signedText, signature}) =>
      [HEADER, toBase64(toUtf8(signedText)), toBase64(signature)].join('.'),
  ],
  ['at.chain.outage-text', () => 'Sicherheitseinrichtung ausgefallen'],
  ['at.chain.register-id', ({fields}) => fields.registerId],
];

/**
 * Whether a receipt's chain value fits the receipt before it, and, if not, which known mistake
 * explains it. Without a previous receipt, it must fit the Kassen-ID (RKSV annex Z 4–6).
 */
export async function verifyChainValue(
  receipt: AustrianCode,
  previous: AustrianCode | undefined,
): Promise<Finding> {
  const at = 'chainValue';
  const {chainValue, registerId} = receipt.fields;
  const isHashOf = async (input: string): Promise<boolean> =>
    toBase64((await sha256(input)).slice(0, 8)) === chainValue;
  if (previous === undefined)
    return (await isHashOf(registerId))
      ? toFinding('at.chain.start', at)
      : toFinding('at.chain.unknown-start', at);
  if (await isHashOf(previous.jws)) return toFinding('at.chain.fits', at);
  for (const [code, toInput] of WRONG_CHAINS)
    if (await isHashOf(toInput(previous))) return toFinding(code, at);
  const hash = await sha256(previous.jws);
  if (toBase64(hash.slice(-8)) === chainValue) return toFinding('at.chain.last-bytes', at);
  const hex = toUtf8(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  if (toBase64(hex.slice(0, 8)) === chainValue) return toFinding('at.chain.hex-hash', at);
  return toFinding('at.chain.differs', at);
}
