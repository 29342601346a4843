import type {FieldName, HitKind} from './fields';

/**
 * Levels of a page's outline: `lvl0` the section of the portal, `lvl1` the page, `lvl2`–`lvl6` its
 * headings.
 */
export interface SearchHierarchy {
  readonly lvl0: string | null;
  readonly lvl1: string | null;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

export type SearchHitType =
  'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/**
 * A searchable record: one heading or one text, in the format of DocSearch's crawler. Every text is
 * HTML-escaped.
 */
export interface SearchRecord {
  /** Stable across builds as long as the page, the anchor and the position don't change. */
  readonly objectID: string;
  /** Path with base URL, language and anchor; no origin. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: SearchHitType;
  readonly content: string | null;
  readonly hierarchy: SearchHierarchy;
  /** Language of the text, which is English on pages without a translation. */
  readonly language: string;
  /** Docusaurus' search tags: `default`, `docs-default-current`, and so on. */
  readonly docusaurus_tag: string;
  readonly version: string | null;
  readonly kind: HitKind;
  /** IDs of the page's products and countries. */
  readonly product: readonly string[];
  readonly country: readonly string[];
  readonly weight: {readonly pageRank: number; readonly level: number; readonly position: number};
}

/**
 * One query in Algolia's form, limited to the fields that the portal sends, including the
 * two that its filters and paging need.
 */
export interface SearchRequest {
  readonly query: string;
  readonly indexName: string;
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly hitsPerPage?: number;
  readonly clickAnalytics?: boolean;
  /** An inner list is an OR, the outer list an AND. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  /** Filters without effect on which pages are found. Pages that pass all of them rank higher. */
  readonly optionalFilters?: readonly string[];
  /** Whether hits that match by their headings also have a snippet. The hosted service can't. */
  readonly headingSnippets?: boolean;
  /** Fields whose values are counted over all results. */
  readonly facets?: readonly string[];
  readonly page?: number;
}

interface Marked {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords?: readonly string[];
}

/**
 * A record with the found words highlighted. Texts stay escaped. Only the requested tags are added.
 */
export interface SearchHit extends SearchRecord {
  readonly _highlightResult: {
    readonly content?: Marked;
    readonly hierarchy: Readonly<Partial<Record<keyof SearchHierarchy, Marked>>>;
  };
  readonly _snippetResult: {
    readonly content?: Marked;
    readonly hierarchy: Readonly<Partial<Record<keyof SearchHierarchy, Marked>>>;
  };
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly queryID?: string;
  /** Number of sections by value of each field asked for. */
  readonly facets?: Readonly<Partial<Record<FieldName, Readonly<Record<string, number>>>>>;
}

/** The interface that both engines implement, as called by DocSearch. */
export interface SearchEngine {
  readonly search: (request: {
    readonly requests: readonly SearchRequest[];
  }) => Promise<{readonly results: readonly SearchResult[]}>;
}
