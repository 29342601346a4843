import type {QuickStartRow} from '../../data/quickStart';

/** The countries a reader can choose, in the order of the parts. */
export function toCountries<Row extends QuickStartRow>(rows: readonly Row[]): readonly Row['countries'][number][] {
  return [...new Set(rows.flatMap(({countries}) => countries))];
}

/** The chosen country: the stored value, or `all` where nothing, or something unknown, is stored. */
export function toCountry(stored: string | null, countries: readonly string[], all: string): string {
  return stored !== null && countries.includes(stored) ? stored : all;
}

/** The parts a reader of one country sees; those of all countries where none is chosen. */
export function toShownParts<Row extends QuickStartRow>(rows: readonly Row[], country: string, all: string): readonly Row[] {
  return country === all ? rows : rows.filter(({countries}) => (countries as readonly string[]).includes(country));
}

interface CountryPreflightNames {
  readonly key: string;
  readonly attribute: string;
  readonly countries: readonly string[];
}

/** An inline script that puts the stored country on `<html>` before the first paint: CSS then leaves out the other countries' parts, and nothing moves afterwards. */
export function toCountryPreflight({key, attribute, countries}: CountryPreflightNames): string {
  return `try{const v=localStorage.getItem('${key}');if(${JSON.stringify(countries)}.includes(v))document.documentElement.setAttribute('${attribute}',v)}catch{}`;
}
