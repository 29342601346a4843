import {createHash} from 'node:crypto';
import {inflateSync} from 'node:zlib';
import jsQR from 'jsqr';
import {renderAsync} from '@resvg/resvg-js';
import {beforeAll, describe, expect, it} from 'vitest';
import {drawPicture, type DrawOptions} from '../../../scripts/lib/pictures/draw';
import {findMissingSigns, toMetrics} from '../../../scripts/lib/pictures/fonts';
import {toPictureTexts} from '../../../scripts/lib/pictures/receipt';
import {readDrawOptions, toRaster} from '../../../scripts/lib/pictures/write';
import {pictureWords} from '../../../src/data/pictureWords';
import {products} from '../../../src/data/products';
import {toPictureFile, type PagePicture} from '../../../src/model/pages/picture';

const post: PagePicture = {
  kind: 'post',
  title: 'Dev news #25: SIGN FR, a new SIGN IT, and totals that are never reset',
  language: 'en',
  address: 'https://developer.example/blog/dev-news-25',
  date: '2025-10-29',
  topics: ['Changelog', 'Law'],
};
const toTexts = (picture: PagePicture) => toPictureTexts(picture, pictureWords, products);
let options: DrawOptions;

beforeAll(async () => {
  options = await readDrawOptions();
});

describe('a picture', () => {
  it('holds the page’s address in its QR code', async () => {
    const address = 'https://developer.example/es/sign-es/certificado_dispositivo_opcional';
    const picture: PagePicture = {kind: 'guide', title: 'Certificado', language: 'es', address, product: 'SIGN ES', country: 'ES'};
    const {pixels, width, height} = await renderAsync(await drawPicture(picture, toTexts(picture), options), {font: {loadSystemFonts: false}});
    expect(jsQR(new Uint8ClampedArray(pixels), width, height)?.data).toBe(address);
  });

  it('has its letters as paths, and the same bytes each time', async () => {
    const svg = await drawPicture(post, toTexts(post), options);
    expect(svg).not.toMatch(/<text|<image|font-family/);
    const [one, two] = await Promise.all([toRaster(svg), toRaster(await drawPicture(post, toTexts(post), options))]);
    expect(one.equals(two)).toBe(true);
    expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(one.length).toBeLessThan(40_000);
  });

  it('is a PNG that says what the drawing does, to the pixel where it has few colours', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#fbfaf6"/><rect x="600" width="600" height="630" fill="#0b6b43"/></svg>`;
    const png = await toRaster(svg);
    const palette = png.indexOf('PLTE') + 4;
    const data = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
    const toColour = (x: number, y: number): string =>
      png.subarray(palette + rows[y * 1201 + 1 + x]! * 3, palette + rows[y * 1201 + 1 + x]! * 3 + 3).toString('hex');
    expect([toColour(0, 0), toColour(599, 629), toColour(600, 0), toColour(1199, 629)]).toEqual(['fbfaf6', 'fbfaf6', '0b6b43', '0b6b43']);
  });

  it('looks as it did when its address was last made another: else raise LOOK in src/model/pages/picture.ts and write the new digest here', async () => {
    const others: readonly PagePicture[] = pictureWords.map(({language}) => ({kind: 'page', title: 'Ä', language, address: 'https://developer.example/'}));
    const drawings = await Promise.all([post, ...others].map((picture) => drawPicture(picture, toTexts(picture), options)));
    expect({file: toPictureFile(post), drawing: createHash('sha256').update(drawings.join('')).digest('hex').slice(0, 16)}).toMatchInlineSnapshot(`
      {
        "drawing": "8cf1bffb7244cc6d",
        "file": "13azw5f9ysg.png",
      }
    `);
  });
});

describe('the faces of pictures', () => {
  it('have every letter of five languages, and say which sign they lack', () => {
    const {has} = toMetrics(options.fonts, 'text', 700);
    expect([...'ÄÖÜäöüßÁÉÍÓÚÑáéíóúñ¿¡ÀÈÌÒÙàèìòùÂÊÎÔÛÇâêîôûçŒœÿ’‘“”„«»–—…·#*&@€§%'].filter((sign) => !has(sign))).toEqual([]);
    expect(findMissingSigns('漢 a', toTexts(post), options.fonts)).toEqual(['漢']);
  });

  it('measure as the browser does: the figures of Hanken Grotesk 700', () => {
    const {measure} = toMetrics(options.fonts, 'text', 700);
    expect(measure('nn', 100)).toBeCloseTo(2 * measure('n', 100));
    expect(measure('m', 100)).toBeGreaterThan(measure('i', 100) * 2);
  });
});
