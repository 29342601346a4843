const BASE64 = /^(?=.)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Whether a text is base64 in its only form: without it, the unused bits of the last character could be changed unnoticed. */
export function isBase64(text: string): boolean {
  return BASE64.test(text) && btoa(atob(text)) === text;
}

/** The bytes of base64, without Buffer, which browsers lack. Throws on other text. */
export function toBytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** The bytes of hexadecimal digits, two a byte. */
export function toHexBytes(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
