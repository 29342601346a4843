import {describe, expect, it} from 'vitest';
import type {TableRow} from '../../../src/data/tables/row';
import {toDataUrl} from '../../../src/model/figures/dataUrl';
import {toCsvFile, toJsonFile} from '../../../src/model/figures/downloads';

const law = {
  id: 'de-ao-146a',
  jurisdiction: 'de',
  short: '§ 146a AO',
  title: 'Abgabenordnung',
  url: 'https://law.example',
  version: '2026-08-19',
  read: '2026-11-20',
} as const;
const table: TableRow = {
  id: 'kinds',
  title: 'Kinds of operation',
  law: 'de-ao-146a',
  at: '(2)',
  columns: [
    {key: 'value', label: 'Value', code: true},
    {key: 'meaning_of', label: 'Meaning'},
  ],
  rows: [
    {value: 'A', meaning_of: 'one, two'},
    {value: 'B', meaning_of: 'says "no" to `C`'},
    {value: 'Ü', meaning_of: ''},
  ],
};

describe('a table as CSV', () => {
  it('follows RFC 4180, with the keys as header', () => {
    expect(toCsvFile(table)).toBe(
      'value,meaning_of\r\nA,"one, two"\r\nB,"says ""no"" to C"\r\nÜ,\r\n',
    );
  });

  it('has plain spaces, which programs expect', () => {
    const rows = [{value: '4,9\u00A0%', meaning_of: 'taux\u202F: 4'}];
    expect(toCsvFile({...table, rows})).toBe('value,meaning_of\r\n"4,9 %",taux : 4\r\n');
  });

  it('quotes line breaks', () => {
    expect(toCsvFile({...table, rows: [{value: 'A\nB', meaning_of: '\r'}]})).toBe(
      'value,meaning_of\r\n"A\nB","\r"\r\n',
    );
  });
});

describe('a table as JSON', () => {
  it('names its source with the place in it and contains one object per row', () => {
    expect(JSON.parse(toJsonFile(table, law))).toEqual({
      id: 'kinds',
      title: 'Kinds of operation',
      source: {
        short: '§ 146a (2) AO',
        title: 'Abgabenordnung',
        url: 'https://law.example',
        version: '2026-08-19',
      },
      rows: [
        {value: 'A', meaning_of: 'one, two'},
        {value: 'B', meaning_of: 'says "no" to C'},
        {value: 'Ü', meaning_of: ''},
      ],
    });
  });
});

it('a file is below the address of its language', () => {
  expect(toDataUrl('kinds', 'csv', '/docs/de/')).toBe('/docs/de/data/kinds.csv');
});
