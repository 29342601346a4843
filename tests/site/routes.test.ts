import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readRoutes} from '../../scripts/lib/pages/routes';
import {locales} from '../../src/data/locales';
import {site} from '../../src/data/site';
import {localeIds, page, pages, toFile} from './support/site';
import {ownAddresses, sharedAddresses, toLocalised} from './support/routes';

const sources = [...readRoutes(path.resolve(__dirname, '../..'))];
const expected = [
  ...sharedAddresses.flatMap((address) => localeIds.map((id) => toLocalised(address, id))),
  ...ownAddresses,
  ...sources.flatMap(([address, {locale}]) =>
    (locale === undefined ? localeIds : [locale]).map((id) => toLocalised(address, id)),
  ),
];

describe('the addresses of pages', () => {
  it('that sidebars, tables and sources name are built in every language they belong to', () => {
    expect(expected.filter((address) => toFile(address) === undefined)).toEqual([]);
  });

  it('are all listed there, so no unlisted page is published', () => {
    const known = new Set(expected);
    expect(
      pages
        .map(({address}) => address)
        .filter((address) => !known.has(address) && !address.endsWith('/404')),
    ).toEqual([]);
  });

  it('begin with a landing page and a 404 page in each language', () => {
    for (const id of localeIds) {
      expect(toFile(toLocalised('/', id)), id).toBeDefined();
      expect(toFile(toLocalised('/404', id)), id).toBeDefined();
    }
  });

  it('of one language exist in that language alone', () => {
    for (const address of [
      '/docs/glossar',
      '/impressum',
      '/fr/docs/glossar',
      '/de/en/imprint',
      '/es/en/docs/glossary',
    ])
      expect(toFile(address), address).toBeUndefined();
  });

  it('end without a slash', () => {
    const slashed = pages.flatMap(({address, links}) =>
      links
        .filter((link) => /^\/[^?#]+\/$/.test(link) && !localeIds.includes(link.slice(1, -1)))
        .map((link) => `${address} → ${link}`),
    );
    expect(slashed).toEqual([]);
  });
});

describe('every page', () => {
  it('declares the language of its interface', () => {
    const wrong = pages
      .filter(({lang, locale}) => lang !== locales.find(({id}) => id === locale)?.htmlLang)
      .map(({address}) => address);
    expect(wrong).toEqual([]);
  });

  it('has one title and one h1', () => {
    expect(
      pages
        .filter(({title, headings1}) => title.trim() === '' || headings1 !== 1)
        .map(({address, headings1}) => `${address}: ${headings1}`),
    ).toEqual([]);
  });

  it('has the page’s own description', () => {
    const without = pages
      .filter(
        ({address, description}) =>
          !/404$|\/blog\/(authors|tags)(\/|$)/.test(address) && (description ?? '').trim() === '',
      )
      .map(({address}) => address);
    expect(without).toEqual([]);
  });

  it('ends its title with the name of the site, once', () => {
    const ending = `| ${site.title}`;
    expect(page('/').title).toBe(`Receipts made simple. ${ending}`);
    expect(
      pages
        .filter(({title}) => title.split(ending).length > 2)
        .map(({address, title}) => `${address}: ${title}`),
    ).toEqual([]);
  });
});
