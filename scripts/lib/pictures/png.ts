import {deflate} from 'node:zlib';
import {promisify} from 'node:util';

const compress = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

/**
 * Opaque pixels (RGBA) as a PNG with a palette: a byte for each pixel in place of four. Flat pictures have fewer than 256 colours and lose nothing; where smooth
 * edges make more, colours that differ least become one.
 */
export async function toPng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const mask = toMask(words);
  const palette = new Map<number, number>();
  const colours: number[] = [];
  const rows = Buffer.alloc((width + 1) * height);
  // Most pixels are like the one before.
  let [last, index] = [-1, 0];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const word = words[row * width + column] ?? 0;
      if (word !== last) {
        last = word;
        const known = palette.get(word & mask);
        index = known ?? colours.push(word) - 1;
        if (known === undefined) palette.set(word & mask, index);
      }
      rows[row * (width + 1) + 1 + column] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, a palette; the rest is what PNG has one value for.
  header.set([8, 3, 0, 0, 0], 8);
  const entries = Buffer.from(colours.flatMap((word) => [word & 0xff, (word >> 8) & 0xff, (word >> 16) & 0xff]));
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', entries),
    toChunk('IDAT', await compress(rows, {level: 6})),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The bits of a colour that tell no more than 256 apart. Words are ABGR; what a mask leaves of red, it leaves of the others. */
function toMask(words: Uint32Array): number {
  const colours = new Set<number>();
  let last = -1;
  for (const word of words) {
    if (word !== last) colours.add(word);
    last = word;
  }
  for (let bits = 0; bits < 8; bits += 1) {
    const channel = (0xff << bits) & 0xff;
    const mask = (channel << 16) | (channel << 8) | channel;
    if (new Set([...colours].map((word) => word & mask)).size <= MOST_COLOURS) return mask;
  }
  return 0;
}

/** The check sum of PNG; Node's own is younger than the oldest version the portal is built with. */
const remainders = Uint32Array.from({length: 256}, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder;
});

function toCheckSum(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) sum = (remainders[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

function toChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(toCheckSum(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}
