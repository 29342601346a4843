import type {LocaleId} from './locales';

/** The countries whose law the products serve: ISO 3166-1 alpha-2, lower case. */
export const countries = ['de', 'at', 'es', 'it', 'fr'] as const;

export type Country = (typeof countries)[number];

/** Their names, as `Intl.DisplayNames` has them, which takes too long to load for every page. */
export const countryNames: Readonly<Record<LocaleId, Readonly<Record<Country, string>>>> = {
  en: {de: 'Germany', at: 'Austria', es: 'Spain', it: 'Italy', fr: 'France'},
  es: {de: 'Alemania', at: 'Austria', es: 'España', it: 'Italia', fr: 'Francia'},
  de: {de: 'Deutschland', at: 'Österreich', es: 'Spanien', it: 'Italien', fr: 'Frankreich'},
  it: {de: 'Germania', at: 'Austria', es: 'Spagna', it: 'Italia', fr: 'Francia'},
  fr: {de: 'Allemagne', at: 'Autriche', es: 'Espagne', it: 'Italie', fr: 'France'},
};
