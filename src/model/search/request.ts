import type {SearchRequest} from './types';

interface RequestParts {
  readonly query: string;
  readonly indexName: string;
  readonly facetFilters: NonNullable<SearchRequest['facetFilters']>;
  readonly snippetWords: number;
  readonly hitsPerPage: number;
  readonly clickAnalytics: boolean;
  readonly page: number;
}

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

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
    attributesToSnippet: [...LEVELS, 'content'].map((attribute) => `${attribute}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}
