import {describe, expect, it} from 'vitest';
import {locales} from '../../src/data/locales';
import {localeIds, page, pages, toFile} from './support/site';
import {routes} from './support/routes';

const toAddresses = ({path, languages}: (typeof routes)[number]): string[] =>
  languages === 'localised' ? [path] : localeIds.map((id) => (id === 'en' ? path : `/${id}${path}`));

describe('the routes of specification § 2', () => {
  it('that have landed are built in every language they belong to', () => {
    const missing = routes.filter(({landing}) => landing === 'now').flatMap((row) => toAddresses(row).filter((address) => toFile(address) === undefined));
    expect(missing).toEqual([]);
  });

  it('that have not are listed as such: whoever adds a page says so in the list', () => {
    const early = routes.filter(({landing}) => landing !== 'now').flatMap((row) => toAddresses(row).filter((address) => toFile(address) !== undefined));
    expect(early).toEqual([]);
  });

  it('begin with a landing page and a 404 page in each language', () => {
    for (const id of localeIds) {
      expect(toFile(id === 'en' ? '/' : `/${id}/`), id).toBeDefined();
      expect(toFile(id === 'en' ? '/404' : `/${id}/404`), id).toBeDefined();
    }
  });

  it('of one language exist in that language alone', () => {
    for (const address of ['/docs/glossar', '/impressum', '/fr/docs/glossar', '/de/en/imprint', '/es/en/docs/glossary'])
      expect(toFile(address), address).toBeUndefined();
  });

  it('end without a slash', () => {
    const slashed = pages.flatMap(({address, links}) =>
      links.filter((link) => /^\/[^?#]+\/$/.test(link) && !localeIds.includes(link.slice(1, -1))).map((link) => `${address} → ${link}`),
    );
    expect(slashed).toEqual([]);
  });
});

describe('every page', () => {
  it('carries the language of its interface', () => {
    const wrong = pages.filter(({lang, locale}) => lang !== locales.find(({id}) => id === locale)?.htmlLang).map(({address}) => address);
    expect(wrong).toEqual([]);
  });

  it('has one title and one h1', () => {
    expect(pages.filter(({title, headings1}) => title.trim() === '' || headings1 !== 1).map(({address, headings1}) => `${address}: ${headings1}`)).toEqual([]);
  });

  it('has the page’s own description', () => {
    const without = pages
      .filter(({address, description}) => !/404$|\/blog\/(authors|tags)(\/|$)/.test(address) && (description ?? '').trim() === '')
      .map(({address}) => address);
    expect(without).toEqual([]);
  });

  it('names the provider in the title of no page twice', () => {
    expect(page('/').title).toBe('Receipts made simple. | developer');
  });
});
