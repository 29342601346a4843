import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {create, type Font} from 'fontkit';
import subsetFont from 'subset-font';
import type {PictureTexts} from './receipt';

/** One weight of one of the portal's fonts, as used in pictures. */
export interface PictureFont {
  readonly name: string;
  readonly weight: 500 | 700;
  readonly data: Buffer;
  readonly face: Font;
}

const folder = path.resolve(__dirname, '../../../static/fonts');

const instances = [
  {name: 'text', weight: 500, file: 'hanken-grotesk.woff2'},
  {name: 'text', weight: 700, file: 'hanken-grotesk.woff2'},
  {name: 'code', weight: 500, file: 'jetbrains-mono.woff2'},
  {name: 'code', weight: 700, file: 'jetbrains-mono.woff2'},
] as const;

/** The files that pictures take their letters from. */
export const fontFiles: readonly string[] = [...new Set(instances.map(({file}) => file))].map(
  (file) => path.join(folder, file),
);

/**
 * The characters of a font. The files written by `scripts/fonts.ts` contain every character that
 * pages can show.
 */
const signs = Array.from({length: 0x2800 - 0x20}, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('');

/** Single weights of the portal's variable fonts in a format that satori reads. */
export async function readPictureFonts(): Promise<readonly PictureFont[]> {
  const fonts: PictureFont[] = [];
  for (const {name, weight, file} of instances) {
    const data = await subsetFont(await readFile(path.join(folder, file)), signs, {
      targetFormat: 'sfnt',
      variationAxes: {wght: weight},
    });
    fonts.push({name, weight, data, face: create(data) as Font});
  }
  return fonts;
}

/** One weight of a font. */
export function toFace(fonts: readonly PictureFont[], name: string, weight: number): Font {
  const found = fonts.find((font) => font.name === name && font.weight === weight);
  if (!found) throw new Error(`Pictures have no font ${name} ${weight}.`);
  return found.face;
}

/** Width of a text on one line, in the unit of `size`. */
export function measureText(face: Font, text: string, size: number): number {
  return (face.layout(text).advanceWidth / face.unitsPerEm) * size;
}

/** Characters of a picture that the font at their position lacks. */
export function findMissingSigns(
  title: string,
  {section, heading, rows}: PictureTexts,
  fonts: readonly PictureFont[],
): readonly string[] {
  const places = [
    {name: 'text', words: title + section},
    {name: 'code', words: heading + rows.flat().join('')},
  ];
  return [
    ...new Set(
      places.flatMap(({name, words}) =>
        [...words].filter(
          (sign) => !toFace(fonts, name, 700).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
        ),
      ),
    ),
  ];
}
