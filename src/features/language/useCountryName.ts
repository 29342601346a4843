import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {countryNames} from '@site/src/data/countries';
import type {LocaleId} from '@site/src/data/locales';

/**
 * A function that names a country, by its code in either case, in the language of the interface. It
 * returns the code of a country that isn't in the table.
 */
export function useCountryName(): (code: string) => string {
  const {i18n} = useDocusaurusContext();
  const names: Readonly<Record<string, string>> = countryNames[i18n.currentLocale as LocaleId];
  return (code) => names[code.toLowerCase()] ?? code;
}
