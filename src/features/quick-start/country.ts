import {useSyncExternalStore} from 'react';
import {products} from '@site/src/data/products';
import {countryChoice, quickStart} from '@site/src/data/quickStart';
import {toCountries, toCountry, toQuickStartParts} from '@site/src/model/quickStart/country';

const {key, attribute, all} = countryChoice;
/** The parts of the quick start. */
export const parts = toQuickStartParts(quickStart, products);
/** The countries with a part in the quick start. */
export const countries = toCountries(parts);
const listeners = new Set<() => void>();

/** The reader's country, or `all`: what `<html>` says, where the preflight script put it. Browser only. */
function readCountry(): string {
  return toCountry(document.documentElement.getAttribute(attribute), countries, all);
}

/** Shows the parts of a country: `<html data-country>` leaves the others out by CSS, without a render. */
function showCountry(country: string): void {
  if (country === all) document.documentElement.removeAttribute(attribute);
  else document.documentElement.setAttribute(attribute, country);
  for (const listener of listeners) listener();
}

/** Remembers the choice and shows it; `all` is remembered by storing nothing. */
export function writeCountry(country: string): void {
  try {
    if (country === all) localStorage.removeItem(key);
    else localStorage.setItem(key, country);
  } catch {
    // A browser without storage keeps the choice until the next page load.
  }
  showCountry(country);
}

/** Calls back on every choice, also on one made in another tab. Returns how to stop. */
export function subscribeToCountry(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key) showCountry(toCountry(event.newValue, countries, all));
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The reader's country; `undefined` while the page still shows what the server made. */
export function useCountry(): string | undefined {
  return useSyncExternalStore(subscribeToCountry, readCountry, () => undefined);
}
