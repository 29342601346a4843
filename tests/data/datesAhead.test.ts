import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {facts, type FactRow} from '../../src/data/facts';
import {legalDates} from '../../src/data/legalDates';

const page = readFileSync(path.resolve(__dirname, '../../src/pages/dates-ahead.mdx'), 'utf8');
const printed = new Set([...page.matchAll(/<Fact id="(\w+)"/g)].map(([, id]) => id));
const [, reviewed = ''] = /^reviewed: (\S+)$/m.exec(page) ?? [];

describe('the page of dates ahead', () => {
  it('has every date of the landing page', () => {
    expect(legalDates.filter(({fact}) => !printed.has(fact))).toEqual([]);
  });

  it('has every date of law after the day of its review', () => {
    const coming = Object.entries(facts).filter(
      ([, fact]: readonly [string, FactRow]) => fact.kind === 'date' && fact.day > reviewed,
    );
    expect(coming.length).toBeGreaterThan(0);
    expect(coming.map(([id]) => id).filter((id) => !printed.has(id))).toEqual([]);
  });
});
