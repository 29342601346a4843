import {describe, expect, it} from 'vitest';
import {parseBuildNote, type BuildNote} from '../../../scripts/lib/build/note';
import {parseHeaderRules} from '../../../scripts/lib/cdn/rules';
import {toHeadersFile} from '../../../scripts/lib/delivery/headers';
import {toFileKind, toFingerprint, toObjectHeaders} from '../../../scripts/lib/deploy/kinds';
import {toCount} from '../../../scripts/lib/deploy/options';
import {validateBuild} from '../../../scripts/lib/deploy/whole';

const rules = parseHeaderRules(toHeadersFile({scriptHashes: ['sha256-a'], connect: []}, ['/de/']));
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

describe('an object', () => {
  it.each([
    ['assets/js/main.1.js', 'asset', FOREVER, 'text/javascript; charset=utf-8'],
    ['de/assets/css/styles.1.css', 'asset', FOREVER, 'text/css; charset=utf-8'],
    ['search-index/files/0a/index.json', 'asset', FOREVER, 'application/json; charset=utf-8'],
    ['api-specs/rksv-v1.1.json', 'asset', FOREVER, 'application/json; charset=utf-8'],
    ['fonts/a.woff2', 'file', 'public, max-age=2592000', 'font/woff2'],
    ['img/logo.svg', 'file', REVALIDATE, 'image/svg+xml'],
    ['openapi/rksv/v1.yaml', 'file', REVALIDATE, 'application/yaml; charset=utf-8'],
    ['index.html', 'page', REVALIDATE, 'text/html; charset=utf-8'],
    ['de/404.html', 'page', REVALIDATE, 'text/html; charset=utf-8'],
    ['api/v1.2.html', 'page', REVALIDATE, 'text/html; charset=utf-8'],
    ['sign-de/outages.md', 'page', REVALIDATE, 'text/markdown; charset=utf-8'],
    ['search-index/manifest.json', 'entry', REVALIDATE, 'application/json; charset=utf-8'],
    ['de/search-index/manifest.json', 'entry', REVALIDATE, 'application/json; charset=utf-8'],
    ['fr/sitemap.xml', 'entry', REVALIDATE, 'application/xml; charset=utf-8'],
    ['llms-full.txt', 'entry', REVALIDATE, 'text/plain; charset=utf-8'],
    ['it/blog/feed.json', 'entry', REVALIDATE, 'application/json; charset=utf-8'],
    ['.well-known/api-catalog', 'entry', REVALIDATE, 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
    ['_headers', 'entry', REVALIDATE, 'text/plain; charset=utf-8'],
  ])('%s is published as %s, with the headers the CDN gives its address', (path, kind, cache, type) => {
    const headers = toObjectHeaders(path, rules);
    expect([toFileKind(path, headers), headers]).toEqual([kind, {'Cache-Control': cache, 'Content-Type': type}]);
  });

  it('gets the headers of the address readers use, not of its file', () => {
    const own = parseHeaderRules('/a\n  Cache-Control: one\n/de/\n  Cache-Control: two\n');
    expect(toObjectHeaders('a.html', own)['Cache-Control']).toBe('one');
    expect(toObjectHeaders('de/index.html', own)['Cache-Control']).toBe('two');
  });

  it('has a fingerprint that changes with each header', () => {
    const all = [
      {'Cache-Control': 'a', 'Content-Type': 'b'},
      {'Cache-Control': 'ab', 'Content-Type': ''},
      {'Cache-Control': 'a', 'Content-Type': 'c'},
    ];
    expect(new Set(all.map(toFingerprint)).size).toBe(3);
  });
});

describe('validateBuild', () => {
  const locales = ['en', 'de'];
  const whole = ['_headers', '_redirects', 'robots.txt'].concat(
    ['', 'de/'].flatMap((folder) => ['index.html', '404.html', 'sitemap.xml', 'llms.txt', 'search-index/manifest.json'].map((file) => `${folder}${file}`)),
  );
  const note: BuildNote = {format: 1, strict: true, apiPages: true, locales, siteUrl: 'https://portal.example', baseUrl: '/'};
  const validate = (given: Partial<Parameters<typeof validateBuild>[0]>): readonly string[] =>
    validateBuild({paths: new Set(whole), note, rules, locales, ...given});

  it('lets a whole build pass', () => expect(validate({})).toEqual([]));

  it.each<[string, Partial<Parameters<typeof validateBuild>[0]>, string]>([
    ['ended early', {note: undefined}, 'The build did not run to its end: _build.json is missing or damaged. Run "npm run build -- --strict 1" again.'],
    ['is not strict', {note: {...note, strict: false}}, 'It was built without --strict 1, so its links may be broken. Run "npm run build -- --strict 1".'],
    [
      'has no API pages',
      {note: {...note, apiPages: false}},
      'It was built with PORTAL_API_PAGES=0 and has no reference pages. Unset the variable and run "npm run build -- --strict 1".',
    ],
    ['lacks a language', {note: {...note, locales: ['en']}}, 'It lacks the language de. Run "npm run build -- --strict 1" without --locale.'],
    [
      'lacks files',
      {paths: new Set(whole.filter((file) => !['_headers', 'de/404.html'].includes(file)))},
      'It lacks _headers, de/404.html. Run "npm run build -- --strict 1" again.',
    ],
    ['has no policy', {rules: []}, '_headers sets no Content-Security-Policy. Run "npm run build -- --strict 1" again.'],
    [
      'was made for tests',
      {rules: parseHeaderRules(toHeadersFile({scriptHashes: [], connect: ['http://localhost:4174']}, []))},
      'It calls http://localhost:4174, a service of the machine it was built on. Set NEWSLETTER_URL and ALGOLIA_HOSTS to what readers reach, and build again.',
    ],
  ])('refuses one that %s', (_, given, problem) => expect(validate(given)).toEqual([problem]));
});

describe('parseBuildNote', () => {
  it('reads a note and nothing else', () => {
    const note = {format: 1, strict: true, apiPages: true, locales: ['en'], siteUrl: 'https://a.example', baseUrl: '/'};
    expect(parseBuildNote(JSON.stringify(note))).toEqual(note);
    for (const text of [undefined, '', 'null', '{}', '{"format":1}']) expect(parseBuildNote(text)).toBeUndefined();
  });
});

describe('toCount', () => {
  it('takes whole numbers from the least', () => {
    expect([toCount('grace', '0', 0), toCount('concurrency', '16', 1)]).toEqual([0, 16]);
    for (const bad of ['', '-1', '1.5', 'x', '99999']) expect(() => toCount('grace', bad, 0)).toThrow(`--grace is "${bad}". Give a whole number from 0.`);
    expect(() => toCount('concurrency', '0', 1)).toThrow('--concurrency is "0". Give a whole number from 1.');
  });
});
