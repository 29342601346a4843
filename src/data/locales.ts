/** One language of the portal. */
export interface LocaleRow {
  /** ISO 639-1; also the path prefix of every language but the default. */
  readonly id: string;
  /** The language's own name, as the dropdown shows it. */
  readonly label: string;
  /** `lang` of the page. */
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly calendar: string;
  /** Folder below `i18n`. */
  readonly path: string;
}

/** In the order of the language dropdown. The first language is the default, in which the pages are written. */
export const locales = [
  {id: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory', path: 'en'},
  {id: 'es', label: 'Español', htmlLang: 'es', direction: 'ltr', calendar: 'gregory', path: 'es'},
  {id: 'de', label: 'Deutsch', htmlLang: 'de', direction: 'ltr', calendar: 'gregory', path: 'de'},
  {id: 'it', label: 'Italiano', htmlLang: 'it', direction: 'ltr', calendar: 'gregory', path: 'it'},
  {id: 'fr', label: 'Français', htmlLang: 'fr', direction: 'ltr', calendar: 'gregory', path: 'fr'},
] as const satisfies readonly LocaleRow[];

export type LocaleId = (typeof locales)[number]['id'];
