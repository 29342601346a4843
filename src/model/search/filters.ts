import type {SearchRequest} from './types';

type Filters = NonNullable<SearchRequest['facetFilters']>;

interface FilterContext {
  /** Language of the pages that are read. */
  readonly locale: string;
  /** Docusaurus' search tags of what is read. */
  readonly tags: readonly string[];
  /** Whether the hosted service answers. Its records carry the language of the page, the portal's own that of the text. */
  readonly isHosted: boolean;
}

/** The two facets every query is narrowed by: the language of the page, and the search tags. Pages not translated yet are found by their English text. */
export function toContextFilters({locale, tags, isHosted}: FilterContext): Filters {
  const languages = isHosted || locale === 'en' ? [locale] : [locale, 'en'];
  return [toFilter(languages.map((language) => `language:${language}`)), tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** The filters of the results page, where a reader may ask for texts of one language, or of all. */
export function toTextFilters(context: FilterContext, language: string | null, languages: readonly string[]): Filters {
  const [pages = [], tags = []] = toContextFilters(context);
  if (context.isHosted) return language === null ? [pages, tags] : [pages, tags, `text_language:${language}`];
  return [toFilter((language === null ? languages : [language]).map((one) => `language:${one}`)), tags];
}

function toFilter(values: readonly string[]): string | readonly string[] {
  return values.length === 1 ? (values[0] ?? []) : values;
}
