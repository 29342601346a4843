/** What an archive has inside, by name, or why it can't be read. */
export type Archive =
  | {readonly files: ReadonlyMap<string, Uint8Array>}
  | {readonly fault: 'form' | 'method' | 'size' | 'checksum'; readonly name: string};

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * The files of a ZIP archive (APPNOTE 6.3.10), with their checksums verified. Encrypted files, ZIP64
 * and methods other than Deflate are refused, and so is an archive with more than `limit` bytes
 * inside. The platform inflates.
 */
export async function readZip(bytes: Uint8Array, limit: number): Promise<Archive> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return {fault: 'form', name: ''};
  const files = new Map<string, Uint8Array>();
  let [at, total] = [view.getUint32(end + 16, true), 0];
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) return {fault: 'form', name: ''};
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry = readEntry(bytes, view, at);
    const size = view.getUint32(at + 24, true);
    total += size;
    if (entry === null || files.has(name)) return {fault: 'form', name};
    if (total > limit) return {fault: 'size', name};
    const {method, data} = entry;
    const isPlain = (view.getUint16(at + 8, true) & 1) === 0;
    if (!isPlain || (method !== STORED && method !== DEFLATED)) return {fault: 'method', name};
    const content = method === STORED ? data : await inflate(data, size);
    if (content?.length !== size || toCrc32(content) !== view.getUint32(at + 16, true))
      return {fault: 'checksum', name};
    if (!name.endsWith('/')) files.set(name, content);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return {files};
}

/** The end record is the last of the archive, before a comment of up to 65,535 bytes. */
function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 65_557; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return null;
}

function readEntry(
  bytes: Uint8Array,
  view: DataView,
  at: number,
): {method: number; data: Uint8Array} | null {
  const start = view.getUint32(at + 42, true);
  if (start + 30 > bytes.length || view.getUint32(start, true) !== LOCAL) return null;
  const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const size = view.getUint32(at + 20, true);
  if (data + size > bytes.length) return null;
  return {method: view.getUint16(at + 10, true), data: bytes.subarray(data, data + size)};
}

/** At most `size` bytes; `null` if the data is damaged or longer. */
async function inflate(data: Uint8Array, size: number): Promise<Uint8Array | null> {
  const content = new Uint8Array(size);
  const source = new Blob([data as BlobPart]).stream();
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let at = 0;
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return at === size ? content : null;
      if (at + value.length > size) {
        await reader.cancel();
        return null;
      }
      content.set(value, at);
      at += value.length;
    }
  } catch {
    return null;
  }
}

const TABLE = Uint32Array.from({length: 256}, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function toCrc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
