import type {LocaleId} from './locales';

/**
 * Names of the groups of hits. Guides and APIs are grouped by product; questions and error codes are
 * groups with the title of their page.
 */
export interface SearchGroupNames {
  readonly news: string;
  /** Quick start, legal pages and other pages without a product. */
  readonly pages: string;
}

export const searchGroups = {
  en: {news: 'Blog', pages: 'Other pages'},
  es: {news: 'Blog', pages: 'Otras páginas'},
  de: {news: 'Blog', pages: 'Weitere Seiten'},
  it: {news: 'Blog', pages: 'Altre pagine'},
  fr: {news: 'Blog', pages: 'Autres pages'},
} as const satisfies Readonly<Record<LocaleId, SearchGroupNames>>;
