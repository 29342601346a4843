import {describe, expect, it} from 'vitest';
import {addressPairs} from '../../../src/data/localised';
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

  it('leaves pages alone that have the same address in every language', () => {
    expect(toPairedAddress(addressPairs, '/sign-de/introduction', 'de', context)).toBeUndefined();
  });

  it('works under a base URL', () => {
    expect(toPairedAddress(addressPairs, '/portal/en/imprint', 'de', {baseUrl: '/portal/', defaultLocale: 'en'})).toBe('/portal/de/impressum');
  });
});
