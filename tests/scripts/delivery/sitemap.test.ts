import {describe, expect, it} from 'vitest';
import {parseHead, type PageHead} from '../../../scripts/lib/page/head';
import {toTrueSitemap} from '../../../scripts/lib/delivery/sitemap';

const root = 'https://developer.example';
const toSitemap = (...addresses: readonly string[]): string =>
  `<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses.map((address) => `<url><loc>${root}${address}</loc><lastmod>2026-11-20</lastmod></url>`).join('')}</urlset>`;
const toHeads = (heads: Readonly<Record<string, string>>): ReadonlyMap<string, PageHead> =>
  new Map(
    Object.entries(heads).map(([address, html]) => [
      `${root}${address}`,
      parseHead(`<head>${html}</head><link rel=canonical href=/body>`),
    ]),
  );
const canonical = (address: string): string => `<link rel=canonical href=${root}${address} />`;

describe('toTrueSitemap', () => {
  it('keeps indexed canonical pages with their date of change', () => {
    expect(toTrueSitemap(toSitemap('/outages'), toHeads({'/outages': canonical('/outages')}))).toBe(
      toSitemap('/outages'),
    );
  });

  it.each([
    ['points to the page it repeats', canonical('/outages')],
    ['is not indexed', `${canonical('/de/outages')}<meta name=robots content="noindex, follow"/>`],
    ['has no canonical address', ''],
  ])('omits a page that %s', (_, html) => {
    expect(toTrueSitemap(toSitemap('/de/outages'), toHeads({'/de/outages': html}))).toBe(
      toSitemap(),
    );
  });

  it('omits addresses that are not pages of the site', () => {
    expect(toTrueSitemap(toSitemap('/gone'), toHeads({}))).toBe(toSitemap());
  });

  it('announces the languages the page announces, and no others', () => {
    const html = `${canonical('/')}<link rel=alternate hreflang=de href=${root}/de/ /><link rel=alternate hreflang=x-default href=${root}/ /><link rel=alternate type=text/markdown href=/index.md />`;
    const before = toSitemap('/').replace(
      '</url>',
      `<xhtml:link rel="alternate" hreflang="fr" href="${root}/fr/"/></url>`,
    );
    expect(toTrueSitemap(before, toHeads({'/': html}))).toContain(
      `<lastmod>2026-11-20</lastmod><xhtml:link rel="alternate" hreflang="de" href="${root}/de/"/><xhtml:link rel="alternate" hreflang="x-default" href="${root}/"/></url>`,
    );
  });
});
