import {expect, it, vi} from 'vitest';
import {createModalClient} from '../../../src/features/search/modalClient';
import type {SearchEngine, SearchHit, SearchResult} from '../../../src/model/search/types';

it('lets long codes break after each underscore', async () => {
  vi.stubGlobal('window', {location: {origin: 'https://developer.example'}});
  const marked = (value: string) => ({value, matchLevel: 'full'});
  const hit = {
    objectID: '1',
    url: '/errors#E_TSS_LOCKED',
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0: 'Other pages', lvl1: 'Error codes', lvl2: 'E_TSS_LOCKED'},
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {lvl2: marked('<mark>E_TSS_LOCKED</mark> __')}},
  } as unknown as SearchHit;
  const engine = {
    search: () => Promise.resolve({results: [{hits: [hit], nbHits: 1} as unknown as SearchResult]}),
  } as SearchEngine;
  const {search} = createModalClient({
    engine: () => Promise.resolve(engine),
    isCurrent: () => true,
    onResult: () => undefined,
    onFailure: () => undefined,
  });
  const {results} = (await search({requests: [{query: 'x'}]} as never)) as unknown as {
    readonly results: readonly SearchResult[];
  };
  expect(results[0]?.hits[0]?._snippetResult.hierarchy.lvl2?.value).toBe(
    '<mark>E_<wbr>TSS_<wbr>LOCKED</mark> __',
  );
});
