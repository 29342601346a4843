import {describe, expect, it} from 'vitest';
import {toIndexFiles} from '../../../scripts/lib/search/writeIndex';
import {loadSearch} from '../../../src/model/search/loaded';
import {parseManifest, searchFiles} from '../../../src/model/search/manifest';
import {toParts} from '../../../src/model/search/wire';
import {page, section} from './support';

const outlines = Array.from({length: 40}, (_, number) =>
  page(`/de/guide-${number}`, `Guide ${number}`, [
    section(`Topic number ${number}`, [
      `Something said about subject${number}. ${'More words here. '.repeat(20)}`,
    ]),
  ]),
);
const files = await toIndexFiles(outlines, 'de');
const {build} = parseManifest(JSON.parse(files.get(searchFiles.manifest) ?? ''));
const other = await toIndexFiles(outlines.slice(1), 'de');

async function ask(
  changes: ReadonlyMap<string, string | undefined>,
  query = 'subject7',
): Promise<readonly string[]> {
  const engine = await loadSearch({
    baseUrl: '/de/',
    locale: 'de',
    readText: (address) => {
      const name = address.replace('/de/', '');
      const text = changes.has(name) ? changes.get(name) : files.get(name);
      return text === undefined
        ? Promise.reject(new Error(`no file ${name}`))
        : Promise.resolve(text);
    },
  });
  const {results} = await engine.search({
    requests: [{query, indexName: 'x', attributesToSnippet: ['content:4']}],
  });
  return (results[0]?.hits ?? []).map(({url}) => url);
}

const index = files.get(searchFiles.index(build)) ?? '';
const partNames = [...files.keys()].filter((name) => /\/\d+\.json$/.test(name));
const allParts = (
  change: (text: string) => string | undefined,
): ReadonlyMap<string, string | undefined> =>
  new Map(partNames.map((name) => [name, change(files.get(name) ?? '')]));

describe('a written index', () => {
  it('returns the page that was indexed', async () => {
    expect((await ask(new Map()))[0]).toBe('/de/guide-7#topic-number-7');
  });

  it('has the same name for the same pages and another name for other pages', async () => {
    expect([...(await toIndexFiles(outlines, 'de')).keys()]).toEqual([...files.keys()]);
    expect([...other.keys()][1]).not.toBe([...files.keys()][1]);
  });

  it('stores its texts in small files and never splits a section', () => {
    expect(partNames.length).toBeGreaterThan(3);
    expect(toParts([['a'.repeat(50)], ['b'], ['c'.repeat(50)]], 60)).toEqual([2, 1]);
    expect(toParts([], 60)).toEqual([]);
  });

  it('of no pages finds nothing', async () => {
    const none = await toIndexFiles([], 'de');
    expect(await ask(new Map([...none]))).toEqual([]);
  });
});

describe('a damaged index is rejected with an error', () => {
  it.each([
    ['manifest missing', new Map([[searchFiles.manifest, undefined]]), /no file/],
    [
      'manifest is a page',
      new Map([[searchFiles.manifest, '<!doctype html><title>404</title>']]),
      /damaged/,
    ],
    [
      'manifest of another format',
      new Map([[searchFiles.manifest, '{"format": 2}']]),
      /form this page reads/,
    ],
    [
      'manifest with a path for a name',
      new Map([
        [searchFiles.manifest, '{"format": 1, "build": "../../x", "sections": 1, "sum": 1}'],
      ]),
      /form this page reads/,
    ],
    [
      'manifest of another build',
      new Map([[searchFiles.manifest, other.get(searchFiles.manifest)]]),
      /no file/,
    ],
    ['index missing', new Map([[searchFiles.index(build), undefined]]), /no file/],
    [
      'index cut short',
      new Map([[searchFiles.index(build), index.slice(0, -100)]]),
      /damaged or cut short/,
    ],
    ['index empty', new Map([[searchFiles.index(build), '']]), /damaged or cut short/],
    [
      'index with one letter changed',
      new Map([[searchFiles.index(build), index.replace('Topic', 'Tupic')]]),
      /damaged/,
    ],
    ['parts missing', allParts(() => undefined), /no file/],
    ['parts cut short', allParts((text) => text.slice(0, -20)), /damaged/],
    ['parts are something else', allParts(() => '[]'), /another build/],
    [
      'parts of another build',
      allParts((text) => text.replace(build, '0123456789abcdef')),
      /another build/,
    ],
    [
      'parts without their texts',
      allParts((text) => text.replace(/"texts":.*/, '"texts":[]}')),
      /damaged/,
    ],
  ])('%s', async (_, changes, problem) => {
    await expect(ask(changes as ReadonlyMap<string, string | undefined>)).rejects.toThrow(problem);
  });
});
