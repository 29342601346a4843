import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type Server} from 'node:http';
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
  for (const below of ['.well-known', 'assets/js']) mkdirSync(path.join(folder, below), {recursive: true});
  const files = {
    _headers: toHeadersFile({scriptHashes: [], connect: []}, []),
    'a.md': '# A',
    '404.html': '<p>No',
    'b.html': '<p>B',
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

/** Asks for a target as it is; `fetch` would make an address of it first. */
function ask(target: string): Promise<readonly [status: number | undefined, location: string | undefined]> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    request({hostname, port, path: target, headers: {Connection: 'close'}}, (response) => {
      response.resume().on('end', () => resolve([response.statusCode, response.headers.location]));
    })
      .on('error', reject)
      .end();
  });
}

describe('the local CDN', () => {
  it.each([
    ['/a.md', 200, 'text/markdown; charset=utf-8'],
    ['/a.md/below', 404, 'text/html; charset=utf-8'],
    ['/_headers', 404, 'text/html; charset=utf-8'],
    ['/missing.md', 404, 'text/html; charset=utf-8'],
    ['/assets//js/main.1.js', 404, 'text/html; charset=utf-8'],
    ['/.well-known/api-catalog', 200, 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
    ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8'],
  ])('answers %s with %s as %s', async (address, status, type) => {
    const response = await fetch(`${origin}${address}`, {headers: {Connection: 'close'}});
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
    await response.text();
  });

  it('answers targets that are no addresses, and leads to no other host', async () => {
    for (const target of ['//', '//missing', '/../b', '/%']) expect(await ask(target), target).toEqual([404, undefined]);
    expect(await ask('//b.html?a=1')).toEqual([301, '/b?a=1']);
  });

  it('has pages revalidated and assets kept, each by one rule', async () => {
    const toCacheControl = async (address: string): Promise<string | null> => {
      const response = await fetch(`${origin}${address}`, {headers: {Connection: 'close'}});
      await response.text();
      return response.headers.get('cache-control');
    };
    expect(await toCacheControl('/b')).toBe('public, max-age=0, must-revalidate');
    expect(await toCacheControl('/missing')).toBe('public, max-age=0, must-revalidate');
    expect(await toCacheControl('/assets/js/main.1.js')).toBe('public, max-age=31536000, immutable');
  });

  it('names the catalogue in the answer to a HEAD request', async () => {
    const response = await fetch(`${origin}/.well-known/api-catalog`, {method: 'HEAD', headers: {Connection: 'close'}});
    expect(response.headers.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
  });
});
