import jsQR from 'jsqr';
import qrcode from 'qrcode-generator';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import {printedReceipts} from '../../src/data/receipts/printed/all';

/**
 * How many codes the decoders read on simulated photos of printed receipts: turned, seen at an
 * angle, crumpled, faded, unevenly lit, blurred and noisy. The same photos every time.
 */
const PHOTOS = 40;
const SIDE = 900;

type Decoder = (pixels: Uint8ClampedArray, width: number, height: number) => string | undefined;
const decoders: Readonly<Record<string, Decoder>> = {
  qr: (data, width, height) => {
    try {
      return decodeQR({data, width, height});
    } catch {
      return undefined;
    }
  },
  jsQR: (data, width, height) => jsQR(data, width, height)?.data,
};

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function takePhoto(text: string, seed: number): Promise<Buffer> {
  const random = createRandom(seed);
  const between = (least: number, most: number): number => least + random() * (most - least);
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const module = between(2.5, Math.min(7, (SIDE * 0.8) / count));
  const turn = between(-0.35, 0.35);
  const tilt = [between(-0.2, 0.2), between(-0.2, 0.2)] as const;
  const crumple = between(0, 2) * module;
  const wave = between(0.004, 0.012);
  const contrast = between(0.35, 0.95);
  const light = [between(-0.25, 0.25), between(-0.25, 0.25)] as const;
  const fade = random() < 0.3 ? 0.3 : 0;
  const noise = between(0, 28);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const pixels = Buffer.alloc(SIDE * SIDE);
  for (let index = 0; index < pixels.length; index++) {
    const x = (index % SIDE) - SIDE / 2;
    const y = Math.floor(index / SIDE) - SIDE / 2;
    const depth = 1 + (x * tilt[0] + y * tilt[1]) / SIDE;
    const across = (x * cos + y * sin) / depth;
    const down = (y * cos - x * sin) / depth;
    const u = across + crumple * Math.sin(down * wave);
    const v = down + crumple * 0.6 * Math.sin(across * wave * 1.3);
    const [column, row] = [u, v].map((place) => Math.floor(place / module + count / 2)) as [
      number,
      number,
    ];
    const isInside = column >= 0 && row >= 0 && column < count && row < count;
    const ink = isInside && code.isDark(row, column) ? contrast : 0;
    const printed = ink * (1 - fade * Math.abs(Math.sin(u * 0.01)));
    const lit = 0.9 + (x * light[0] + y * light[1]) / SIDE;
    const grain = (random() + random() + random() - 1.5) * noise;
    pixels[index] = Math.max(0, Math.min(255, 235 * lit * (1 - printed) + grain));
  }
  return sharp(pixels, {raw: {width: SIDE, height: SIDE, channels: 1}})
    .blur(between(0.4, 1.5))
    .jpeg({quality: Math.round(between(60, 95))})
    .toBuffer();
}

async function main(): Promise<void> {
  const texts = printedReceipts.flatMap(({code}) => (code ? [code.text] : []));
  const times: Record<string, number[]> = {};
  const read: Record<string, number> = {};
  const wrong: Record<string, number> = {};
  for (let photo = 0; photo < PHOTOS; photo++) {
    const text = texts[photo % texts.length] ?? '';
    const {data, info} = await sharp(await takePhoto(text, 1000 + photo))
      .ensureAlpha()
      .raw()
      .toBuffer({resolveWithObject: true});
    for (const [name, decode] of Object.entries(decoders)) {
      const start = performance.now();
      const found = decode(new Uint8ClampedArray(data), info.width, info.height);
      (times[name] ??= []).push(performance.now() - start);
      read[name] = (read[name] ?? 0) + (found === text ? 1 : 0);
      wrong[name] = (wrong[name] ?? 0) + (found !== undefined && found !== text ? 1 : 0);
    }
  }
  for (const [name, all] of Object.entries(times)) {
    const median = all.sort((a, b) => a - b)[PHOTOS / 2] ?? 0;
    console.log(
      `${name}: ${read[name]} of ${PHOTOS} photos, ${wrong[name]} wrong, median ${Math.round(median)} ms`,
    );
  }
}

void main();
