import {describe, expect, it} from 'vitest';
import {countries, countryNames} from '../../src/data/countries';
import {locales} from '../../src/data/locales';

describe('names of countries', () => {
  it.each(locales.map(({id}) => id))('are those of Intl in %s', (locale) => {
    const names = new Intl.DisplayNames(locale, {type: 'region'});
    const expected = countries.map((id) => [id, names.of(id.toUpperCase())]);
    expect(countryNames[locale]).toEqual(Object.fromEntries(expected));
  });
});
