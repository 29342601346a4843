import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {countryNames, type Country} from '@site/src/data/countries';
import type {LocaleId} from '@site/src/data/locales';

/** The names of the countries in the language of the interface. */
export function useCountryNames(): Readonly<Record<Country, string>> {
  const {i18n} = useDocusaurusContext();
  return countryNames[i18n.currentLocale as LocaleId];
}
