import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {addressPairs, type AddressPairRow} from '../../../src/data/localised';
import {toPairedAddress} from '../../../src/model/locales/addresses';

const context = {baseUrl: '/', defaultLocale: 'en'};

describe('toPairedAddress', () => {
  it('pairs the German and the English address of one subject', () => {
    expect(toPairedAddress(addressPairs, '/en/imprint', 'de', context)).toBe('/de/impressum');
    expect(toPairedAddress(addressPairs, '/de/impressum', 'en', context)).toBe('/en/imprint');
    expect(toPairedAddress(addressPairs, '/de/docs/glossar', 'en', context)).toBe('/en/docs/glossary');
  });

  it('leads languages without an address of their own to the page that takes its place', () => {
    expect(toPairedAddress(addressPairs, '/en/imprint', 'fr', context)).toBe('/fr/imprint');
    expect(toPairedAddress(addressPairs, '/de/docs/glossar', 'it', context)).toBe('/it/sign-de/introduction');
  });

  it('leads from a page of one language alone to the guide on its subject', () => {
    expect(toPairedAddress(addressPairs, '/en/docs/guides/migration', 'de', context)).toBe('/de/sign-de/migration');
    expect(toPairedAddress(addressPairs, '/de/docs/guides/haendler-szenario', 'en', context)).toBe('/sign-de/new-customers');
    expect(toPairedAddress(addressPairs, '/de/sign-de/migration', 'en', context)).toBeUndefined();
  });

  it('leaves pages alone that have the same address in every language', () => {
    expect(toPairedAddress(addressPairs, '/sign-de/introduction', 'de', context)).toBeUndefined();
  });

  it('works under a base URL', () => {
    expect(toPairedAddress(addressPairs, '/portal/en/imprint', 'de', {baseUrl: '/portal/', defaultLocale: 'en'})).toBe('/portal/de/impressum');
  });
});

describe('the table', () => {
  const known = (addressPairs as readonly AddressPairRow[]).flatMap(({en, de}) => [en, de]);

  it.each(['en', 'de'])('has a row for every page of %s alone, so that no language choice ends in a 404', (locale) => {
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
    expect(addresses.filter((address) => !(known as readonly string[]).includes(address))).toEqual([]);
  });

  it('sends the other languages to guides that exist', () => {
    const guides = addressPairs.map(({other}) => other.replace('/{locale}/', '')).filter((address) => address !== 'imprint');
    expect(guides.filter((address) => !existsSync(path.resolve('docs', `${address}.mdx`)))).toEqual([]);
  });
});
