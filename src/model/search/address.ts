import {fieldNames, fieldValues, type FieldFilters} from './fields';

/**
 * The address of the results page for a query, below the base URL. Accepts half an emoji, which
 * truncation can leave behind.
 */
export function toResultsAddress(
  query: string,
  language: string | null = null,
  filters: FieldFilters = {},
): string {
  const parameters = new URLSearchParams({
    ...(query === '' ? {} : {q: query}),
    ...(language === null ? {} : {lang: language}),
    ...Object.fromEntries(
      fieldNames.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
    ),
  }).toString();
  return parameters === '' ? '/search' : `/search?${parameters}`;
}

/**
 * Parses the query string of the results page. Long queries are truncated; an unknown language
 * means all, and a filter by an unknown value is ignored.
 */
export function parseResultsAddress(
  search: string,
  languages: readonly string[],
  maximumLength: number,
): {
  readonly query: string;
  readonly language: string | null;
  readonly filters: FieldFilters;
} {
  const parameters = new URLSearchParams(search);
  const language = parameters.get('lang');
  return {
    query: (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maximumLength),
    language: language !== null && languages.includes(language) ? language : null,
    filters: Object.fromEntries(
      fieldNames.flatMap((name) => {
        const value = parameters.get(name);
        return value !== null && fieldValues[name].includes(value) ? [[name, value]] : [];
      }),
    ),
  };
}

/** The address where a reader reports a query that should have results. */
export function toReportAddress(support: string, query: string): string {
  return `${support}?${new URLSearchParams({search: query}).toString()}`;
}
