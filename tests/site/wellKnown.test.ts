import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseHeaderRules, toHeaders} from '../../scripts/lib/cdn/rules';
import {apiCatalogPath} from '../../scripts/lib/delivery/wellKnown';
import {hasHistory} from '../../src/config/history';
import {apis} from '../../src/data/apis';
import {site} from '../../src/data/site';
import {buildDir, pages} from './support/site';

const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');
const hasFile = (url: string): boolean =>
  [url, `${url}.html`].some((address) =>
    existsSync(path.join(buildDir, new URL(address).pathname)),
  );

describe('the catalogue of APIs', () => {
  const {linkset} = JSON.parse(read(apiCatalogPath)) as {
    linkset: readonly Readonly<Record<string, unknown>>[];
  };
  const built = apis.filter(({path: address}) => pages.some((page) => page.address === address));

  it('lists every API that the site shows, with files that exist', () => {
    const [catalogue, ...entries] = linkset;
    expect(catalogue?.item).toHaveLength(built.length);
    expect(entries.map(({anchor}) => new URL(String(anchor)).pathname)).toEqual(
      built.map(({path: address}) => address),
    );
    const targets = entries.flatMap(
      (entry) => [entry['service-desc'], entry['service-doc']].flat() as readonly {href: string}[],
    );
    expect(targets.filter(({href}) => !hasFile(href)).map(({href}) => href)).toEqual([]);
  });

  it('is served as a link set and lists its own address', () => {
    const headers = toHeaders(parseHeaderRules(read('_headers')), apiCatalogPath);
    expect(headers['Content-Type']).toMatch(/^application\/linkset\+json; profile=/);
    expect(headers.Link).toBe(`<${apiCatalogPath}>; rel="api-catalog"`);
  });
});

describe('security.txt', () => {
  const fields = Object.fromEntries(
    read('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  );

  it('names where to report a vulnerability', () => {
    expect(fields.Contact).toBe(`mailto:${site.email}`);
    expect(new URL(fields.Canonical ?? '').pathname).toBe('/.well-known/security.txt');
  });

  it('expires within a year', () => {
    const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
  });
});

describe('robots.txt and sitemaps', () => {
  const sitemaps = [...read('robots.txt').matchAll(/^Sitemap: (.+)$/gm)].map(
    ([, url = '']) => new URL(url).pathname,
  );

  it('names the sitemap of every language', () => {
    const languages = pages
      .map(({address}) => address)
      .filter((address) => /^\/([a-z]{2}\/)?$/.test(address));
    expect([...sitemaps].sort()).toEqual(
      languages.map((address) => `${address}sitemap.xml`).sort(),
    );
  });

  // A tree without its history knows no changes, and neither does git of a page that is not
  // committed yet.
  it.each([
    '/sign-de/introduction',
    '/blog/dev-news-28',
    '/quick-start',
    '/imprint',
    '/en/docs/glossary',
  ])('state the last change of %s', (address) => {
    const entry = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)]
      .map(([, text = '']) => text)
      .find((text) => text.includes(`${address}</loc>`));
    expect(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/.test(entry ?? '')).toBe(hasHistory);
  });
});
