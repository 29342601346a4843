import {beforeAll, describe, expect, it} from 'vitest';
import {measureText, readPictureFonts, toFace} from '../../../scripts/lib/pictures/fonts';
import {joinNames, toTitleSize} from '../../../scripts/lib/pictures/title';

let measure: (text: string, size: number) => number;
const toSize = (title: string): number => toTitleSize(title, {width: 672, measure}).size;

beforeAll(async () => {
  const face = toFace(await readPictureFonts(), 'text', 700);
  measure = (text, size) => measureText(face, text, size);
});

describe('toTitleSize', () => {
  it.each([
    ['one word as large as any', 'Imprint', 112],
    ['a sentence on three lines', 'Find what is still open, and hear why', 96],
    [
      'what has no room at any size as small as any',
      Array.from({length: 40}, () => 'Sicherheitseinrichtung').join(' '),
      44,
    ],
    [
      'a word wider than a line as small as any',
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      44,
    ],
  ])('shows %s', (_name, title, size) => {
    expect(toSize(title)).toBe(size);
  });

  it('is smaller for a name that must not be broken', () => {
    const title = 'Receipts of the Management API';
    expect(toSize(joinNames(title, ['Management API']))).toBeLessThanOrEqual(toSize(title));
  });
});

describe('joinNames', () => {
  it('keeps the words of every name together', () => {
    expect(joinNames('From SIGN DE to SIGN IT', ['SIGN DE', 'SIGN IT'])).toBe(
      'From SIGN\u00a0DE to SIGN\u00a0IT',
    );
  });
});
