import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {apis} from '../../../src/data/apis';
import {locales} from '../../../src/data/locales';
import {products} from '../../../src/data/products';
import {toHeadersFile, toRedirects, toRedirectsFile} from '../../../scripts/lib/delivery/headers';
import {assertHostable, findHostProblems} from '../../../scripts/lib/delivery/hostLimits';

const prefixes = locales.slice(1).map(({id}) => `/${id}/`);
const headers = toHeadersFile({scriptHashes: [], connect: []}, prefixes);
const redirects = toRedirectsFile(toRedirects(apis, products, prefixes));
const build = {files: [{path: 'index.html', bytes: 1000}], headers, redirects};
const many = (count: number, toLine: (index: number) => string): string =>
  Array.from({length: count}, (_, index) => toLine(index)).join('\n');

describe('findHostProblems', () => {
  it('accepts the portal’s own files', () => {
    expect(findHostProblems(build)).toEqual([]);
  });

  it('has the same limits as the host', () => {
    const files = Array.from({length: 20_000}, (_, index) => ({
      path: `${index}.html`,
      bytes: 25 * 1024 * 1024,
    }));
    const rules = many(100, (index) => `/${index}/*\n${`  X: ${'a'.repeat(2000)}`.slice(0, 2000)}`);
    expect(
      findHostProblems({
        files,
        headers: rules,
        redirects: many(2000, (index) => `/${index} /${'b'.repeat(900)} 301`),
      }),
    ).toEqual([]);
  });

  it.each<[string, Partial<typeof build>, string]>([
    [
      'too many files',
      {files: Array.from({length: 20_001}, (_, index) => ({path: `${index}`, bytes: 1}))},
      'The build has 20,001 files, and the host takes 20,000.',
    ],
    [
      'a file that is too large',
      {files: [{path: 'llms-full.txt', bytes: 26_214_401}]},
      'llms-full.txt has 26,214,401 bytes, and the host takes 26,214,400 a file.',
    ],
    [
      'a policy that is too long',
      {
        headers: toHeadersFile(
          {scriptHashes: Array.from({length: 32}, () => `sha256-${'a'.repeat(44)}`), connect: []},
          prefixes,
        ),
      },
      'characters, and the host ignores lines over 2,000. Name fewer origins or inline scripts in the policy',
    ],
    [
      'too many header rules',
      {headers: many(101, (index) => `/${index}\n  A: b`)},
      '_headers has 101 rules, and the host reads 100.',
    ],
    [
      'a rule with two wildcards',
      {headers: '/*/assets/*\n  A: b'},
      '_headers: "/*/assets/*" has more than one *',
    ],
    ['a rule without headers', {headers: '/a\n/b\n  A: b'}, '_headers: "/a" has no header'],
    [
      'too many redirects',
      {redirects: many(2001, (index) => `/${index} /b 301`)},
      '_redirects has 2,001 rules, and the host reads 2,000.',
    ],
    [
      'a redirect that is too long',
      {redirects: `/a /${'b'.repeat(1000)} 301`},
      '_redirects:1 has 1,008 characters, and the host ignores lines over 1,000.',
    ],
    [
      'a redirect of a fragment',
      {redirects: '/a#b /c 301'},
      '_redirects: "/a#b" is more than a path.',
    ],
    [
      'a redirect of a query',
      {redirects: '/a?b /c 301'},
      '_redirects: "/a?b" is more than a path.',
    ],
    [
      'a redirect with a wildcard',
      {redirects: '/a/* /c 301'},
      '_redirects: "/a/*" is more than a path.',
    ],
    [
      'a redirect with a placeholder',
      {redirects: '/a/:version /c 301'},
      '_redirects: "/a/:version" is more than a path.',
    ],
    [
      'a redirect of a host',
      {redirects: 'https://a.example/b /c 301'},
      '_redirects: "https://a.example/b" is more than a path.',
    ],
    [
      'two redirects of one address',
      {redirects: '/a /b 301\n/a /c 301'},
      '_redirects: "/a" has two rules',
    ],
  ])('names %s', (_, change, problem) => {
    expect(findHostProblems({...build, ...change})).toEqual([expect.stringContaining(problem)]);
  });
});

describe('assertHostable', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'hostable-'))));
  afterEach(() => rmSync(folder, {recursive: true}));

  it('reads the folder, its rules and its files', async () => {
    mkdirSync(path.join(folder, 'de'));
    writeFileSync(path.join(folder, '_headers'), headers);
    writeFileSync(path.join(folder, 'de/index.html'), '');
    await expect(assertHostable(folder)).resolves.toBeUndefined();
    writeFileSync(path.join(folder, '_redirects'), '/a/* /b 301\n');
    writeFileSync(path.join(folder, 'de/large.json'), Buffer.alloc(25 * 1024 * 1024 + 1));
    await expect(assertHostable(folder)).rejects.toThrow(
      /^The host can't publish this build: 2 problems\n- de\/large\.json has 26,214,401 bytes.*\n- _redirects: "\/a\/\*"/,
    );
  });
});
