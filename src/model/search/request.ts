import type {SearchRequest} from './types';

interface RequestParts {
  readonly query: string;
  readonly indexName: string;
  readonly facetFilters: NonNullable<SearchRequest['facetFilters']>;
  readonly snippetWords: number;
  readonly hitsPerPage: number;
  readonly clickAnalytics: boolean;
  readonly page: number;
  readonly facets?: readonly string[];
  readonly headingSnippets?: boolean;
}

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** More words than any heading has. */
export const WHOLE_HEADING = 64;

/**
 * A query of the results page: the same fields that DocSearch's modal sends, plus the page number.
 */
export function toSearchRequest({snippetWords, ...rest}: RequestParts): SearchRequest {
  return {
    ...rest,
    attributesToRetrieve: [
      'hierarchy.lvl0',
      ...LEVELS,
      'content',
      'type',
      'url',
      'language',
      'text_language',
    ],
    // Headings are shown whole.
    attributesToSnippet: [
      ...LEVELS.map((level) => `${level}:${WHOLE_HEADING}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}
