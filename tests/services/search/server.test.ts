import type {Server} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LOCAL_ALGOLIA} from './local';
import {createSearchServer} from './server';
import {listen} from '../../../scripts/lib/serve';
import {toHostedRecords} from '../../../src/model/search/hosted';
import {records} from '../../features/search/records';

const {index, ...account} = LOCAL_ALGOLIA;
const {appId, searchKey, adminKey} = account;
const service = createSearchServer(account);
let origin = '';

beforeAll(async () => {
  service.indices.set(index, {
    records: new Map(toHostedRecords(records, 'en').map((record) => [record.objectID, record])),
    settings: {},
  });
  origin = `http://localhost:${await listen(service.server, 0)}`;
});
afterAll(() => new Promise((resolve) => (service.server as Server).close(resolve)));

async function call(
  method: string,
  path: string,
  body?: unknown,
  {key = adminKey, app = appId}: {key?: string; app?: string} = {},
) {
  const response = await fetch(
    `${origin}${path}?x-algolia-application-id=${app}&x-algolia-api-key=${key}`,
    {
      method,
      ...(body === undefined ? {} : {body: typeof body === 'string' ? body : JSON.stringify(body)}),
    },
  );
  return {status: response.status, body: (await response.json()) as Record<string, unknown>};
}

const query = {query: 'receipt', indexName: index};
const event = {
  eventType: 'view',
  eventName: 'Items Viewed',
  index,
  userToken: 'anonymous-1',
  objectIDs: ['a'],
};
const QUERIES = '/1/indexes/*/queries';

describe('the local search service', () => {
  it('answers the search key’s queries with hits, number and, where asked, the query’s id', async () => {
    const {status, body} = await call(
      'POST',
      QUERIES,
      {requests: [{...query, clickAnalytics: true}]},
      {key: searchKey},
    );
    expect(status).toBe(200);
    const [result] = body.results as Record<string, unknown>[];
    expect(result).toMatchObject({
      index,
      nbHits: expect.any(Number) as number,
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });

  it.each<[string, string, string, unknown, {key?: string; app?: string}, number, string]>([
    [
      'another application',
      'POST',
      QUERIES,
      {requests: [query]},
      {app: 'OTHER'},
      403,
      'Invalid Application-ID or API key',
    ],
    [
      'another key',
      'POST',
      QUERIES,
      {requests: [query]},
      {key: 'x'},
      403,
      'Invalid Application-ID or API key',
    ],
    ['another method', 'GET', QUERIES, undefined, {}, 405, 'Method not allowed'],
    ['another path', 'POST', '/1/searches', {requests: [query]}, {}, 404, 'Path not found'],
    ['no JSON', 'POST', QUERIES, '{', {}, 400, 'Invalid JSON'],
    ['no requests', 'POST', QUERIES, {}, {}, 400, 'Missing mandatory attribute: requests'],
    [
      'a field it does not know',
      'POST',
      QUERIES,
      {requests: [{...query, color: 'red'}]},
      {},
      400,
      'Unknown parameter: color',
    ],
    [
      'a field beside the requests',
      'POST',
      QUERIES,
      {requests: [query], extra: 1},
      {},
      400,
      'Unknown parameter: extra',
    ],
    [
      'a field of another type',
      'POST',
      QUERIES,
      {requests: [{...query, hitsPerPage: '20'}]},
      {},
      400,
      'Invalid value for parameter: hitsPerPage',
    ],
    [
      'an index that does not exist',
      'POST',
      QUERIES,
      {requests: [{...query, indexName: 'none'}]},
      {},
      404,
      'Index none does not exist',
    ],
    [
      'a search key that writes',
      'POST',
      `/1/indexes/${index}/batch`,
      {requests: []},
      {key: searchKey},
      403,
      'Method not allowed with this API key',
    ],
    [
      'a record without an id',
      'POST',
      `/1/indexes/${index}/batch`,
      {requests: [{action: 'addObject', body: {}}]},
      {},
      400,
      'Missing mandatory attribute: objectID',
    ],
    [
      'a setting it does not know',
      'PUT',
      `/1/indexes/${index}/settings`,
      {shiny: true},
      {},
      400,
      'Unknown parameter: shiny',
    ],
    [
      'an operation it does not know',
      'POST',
      `/1/indexes/${index}/operation`,
      {operation: 'burn', destination: 'x'},
      {},
      400,
      'Invalid value for parameter: operation',
    ],
    [
      'a task it does not know',
      'GET',
      `/1/indexes/${index}/task/999`,
      undefined,
      {},
      404,
      'Task 999 does not exist',
    ],
    [
      'an event it does not know',
      'POST',
      '/1/events',
      {events: [{...event, eventType: 'stare'}]},
      {},
      422,
      'Invalid value for parameter: eventType',
    ],
    [
      'an event with more than twenty ids',
      'POST',
      '/1/events',
      {events: [{...event, objectIDs: Array.from({length: 21}, String)}]},
      {},
      422,
      'Invalid value for parameter: objectIDs',
    ],
    [
      'a click of a search without positions',
      'POST',
      '/1/events',
      {events: [{...event, eventType: 'click', queryID: 'a'.repeat(32)}]},
      {},
      422,
      'Missing mandatory attribute: positions',
    ],
    [
      'positions without a search',
      'POST',
      '/1/events',
      {events: [{...event, positions: [1]}]},
      {},
      422,
      'Invalid value for parameter: positions',
    ],
    [
      'more positions than hits',
      'POST',
      '/1/events',
      {events: [{...event, eventType: 'click', queryID: 'a'.repeat(32), positions: [1, 2]}]},
      {},
      422,
      'positions must be as many as objectIDs',
    ],
    ['an index of all names', 'DELETE', '/1/indexes/*', undefined, {}, 404, 'Path not found'],
  ])('refuses %s', async (_, method, path, body, credentials, status, message) => {
    expect(await call(method, path, body, credentials)).toEqual({status, body: {status, message}});
  });

  it('accepts events of readers', async () => {
    expect(await call('POST', '/1/events', {events: [event]}, {key: searchKey})).toEqual({
      status: 200,
      body: {status: 200, message: 'OK'},
    });
    expect(service.events).toEqual([event]);
  });

  it('moves an index, and the old name is gone', async () => {
    await call('POST', '/1/indexes/one/batch', {
      requests: [{action: 'addObject', body: {objectID: 'a'}}],
    });
    await call('POST', '/1/indexes/one/operation', {operation: 'move', destination: 'two'});
    expect([...service.indices.keys()]).toEqual([index, 'two']);
  });
});
