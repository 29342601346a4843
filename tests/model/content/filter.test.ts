import {describe, expect, it} from 'vitest';
import {
  countWith,
  hasChoice,
  hasWords,
  parseChoice,
  toFilterWords,
  toInitial,
  toQuery,
  type Facets,
} from '../../../src/model/content/filter';

const known: Facets<'country' | 'kind'> = {country: ['de', 'at'], kind: ['law']};

describe('parseChoice', () => {
  it('reads the values that the page knows', () => {
    expect(parseChoice('?country=de&kind=law', known)).toEqual({country: 'de', kind: 'law'});
    expect(parseChoice('', known)).toEqual({});
  });

  it.each([
    '?country=xx',
    '?country=',
    '?country=%',
    '?country=%E0%A4%A',
    '?country[]=de',
    '?__proto__=de&constructor=law&toString=1',
    '?country=<script>alert(1)</script>',
    `?country=${'d'.repeat(100_000)}`,
    '?&&==&',
  ])('ignores everything else: %.40s', (query) => {
    expect(parseChoice(query, known)).toEqual({});
  });
});

describe('toQuery', () => {
  it('writes the choice and keeps other parameters', () => {
    expect(toQuery('?utm_source=mail&kind=law', {country: 'at'}, known)).toBe(
      '?utm_source=mail&country=at',
    );
    expect(toQuery('?country=de', {}, known)).toBe('');
  });
});

describe('a choice', () => {
  const entries: readonly Facets<'country' | 'kind'>[] = [
    {country: ['de', 'at'], kind: ['law']},
    {country: ['at'], kind: []},
  ];

  it('shows entries with every chosen value', () => {
    expect(entries.map((entry) => hasChoice(entry, {country: 'at', kind: 'law'}))).toEqual([
      true,
      false,
    ]);
    expect(entries.map((entry) => hasChoice(entry, {}))).toEqual([true, true]);
  });

  it('counts what a further value would show', () => {
    expect(countWith(entries, {}, 'country', 'at')).toBe(2);
    expect(countWith(entries, {kind: 'law'}, 'country', 'at')).toBe(1);
    // Another value of the same facet replaces the chosen one.
    expect(countWith(entries, {country: 'de'}, 'country', 'at')).toBe(2);
  });
});

describe('words', () => {
  const isFound = (text: string, typed: string, language = 'en'): boolean =>
    hasWords(text, toFilterWords(typed, language), language);

  it('are found in any order, case and accent, also as parts of words', () => {
    expect(isFound('The clôture of a day', 'DAY clot')).toBe(true);
    expect(isFound('Send to Veri*factu', 'verifactu')).toBe(true);
    expect(isFound('Prüfwert der Aufzeichnung', 'pruefwert', 'de')).toBe(true);
    expect(isFound('The closing of a day', 'day month')).toBe(false);
  });

  it('of spaces show everything', () => {
    expect(isFound('Anything', '  ')).toBe(true);
  });
});

it('toInitial lists words by letters without accents, and others under #', () => {
  expect(['éditeur', 'Übermittlung', 'TSE', '3-D', ''].map(toInitial)).toEqual([
    'E',
    'U',
    'T',
    '#',
    '#',
  ]);
});
