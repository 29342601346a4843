import {liteClient} from 'algoliasearch/lite';
import {search} from '@site/src/data/search';
import type {AlgoliaFields} from '@site/src/model/site/fields';
import type {SearchEngine} from '@site/src/model/search/types';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * The hosted engine: Algolia's own client with its own retries and the specification's timeouts.
 * Credentials are in the query, so that a request needs no preflight. The list of hosts that are
 * skipped for two minutes is kept in memory, not in the reader's browser storage.
 */
export function createAlgoliaEngine({appId, searchKey, hosts}: AlgoliaFields): SearchEngine {
  const options: Options = {
    timeouts: search.timeouts,
    authMode: 'WithinQueryParameters',
    hostsCache: createHostsCache(),
    ...(hosts.length === 0
      ? {}
      : {
          hosts: hosts.map((host) => ({
            url: new URL(host).host,
            protocol: new URL(host).protocol === 'http:' ? 'http' : 'https',
            accept: 'readWrite',
          })),
        }),
  };
  const client = liteClient(appId, searchKey, options);
  return {
    search: (request) =>
      client.search(request as Parameters<typeof client.search>[0]) as unknown as ReturnType<
        SearchEngine['search']
      >,
  };
}

type Cache = NonNullable<Options['hostsCache']>;

/**
 * Remembers failed hosts by their address. The client's own cache (5.64.0) doesn't work: it stores
 * the state of a host under a key that contains the previous state, and never reads it again. So
 * every query would wait for the timeout of a host that is down.
 */
function createHostsCache(): Cache {
  const states = new Map<string, unknown>();
  const toAddress = (host: unknown): string => {
    const {protocol = 'https', url = '', port = ''} = host as Readonly<Record<string, unknown>>;
    return [protocol, url, port].join(' ');
  };
  return {
    async get<Value>(
      host: Record<string, unknown> | string,
      miss: () => Promise<Value>,
    ): Promise<Value> {
      const address = toAddress(host);
      return states.has(address) ? (states.get(address) as Value) : miss();
    },
    async set(host, state) {
      states.set(toAddress(host), state);
      return state;
    },
    async delete(host) {
      states.delete(toAddress(host));
    },
    async clear() {
      states.clear();
    },
  };
}
