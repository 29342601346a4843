import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {addressPairs, type AddressPairRow} from '../../../src/data/localised';
import {toPairedAddress, toReadersAddress} from '../../../src/model/pages/pairedAddress';

const context = {baseUrl: '/', defaultLocale: 'en'};

describe('toPairedAddress', () => {
  it('pairs the German and the English address of one subject', () => {
    expect(toPairedAddress(addressPairs, '/en/imprint', 'de', context)).toBe('/de/impressum');
    expect(toPairedAddress(addressPairs, '/de/impressum', 'en', context)).toBe('/en/imprint');
    expect(toPairedAddress(addressPairs, '/de/docs/glossar', 'en', context)).toBe(
      '/en/docs/glossary',
    );
  });

  it('leads languages without an address of their own to the page that takes its place', () => {
    expect(toPairedAddress(addressPairs, '/en/imprint', 'fr', context)).toBe('/fr/imprint');
    expect(toPairedAddress(addressPairs, '/de/docs/glossar', 'it', context)).toBe(
      '/it/sign-de/introduction',
    );
  });

  it('leads from a page of one language alone to the guide on its subject', () => {
    expect(toPairedAddress(addressPairs, '/en/docs/guides/migration', 'de', context)).toBe(
      '/de/sign-de/migration',
    );
    expect(toPairedAddress(addressPairs, '/de/docs/guides/haendler-szenario', 'en', context)).toBe(
      '/sign-de/new-customers',
    );
    expect(toPairedAddress(addressPairs, '/de/sign-de/migration', 'en', context)).toBeUndefined();
  });

  it('leaves pages alone that have the same address in every language', () => {
    expect(toPairedAddress(addressPairs, '/sign-de/introduction', 'de', context)).toBeUndefined();
  });

  it('works under a base URL', () => {
    expect(
      toPairedAddress(addressPairs, '/portal/en/imprint', 'de', {
        baseUrl: '/portal/',
        defaultLocale: 'en',
      }),
    ).toBe('/portal/de/impressum');
  });
});

describe('toReadersAddress', () => {
  /**
   * Where an address leads a reader of `locale`, on a site below `root`; the pages of that language
   * have these addresses.
   */
  const lead = (address: string, locale: string, pages: readonly string[], root = '/') =>
    toReadersAddress(addressPairs, address, {
      locale,
      defaultLocale: 'en',
      baseUrls: {en: root, de: `${root}de/`, fr: `${root}fr/`},
      hasPage: (page) => pages.includes(page.replace(/[?#].*/, '')),
    });

  it('is the same page in the language of the reader, at the same place', () => {
    expect(lead('/sign-es/a?b#c', 'de', ['/de/sign-es/a'])).toBe('/de/sign-es/a?b#c');
    expect(lead('/de/sign-es/a#c', 'en', ['/sign-es/a'])).toBe('/sign-es/a#c');
    expect(lead('/de/sign-es/a#c', 'fr', ['/fr/sign-es/a'])).toBe('/fr/sign-es/a#c');
    expect(lead('/de/', 'en', ['/'])).toBe('/');
    expect(lead('/', 'de', ['/de/'])).toBe('/de/');
  });

  it('is the address itself in its own language, and where the page exists in no other', () => {
    expect(lead('/sign-es/a', 'en', [])).toBe('/sign-es/a');
    expect(lead('/de/docs/guides/haendler-szenario', 'en', ['/'])).toBe(
      '/de/docs/guides/haendler-szenario',
    );
    expect(lead('/en/faq#webhooks', 'de', ['/de/', '/de/quick-start'])).toBe('/en/faq#webhooks');
    expect(lead('/en/docs/glossary', 'fr', ['/fr/sign-de/introduction'])).toBe('/en/docs/glossary');
  });

  it('is the pair of a page, but not of a place on it', () => {
    expect(lead('/en/imprint', 'de', ['/de/impressum'])).toBe('/de/impressum');
    expect(lead('/de/docs/glossar', 'en', ['/en/docs/glossary'])).toBe('/en/docs/glossary');
    expect(lead('/de/docs/glossar', 'en', [])).toBe('/de/docs/glossar');
    expect(lead('/de/docs/glossar#tse', 'en', ['/en/docs/glossary'])).toBe('/de/docs/glossar#tse');
  });

  it('works under a base URL, and leaves addresses beside it alone', () => {
    expect(lead('/portal/sign-es/a', 'de', ['/portal/de/sign-es/a'], '/portal/')).toBe(
      '/portal/de/sign-es/a',
    );
    expect(lead('/portal/de/impressum', 'en', ['/portal/en/imprint'], '/portal/')).toBe(
      '/portal/en/imprint',
    );
    expect(lead('/other/a', 'de', ['/portal/de/a'], '/portal/')).toBe('/other/a');
  });
});

describe('the table', () => {
  const known = (addressPairs as readonly AddressPairRow[]).flatMap(({other: _other, ...own}) =>
    Object.values(own),
  );

  it.each(['en', 'de'])(
    'has a row for every page of %s alone, so that no language choice ends in a 404',
    (locale) => {
      const folder = path.resolve('src/localised', locale, 'docs');
      const addresses = readdirSync(folder, {recursive: true})
        .map(String)
        .filter((file) => file.endsWith('.mdx'))
        .map(
          (file) =>
            `/${locale}/docs/${file
              .split(path.sep)
              .join('/')
              .replace(/\.mdx$/, '')}`,
        );
      expect(
        addresses.filter((address) => !(known as readonly string[]).includes(address)),
      ).toEqual([]);
    },
  );

  it('sends the other languages to pages that exist', () => {
    const addresses = addressPairs.map(({other}) => other.replace('/{locale}/', ''));
    expect(
      addresses.filter(
        (address) =>
          !['docs', 'src/pages'].some((folder) =>
            existsSync(path.resolve(folder, `${address}.mdx`)),
          ),
      ),
    ).toEqual([]);
  });
});
