import type {SearchRequest} from './types';

type Filters = NonNullable<SearchRequest['facetFilters']>;

interface FilterContext {
  /** Language of the pages to search. */
  readonly locale: string;
  /** Docusaurus' search tags of the pages to search. */
  readonly tags: readonly string[];
  /**
   * Whether the hosted service answers. Its records contain the language of the page, while the
   * portal's own contain that of the text.
   */
  readonly isHosted: boolean;
}

/**
 * The two facets that restrict every query: the language of the page, and the search tags. Pages
 * without a translation are found by their English text.
 */
export function toContextFilters({locale, tags, isHosted}: FilterContext): Filters {
  const languages = isHosted || locale === 'en' ? [locale] : [locale, 'en'];
  return [
    toFilter(languages.map((language) => `language:${language}`)),
    tags.map((tag) => `docusaurus_tag:${tag}`),
  ];
}

/** The filters of the results page, where a reader can search texts of one language or of all. */
export function toTextFilters(
  context: FilterContext,
  language: string | null,
  languages: readonly string[],
): Filters {
  const [pages = [], tags = []] = toContextFilters(context);
  if (context.isHosted)
    return language === null ? [pages, tags] : [pages, tags, `text_language:${language}`];
  return [
    toFilter((language === null ? languages : [language]).map((one) => `language:${one}`)),
    tags,
  ];
}

function toFilter(values: readonly string[]): string | readonly string[] {
  return values.length === 1 ? (values[0] ?? []) : values;
}
