import type {SearchHierarchy, SearchHit} from '../../../src/model/search/types';

const EMPTY: SearchHierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** A hit with what a test is about. */
export function hitFrom({
  hierarchy,
  ...rest
}: Partial<Omit<SearchHit, 'hierarchy'>> & {
  readonly hierarchy?: Partial<SearchHierarchy>;
}): SearchHit {
  const url = rest.url ?? '/page#part';
  return {
    objectID: url,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: null,
    type: 'lvl1',
    content: null,
    language: 'en',
    docusaurus_tag: 'default',
    version: null,
    kind: 'page',
    product: [],
    country: [],
    weight: {pageRank: 0, level: 0, position: 0},
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
    ...rest,
    hierarchy: {...EMPTY, ...(hierarchy ?? {lvl0: 'Guides', lvl1: 'Page'})},
  };
}
