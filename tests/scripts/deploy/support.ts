import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, request as send, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type {DeploymentTarget} from '../../../src/config/deployment';
import {toHeadersFile} from '../../../scripts/lib/delivery/headers';
import {deploy, type DeployOptions} from '../../../scripts/lib/deploy/deploy';
import {readBuildFiles} from '../../../scripts/lib/deploy/files';
import {removeDeployment} from '../../../scripts/lib/deploy/remove';
import {createStore, type StoreOptions} from '../../../scripts/lib/deploy/store';

/** What goes wrong with a request, in front of a store that itself is well. */
export type Fault =
  | 'refuse'
  | 'hang'
  | 'reset in body'
  | 'cut answer'
  /** Says that all is well and does nothing. */
  | 'swallow'
  /** Answers a page of its own, as a proxy or a login does. */
  | 'html'
  | 403
  | 429
  | 500
  | 503;

export interface Seen {
  readonly method: string;
  /** Key of the object; empty for the bucket. */
  readonly key: string;
  /** Whether the store carried it out. */
  done: boolean;
}

interface TestStore {
  readonly target: DeploymentTarget;
  /** Requests in the order in which they were answered. */
  readonly seen: Seen[];
  /** Decides on a request; `tried` counts requests of this method for this key. */
  fault: (method: string, key: string, tried: number) => Fault | undefined;
  /** Holds a request back for as long as a test wants. */
  wait: (method: string, key: string, tried: number) => Promise<void> | undefined;
  /** Whether `If-None-Match: *` is obeyed, as by Amazon; the server behind ignores it. */
  knowsConditions: boolean;
  /** The objects behind the faults: what a reader would get. */
  readonly get: (key: string) => Promise<{readonly status: number; readonly text: string; readonly headers: Readonly<Record<string, string>>}>;
  readonly close: () => Promise<void>;
}

export const credentials = {accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER'};

/** An S3-compatible server on a port and in a folder of its own, behind a proxy that sees every request and spoils those it is told to. */
export async function startStore(): Promise<TestStore> {
  const directory = mkdtempSync(path.join(tmpdir(), 's3-'));
  const server = new S3rver({port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{name: 'portal', configs: []}]});
  const {port} = await server.run();
  const tries = new Map<string, number>();
  const seen: Seen[] = [];
  let turn = Promise.resolve();

  const proxy: Server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {method = 'GET', url = '/'} = request;
    const key = decodeURIComponent(new URL(url, 'http://store').pathname).replace(/^\/portal\/?/, '');
    const tried = (tries.get(`${method} ${key}`) ?? 0) + 1;
    tries.set(`${method} ${key}`, tried);
    const entry: Seen = {method, key, done: false};
    await store.wait(method, key, tried);
    const fault = store.fault(method, key, tried);
    if (fault === 'refuse') return void request.socket.destroy();
    if (fault === 'hang') return;
    if (fault === 'reset in body') {
      request.once('data', () => request.socket.destroy());
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen.push(entry);
    if (fault === 'html') return void response.writeHead(200, {'Content-Type': 'text/html'}).end('<!doctype html><title>Log in</title>');
    if (fault === 'swallow') return void response.writeHead(200, {ETag: '"0"'}).end();
    if (typeof fault === 'number') {
      const code = {403: 'AccessDenied', 429: 'TooManyRequests', 500: 'InternalError', 503: 'SlowDown'}[fault];
      return void response
        .writeHead(fault, {'Content-Type': 'application/xml'})
        .end(`<Error><Code>${code}</Code><Message>A fault of the test</Message></Error>`);
    }
    const pass = (): Promise<void> => forward(request, response, Buffer.concat(chunks), entry, fault);
    const isConditional = store.knowsConditions && request.headers['if-none-match'] === '*';
    if (!isConditional && method !== 'DELETE') return pass();
    // One at a time, as the condition wants it; and deletions, since the server behind stumbles over a folder that another one has just emptied.
    turn = turn.then(async () => {
      if (!isConditional || (await store.get(key)).status !== 200) return pass();
      response.writeHead(412, {'Content-Type': 'application/xml'}).end('<Error><Code>PreconditionFailed</Code></Error>');
    });
    return turn;
  };
  const forward = ({method, url, headers}: IncomingMessage, response: ServerResponse, sent: Buffer, entry: Seen, fault: Fault | undefined): Promise<void> =>
    new Promise((resolve) => {
      const behind = send({host: '127.0.0.1', port, method, path: url, headers}, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => {
          const body = Buffer.concat(parts);
          entry.done = true;
          response.writeHead(reply.statusCode ?? 500, {...reply.headers, ...(method === 'HEAD' ? {} : {'content-length': body.length})});
          if (fault === 'cut answer') response.write(body.subarray(0, body.length / 2), () => response.destroy());
          else response.end(method === 'HEAD' ? undefined : body);
          resolve();
        });
      });
      behind.end(sent);
    });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  const store: TestStore = {
    target: {bucket: 'portal', region: 'us-east-1', endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, prefix: '', pathStyle: true},
    seen,
    fault: () => undefined,
    wait: () => undefined,
    knowsConditions: true,
    get: async (key) => {
      const response = await fetch(`http://127.0.0.1:${port}/portal/${key}`, {headers: {Connection: 'close'}});
      return {status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers)};
    },
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await server.close();
      rmSync(directory, {recursive: true, force: true});
    },
  };
  return store;
}

/** A small site: two scripts, a font, pages in two languages, and what names them. */
export const site: Readonly<Record<string, string>> = {
  _headers: toHeadersFile({scriptHashes: [], connect: []}, ['/de/']),
  _redirects: '/old /a 301\n',
  'index.html': '<script src=/assets/js/main.1.js></script>',
  'a.html': '<p>A',
  'a.md': '# A',
  'de/index.html': '<p>Hallo',
  'assets/js/main.1.js': `main(${'1'.repeat(80_000)})`,
  'assets/js/part.1.js': 'part()',
  'fonts/a.woff2': 'font',
  'sitemap.xml': '<urlset/>',
  'search-index/manifest.json': '{}',
};

/** Writes a site into a folder of its own. */
export function writeSite(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** The same store, seen from a folder of the bucket. */
export function toFolder(store: TestStore, prefix: string): TestStore {
  return {...store, target: {...store.target, prefix}};
}

let changes = 0;

/** What both commands that change a store are given, with short time-outs; the lines they write, and the end of the client. */
function prepareChange(store: TestStore, kind: string, storeOptions: StoreOptions | undefined) {
  const lines: string[] = [];
  const client = createStore(store.target, {timeout: 5000, attempts: 3, credentials, ...storeOptions});
  const token = String((changes += 1));
  const options = {
    store: client,
    holder: {token, name: `${kind} ${token}`, since: '2026-11-01T00:00:00.000Z'},
    isDry: false,
    isListed: false,
    breaksLock: false,
    concurrency: 4,
    log: (line: string) => void lines.push(line),
  };
  return {lines, options, close: () => client.close()};
}

/** Deploys a site as the command does. */
export async function deploySite(
  store: TestStore,
  files: Readonly<Record<string, string>>,
  {storeOptions, ...rest}: Partial<DeployOptions> & {readonly storeOptions?: StoreOptions} = {},
): Promise<{readonly lines: readonly string[]; readonly plan: Awaited<ReturnType<typeof deploy>>}> {
  const folder = writeSite(files);
  const {lines, options, close} = prepareChange(store, 'deployment', storeOptions);
  try {
    const plan = await deploy({...options, folder, files: await readBuildFiles(folder), now: new Date(Date.UTC(2026, 10, 1)), graceDays: 7, ...rest});
    return {lines, plan};
  } finally {
    close();
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Removes what was deployed as the command does. */
export async function removeSite(
  store: TestStore,
  {storeOptions, ...rest}: Partial<Parameters<typeof removeDeployment>[0]> & {readonly storeOptions?: StoreOptions} = {},
): Promise<{readonly lines: readonly string[]; readonly paths: readonly string[]}> {
  const {lines, options, close} = prepareChange(store, 'removal', storeOptions);
  try {
    return {paths: await removeDeployment({...options, ...rest}), lines};
  } finally {
    close();
  }
}
