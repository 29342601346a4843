import {liteClient} from 'algoliasearch/lite';
import {search} from '@site/src/data/search';
import type {AlgoliaFields} from '@site/src/model/site/fields';
import type {SearchEngine} from '@site/src/model/search/types';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * The hosted engine: Algolia's own client with its own retries, set to the specification's time-outs. Credentials travel in the query, so that a request needs no
 * preflight. Which hosts are down for two minutes is kept in memory and not in the reader's browser.
 */
export function createAlgoliaEngine({appId, searchKey, hosts}: AlgoliaFields): SearchEngine {
  const options: Options = {
    timeouts: search.timeouts,
    authMode: 'WithinQueryParameters',
    hostsCache: createMemoryCache(),
    ...(hosts.length === 0
      ? {}
      : {hosts: hosts.map((host) => ({url: new URL(host).host, protocol: new URL(host).protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'}))}),
  };
  const client = liteClient(appId, searchKey, options);
  return {search: (request) => client.search(request as Parameters<typeof client.search>[0]) as unknown as ReturnType<SearchEngine['search']>};
}

type Cache = NonNullable<Options['hostsCache']>;

function createMemoryCache(): Cache {
  const kept = new Map<string, unknown>();
  const toName = (key: unknown): string => JSON.stringify(key);
  const cache: Cache = {
    async get<Value>(key: Record<string, unknown> | string, miss: () => Promise<Value>): Promise<Value> {
      const name = toName(key);
      return kept.has(name) ? (kept.get(name) as Value) : miss();
    },
    async set(key, value) {
      kept.set(toName(key), value);
      return value;
    },
    async delete(key) {
      kept.delete(toName(key));
    },
    async clear() {
      kept.clear();
    },
  };
  return cache;
}
