const BASE64 = /^(?=.)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Whether a text is canonical base64. Otherwise, the unused bits of the last character could change
 * unnoticed.
 */
export function isBase64(text: string): boolean {
  return BASE64.test(text) && btoa(atob(text)) === text;
}

/** The bytes of base64, without Buffer, which browsers lack. Throws if the text isn't base64. */
export function toBytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The bytes of hexadecimal digits, two digits per byte. */
export function toHexBytes(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
