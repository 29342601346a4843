/** One file of an archive. */
export interface TarFile {
  readonly path: string;
  readonly content: Uint8Array;
  readonly isExecutable?: boolean;
}

const BLOCK = 512;

/** A ustar archive that depends on nothing but its files: no times, no owners, paths in order. */
export function toTar(files: readonly TarFile[]): Buffer {
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  const blocks = sorted.flatMap((file) => [
    toHeader(file),
    file.content,
    Buffer.alloc((BLOCK - (file.content.length % BLOCK)) % BLOCK),
  ]);
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

function toHeader({path, content, isExecutable}: TarFile): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for an archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0);
  header.write(isExecutable ? '0000755\0' : '0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  // 26 October 1985, as npm packs: some tools reject a time of zero.
  header.write(`${(499_162_500).toString(8).padStart(11, '0')}\0`, 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
