import {concat} from './bytes';

/** One DER element (X.690): its tag, its content, and all its bytes. */
export interface DerElement {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly bytes: Uint8Array;
}

/** The elements one after the other in these bytes, or `null` if the bytes aren't DER. */
export function readDer(bytes: Uint8Array): readonly DerElement[] | null {
  const elements: DerElement[] = [];
  for (let at = 0; at < bytes.length;) {
    const header = readHeader(bytes, at);
    if (header === null) return null;
    const end = header.start + header.length;
    elements.push({
      tag: bytes[at] ?? 0,
      content: bytes.subarray(header.start, end),
      bytes: bytes.subarray(at, end),
    });
    at = end;
  }
  return elements;
}

/** The elements inside a constructed element, or `null` if the element isn't DER. */
export function readChildren(element: DerElement | undefined): readonly DerElement[] | null {
  return element === undefined ? null : readDer(element.content);
}

/**
 * An ECDSA signature as r and s of `size` bytes each, from the DER form (RFC 3279 § 2.2.3), or
 * `null` if the bytes aren't exactly that form.
 */
export function toPlainSignature(signature: Uint8Array, size: number): Uint8Array | null {
  const [sequence, ...rest] = readDer(signature) ?? [];
  const numbers = readChildren(sequence);
  if (sequence?.tag !== 0x30 || rest.length > 0 || numbers?.length !== 2) return null;
  const parts = numbers.map((number) => toFixed(number, size));
  const [r, s] = parts;
  return r && s ? concat(r, s) : null;
}

function toFixed({tag, content}: DerElement, size: number): Uint8Array | null {
  const [first = 0, second = 0] = content;
  if (tag !== 0x02 || content.length === 0 || first >= 0x80) return null;
  // The shortest form only: a zero before a small byte would be a second spelling.
  if (first === 0 && content.length > 1 && second < 0x80) return null;
  const digits = first === 0 ? content.subarray(1) : content;
  if (digits.length > size) return null;
  const fixed = new Uint8Array(size);
  fixed.set(digits, size - digits.length);
  return fixed;
}

function readHeader(bytes: Uint8Array, at: number): {start: number; length: number} | null {
  const [tag, first = 0] = bytes.subarray(at, at + 2);
  if (tag === undefined || (tag & 0x1f) === 0x1f || at + 1 >= bytes.length) return null;
  const count = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || count > 4) return null;
  let length = first < 0x80 ? first : 0;
  for (const byte of bytes.subarray(at + 2, at + 2 + count)) length = length * 256 + byte;
  const isShortest = count === 0 || length >= (count === 1 ? 0x80 : 256 ** (count - 1));
  const start = at + 2 + count;
  return isShortest && start + length <= bytes.length ? {start, length} : null;
}
