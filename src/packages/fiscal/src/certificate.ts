import {areEqual, isBase64, toBytes, toHex} from './bytes';
import {createRsaVerifier, createVerifier, type Curve, type Hash} from './cryptography';
import {readChildren, readDer, toPlainSignature, type DerElement} from './der';

/** Curves by the DER of their object identifier. */
const CURVES: Readonly<Record<string, Curve>> = {
  '2a8648ce3d030107': 'P-256',
  '2b81040022': 'P-384',
  '2b81040023': 'P-521',
  '2b2403030208010107': 'brainpoolP256r1',
  '2b240303020801010b': 'brainpoolP384r1',
  '2b240303020801010d': 'brainpoolP512r1',
};
/** Signature algorithms by the DER of their object identifier (RFC 5758, RFC 4055). */
const ALGORITHMS: Readonly<Record<string, {readonly kind: 'EC' | 'RSA'; readonly hash: Hash}>> = {
  '2a8648ce3d040302': {kind: 'EC', hash: 'SHA-256'},
  '2a8648ce3d040303': {kind: 'EC', hash: 'SHA-384'},
  '2a8648ce3d040304': {kind: 'EC', hash: 'SHA-512'},
  '2a864886f70d01010b': {kind: 'RSA', hash: 'SHA-256'},
  '2a864886f70d01010c': {kind: 'RSA', hash: 'SHA-384'},
  '2a864886f70d01010d': {kind: 'RSA', hash: 'SHA-512'},
};

/** The parts of an X.509 certificate (RFC 5280) that a check needs. */
export interface Certificate {
  /** Hexadecimal, in lower case, without leading zeros. */
  readonly serialNumber: string;
  readonly issuer: Uint8Array;
  readonly subject: Uint8Array;
  /** Seconds since 1970. */
  readonly validFrom: number;
  readonly validTo: number;
  /** The uncompressed point of an EC key and its curve; `null` for other keys. */
  readonly key: {readonly curve: Curve; readonly point: Uint8Array} | null;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: Uint8Array;
  readonly signed: Uint8Array;
  readonly algorithm: {readonly kind: 'EC' | 'RSA'; readonly hash: Hash} | null;
  readonly signature: Uint8Array;
}

/** A certificate from PEM, base64 or DER, or `null` if it isn't one. */
export function readCertificate(input: Uint8Array | string): Certificate | null {
  const bytes = typeof input === 'string' ? fromText(input) : input;
  const [outer, ...rest] = (bytes && readDer(bytes)) ?? [];
  if (outer?.tag !== 0x30 || rest.length > 0) return null;
  const [signed, algorithm, signature] = readChildren(outer) ?? [];
  const parts = readChildren(signed);
  if (!signed || !algorithm || signature?.tag !== 0x03 || !parts) return null;
  const [serial, inner, issuer, validity, subject, publicKey] =
    parts[0]?.tag === 0xa0 ? parts.slice(1) : parts;
  const [from, to] = readChildren(validity) ?? [];
  if (!serial || !inner || !issuer || !subject || !publicKey || !from || !to) return null;
  // The algorithm outside isn't signed, so it must repeat the one inside (RFC 5280 § 4.1.1.2).
  if (!areEqual(algorithm.bytes, inner.bytes) || signature.content[0] !== 0) return null;
  return {
    serialNumber: toHex(serial.content).replace(/^0+(?=.)/, ''),
    issuer: issuer.bytes,
    subject: subject.bytes,
    validFrom: toSeconds(from),
    validTo: toSeconds(to),
    key: toEcKey(publicKey),
    publicKey: publicKey.bytes,
    signed: signed.bytes,
    algorithm: ALGORITHMS[toHex(readChildren(algorithm)?.[0]?.content ?? [])] ?? null,
    signature: signature.content.subarray(1),
  };
}

/** Whether a certificate names itself as issuer. Then its own key must verify it. */
export function isSelfSigned({issuer, subject}: Certificate): boolean {
  return areEqual(issuer, subject);
}

/**
 * Whether the issuer signed the certificate; `undefined` if the algorithm is unknown. Says nothing
 * about who the issuer is.
 */
export async function isIssuedBy(
  certificate: Certificate,
  issuer: Certificate,
): Promise<boolean | undefined> {
  const {algorithm, signature, signed} = certificate;
  if (!areEqual(certificate.issuer, issuer.subject)) return false;
  if (algorithm?.kind === 'RSA')
    return (await createRsaVerifier(algorithm.hash, issuer.publicKey))?.(signature, signed);
  if (algorithm === null) return undefined;
  if (issuer.key === null) return false;
  const {curve, point} = issuer.key;
  const plain = toPlainSignature(signature, (point.length - 1) / 2);
  if (plain === null) return false;
  const verify = await createVerifier(curve, algorithm.hash, point);
  return verify !== null && verify(plain, signed);
}

function fromText(text: string): Uint8Array | null {
  const base64 = text.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '');
  return isBase64(base64) ? toBytes(base64) : null;
}

function toEcKey(publicKey: DerElement): Certificate['key'] {
  const [algorithm, bits] = readChildren(publicKey) ?? [];
  const curve = CURVES[toHex(readChildren(algorithm)?.[1]?.content ?? [])];
  const point = bits?.content.slice(1);
  return curve !== undefined && point?.[0] === 0x04 ? {curve, point} : null;
}

/** UTCTime with its two-digit year, or GeneralizedTime (RFC 5280 § 4.1.2.5). */
function toSeconds({tag, content}: DerElement): number {
  const digits = new TextDecoder().decode(content);
  const full = tag === 0x17 ? `${digits < '50' ? '20' : '19'}${digits}` : digits;
  const [year = '', ...rest] = full.match(/^\d{4}|\d{2}/g) ?? [];
  const [month = '', day = '', hour = '', minute = '', second = '00'] = rest;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) / 1000;
}
