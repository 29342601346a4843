import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {laws} from '../../../src/data/laws/all';
import {retention} from '../../../src/data/retention';
import {rowTranslations} from '../../../src/data/translations/all';
import {toRetentionContent} from '../../../src/model/figures/retention';
import {translateRow} from '../../../src/model/translation/rows';

const [periods] = retention;
const records = periods.groups.flatMap((group) =>
  group.records.map((record) => ({country: group.title, ...record})),
);

describe('the periods of retention', () => {
  it('are drawn on the scale of the longest, and each keeps the place of its sources', () => {
    const content = toRetentionContent(periods);
    expect(content.longest).toBe(10);
    expect(content.groups.flatMap((group) => group.records.map(({place}) => place))).toEqual(
      records.map((_, place) => place),
    );
  });

  it('have a number or words, and known sources', () => {
    const ids = new Set<string>(laws.map(({id}) => id));
    for (const record of records) {
      expect('years' in record || 'meaning' in record, record.label).toBe(true);
      for (const {law} of record.sources) expect(ids).toContain(law);
    }
  });

  it('are the same as on the page about periods, which also dates the texts', () => {
    const page = readFileSync('docs/safe/compliance-and-legal-basis.mdx', 'utf8');
    const wrong = records
      .filter((record) => 'years' in record && typeof record.years === 'number')
      .filter(({country, sources: [{law}], ...record}) => {
        const years = 'years' in record ? `| ${record.years} years |` : '';
        return !page
          .split('\n')
          .some(
            (line) =>
              line.startsWith(`| ${country}: `) &&
              line.includes(years) &&
              line.includes(`"${law}"`),
          );
      });
    expect(wrong).toEqual([]);
  });

  it('are complete in German', () => {
    expect(translateRow(periods, rowTranslations.de ?? {})?.row.title).toBe(
      'Wie lange Händler Aufzeichnungen aufbewahren',
    );
  });
});
