import {check} from '@bonarium/fiscal';
import {expect, it} from 'vitest';
import {sampleTexts} from '../../../src/data/check/sampleTexts';
import {toSarif} from '../../../src/packages/fiscal/cli/print';
import {toRegion} from '../../../src/packages/fiscal/cli/region';

const empty = {kind: 'x', fields: []};
/** The text from a place on. */
const textAt = (text: string, at: string, report = empty): string | null => {
  const region = toRegion(text, at, report);
  const line = region && text.split('\n')[region.startLine - 1];
  return line ? line.slice((region?.startColumn ?? 1) - 1) : null;
};

it('finds a member of a JSON file, or what is nearest above it', () => {
  const text = '{\n "a": 1,\n "Belege-Gruppe": [\n  {"Belege-kompakt": ["x", "y{"]},\n  {}]\n}';
  expect(textAt(text, 'groups[0].receipts[1].chainValue')).toBe('"y{"]},');
  expect(textAt(text, 'groups[1]')).toBe('{}]');
  expect(textAt(text, 'a')).toBe('1,');
  expect(textAt(text, 'other')).toBeNull();
  expect(textAt(text, '')).toBeNull();
});

it('finds an element of a record, and a line of several codes', () => {
  const xml = '<a>\n<RegistroAlta><Huella>1</Huella></RegistroAlta>\n<x:RegistroAlta>\n<x:Huella>2';
  expect(textAt(xml, '[1].Huella')).toBe('<x:Huella>2');
  expect(textAt(xml, '[0]')).toBe('<RegistroAlta><Huella>1</Huella></RegistroAlta>');
  expect(textAt('one\n\ntwo', '[1].signature')).toBe('two');
});

it.each([
  ['de-code-time', 'de.mistake.local-time', 1, /^2026-11-20T/],
  ['at-codes-amount', 'at.kind.is', 1, /^_R1-AT/],
  ['es-record-total', 'es.hash.differs', 2, /^<Huella>/],
  ['it-journal-total', 'it.journal.signature', 1, /^[[{"]/],
] as const)('gives findings on %s a line and a column in SARIF', async (id, code, least, start) => {
  const text = sampleTexts[id];
  const report = await check(text);
  const sarif = JSON.parse(toSarif(report, 'a b.txt', '1.0.0', text)) as {
    runs: {
      results: {
        ruleId: string;
        locations: {
          physicalLocation: {
            artifactLocation: {uri: string};
            region?: {startLine: number; startColumn: number};
          };
        }[];
      }[];
    }[];
  };
  const result = sarif.runs[0]?.results.find(({ruleId}) => ruleId === code);
  const place = result?.locations[0]?.physicalLocation;
  expect(place?.artifactLocation.uri).toBe('a%20b.txt');
  expect(place?.region?.startLine).toBeGreaterThanOrEqual(least);
  const {startLine = 1, startColumn = 1} = place?.region ?? {};
  expect(text.split('\n')[startLine - 1]?.slice(startColumn - 1)).toMatch(start);
});
