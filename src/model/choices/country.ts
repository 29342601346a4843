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

/** The chosen country: the stored value, or `all` if no known country is stored. */
export function toCountry(
  stored: string | null,
  countries: readonly string[],
  all: string,
): string {
  return stored !== null && countries.includes(stored) ? stored : all;
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
  readonly countries: readonly string[];
}

/**
 * An inline script that sets the stored country on `<html>` before the first paint. CSS then hides
 * the other countries' parts, so nothing moves afterwards.
 */
export function toCountryPreflight({key, attribute, countries}: CountryPreflightNames): string {
  return `try{const v=localStorage.getItem('${key}');if(${JSON.stringify(countries)}.includes(v))document.documentElement.setAttribute('${attribute}',v)}catch{}`;
}
