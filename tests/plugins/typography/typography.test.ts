import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import typography from '../../../plugins/typography';
import {toTypography} from '../../../src/model/content/typography';

describe('typography', () => {
  it.each([
    ["the till's receipts don't", 'the till’s receipts don’t'],
    ["the merchants' tills", 'the merchants’ tills'],
    ["l'articolo e perch\u00e9 l'IVA", 'l’articolo e perch\u00e9 l’IVA'],
    ["'quoted", "'quoted"],
    ['the note "outage", and "why"', 'the note “outage”, and “why”'],
    ['one sign " only', 'one sign " only'],
    ['19 % and 5.5 %, 100% of a %', '19\u00a0% and 5.5\u00a0%, 100% of a %'],
  ])('sets %s', (typed, set) => {
    expect(toTypography(typed)).toBe(set);
    expect(toTypography(set)).toBe(set);
  });

  it('sets headings and text of a page, but not code', async () => {
    const script = String(
      await compile(
        '# The till\'s day\n\nIt\'s `it\'s` of 19 %, `19 %`.\n\n```json\n{"a": "b\'s"}\n```\n',
        {jsx: true, remarkPlugins: [typography]},
      ),
    );
    expect(script).toContain('The till’s day');
    expect(script).toContain('It’s ');
    expect(script).toContain('of 19\u00a0%');
    expect(script).toContain('{"it\'s"}');
    expect(script).toContain('{"19 %"}');
    expect(script).toContain(`b's`);
  });
});
