import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createCdnServer} from '../../../scripts/lib/cdn/server';
import {toHeadersFile} from '../../../scripts/lib/delivery/headers';

const folder = mkdtempSync(path.join(tmpdir(), 'cdn-'));
let server: Server;
let origin = '';

beforeAll(async () => {
  for (const below of ['.well-known', 'assets/js'])
    mkdirSync(path.join(folder, below), {recursive: true});
  const files = {
    _headers: toHeadersFile({scriptHashes: [], connect: []}, []),
    'a.md': '# A',
    '404.html': '<p>No',
    'b.html': `<p>B${'.'.repeat(996)}`,
    'é.html': '<p>É',
    _redirects: '/old /b 301\n',
    'assets/js/main.1.js': 'main()',
    '.well-known/api-catalog': '{"linkset":[]}',
    '.well-known/security.txt': 'Contact:',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  server = createCdnServer({folder, languagePrefixes: []});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, {recursive: true});
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/** Requests a target exactly as written; `fetch` would normalise it first and decode the body. */
function get(target: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    request(
      {hostname, port, method, path: target, headers: {Connection: 'close', ...headers}},
      (response) => {
        let bytes = 0;
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.on('end', () =>
          resolve({status: response.statusCode, headers: response.headers, bytes}),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

async function ask(
  target: string,
): Promise<readonly [status: number | undefined, location: string | undefined]> {
  const {status, headers} = await get(target);
  return [status, headers.location];
}

describe('the local CDN', () => {
  it.each([
    ['/a.md', 200, 'text/markdown; charset=utf-8'],
    ['/a.md/below', 404, 'text/html; charset=utf-8'],
    ['/_headers', 404, 'text/html; charset=utf-8'],
    ['/missing.md', 404, 'text/html; charset=utf-8'],
    ['/assets//js/main.1.js', 404, 'text/html; charset=utf-8'],
    [
      '/.well-known/api-catalog',
      200,
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    ],
    ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8'],
  ])('answers %s with %s as %s', async (address, status, type) => {
    const response = await fetch(`${origin}${address}`, {headers: {Connection: 'close'}});
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
    await response.text();
  });

  it('answers invalid request targets, and never redirects to another host', async () => {
    for (const target of ['//', '//missing', '/../b', '/%'])
      expect(await ask(target), target).toEqual([404, undefined]);
    expect(await ask('//b.html?a=1')).toEqual([301, '/b?a=1']);
  });

  it('never redirects to another host, and accepts characters that a header cannot contain', async () => {
    for (const target of [
      '/%5cevil.example/index.html',
      '/%5c%5cevil.example/',
      '/%E2%82%AC/index.html',
      '/%0d%0aSet-Cookie:a=b/index.html',
    ])
      expect(await ask(target), target).toEqual([404, undefined]);
    expect(await ask('/%C3%A9.html')).toEqual([301, '/%C3%A9']);
    expect((await get('/%C3%A9')).status).toBe(200);
  });

  it.each([
    '/_headers',
    '//_headers',
    '/./_headers',
    '/.//_redirects',
    '/%5fheaders',
    '/_redirects',
    '/a.md/../_headers',
  ])('hides %s', async (target) => {
    expect((await get(target)).status).toBe(404);
  });

  it('keeps the status of the 404 page for every kind of request', async () => {
    expect((await get('/404.html')).status).toBe(404);
    const {status, headers} = await get('/missing', {Range: 'bytes=0-1', 'If-None-Match': '*'});
    expect([status, headers['content-range']]).toEqual([404, undefined]);
  });

  it('allows GET and HEAD only', async () => {
    const {status, headers} = await get('/b', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(await get('/b', {}, 'HEAD')).toMatchObject({status: 200, bytes: 0});
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['identity', undefined],
  ])('compresses as "Accept-Encoding: %s" asks', async (accepted, encoding) => {
    const {headers, bytes} = await get('/b', {'Accept-Encoding': accepted});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    if (encoding === undefined) expect(bytes).toBe(1000);
    else expect(bytes).toBeLessThan(100);
  });

  it('answers ranges of the file itself', async () => {
    const part = await get('/b', {Range: 'bytes=0-2', 'Accept-Encoding': 'br'});
    expect([
      part.status,
      part.headers['content-range'],
      part.headers['content-encoding'],
      part.bytes,
    ]).toEqual([206, 'bytes 0-2/1000', undefined, 3]);
    expect((await get('/b', {Range: 'bytes=2000-'})).status).toBe(416);
  });

  it('answers 304 if one of the listed entity tags fits', async () => {
    const {etag} = (await get('/b')).headers;
    expect(await get('/b', {'If-None-Match': `"other", ${etag}`})).toMatchObject({
      status: 304,
      bytes: 0,
    });
    expect((await get('/b', {'If-None-Match': '"other"'})).status).toBe(200);
  });

  it('has browsers revalidate pages and cache assets, each by one rule', async () => {
    const toCacheControl = async (address: string): Promise<string | null> => {
      const response = await fetch(`${origin}${address}`, {headers: {Connection: 'close'}});
      await response.text();
      return response.headers.get('cache-control');
    };
    expect(await toCacheControl('/b')).toBe('public, max-age=0, must-revalidate');
    expect(await toCacheControl('/missing')).toBe('public, max-age=0, must-revalidate');
    expect(await toCacheControl('/assets/js/main.1.js')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('links to the catalogue in the response to a HEAD request', async () => {
    const response = await fetch(`${origin}/.well-known/api-catalog`, {
      method: 'HEAD',
      headers: {Connection: 'close'},
    });
    expect(response.headers.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
  });
});
