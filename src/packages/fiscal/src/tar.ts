/** A file of an archive, with the place of its header. */
export interface TarEntry {
  readonly name: string;
  readonly content: Uint8Array;
  readonly at: number;
}

/** The files of an archive until its end, or until the block at `fault`, which can't be read. */
export interface TarReading {
  readonly entries: readonly TarEntry[];
  readonly fault: number | null;
}

const BLOCK = 512;

/**
 * The files of a POSIX archive (ustar, with long names in pax or GNU form). Checksums of headers
 * are verified. Folders and links are left out.
 */
export function readTar(bytes: Uint8Array): TarReading {
  const entries: TarEntry[] = [];
  let longName: string | null = null;
  let at = 0;
  while (at + BLOCK <= bytes.length) {
    const header = bytes.subarray(at, at + BLOCK);
    if (isEmpty(header)) return {entries, fault: isEmpty(bytes.subarray(at)) ? null : at};
    const size = toNumber(header, 124, 12);
    const end = at + BLOCK + (size ?? 0);
    if (size === null || toNumber(header, 148, 8) !== toChecksum(header) || end > bytes.length)
      return {entries, fault: at};
    const next = at + BLOCK * (1 + Math.ceil(size / BLOCK));
    if (!isEmpty(bytes.subarray(end, next))) return {entries, fault: at};
    const content = bytes.subarray(at + BLOCK, end);
    const type = String.fromCharCode(header[156] ?? 0);
    if (type === 'L') longName = toText(content);
    else if (type === 'x')
      longName = /(?:^|\n)\d+ path=([^\n]*)/.exec(toText(content))?.[1] ?? null;
    else {
      const prefix = toText(header.subarray(345, 500));
      const name = longName ?? `${prefix && `${prefix}/`}${toText(header.subarray(0, 100))}`;
      if (type === '0' || type === '\0')
        entries.push({name: name.replace(/^\.\//, ''), content, at});
      longName = null;
    }
    at = next;
  }
  return {entries, fault: at};
}

function isEmpty(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}

function toText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}

function toNumber(header: Uint8Array, at: number, length: number): number | null {
  const digits = toText(header.subarray(at, at + length)).trim();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : null;
}

/** The sum of all bytes, with spaces in place of the checksum itself. */
function toChecksum(header: Uint8Array): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}
