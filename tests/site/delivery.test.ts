import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {toContentType} from '../../scripts/lib/cdn/files';
import {parseHeaderRules, toHeaders} from '../../scripts/lib/cdn/rules';
import {readDocument} from '../../scripts/lib/page/document';
import {buildDir, localeIds, page, pages} from './support/site';

const policy =
  toHeaders(parseHeaderRules(readFileSync(path.join(buildDir, '_headers'), 'utf8')), '/')[
    'Content-Security-Policy'
  ] ?? '';

/**
 * Hashes of a page's inline scripts, as a policy writes them. Read without the parser that the
 * build uses.
 */
const toHashes = (html: string): readonly string[] =>
  [
    ...html.matchAll(
      /<script(?![^>]*\b(?:src=|type="?application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`);

describe('the Content-Security-Policy', () => {
  it('covers every inline script of every page', () => {
    const uncovered = pages.flatMap(({address, html}) =>
      toHashes(html)
        .filter((hash) => !policy.includes(`'${hash}'`))
        .map((hash) => `${address}: ${hash}`),
    );
    expect(uncovered).toEqual([]);
  });

  it('covers nothing else: one script of the portal, and Docusaurus’ color mode', () => {
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
  });

  it('allows no inline or evaluated script', () => {
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe-(inline|eval)/);
  });
});

it('has no file whose extension the local CDN and CloudFront don’t know', () => {
  const unknown = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && path.extname(entry.name) !== '')
    .map(({name}) => name)
    .filter((name) => toContentType(name) === 'application/octet-stream');
  expect(unknown).toEqual([]);
});

describe('the questions', () => {
  it('are published with their answers for search engines, as data that browsers do not execute', () => {
    const {html, ids} = page('/en/faq');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, block = '']) => JSON.parse(block) as {'@type'?: string},
    );
    const data = blocks.find((block) => block['@type'] === 'FAQPage') as unknown as
      {mainEntity: {name: string; url: string; acceptedAnswer: {text: string}}[]} | undefined;
    expect(data?.mainEntity.length).toBeGreaterThan(35);
    expect(data?.mainEntity.length).toBe([...html.matchAll(/<h3[ >]/g)].length);
    for (const {name, url, acceptedAnswer} of data?.mainEntity ?? []) {
      expect(ids, url).toContain(new URL(url).hash.slice(1));
      expect(name.length, url).toBeGreaterThan(10);
      expect(acceptedAnswer.text.length, url).toBeGreaterThan(60);
    }
  });
});

describe('what is delivered', () => {
  it('requests nothing from another host', () => {
    const foreign = pages.flatMap(({address, loads}) =>
      loads.filter((url) => /^(https?:)?\/\//.test(url)).map((url) => `${address}: ${url}`),
    );
    expect(foreign).toEqual([]);
  });

  it('preloads two fonts, which exist once for all languages', () => {
    const preloads = page('/de/').preloads.filter((href) => href.endsWith('.woff2'));
    expect(preloads).toEqual(['/fonts/hanken-grotesk.woff2', '/fonts/jetbrains-mono.woff2']);
    for (const href of preloads) expect(existsSync(path.join(buildDir, href))).toBe(true);
    expect(localeIds.slice(1).filter((id) => existsSync(path.join(buildDir, id, 'fonts')))).toEqual(
      [],
    );
  });

  it('puts the CDN configuration beside the pages and has one sitemap per language', () => {
    for (const id of localeIds)
      expect(existsSync(path.join(buildDir, id === 'en' ? '' : id, 'sitemap.xml')), id).toBe(true);
    expect(statSync(path.join(buildDir, '_redirects')).size).toBeGreaterThan(0);
  });

  it('configures hosts within their limits: Cloudflare Pages takes 100 rules of headers, 2000 redirects, and lines of 2000 and 1000 characters', () => {
    const [headers, redirects] = ['_headers', '_redirects'].map((file) =>
      readFileSync(path.join(buildDir, file), 'utf8').split('\n'),
    );
    expect(headers!.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...headers!.map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(redirects!.length).toBeLessThanOrEqual(2000);
    expect(Math.max(...redirects!.map((line) => line.length))).toBeLessThanOrEqual(1000);
  });

  it('keeps the shared script below 130 kB (brotli)', () => {
    const main = page('/').scripts.find((src) => src.includes('/main.'));
    expect(brotliCompressSync(readFileSync(path.join(buildDir, main!))).length).toBeLessThan(
      130_000,
    );
  });

  it('has feeds for the blog', () => {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json'])
      expect(existsSync(path.join(buildDir, 'blog', file)), file).toBe(true);
  });

  it('has feeds whose texts say where they are in another language than the feed', () => {
    const unmarked = localeIds.flatMap((locale) => {
      const file = path.join(buildDir, locale === localeIds[0] ? '' : locale, 'blog/feed.json');
      if (!existsSync(file)) return [];
      const {items} = JSON.parse(readFileSync(file, 'utf8')) as {
        readonly items: readonly {readonly url: string; readonly content_html: string}[];
      };
      return items
        .filter(({url, content_html: html}) => {
          const {html: post} = page(new URL(url).pathname);
          const language = readDocument(post).language;
          return html.startsWith(`<div lang="${language}">`) !== (language !== locale);
        })
        .map(({url}) => url);
    });
    expect(unmarked).toEqual([]);
  });

  it('has a list of posts in which each title has the language of its post', () => {
    const wrong = localeIds
      .filter((locale) => locale !== localeIds[0])
      .flatMap((locale) =>
        [
          ...page(`/${locale}/blog`).html.matchAll(
            /<a [^>]*class="?sidebarItemLink[^>]*href="?([^\s">]+)[^>]*>(?:<span lang="?([a-z]+)"?>)?/g,
          ),
        ].filter(([, address = '', language = locale]) => {
          const {html} = page(address);
          return readDocument(html).language !== language;
        }),
      );
    expect(wrong.map(([link]) => link)).toEqual([]);
  });
});
