import {toUtf8} from './bytes';

/** The curves of TR-03116-5, 2.2 by their usual names. */
export type Curve =
  'P-256' | 'P-384' | 'P-521' | 'brainpoolP256r1' | 'brainpoolP384r1' | 'brainpoolP512r1';
/** The hash functions of TR-03116-5, 2.2, RKSV and Veri*factu. */
export type Hash = 'SHA-256' | 'SHA-384' | 'SHA-512';

/** Checks one signature (r‖s) over one message. */
export type Verifier = (signature: Uint8Array, message: Uint8Array) => Promise<boolean>;

/** The SHA-256 digest of bytes or of a text in UTF-8: 32 bytes. */
export async function sha256(input: Uint8Array | string): Promise<Uint8Array> {
  return digest('SHA-256', typeof input === 'string' ? toUtf8(input) : input);
}

/** The digest of bytes. */
async function digest(hash: Hash, bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest(hash, bytes as BufferSource));
}

/**
 * A check for signatures of one ECDSA key, given as an uncompressed point; `null` if the point
 * isn't on the curve. NIST curves use Web Crypto. Brainpool curves load a library.
 */
export async function createVerifier(
  curve: Curve,
  hash: Hash,
  point: Uint8Array,
): Promise<Verifier | null> {
  if (curve.startsWith('brainpool')) return createBrainpoolVerifier(curve, hash, point);
  const key = await importOrNull('raw', point, {name: 'ECDSA', namedCurve: curve});
  if (key === null) return null;
  return (signature, message) =>
    crypto.subtle.verify(
      {name: 'ECDSA', hash},
      key,
      signature as BufferSource,
      message as BufferSource,
    );
}

async function createBrainpoolVerifier(
  curve: Curve,
  hash: Hash,
  point: Uint8Array,
): Promise<Verifier | null> {
  const {brainpoolP256r1, brainpoolP384r1, brainpoolP512r1} = await loadBrainpool();
  const library = {brainpoolP256r1, brainpoolP384r1, brainpoolP512r1}[curve as 'brainpoolP256r1'];
  try {
    library.Point.fromBytes(point);
  } catch {
    return null;
  }
  return async (signature, message) => {
    const hashed = await digest(hash, message);
    try {
      // A high s is as valid as a low one (TR-03111), and cards return both.
      return library.verify(signature, hashed, point, {prehash: false, lowS: false});
    } catch {
      return false;
    }
  };
}

// One import per library: bundlers put each import into a file of its own, and those of the webpack
// family leave out the other curves.
const loadBrainpool = () =>
  import(
    /* webpackExports: ["brainpoolP256r1", "brainpoolP384r1", "brainpoolP512r1"] */
    '@noble/curves/misc.js'
  );
const loadNist = () => import(/* webpackExports: ["p256"] */ '@noble/curves/nist.js');

/** Loads the curves that the platform doesn't have. */
export async function preloadCurves(): Promise<void> {
  await Promise.all([loadBrainpool(), loadNist()]);
}

/** A check for RSA signatures (PKCS #1 v1.5) of a key as SubjectPublicKeyInfo; `null` if it's none. */
export async function createRsaVerifier(hash: Hash, spki: Uint8Array): Promise<Verifier | null> {
  const key = await importOrNull('spki', spki, {name: 'RSASSA-PKCS1-v1_5', hash});
  if (key === null) return null;
  return (signature, message) =>
    crypto.subtle.verify(
      'RSASSA-PKCS1-v1_5',
      key,
      signature as BufferSource,
      message as BufferSource,
    );
}

/**
 * The public keys on P-256, as hexadecimal points, under which r‖s is a signature of the message:
 * two, seldom none. Any signature has such keys, so they say something only if another signature
 * shares one.
 */
export async function recoverKeys(
  signature: Uint8Array,
  message: Uint8Array,
): Promise<readonly string[]> {
  const {p256} = await loadNist();
  const hashed = await sha256(message);
  return [0, 1].flatMap((bit) => {
    try {
      const parsed = p256.Signature.fromBytes(signature, 'compact').addRecoveryBit(bit);
      return [parsed.recoverPublicKey(hashed).toHex(false)];
    } catch {
      return [];
    }
  });
}

/**
 * AES-256 in counter mode: the same operation encrypts and decrypts. The key has 32 bytes, the
 * first counter block 16. `null` if the key has another length.
 */
export async function aesCounterMode(
  key: Uint8Array,
  block: Uint8Array,
  data: Uint8Array,
): Promise<Uint8Array | null> {
  if (key.length !== 32) return null;
  const imported = await crypto.subtle.importKey('raw', key as BufferSource, 'AES-CTR', false, [
    'decrypt',
  ]);
  const algorithm = {name: 'AES-CTR', counter: block as BufferSource, length: 128};
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, imported, data as BufferSource));
}

async function importOrNull(
  format: 'raw' | 'spki',
  key: Uint8Array,
  algorithm: EcKeyImportParams | RsaHashedImportParams,
): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey(format, key as BufferSource, algorithm, false, ['verify']);
  } catch {
    return null;
  }
}
