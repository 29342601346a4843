import {FINDINGS, type FindingCode} from '@bonarium/fiscal';
import {expect, it} from 'vitest';
import {fiscalPackage} from '../../../src/data/check/fiscalPackage';
import {rules, type RuleRow} from '../../../src/data/check/rules';
import {words as de} from '../../../src/data/check/words/de';
import {words as es} from '../../../src/data/check/words/es';
import {words as fr} from '../../../src/data/check/words/fr';
import {words as it_} from '../../../src/data/check/words/it';
import {laws} from '../../../src/data/laws/all';
import {toGuide} from '../../../src/features/check/reportView';
import manifest from '../../../src/packages/fiscal/package.json';

const codes = Object.keys(FINDINGS) as FindingCode[];
const toNames = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

it.each(Object.entries({de, es, fr, it: it_}))(
  'has a sentence in %s for every code, with the values of the English one',
  (_, words) => {
    const found = Object.fromEntries(
      codes.map((code) => [code, toNames(words.findings[code] ?? 'missing')]),
    );
    expect(found).toEqual(
      Object.fromEntries(codes.map((code) => [code, toNames(FINDINGS[code].text)])),
    );
    expect(Object.keys(words.findings).filter((code) => !(code in FINDINGS))).toEqual([]);
    expect(Object.values(words.findings).filter((text) => /^\p{Ll}.*[^.]$/u.test(text))).toEqual(
      [],
    );
  },
);

it('never calls a document genuine', () => {
  for (const words of [de, es, fr, it_])
    expect(
      Object.values(words.findings).filter((text) =>
        /\becht\b|auténtic|autentic|authentique/i.test(text),
      ),
    ).toEqual([]);
});

it('cites the laws with their own addresses', () => {
  for (const {law, url, title} of rules as readonly RuleRow[]) {
    const row = laws.find(({id}) => id === law);
    expect({url, title}).toEqual({url: row?.url, title: `${row?.title} (${row?.version})`});
  }
});

it('has a guide for every code of a country', () => {
  expect(codes.filter((code) => !code.startsWith('input.') && !toGuide(code))).toEqual([]);
});

it('links to the package that is built', () => {
  expect(fiscalPackage).toBe(`bonarium-fiscal-${manifest.version}.tgz`);
});
