import {expect, it, vi} from 'vitest';
import {createModalClient} from '../../../src/features/search/modalClient';
import type {SearchEngine, SearchHit, SearchResult} from '../../../src/model/search/types';
import {hitFrom} from '../../model/search/hits';

/** The hits that DocSearch shows for those of an engine. */
async function toShown(hits: readonly SearchHit[]): Promise<readonly SearchHit[]> {
  vi.stubGlobal('window', {location: {origin: 'https://developer.example'}});
  const engine = {
    search: () => Promise.resolve({results: [{hits, nbHits: 1} as unknown as SearchResult]}),
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
  return results[0]?.hits ?? [];
}

it('lets long codes break after each underscore', async () => {
  const marked = (value: string) => ({value, matchLevel: 'full', matchedWords: []}) as const;
  const [hit] = await toShown([
    hitFrom({
      url: '/errors#E_TSS_LOCKED',
      type: 'lvl2',
      hierarchy: {lvl0: 'Other pages', lvl1: 'Error codes', lvl2: 'E_TSS_LOCKED'},
      _snippetResult: {hierarchy: {lvl2: marked('<mark>E_TSS_LOCKED</mark> __')}},
    }),
  ]);
  expect(hit?._snippetResult.hierarchy.lvl2?.value).toBe('<mark>E_<wbr>TSS_<wbr>LOCKED</mark> __');
});

it('names the section that a text is in, below the text', async () => {
  const hierarchy = {lvl0: 'Other pages', lvl1: 'Error codes', lvl2: 'E_TX', lvl3: 'Cause'};
  const page = {value: '<mark>Error</mark> codes', matchLevel: 'full', matchedWords: []} as const;
  const hit = {type: 'content', content: 'retry', hierarchy} as const;
  const shown = await toShown([
    hitFrom({...hit, url: '/errors#E_TX', _snippetResult: {hierarchy: {lvl1: page}}}),
    hitFrom({...hit, url: '/guide#a', hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: 'Part'}}),
    hitFrom({...hit, url: '/other', hierarchy: {lvl0: 'Guides', lvl1: 'Other'}}),
    hitFrom({...hit, url: '/errors#E_TY', type: 'lvl3'}),
  ]);
  expect(shown.map(({_snippetResult}) => _snippetResult.hierarchy.lvl1?.value)).toEqual([
    '<mark>Error</mark> codes › Cause',
    'Page › Part',
    undefined,
    undefined,
  ]);
});

it('shows a page above the hits in it, and each guide once', async () => {
  const part = {lvl0: 'Pages', lvl1: 'Page', lvl2: 'Part'};
  const hits = [
    hitFrom({url: '/guide#till', type: 'lvl2', hierarchy: part}),
    hitFrom({url: '/api/rksv/v1#signReceipt', type: 'lvl2', hierarchy: part}),
    hitFrom({url: '/guide'}),
    hitFrom({url: '/api/rksv/v1#E_SIGN', type: 'lvl2', hierarchy: part}),
    hitFrom({url: '/api/rksv/v1'}),
  ];
  expect((await toShown(hits)).map(({url}) => url)).toEqual([
    '/guide#till',
    '/api/rksv/v1',
    '/api/rksv/v1#signReceipt',
    '/api/rksv/v1#E_SIGN',
  ]);
});
