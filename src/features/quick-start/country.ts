import {useSyncExternalStore} from 'react';
import {products} from '@site/src/data/products';
import {countryChoice, quickStart} from '@site/src/data/quickStart';
import {createStoredChoice} from '@site/src/features/choices/storedChoice';
import {toCountries, toCountry, toQuickStartParts} from '@site/src/model/choices/country';

const {key, attribute, all} = countryChoice;
/** The parts of the quick start. */
export const parts = toQuickStartParts(quickStart, products);
/** The countries with a part in the quick start. */
export const countries = toCountries(parts);

/**
 * The reader's country, or `all`. `<html data-country>` hides the other countries' parts by CSS,
 * without rendering.
 */
export const country = createStoredChoice<string>({
  key,
  parse: (stored) => toCountry(stored, countries, all),
  format: (chosen) => (chosen === all ? null : chosen),
  show: (chosen) => {
    if (chosen === all) document.documentElement.removeAttribute(attribute);
    else document.documentElement.setAttribute(attribute, chosen);
  },
});

/** The reader's country; `undefined` while the page still shows the server's HTML. */
export function useCountry(): string | undefined {
  return useSyncExternalStore(country.subscribe, country.read, () => undefined);
}
