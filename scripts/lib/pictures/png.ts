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
  const palette = new Map<number, number>();
  const colours: number[] = [];
  const rows = Buffer.alloc((width + 1) * height);
  const mask = toMask(pixels);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4;
      const exact = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
      let index = palette.get(exact & mask);
      if (index === undefined) {
        index = colours.push(exact) - 1;
        palette.set(exact & mask, index);
      }
      rows[row * (width + 1) + 1 + column] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, a palette; the rest is what PNG has one value for.
  header.set([8, 3, 0, 0, 0], 8);
  const entries = Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]));
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', entries),
    toChunk('IDAT', await compress(rows, {level: 9})),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The bits of a colour that tell no more than 256 apart. */
function toMask(pixels: Uint8Array): number {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const colours = new Set<number>();
  for (const word of words) colours.add(word);
  for (let bits = 0; bits < 8; bits += 1) {
    const channel = (0xff << bits) & 0xff;
    const mask = (channel << 16) | (channel << 8) | channel;
    // Words are ABGR: the mask is the same for every channel.
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
