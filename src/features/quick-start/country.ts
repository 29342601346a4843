import {useSyncExternalStore} from 'react';
import {products} from '@site/src/data/products';
import {countryChoice, quickStart} from '@site/src/data/quickStart';
import {createStoredChoice} from '@site/src/features/choices/storedChoice';
import {
  isInPart,
  toCountries,
  toCountry,
  toPresumedCountry,
  toQuickStartParts,
} from '@site/src/model/choices/country';

const {key, attribute, all} = countryChoice;
/** The parts of the quick start. */
export const parts = toQuickStartParts(quickStart, products);
/** The countries with a part in the quick start. */
export const countries = toCountries(parts);

/** For readers who haven't chosen a country. */
let presumed: string | undefined;

function presume(): string {
  return (presumed ??= toPresumedCountry(
    {
      hash: window.location.hash,
      browser: navigator.language,
      page: document.documentElement.lang,
    },
    countries,
  ));
}

function show(chosen: string): void {
  if (chosen === all) document.documentElement.removeAttribute(attribute);
  else document.documentElement.setAttribute(attribute, chosen);
}

/**
 * The reader's country, or `all`. `<html data-country>` hides the other countries' parts by CSS,
 * without rendering.
 */
export const country = createStoredChoice<string>({
  key,
  parse: (stored) => toCountry(stored, countries, all, presume()),
  format: (chosen) => chosen,
  show,
});

/** The reader's country; `undefined` while the page still shows the server's HTML. */
export function useCountry(): string | undefined {
  return useSyncExternalStore(country.subscribe, country.read, () => undefined);
}

/** Presumes the country of the part that a link leads to. A reader's own choice isn't affected. */
export function followLink(hash: string): void {
  const before = country.read();
  const part = parts.find(({product}) => isInPart(hash, product));
  if (part && !part.countries.some((id) => id === presume())) presumed = part.countries[0];
  if (country.read() === before) show(before);
  else country.refresh();
}
