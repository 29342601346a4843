const BASE64 = /^(?=.)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Whether a text is canonical base64. Otherwise, the unused bits of the last character could change
 * unnoticed.
 */
export function isBase64(text: string): boolean {
  return BASE64.test(text) && btoa(atob(text)) === text;
}

/** The bytes of base64, without Buffer, which browsers lack. Throws if the text isn't base64. */
export function toBytes(base64: string): Uint8Array {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  // An export has tens of thousands of them, and a loop is ten times as fast as `Uint8Array.from`.
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Bytes as base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Bytes as base64url without padding (RFC 7515 § 2). */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The bytes of base64url without padding, or `null` if the text isn't its canonical form (RFC 7515
 * § 2).
 */
export function fromBase64Url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = toBytes(text.replaceAll('-', '+').replaceAll('_', '/'));
  return toBase64Url(bytes) === text ? bytes : null;
}

/** Bytes as base32 with padding (RFC 4648 § 6). */
function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{1,5}/g) ?? []).map(
    (five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '',
  );
  return letters.join('').padEnd(Math.ceil(bytes.length / 5) * 8, '=');
}

/** The bytes of base32, or `null` if the text isn't its canonical form (RFC 4648 § 6). */
export function fromBase32(text: string): Uint8Array | null {
  if (!/^[A-Z2-7]+=*$/.test(text)) return null;
  const bits = [...text.replaceAll('=', '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Uint8Array.from(
    (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)),
  );
  return toBase32(bytes) === text ? bytes : null;
}

/** The bytes of hexadecimal digits, two digits per byte. */
export function toHexBytes(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** Bytes as hexadecimal digits in lower case. */
export function toHex(bytes: Iterable<number>): string {
  let text = '';
  for (const byte of bytes) text += (byte < 16 ? '0' : '') + byte.toString(16);
  return text;
}

/** The UTF-8 bytes of a text. */
export function toUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Whether two arrays have the same bytes. */
export function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** Several arrays one after the other. */
export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
