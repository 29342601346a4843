import type {Server} from 'node:http';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {LOCAL_ALGOLIA} from '../../services/search/local';
import {createSearchServer, type SearchServer} from '../../services/search/server';
import type {Fault} from '../../services/server';
import {listen} from '../../../scripts/lib/serve';
import {createAlgoliaEngine} from '../../../src/features/search/algolia';
import {toHostedRecords} from '../../../src/model/search/hosted';
import {records} from './records';

const {index, ...account} = LOCAL_ALGOLIA;
const open: Server[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Hosts of the service with their faults, and an engine that knows them in this order. */
async function start(...faults: readonly Fault[]) {
  const hosts: SearchServer[] = [];
  const origins: string[] = [];
  const tries = faults.map(() => 0);
  for (const [number, wrong] of faults.entries()) {
    const host = createSearchServer({
      ...account,
      fault: () => {
        tries[number] = (tries[number] ?? 0) + 1;
        return wrong;
      },
    });
    const hosted = toHostedRecords(records, 'en');
    host.indices.set(index, {
      records: new Map(hosted.map((record) => [record.objectID, record])),
      settings: {},
    });
    // Ready to answer immediately, because the client gives up on a host that takes a second, and
    // tries the next one.
    await host.indices.search({indexName: index, query: 'a'});
    origins.push(`http://localhost:${await listen(host.server, 0)}`);
    hosts.push(host);
    open.push(host.server);
  }
  return {hosts, tries, engine: createAlgoliaEngine({...account, index, hosts: origins})};
}

const request = {requests: [{query: 'receipt', indexName: index, hitsPerPage: 20}]};

describe('the hosted engine', () => {
  it('sends its credentials in the query, and only the requests in the body', async () => {
    const {hosts, engine} = await start('none');
    const seen: string[] = [];
    hosts[0]!.server.on(
      'request',
      ({url, method, headers}: {url: string; method: string; headers: Record<string, string>}) => {
        seen.push(`${method} ${url}`);
        expect(headers['x-algolia-api-key']).toBeUndefined();
      },
    );
    await engine.search(request);
    expect(seen).toHaveLength(1);
    const [method, address = ''] = seen[0]!.split(' ');
    const url = new URL(address, 'http://localhost');
    expect([method, url.pathname]).toEqual(['POST', '/1/indexes/*/queries']);
    expect(url.searchParams.get('x-algolia-application-id')).toBe(account.appId);
    expect(url.searchParams.get('x-algolia-api-key')).toBe(account.searchKey);
    expect(hosts[0]!.calls).toEqual([
      {method: 'POST', path: '/1/indexes/*/queries', body: request},
    ]);
  });

  it.each(['refuse', '503', 'hang'] as const)('tries the next host if one %s', async (fault) => {
    const {tries, engine} = await start(fault, 'none');
    expect((await engine.search(request)).results[0]?.nbHits).toBeGreaterThan(0);
    expect(tries).toEqual([1, 1]);
  });

  it('skips a failed host for two minutes', async () => {
    const {tries, engine} = await start('503', 'none');
    await engine.search(request);
    await engine.search({requests: [{...request.requests[0]!, query: 'second'}]});
    expect(tries).toEqual([1, 2]);
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 2 * 60_000 + 1000});
    await engine.search({requests: [{...request.requests[0]!, query: 'third'}]});
    expect(tries).toEqual([2, 3]);
  });

  it('fails with a retry error if no host can be reached', async () => {
    const {tries, engine} = await start('refuse', '503', 'refuse');
    await expect(engine.search(request)).rejects.toMatchObject({name: 'RetryError'});
    expect(tries).toEqual([1, 1, 1]);
  });

  it('fails immediately with status and message if the service rejects the request', async () => {
    const {tries, engine} = await start('403', 'none');
    await expect(engine.search(request)).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    expect(tries).toEqual([1, 0]);
  });

  it('fails if the index does not exist', async () => {
    const {engine} = await start('none');
    await expect(
      engine.search({requests: [{query: 'x', indexName: 'other'}]}),
    ).rejects.toMatchObject({name: 'ApiError', status: 404});
  });

  it('requires an application and a key', () => {
    expect(() => createAlgoliaEngine({appId: '', searchKey: 'k', index, hosts: []})).toThrow(
      '`appId` is missing',
    );
    expect(() => createAlgoliaEngine({appId: 'A', searchKey: '', index, hosts: []})).toThrow(
      '`apiKey` is missing',
    );
  });
});
