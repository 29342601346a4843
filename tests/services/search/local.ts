import type {Server} from 'node:http';
import {listen} from '../../../scripts/lib/serve';
import type {HostedRecord} from '../../../src/model/search/hosted';
import {hostedSettings} from '../../../src/model/search/hosted';
import {createIndices} from './indices';
import {createSearchServer, type Fault} from './server';

/** What the local search service goes by: the environment of a build that asks it. */
export const LOCAL_ALGOLIA = {
  appId: 'LOCALPORTAL',
  searchKey: 'local-search-key',
  adminKey: 'local-admin-key',
  index: 'bonarium',
} as const;

interface LocalSearch {
  /** Origins it listens at, one a host. */
  readonly hosts: readonly string[];
  readonly servers: readonly Server[];
  /** Fills its index, as an upload would. */
  readonly fill: (records: readonly HostedRecord[]) => void;
}

/**
 * Starts the local search service on ports from `first` on, each a host of it. With records it
 * listens once it can answer at once: clients give a host that has to think for a second up.
 */
export async function startSearchService(
  first: number,
  count: number,
  fault: Fault = 'none',
  records: readonly HostedRecord[] = [],
): Promise<LocalSearch> {
  const indices = createIndices();
  const fill = (all: readonly HostedRecord[]): void =>
    indices.set(LOCAL_ALGOLIA.index, {
      records: new Map(all.map((record) => [record.objectID, record])),
      settings: hostedSettings,
    });
  if (records.length > 0) {
    fill(records);
    for (const language of new Set(records.map((record) => record.language)))
      await indices.search({
        indexName: LOCAL_ALGOLIA.index,
        query: 'a',
        facetFilters: [`language:${language}`],
      });
  }
  const servers = Array.from(
    {length: count},
    () => createSearchServer({...LOCAL_ALGOLIA, indices, fault: () => fault}).server,
  );
  const hosts: string[] = [];
  for (const [number, server] of servers.entries())
    hosts.push(`http://localhost:${await listen(server, first === 0 ? 0 : first + number)}`);
  return {
    hosts,
    servers,
    fill,
  };
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
