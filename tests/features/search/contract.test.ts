import type {Server} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listen} from '../../../scripts/lib/serve';
import {LOCAL_ALGOLIA} from '../../services/search/local';
import {createSearchServer} from '../../services/search/server';
import {createAlgoliaEngine} from '../../../src/features/search/algolia';
import {hostedSettings, toHostedRecords} from '../../../src/model/search/hosted';
import {createMemoryEngine} from '../../../src/model/search/memory';
import type {SearchEngine, SearchRequest} from '../../../src/model/search/types';
import {records} from './records';

const {index, ...account} = LOCAL_ALGOLIA;
const local = createSearchServer(account);
const engines: Record<string, SearchEngine> = {};

beforeAll(async () => {
  const english = records.filter(({language}) => language === 'en');
  const hosted = toHostedRecords(english, 'en');
  local.indices.set(index, {
    records: new Map(hosted.map((record) => [record.objectID, record])),
    settings: hostedSettings,
  });
  // Ready to answer immediately, because the client gives up on a host that takes a second.
  await local.indices.search({indexName: index, query: 'a'});
  const host = `http://localhost:${await listen(local.server, 0)}`;
  engines.embedded = await createMemoryEngine(english, 'en');
  engines.hosted = createAlgoliaEngine({...account, index, hosts: [host]});
});

afterAll(() => new Promise((resolve) => (local.server as Server).close(resolve)));

/** A query from DocSearch's modal. */
const ask = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  indexName: index,
  attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'content', 'type', 'url'],
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:10'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: ['language:en', ['docusaurus_tag:default']],
  ...more,
});

describe.each(['embedded', 'hosted'])('the %s engine', (name) => {
  const search = async (query: string, more?: Partial<SearchRequest>) => {
    const {results} = await engines[name]!.search({requests: [ask(query, more)]});
    return results[0]!;
  };

  it('answers with hits, their number and pages', async () => {
    const result = await search('receipt');
    expect(result.hits).toHaveLength(20);
    expect(result.nbHits).toBeGreaterThanOrEqual(40);
    expect(result).toMatchObject({
      page: 0,
      hitsPerPage: 20,
      query: 'receipt',
      nbPages: Math.ceil(result.nbHits / 20),
    });
    const second = await search('receipt', {page: 1});
    const ids = new Set([...result.hits, ...second.hits].map(({objectID}) => objectID));
    expect(ids.size).toBe(40);
  });

  it('highlights matches, in snippets of the requested number of words', async () => {
    const {hits} = await search('receipt', {
      attributesToSnippet: ['content:5', 'hierarchy.lvl2:5'],
    });
    const snippets = hits.flatMap(({_snippetResult: {content, hierarchy}}) =>
      [content?.value, hierarchy.lvl2?.value].filter((one) => one !== undefined),
    );
    expect(snippets.some((text) => /<mark>receipt<\/mark>/i.test(text))).toBe(true);
    for (const text of snippets)
      expect(text.replaceAll('…', '').trim().split(/\s+/).length).toBeLessThanOrEqual(5);
  });

  it('escapes the text of pages', async () => {
    const {hits} = await search('quotes');
    const [hit] = hits;
    expect(hit?.hierarchy.lvl1).toBe('Using &lt;script&gt; &amp; &quot;quotes&quot;');
    expect(JSON.stringify(hits)).not.toMatch(/<(?!\/?mark>)/);
  });

  it('has paths, types and groups', async () => {
    const {hits} = await search('receipt part 7');
    expect(hits[0]).toMatchObject({
      url: '/guide-7#part',
      hierarchy: {lvl0: 'R&amp;D', lvl1: 'Guide 7', lvl2: 'Receipt part 7'},
    });
    expect(hits[0]?.objectID).toMatch(/./);
  });

  it('filters by tag and language', async () => {
    expect(
      (await search('receipt', {facetFilters: ['language:en', ['docusaurus_tag:none']]})).nbHits,
    ).toBe(0);
    expect(
      (await search('Beleg', {facetFilters: ['language:de', ['docusaurus_tag:default']]})).nbHits,
    ).toBe(0);
  });

  it('finds nothing if there is nothing', async () =>
    expect(await search('xqxqxqzz')).toMatchObject({hits: [], nbHits: 0, nbPages: 0}));

  it.each([
    '',
    '   ',
    '😀😀😀',
    '\ud83d',
    '<script>alert(1)</script>',
    '"',
    '"unclosed',
    '%00\u0000',
    'שלום عربى',
    '\\',
    '*',
    'a'.repeat(512),
    'constructor',
    '__proto__',
  ])('answers %j', async (query) => {
    const {hits, nbHits} = await search(query);
    expect(hits.length).toBeLessThanOrEqual(nbHits);
  });

  it('answers several queries in order', async () => {
    const {results} = await engines[name]!.search({requests: [ask('receipt'), ask('quotes')]});
    expect(results.map(({query}) => query)).toEqual(['receipt', 'quotes']);
  });
});
