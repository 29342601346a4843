import {createHash} from 'node:crypto';
import type {HostedRecord} from '../../../src/model/search/hosted';
import type {SearchRequest} from '../../../src/model/search/types';
import {createService, type Call, type FaultOptions, type Reply} from '../server';
import {findFault} from './bodies';
import {Indices} from './indices';

interface SearchServerOptions extends FaultOptions {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
  readonly indices?: Indices;
}

export type SearchServer = ReturnType<typeof createSearchServer>;

interface Event {
  readonly objectIDs: readonly string[];
  readonly positions?: readonly number[];
}

interface Body {
  readonly events: readonly Event[];
  readonly requests: readonly (SearchRequest & {readonly body: HostedRecord})[];
  readonly operation: 'copy' | 'move';
  readonly destination: string;
  readonly scope?: readonly string[];
}

type Action = (name: string, body: Body, id: string) => Reply | Promise<Reply>;

const PATH =
  /^\/1\/(?:(events)|indexes\/(?:\*\/(queries)|([^/*]+)(?:\/(batch|settings|operation|task)(?:\/(\d+))?)?))$/;
const refuse = (status: number, message: string): Reply => ({status, body: {message, status}});
const FORBIDDEN = 'Invalid Application-ID or API key';
const EMPTY = {records: new Map<string, HostedRecord>(), settings: {}};

/**
 * A search service for one machine in Algolia's form: queries, batches, settings, copies and moves,
 * tasks and insights, strict about path, method, credentials and every field. Its answers are the
 * portal's own engine's, over the records that were sent to it.
 */
export function createSearchServer({
  appId,
  searchKey,
  adminKey,
  indices = new Indices(),
  ...faults
}: SearchServerOptions) {
  // What was answered or accepted, in order.
  const calls: Call[] = [];
  const events: Event[] = [];
  let tasks = 0;
  const task = (extra: object = {}): Reply => ({
    status: 200,
    body: {taskID: (tasks += 1), updatedAt: new Date(0).toISOString(), ...extra},
  });

  /** What the methods do when their body is checked. */
  const actions: Readonly<Record<string, Action>> = {
    'POST queries': (_, {requests}) => answerQueries(requests, indices),
    'POST events': (_, {events: sent}) => {
      if (sent.some(({positions, objectIDs}) => positions && positions.length !== objectIDs.length))
        return refuse(422, 'positions must be as many as objectIDs');
      events.push(...sent);
      return {status: 200, body: {status: 200, message: 'OK'}};
    },
    'POST batch': (name, {requests}) => {
      const old = indices.get(name) ?? EMPTY;
      const added = requests.map(({body}) => [body.objectID, body] as const);
      indices.set(name, {...old, records: new Map([...old.records, ...added])});
      return task({objectIDs: added.map(([id]) => id)});
    },
    'GET settings': (name) => {
      const index = indices.get(name);
      return index
        ? {status: 200, body: index.settings}
        : refuse(404, `Index ${name} does not exist`);
    },
    'PUT settings': (name, settings) => {
      const old = indices.get(name) ?? EMPTY;
      indices.set(name, {...old, settings: {...old.settings, ...settings}});
      return task();
    },
    'POST operation': (name, {operation, destination, scope}) => {
      const source = indices.get(name);
      if (source) {
        const target = indices.get(destination) ?? EMPTY;
        const {settings} = scope?.includes('settings') ? source : target;
        indices.set(destination, scope ? {...target, settings} : source);
        if (operation === 'move') indices.delete(name);
      }
      return task();
    },
    'GET task': (_, __, id) =>
      Number(id) >= 1 && Number(id) <= tasks
        ? {status: 200, body: {status: 'published', pendingTask: false}}
        : refuse(404, `Task ${id} does not exist`),
    'DELETE ': (name) => {
      indices.delete(name);
      return task({deletedAt: new Date(0).toISOString()});
    },
  };

  const answer = ({method, path, body}: Call, key: string): Reply | Promise<Reply> => {
    if (key !== adminKey && key !== searchKey) return refuse(403, FORBIDDEN);
    const match = PATH.exec(path);
    if (!match) return refuse(404, 'Path not found');
    const [, events, queries, index = '', action = events ?? queries ?? '', id = ''] = match;
    if (index !== '' && key !== adminKey)
      return refuse(403, 'Method not allowed with this API key');
    const act = actions[`${method} ${action}`];
    if (!act) return refuse(405, 'Method not allowed');
    const fault = /^P/.test(method) ? findFault(action, body) : undefined;
    return fault === undefined
      ? act(decodeURIComponent(index), body as Body, id)
      : refuse(action === 'events' ? 422 : 400, fault);
  };

  const server = createService({
    ...faults,
    // Pages of any origin may search, because the search key is public.
    cors: {origin: /./, methods: 'GET, POST, PUT, DELETE', headers: '*'},
    limit: 10_000_000,
    refuse,
    answer: (call, {headers, url = ''}) => {
      const parameters = [...new URL(url, 'http://localhost').searchParams];
      const credential = (name: string): unknown =>
        headers[name] ?? parameters.find(([key]) => key.toLowerCase() === name)?.[1];
      if (call.body === undefined && /^P/.test(call.method)) return refuse(400, 'Invalid JSON');
      if (credential('x-algolia-application-id') !== appId) return refuse(403, FORBIDDEN);
      calls.push(call);
      return answer(call, String(credential('x-algolia-api-key')));
    },
  });
  return {server, indices, calls, events};
}

async function answerQueries(requests: readonly SearchRequest[], indices: Indices): Promise<Reply> {
  const results = [];
  for (const request of requests) {
    const result = await indices.search(request);
    if (!result) return refuse(404, `Index ${request.indexName} does not exist`);
    const queryID: string = createHash('md5')
      .update(`${request.query} ${results.length}`)
      .digest('hex');
    results.push({
      ...result,
      ...(request.clickAnalytics && {queryID}),
      index: request.indexName,
      exhaustiveNbHits: true,
      params: '',
      processingTimeMS: 1,
    });
  }
  return {status: 200, body: {results}};
}
