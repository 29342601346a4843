import {falseFriends, type SearchWordRow} from '../../../src/data/searchWords';
import type {CountryNames} from '../../../src/model/search/fields';
import {toWordPairs} from '../../../src/model/search/lexicon';
import {createMemoryEngine} from '../../../src/model/search/memory';
import {
  pageRanks,
  toRecords,
  type Outline,
  type OutlineSection,
} from '../../../src/model/search/outline';
import type {SearchRequest, SearchResult} from '../../../src/model/search/types';

export function section(
  heading: string,
  texts: readonly string[] = [],
  anchor: string | null = heading.toLowerCase().replaceAll(' ', '-'),
  level = 2,
): OutlineSection {
  return {level, heading, anchor, texts};
}

export function page(
  path: string,
  title: string,
  sections: readonly OutlineSection[] = [],
  rest: Partial<Outline> = {},
): Outline {
  return {
    path,
    group: 'SIGN DE',
    language: 'en',
    tag: 'docs-default-current',
    version: 'current',
    rank: pageRanks.guide,
    kind: 'guide',
    products: [],
    countries: [],
    sections: [{level: 1, heading: title, anchor: null, texts: []}, ...sections],
    ...rest,
  };
}

/** Asks an engine over the pages given. */
export async function createAsk(
  pages: readonly Outline[],
  locale = 'en',
  rows: readonly SearchWordRow[] = [],
  names: CountryNames = {},
): Promise<(query: string, rest?: Partial<SearchRequest>) => Promise<SearchResult>> {
  const engine = await createMemoryEngine(
    pages.flatMap(toRecords),
    locale,
    toWordPairs(rows, [], locale, true, falseFriends),
    names,
  );
  return async (query, rest) => {
    const {results} = await engine.search({
      requests: [{query, indexName: 'test', attributesToSnippet: ['content:5'], ...rest}],
    });
    return results[0]!;
  };
}

export function toUrls({hits}: SearchResult): readonly string[] {
  return hits.map(({url}) => url);
}
