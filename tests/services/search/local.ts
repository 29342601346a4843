import {listen} from '../../../scripts/lib/serve';
import {hostedSettings, type HostedRecord} from '../../../src/model/search/hosted';
import type {Fault} from '../server';
import {Indices} from './indices';
import {createSearchServer} from './server';

/** Application, keys and index of the local search service. */
export const LOCAL_ALGOLIA = {
  appId: 'LOCALPORTAL',
  searchKey: 'local-search-key',
  adminKey: 'local-admin-key',
  index: 'bonarium',
} as const;

/**
 * Starts the local search service on `count` ports from `first` on, each a host of it. With
 * records, it listens when its engines are ready, because clients give up on a host that takes a
 * second. `fill` replaces its records, as an upload would.
 */
export async function startSearchService(
  first: number,
  count: number,
  fault: Fault = 'none',
  records: readonly HostedRecord[] = [],
): Promise<{hosts: readonly string[]; fill: (records: readonly HostedRecord[]) => void}> {
  const indices = new Indices();
  const {index} = LOCAL_ALGOLIA;
  const fill = (all: readonly HostedRecord[]): void =>
    void indices.set(index, {
      records: new Map(all.map((record) => [record.objectID, record])),
      settings: hostedSettings,
    });
  fill(records);
  for (const language of new Set(records.map((record) => record.language)))
    await indices.search({indexName: index, query: 'a', facetFilters: [`language:${language}`]});
  const hosts: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const {server} = createSearchServer({...LOCAL_ALGOLIA, indices, fault});
    hosts.push(`http://localhost:${await listen(server, first === 0 ? 0 : first + number)}`);
  }
  return {hosts, fill};
}

/** The environment of a build that searches with the local service. */
export function toSearchEnvironment(hosts: readonly string[]): Readonly<Record<string, string>> {
  const {appId, searchKey, index} = LOCAL_ALGOLIA;
  return {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_KEY: searchKey,
    ALGOLIA_INDEX: index,
    ALGOLIA_HOSTS: hosts.join(','),
  };
}
