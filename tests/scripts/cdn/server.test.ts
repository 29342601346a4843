import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
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
  mkdirSync(path.join(folder, '.well-known'));
  const files = {
    _headers: toHeadersFile({scriptHashes: [], connect: []}, []),
    'a.md': '# A',
    '404.html': '<p>No',
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

describe('the local CDN', () => {
  it.each([
    ['/a.md', 200, 'text/markdown; charset=utf-8'],
    ['/a.md/below', 404, 'text/html; charset=utf-8'],
    ['/_headers', 404, 'text/html; charset=utf-8'],
    ['/missing.md', 404, 'text/html; charset=utf-8'],
    ['/.well-known/api-catalog', 200, 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
    ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8'],
  ])('answers %s with %s as %s', async (address, status, type) => {
    const response = await fetch(`${origin}${address}`, {headers: {Connection: 'close'}});
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
    await response.text();
  });

  it('names the catalogue in the answer to a HEAD request', async () => {
    const response = await fetch(`${origin}/.well-known/api-catalog`, {method: 'HEAD', headers: {Connection: 'close'}});
    expect(response.headers.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
  });
});
