import type {Country} from '../../data/countries';
import type {ProductRow} from '../../data/products';
import type {QuickStartRow} from '../../data/quickStart';

/** A part of the quick start with the countries it applies to. */
export interface QuickStartPart {
  readonly product: QuickStartRow['product'];
  readonly countries: readonly Country[];
}

/**
 * The parts with their countries: the row's own, otherwise those of its product. Throws if a
 * product for any country has no countries in its row.
 */
export function toQuickStartParts(
  rows: readonly QuickStartRow[],
  products: readonly ProductRow[],
): readonly QuickStartPart[] {
  return rows.map(({product, countries}) => {
    const country = products.find(({id}) => id === product)?.country ?? 'any';
    if (countries) return {product, countries};
    if (country === 'any')
      throw new Error(
        `src/data/quickStart.ts: "${product}" belongs to no single country. Name its "countries".`,
      );
    return {product, countries: [country]};
  });
}

/** The countries a reader can choose, in the order of the parts. */
export function toCountries(parts: readonly QuickStartPart[]): readonly Country[] {
  return [...new Set(parts.flatMap(({countries}) => countries))];
}

/** What a page knows about a reader who hasn't chosen a country. */
export interface CountryHints {
  /** The address's fragment: `#sign-at` or `#sign-at-till`. */
  readonly hash: string;
  /** The browser's language: `de-AT`. */
  readonly browser: string;
  /** The page's language: `de`. */
  readonly page: string;
}

/**
 * The country for a reader who hasn't chosen one: that of the link, the browser's region or the
 * page's language, otherwise the first. `toCountryPreflight` does the same.
 */
export function toPresumedCountry(
  {hash, browser, page}: CountryHints,
  countries: readonly string[],
): string {
  const hints = [hash.slice(6, 8), browser.slice(-2).toLowerCase(), page];
  return hints.find((hint) => countries.includes(hint)) ?? countries[0] ?? '';
}

/** The chosen country or `all`; the presumed country if nothing known is stored. */
export function toCountry(
  stored: string | null,
  countries: readonly string[],
  all: string,
  presumed: string,
): string {
  return stored !== null && [all, ...countries].includes(stored) ? stored : presumed;
}

/** Whether an address's fragment leads to a part or one of its steps. */
export function isInPart(hash: string, product: string): boolean {
  return hash === `#${product}` || hash.startsWith(`#${product}-`);
}

/** The parts for one country, or all parts if no country is chosen. */
export function toShownParts(
  parts: readonly QuickStartPart[],
  country: string,
  all: string,
): readonly QuickStartPart[] {
  return country === all
    ? parts
    : parts.filter(({countries}) => countries.some((id) => id === country));
}

interface CountryPreflightNames {
  readonly key: string;
  readonly attribute: string;
  readonly all: string;
  readonly countries: readonly string[];
}

/**
 * An inline script that sets the stored or presumed country on `<html>` before the first paint. CSS
 * then hides the other countries' parts, so nothing moves afterwards.
 */
export function toCountryPreflight({
  key,
  attribute,
  all,
  countries,
}: CountryPreflightNames): string {
  return `{let v;try{v=localStorage.getItem('${key}')}catch{}if(v!=='${all}'){const c=${JSON.stringify(countries)},e=document.documentElement;e.setAttribute('${attribute}',[v,location.hash.slice(6,8),navigator.language.slice(-2).toLowerCase(),e.lang].find(x=>c.includes(x))??c[0])}}`;
}
