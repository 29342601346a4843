import {mkdtempSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {listen} from '../../scripts/lib/serve';
import {createFeedbackServer} from './feedback/server';
import {createNewsletterServer} from './newsletter/server';
import {LOCAL_ALGOLIA} from './search/local';
import {createSearchServer} from './search/server';
import {toFault, type Fault, type FaultOptions} from './server';

let folder: string;
let server: Server;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'services-'));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, {recursive: true, force: true});
});

const locales = ['en', 'de'] as const;
const services: readonly (readonly [string, string, (options: FaultOptions) => Server])[] = [
  [
    'newsletter',
    '/subscriptions',
    (options) =>
      createNewsletterServer({
        ...options,
        folder,
        locales,
        sender: {name: 'Acme', email: 'dev@acme.example'},
      }),
  ],
  [
    'feedback',
    '/feedback',
    (options) =>
      createFeedbackServer({
        ...options,
        file: path.join(folder, 'answers.jsonl'),
        locales,
        maximumLength: 500,
      }),
  ],
  [
    'search',
    '/1/indexes/*/queries',
    (options) => createSearchServer({...LOCAL_ALGOLIA, ...options}).server,
  ],
];

describe.each(services)('the %s service', (_name, address, create) => {
  const start = async (options: FaultOptions = {}): Promise<string> => {
    server = create(options);
    return `http://localhost:${await listen(server, 0)}${address}`;
  };
  const post = (url: string, options: RequestInit = {}) =>
    fetch(url, {method: 'POST', body: '{}', ...options});

  it.each(['403', '503'] as const)('answers %s', async (fault) => {
    expect((await post(await start({fault}))).status).toBe(Number(fault));
  });

  it('answers garbage that looks like success', async () => {
    const answer = await post(await start({fault: 'garbage'}));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      202,
      'text/html; charset=utf-8',
    ]);
  });

  it('closes the connection', async () => {
    await expect(post(await start({fault: 'refuse'}))).rejects.toThrow('fetch failed');
  });

  it.each(['slow', 'hang'] as const)('can be %s', async (fault) => {
    const url = await start({fault, delay: 60_000});
    await expect(post(url, {signal: AbortSignal.timeout(100)})).rejects.toThrow('timeout');
  });

  it('answers late', async () => {
    expect((await post(await start({fault: 'slow', delay: 1}))).ok).toBe(false);
  });

  it('chooses a fault for each request', async () => {
    const faults: Fault[] = ['503', 'garbage'];
    const url = await start({fault: () => faults.shift() ?? 'none'});
    const statuses = [(await post(url)).status, (await post(url)).status];
    expect(statuses).toEqual([503, 202]);
  });

  it('reports that it is ready, whatever its fault', async () => {
    const url = await start({fault: 'hang'});
    expect(await (await fetch(new URL('/health', url))).text()).toBe('ok');
  });
});

describe('toFault', () => {
  it('rejects an unknown name and lists the known ones', () => {
    expect(toFault('hang')).toBe('hang');
    expect(() => toFault('toString')).toThrow(
      '--fault is "toString". Choose one of 403, 503, none, slow, hang, refuse, garbage.',
    );
  });
});
