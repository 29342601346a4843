import {createServer, type IncomingMessage, type Server} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {gunzipSync} from 'node:zlib';

/** A request as a service got it. `body` is its JSON, or `undefined` if it isn't JSON. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface Reply {
  readonly status: number;
  /** Of a text; anything else is sent as JSON. */
  readonly type?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const never = new Promise<undefined>(() => undefined);

/** What a service does instead of answering. Without a result, it answers after all. */
const FAULTS = {
  none: () => undefined,
  slow: (_: IncomingMessage, delay: number) => wait(delay, undefined, {ref: false}),
  hang: () => never,
  refuse: (request: IncomingMessage) => (request.socket.destroy(), never),
  '403': () => ({status: 403, body: {status: 403, message: 'Invalid Application-ID or API key'}}),
  '503': () => ({status: 503, type: 'text/html', body: '<h1>Service Unavailable</h1>'}),
  // The status looks like success.
  garbage: () => ({status: 202, type: 'text/html', body: '<!doctype html><p>Hello'}),
} satisfies Record<string, (request: IncomingMessage, delay: number) => unknown>;

export type Fault = keyof typeof FAULTS;

/** The fault that a command's `--fault` names. Throws on any other text. */
export function toFault(text: string): Fault {
  if (Object.hasOwn(FAULTS, text)) return text as Fault;
  throw new Error(`--fault is "${text}". Choose one of ${Object.keys(FAULTS).join(', ')}.`);
}

export interface FaultOptions {
  readonly fault?: Fault | ((call: Call) => Fault);
  /** How late `slow` answers, in milliseconds. */
  readonly delay?: number;
}

interface ServiceOptions extends FaultOptions {
  /** Pages that may send requests, with which methods and headers. */
  readonly cors: {readonly origin: RegExp; readonly methods: string; readonly headers: string};
  /** Longest body, in bytes. */
  readonly limit: number;
  /** An error in the service's format. */
  readonly refuse: (status: number, title: string) => Reply;
  readonly answer: (call: Call, request: IncomingMessage) => Reply | Promise<Reply>;
}

/** An HTTP service for tests and previews on this machine, with faults on request. */
export function createService({
  cors,
  limit,
  fault = 'none',
  delay = 15_000,
  refuse,
  answer,
}: ServiceOptions): Server {
  const toReply = async (request: IncomingMessage, path: string): Promise<Reply> => {
    if (path === '/health') return {status: 200, type: 'text/plain', body: 'ok'};
    if (request.method === 'OPTIONS') return {status: 204};
    const text = await readText(request, limit);
    const call = {method: request.method ?? 'GET', path, body: parseJson(text)};
    const chosen = typeof fault === 'function' ? fault(call) : fault;
    const wrong: Reply | undefined = await FAULTS[chosen](request, delay);
    if (wrong) return wrong;
    return text === undefined
      ? refuse(413, `The body must not exceed ${limit} bytes.`)
      : answer(call, request);
  };
  return createServer((request, response) => {
    void toReply(request, new URL(request.url ?? '/', 'http://localhost').pathname)
      .catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        return refuse(500, 'The service failed.');
      })
      .then(({status, type = 'application/json', body, headers}) => {
        const {origin = ''} = request.headers;
        response
          .writeHead(status, {
            ...(body === undefined ? {} : {'Content-Type': `${type}; charset=utf-8`}),
            ...(cors.origin.test(origin) && {
              'Access-Control-Allow-Origin': origin,
              'Access-Control-Allow-Methods': cors.methods,
              'Access-Control-Allow-Headers': cors.headers,
            }),
            Vary: 'Origin',
            'Cache-Control': 'no-store',
            'X-Content-Type-Options': 'nosniff',
            ...headers,
          })
          .end(typeof body === 'string' ? body : JSON.stringify(body));
      });
  });
}

/** The body, or `undefined` if it is longer than `limit`. */
async function readText(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= limit) parts.push(part);
  }
  if (length > limit) return undefined;
  const body = Buffer.concat(parts);
  return String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
