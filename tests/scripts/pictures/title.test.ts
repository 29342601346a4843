import {beforeAll, describe, expect, it} from 'vitest';
import {readPictureFonts, toMetrics} from '../../../scripts/lib/pictures/fonts';
import {toTitleLayout, type TitleLayout} from '../../../scripts/lib/pictures/title';

const width = 672;
let measure: (text: string, size: number) => number;
const layOut = (title: string): TitleLayout => toTitleLayout(title, {width, measure, names: ['SIGN DE', 'SIGN FR', 'SIGN IT', 'Management API']});

beforeAll(async () => {
  ({measure} = toMetrics(await readPictureFonts(), 'text', 700));
});

describe('toTitleLayout', () => {
  it.each([
    'Imprint',
    'Receipts made simple.',
    'Dev news #25: SIGN FR, a new SIGN IT, and totals that are never reset',
    'Kassensicherungsverordnung und Zertifizierung der technischen Sicherheitseinrichtung',
    'Certificado electrónico para firmar y remitir',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ])('shows all of “%s” inside the room there is', (title) => {
    const {size, lines} = layOut(title);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(width);
  });

  it('shows one word as large as any', () => {
    expect(layOut('Imprint')).toEqual({size: 112, lines: ['Imprint']});
  });

  it('balances the lines: none is a word alone where the words can be shared out', () => {
    const {lines, size} = layOut('Find what is still open, and hear why it was refused');
    const widths = lines.map((line) => measure(line, size));
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.7);
  });

  it('never parts the name of a product', () => {
    for (const title of ['Dev news #25: SIGN FR, a new SIGN IT, and totals that are never reset', 'Coming from SIGN DE to Management API with SIGN IT']) {
      const {lines} = layOut(title);
      expect(lines.filter((line) => /(SIGN|Management)$/.test(line))).toEqual([]);
    }
  });

  it('shrinks before it cuts, and ends what it cuts with an ellipsis', () => {
    const long = layOut(Array.from({length: 40}, () => 'Sicherheitseinrichtung').join(' '));
    expect(long.size).toBe(44);
    expect(long.lines).toHaveLength(4);
    expect(long.lines.at(-1)).toMatch(/[^\s,.]…$/);
    for (const line of long.lines) expect(measure(line, long.size)).toBeLessThanOrEqual(width);
  });

  it('breaks a word that no line has room for, without losing a letter', () => {
    const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
    const {size, lines} = layOut(word);
    expect(lines.map((line) => line.replace(/-$/, '')).join('')).toBe(word);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(width);
  });
});
