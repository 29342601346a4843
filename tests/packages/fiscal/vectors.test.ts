import {readFileSync} from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import {describe, expect, it} from 'vitest';
import {check, FINDINGS} from '@bonarium/fiscal';
import {toArchiveDefects, toIntactArchives} from '../../../scripts/lib/vectors/exports';
import {toVectorFiles, toDetectionTable} from '../../../scripts/lib/vectors/files';
import {toVectorSets} from '../../../scripts/lib/vectors/sets';

const read = (file: string): string => readFileSync(`static/vectors/${file}`, 'utf8');
const validate = new Ajv2020({strict: true}).compile(JSON.parse(read('schema.json')));
const sets = toVectorSets();
const archives = toArchiveDefects();

describe.each(sets)('the vectors of $regime', ({regime, vectors}) => {
  it('are as the examples give them, and match the schema', async () => {
    const files = await toVectorFiles();
    const text = read(`${regime.toLowerCase()}.json`);
    expect(text).toBe(files[`${regime.toLowerCase()}.json`]);
    expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
  });

  it('have IDs of their own', () => {
    expect(new Set(vectors.map(({id}) => id)).size).toBe(vectors.length);
  });

  it.each(vectors)('$id: $title', async ({input, options, expected}) => {
    const {verdict, findings} = await check(input, options);
    const codes = findings.map(({code}) => code);
    expect(verdict).toBe(expected.verdict);
    for (const code of expected.codes) expect(codes).toContain(code);
    for (const code of expected.codes) expect(Object.keys(FINDINGS)).toContain(code);
  });

  it('have positives, defects and boundaries of rates or dates', () => {
    const kinds = new Set(vectors.map(({kind}) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['positive', 'defect', 'boundary']));
  });
});

describe('defects of exports and archives', () => {
  const codesOf = async (bytes: Uint8Array): Promise<readonly string[]> =>
    (await check(bytes)).findings.map(({code}) => code);

  it.each(archives)('$title', async ({bytes, code}) => {
    const found = await codesOf(bytes);
    const before = await Promise.all(toIntactArchives().map(codesOf));
    if (code === null) expect(before.map(String)).toContain(String(found));
    else {
      expect(found).toContain(code);
      expect(before.flat()).not.toContain(code);
    }
  });
});

describe('the detection table', () => {
  it('in the README lists every defect with what finds it', async () => {
    const readme = readFileSync('src/packages/fiscal/README.md', 'utf8').replace(/ +/g, ' ');
    expect(readme).toContain(toDetectionTable(sets, archives));
  });

  it('lists a defect as not found only if the check gives no finding for it', async () => {
    for (const {vectors} of sets)
      for (const {kind, expected, input, options, from} of vectors)
        if (kind === 'defect' && expected.codes.length === 0) {
          const before = vectors.find(({id}) => id === from);
          const codesOf = async (text: string): Promise<string[]> =>
            (await check(text, options)).findings.map(({code}) => code);
          expect(await codesOf(input)).toEqual(await codesOf(before?.input ?? ''));
        }
  });
});
