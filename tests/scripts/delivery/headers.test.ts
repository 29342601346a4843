import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {
  toContentSecurityPolicy,
  toHeadersFile,
  toRedirects,
  toRedirectsFile,
} from '../../../scripts/lib/delivery/headers';
import {
  findForeignCode,
  readInlineCode,
  toInlineScriptHashes,
  toOwnHashes,
  type InlineCode,
} from '../../../scripts/lib/delivery/inlineScripts';
import {parsePage} from '../../../src/model/pages/html';
import {parseHeaderRules, toHeaders} from '../../../scripts/lib/cdn/rules';
import {api, product} from '../../support/rows';

const readCode = (html: string): InlineCode => readInlineCode(parsePage(html));
const hash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('toInlineScriptHashes', () => {
  it('hashes exactly the text that a browser would run', () => {
    const html = `<script>if (1 < 2 && "a") {}</script><script src="x.js"></script><script type="application/ld+json">{"a":1}</script><script type="module">b()</script>`;
    expect(toInlineScriptHashes(html)).toEqual([hash('if (1 < 2 && "a") {}'), hash('b()')]);
  });
});

describe('toOwnHashes', () => {
  it('accepts the portal’s scripts and throws on any other', () => {
    const own = 'let isRetried';
    const fonts = '@font-face{}';
    expect(
      toOwnHashes('index.html', readCode(`<style>${fonts}</style><script>${own}</script>`)),
    ).toEqual({scripts: [hash(own)], styles: [hash(fonts)]});
    expect(() =>
      toOwnHashes('404.html', readCode(`<script>${own}</script><script>alert(1)</script>`)),
    ).toThrow(
      '1 piece of inline code in the pages that the portal does not know. Remove it, or add a script of your own to scripts/lib/delivery/inlineScripts.ts.\n- 404.html: <script>alert(1)',
    );
    expect(() => toOwnHashes('404.html', readCode('<style>p{position:fixed}</style>'))).toThrow(
      '- 404.html: <style>p{position:fixed}',
    );
  });
});

describe('findForeignCode', () => {
  const own = {scripts: new Set([hash('a()')]), styles: new Set([hash('p{}')])};

  it.each([
    [
      'a script',
      `<script>${'alert(1);'.repeat(20)}</script>`,
      `<script>${'alert(1);'.repeat(20).slice(0, 80)}…`,
    ],
    [
      'a script that holds the mark of an own one',
      '<script>alert("isRetried")</script>',
      '<script>alert("isRetried")',
    ],
    ['an import map', '<script type="importmap">{}</script>', '<script>{}'],
    ['a style sheet', '<style>p{inset:0}</style>', '<style>p{inset:0}'],
    ['a handler', '<p OnClick = alert(1)>', '<p onclick="alert(1)">'],
    ['a handler in SVG', '<svg><animate onbegin=alert(1)>', '<animate onbegin="alert(1)">'],
    [
      'a link that runs a script',
      '<a href=" java&#115;cript&colon;alert(1)">',
      '<a href="javascript:alert(1)">',
    ],
    [
      'a button that does',
      '<button formaction="java\tscript:alert(1)">',
      '<button formaction="java script:alert(1)">',
    ],
    ['a frame with a page of its own', '<iframe srcdoc="<b>">', '<iframe srcdoc="<b>">'],
    ['another base', '<base href="/x/">', '<base>'],
    ['a refresh', '<meta http-equiv="refresh" content="0">', '<meta>'],
    ['an object', '<object data="/x">', '<object>'],
    ['a script in a template', '<template><script>b()</script></template>', '<script>b()'],
    // What is an attribute to browsers without scripts is an element to the others, and the other
    // way round.
    [
      'a script that an attribute hides',
      '<noscript><p title="</noscript><script>b()</script>">',
      '<script>b()',
    ],
    [
      'a refresh for browsers without scripts',
      '<noscript><meta http-equiv=refresh content=0></noscript>',
      '<meta>',
    ],
    ['a script after a comment that never began', '<!--><script>b()</script>-->', '<script>b()'],
  ])('names %s', (_name, html, found) => {
    expect(findForeignCode('api/a.html', readCode(`<script>a()</script>${html}`), own)).toEqual([
      `- api/a.html: ${found}`,
    ]);
  });

  it('accepts own scripts, files and data', () => {
    const html =
      '<style>p{}</style><script>a()</script><script src="/x.js"></script><script type="application/ld+json">{"a":"<p onclick=b>"}</script><a href="/x" data-on="y">z</a>';
    expect(findForeignCode('index.html', readCode(html), own)).toEqual([]);
  });
});

describe('toContentSecurityPolicy', () => {
  it('allows own scripts and the hashed ones, nothing inline and nothing evaluated', () => {
    const policy = toContentSecurityPolicy({
      scriptHashes: ['sha256-abc'],
      connect: ['https://newsletter.example'],
    });
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
    expect(policy).toContain("connect-src 'self' https://newsletter.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

/** One address of every kind that has rules. */
const ADDRESSES = [
  '/',
  '/de/',
  '/sign-de/introduction',
  '/sign-de/introduction.md',
  '/assets/js/main.js',
  '/de/assets/css/a.css',
  '/search-index/files/0a/7.json',
  '/api-specs/rksv-v1.0a.json',
  '/fonts/a.woff2',
  '/manifest.webmanifest',
  '/.well-known/api-catalog',
  '/.well-known/security.txt',
];

describe('toHeadersFile', () => {
  it('caches hashed assets for a year in every language and revalidates pages', () => {
    const rules = parseHeaderRules(toHeadersFile({scriptHashes: [], connect: []}, ['/de/']));
    expect(toHeaders(rules, '/de/assets/js/main.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(
      toHeaders(rules, '/de/search-index/files/0123456789abcdef/7.json')['Cache-Control'],
    ).toBe('public, max-age=31536000, immutable');
    // What hosts revalidate by themselves.
    expect(toHeaders(rules, '/de/search-index/manifest.json')['Cache-Control']).toBeUndefined();
    expect(toHeaders(rules, '/sign-de/introduction')['Cache-Control']).toBeUndefined();
    expect(toHeaders(rules, '/sign-de/introduction')['X-Content-Type-Options']).toBe('nosniff');
  });

  // Cloudflare joins the values of a header that two matching rules set.
  it('keeps previews out of search results, but not the portal', () => {
    const text = toHeadersFile({scriptHashes: [], connect: []}, ['/de/']);
    expect(text).toContain('\nhttps://:worker.:account.workers.dev/*\n  X-Robots-Tag: noindex\n');
    expect(
      toHeaders(parseHeaderRules(text), '/sign-de/introduction')['X-Robots-Tag'],
    ).toBeUndefined();
  });

  it.each(ADDRESSES)('sets each header of %s by one rule only', (address) => {
    const rules = parseHeaderRules(toHeadersFile({scriptHashes: [], connect: []}, ['/de/']));
    const names = rules.flatMap((rule) => Object.keys(toHeaders([rule], address)));
    expect(names).toContain('Content-Security-Policy');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('toRedirects', () => {
  it('repeats every redirect under each language', () => {
    expect(
      toRedirectsFile(
        toRedirects([api({path: '/api/orders/v1', formerPaths: ['/api/orders']})], [], ['/de/']),
      ),
    ).toBe('/api/orders /api/orders/v1 301\n/de/api/orders /de/api/orders/v1 301\n');
  });

  it('leads from the folder of a product’s guides to the first one in the language', () => {
    const rows = [
      product({section: 'till', start: 'till/start', startIn: {es: 'till/inicio'}}),
      product({section: null, start: null}),
    ];
    expect(toRedirectsFile(toRedirects([], rows, ['/es/']))).toBe(
      '/till /till/start 301\n/es/till /es/till/inicio 301\n',
    );
  });
});
