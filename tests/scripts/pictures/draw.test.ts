import jsQR from 'jsqr';
import sharp from 'sharp';
import {beforeAll, describe, expect, it} from 'vitest';
import {drawPicture, type DrawOptions} from '../../../scripts/lib/pictures/draw';
import {findMissingSigns, measureText, toFace} from '../../../scripts/lib/pictures/fonts';
import {toPictureTexts} from '../../../scripts/lib/pictures/receipt';
import {readDrawOptions, toRaster} from '../../../scripts/lib/pictures/write';
import {pictureWords} from '../../../src/data/pictureWords';
import {products} from '../../../src/data/products';
import type {PagePicture} from '../../../src/model/pages/picture';

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
  it('encodes the page’s address in its QR code', async () => {
    const address = 'https://developer.example/es/sign-es/certificado_dispositivo_opcional';
    const picture: PagePicture = {
      kind: 'guide',
      title: 'Certificado',
      language: 'es',
      address,
      product: 'SIGN ES',
      country: 'ES',
    };
    const png = await toRaster(await drawPicture(picture, toTexts(picture), options));
    const {data, info} = await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
  });

  it('draws letters as paths, with the same bytes each time', async () => {
    const svg = await drawPicture(post, toTexts(post), options);
    expect(svg).not.toMatch(/<text|<image|font-family/);
    const [one, two] = await Promise.all([
      toRaster(svg),
      toRaster(await drawPicture(post, toTexts(post), options)),
    ]);
    expect(one.equals(two)).toBe(true);
    expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(one.length).toBeLessThan(40_000);
  });

  it.each([
    'Imprint',
    'Dev news #25: SIGN FR, a new SIGN IT, and totals that are never reset',
    'Kassensicherungsverordnung und Zertifizierung der technischen Sicherheitseinrichtung',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    Array.from({length: 40}, () => 'Sicherheitseinrichtung').join(' '),
  ])('keeps the title “%s” left of the receipt and below the logo', async (title) => {
    const draw = async (shown: string): Promise<Buffer> => {
      const picture: PagePicture = {...post, title: shown};
      // Without a palette, which changes with what is drawn.
      return sharp(Buffer.from(await drawPicture(picture, toTexts(picture), options)))
        .removeAlpha()
        .raw()
        .toBuffer();
    };
    const [drawn, other] = await Promise.all([
      draw(title),
      draw(title === 'Imprint' ? 'Terms' : 'Imprint'),
    ]);
    const changed = {left: 1200, right: 0, top: 630, bottom: 0};
    for (let at = 0; at < drawn.length; at += 3) {
      if (drawn[at] === other[at]) continue;
      const [x, y] = [(at / 3) % 1200, Math.floor(at / 3 / 1200)];
      Object.assign(changed, {
        left: Math.min(changed.left, x),
        right: Math.max(changed.right, x),
        top: Math.min(changed.top, y),
        bottom: Math.max(changed.bottom, y),
      });
    }
    expect(changed.left).toBeGreaterThanOrEqual(64);
    expect(changed.right).toBeLessThan(792 - 24);
    expect(changed.top).toBeGreaterThan(120);
    expect(changed.bottom).toBeLessThan(620);
  });
});

describe('the faces of pictures', () => {
  it('have every letter of the five languages, and name missing characters', () => {
    const face = toFace(options.fonts, 'text', 700);
    const has = (sign: string): boolean => face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    expect(
      [...'ÄÖÜäöüßÁÉÍÓÚÑáéíóúñ¿¡ÀÈÌÒÙàèìòùÂÊÎÔÛÇâêîôûçŒœÿ’‘“”„«»–—…·#*&@€§%'].filter(
        (sign) => !has(sign),
      ),
    ).toEqual([]);
    expect(findMissingSigns('漢 a', toTexts(post), options.fonts)).toEqual(['漢']);
  });

  it('measure text in the unit of the size', () => {
    const face = toFace(options.fonts, 'text', 700);
    expect(measureText(face, 'nn', 100)).toBeCloseTo(2 * measureText(face, 'n', 100));
    expect(measureText(face, 'm', 100)).toBeGreaterThan(measureText(face, 'i', 100) * 2);
  });
});
