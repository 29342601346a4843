import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {gunzipSync} from 'node:zlib';
import {hostedSettings, type HostedRecord} from '../../../src/model/search/hosted';
import type {SearchRequest} from '../../../src/model/search/types';
import {
  checkBatch,
  checkEvents,
  checkOperation,
  checkQueries,
  checkSettings,
  type IndexOperation,
  type Refusal,
  type SearchAction,
} from './bodies';
import {createIndices, type Indices} from './indices';

/**
 * `refuse` closes the connection, `hang` never answers, `slow` answers late; `403` and `503` are
 * answers.
 */
export const FAULTS = ['none', 'refuse', 'hang', 'slow', '403', '503'] as const;
export type Fault = (typeof FAULTS)[number];

/** A request as the service got it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface SearchServerOptions {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
  readonly indices?: Indices;
  /** Told every call that came through, and what goes wrong with it. */
  readonly fault?: (call: Call) => Fault;
  /** How late `slow` answers, in milliseconds. */
  readonly delay?: number;
}

export interface SearchServer {
  readonly server: Server;
  readonly indices: Indices;
  /** Every call that was answered, in their order. */
  readonly calls: Call[];
  /** Every event that was accepted. */
  readonly events: Readonly<Record<string, unknown>>[];
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const MOST_BYTES = 10_000_000;

/**
 * A search service for one machine in Algolia's form: queries, batches, settings, copies and moves,
 * tasks and insights, strict about path, method, credentials and every field. Its answers are the
 * portal's own engine's, over the records that were sent to it.
 */
export function createSearchServer({
  appId,
  searchKey,
  adminKey,
  indices = createIndices(),
  fault = () => 'none',
  delay = 600,
}: SearchServerOptions): SearchServer {
  const calls: Call[] = [];
  const events: Readonly<Record<string, unknown>>[] = [];
  let tasks = 0;
  const task = (extra: object = {}): Answer => ({
    status: 200,
    body: {taskID: (tasks += 1), updatedAt: new Date(0).toISOString(), ...extra},
  });

  const answer = async ({method, path, body}: Call, key: string): Promise<Answer> => {
    const isAdmin = key === adminKey;
    if (!isAdmin && key !== searchKey) return refuse(403, 'Invalid Application-ID or API key');
    if (path === '/1/indexes/*/queries')
      return method === 'POST' ? answerQueries(body, indices) : notAllowed();
    if (path === '/1/events') {
      if (method !== 'POST') return notAllowed();
      const refusal = checkEvents(body);
      if (refusal) return refuse(refusal.status, refusal.message);
      events.push(
        ...(body as {readonly events: readonly Readonly<Record<string, unknown>>[]}).events,
      );
      return {status: 200, body: {status: 200, message: 'OK'}};
    }
    const [, index = '', action = '', id = ''] =
      /^\/1\/indexes\/([^/*]+)(?:\/(batch|settings|operation|task)(?:\/(\d+))?)?$/.exec(path) ?? [];
    if (index === '') return refuse(404, 'Path not found');
    if (!isAdmin) return refuse(403, 'Method not allowed with this API key');
    const name = decodeURIComponent(index);
    const stored = indices.get(name) ?? {records: new Map<string, HostedRecord>(), settings: {}};
    switch (`${method} ${action}`) {
      case 'POST batch': {
        const refusal = checkBatch(body);
        if (refusal) return refuse(refusal.status, refusal.message);
        const {requests} = body as {readonly requests: readonly SearchAction[]};
        const records = new Map(stored.records);
        for (const {body: record} of requests)
          records.set(record.objectID, record as unknown as HostedRecord);
        indices.set(name, {...stored, records});
        return task({objectIDs: requests.map(({body: {objectID}}) => objectID)});
      }
      case 'GET settings':
        return indices.get(name)
          ? {status: 200, body: stored.settings}
          : refuse(404, `Index ${name} does not exist`);
      case 'PUT settings': {
        const refusal = checkSettings(body, Object.keys(hostedSettings));
        if (refusal) return refuse(refusal.status, refusal.message);
        indices.set(name, {...stored, settings: {...stored.settings, ...(body as object)}});
        return task();
      }
      case 'POST operation': {
        const refusal = checkOperation(body);
        if (refusal) return refuse(refusal.status, refusal.message);
        operate(body as IndexOperation, name, indices);
        return task();
      }
      case 'GET task':
        return Number(id) >= 1 && Number(id) <= tasks
          ? {status: 200, body: {status: 'published', pendingTask: false}}
          : refuse(404, `Task ${id} does not exist`);
      case 'DELETE ':
        indices.remove(name);
        return task({deletedAt: new Date(0).toISOString()});
      default:
        return notAllowed();
    }
  };

  const server = createServer((request, response) => {
    const handle = async (): Promise<void> => {
      const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/health')
        return void response.writeHead(200, {'Content-Type': 'text/plain'}).end('ok');
      allowOrigins(response);
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      const credential = (name: string): string =>
        String(request.headers[name] ?? findParameter(searchParams, name) ?? '');
      const text = await readText(request);
      const call: Call = {method: request.method ?? 'GET', path: pathname, body: parseJson(text)};
      const wrong = fault(call);
      if (wrong === 'refuse') return void request.socket.destroy();
      if (wrong === 'hang') return;
      if (wrong === 'slow') await new Promise((resolve) => setTimeout(resolve, delay).unref());
      if (wrong === '403') return send(response, refuse(403, 'Invalid Application-ID or API key'));
      if (wrong === '503') return send(response, refuse(503, 'Service Unavailable'));
      if (text !== '' && call.body === undefined)
        return send(response, refuse(400, 'Invalid JSON'));
      if (credential('x-algolia-application-id') !== appId)
        return send(response, refuse(403, 'Invalid Application-ID or API key'));
      calls.push(call);
      send(response, await answer(call, credential('x-algolia-api-key')));
    };
    handle().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (!response.headersSent) send(response, refuse(500, 'The service failed.'));
    });
  });
  return {server, indices, calls, events};
}

async function answerQueries(body: unknown, indices: Indices): Promise<Answer> {
  const refusal: Refusal | undefined = checkQueries(body);
  if (refusal) return refuse(refusal.status, refusal.message);
  const {requests} = body as {readonly requests: readonly SearchRequest[]};
  const results = [];
  for (const request of requests) {
    const result = await indices.search(request);
    if (!result) return refuse(404, `Index ${request.indexName} does not exist`);
    const counted: {readonly queryID?: string} = request.clickAnalytics
      ? {queryID: createHash('md5').update(`${request.query} ${results.length}`).digest('hex')}
      : {};
    results.push({
      ...result,
      ...counted,
      index: request.indexName,
      exhaustiveNbHits: true,
      params: '',
      processingTimeMS: 1,
    });
  }
  return {status: 200, body: {results}};
}

/** Copies an index or parts of it, or moves it: its old name is gone in the same moment. */
function operate(
  {operation, destination, scope}: IndexOperation,
  name: string,
  indices: Indices,
): void {
  const source = indices.get(name);
  if (!source) return;
  if (operation === 'move') {
    indices.set(destination, source);
    indices.remove(name);
    return;
  }
  const target = indices.get(destination) ?? {
    records: new Map<string, HostedRecord>(),
    settings: {},
  };
  indices.set(
    destination,
    scope === undefined
      ? source
      : {...target, ...(scope.includes('settings') ? {settings: source.settings} : {})},
  );
}

function findParameter(parameters: URLSearchParams, name: string): string | undefined {
  return [...parameters].find(([key]) => key.toLowerCase() === name)?.[1];
}

/** Pages of any origin may ask: the search key is public. */
function allowOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  response.setHeader('Access-Control-Allow-Headers', '*');
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > MOST_BYTES) throw new Error('The body is too long.');
    parts.push(part as Buffer);
  }
  const body = Buffer.concat(parts);
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(
    'utf8',
  );
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function refuse(status: number, message: string): Answer {
  return {status, body: {message, status}};
}

function notAllowed(): Answer {
  return refuse(405, 'Method not allowed');
}

function send(response: ServerResponse, {status, body}: Answer): void {
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'no-store',
    })
    .end(JSON.stringify(body));
}
