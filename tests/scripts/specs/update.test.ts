import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {DownloadOptions} from '../../../scripts/lib/specs/download';
import {answer, quick, start, update, waits} from './endpoint';
import {createFolders, row, serve, toSpecText} from './support';

/** Each list contains the previous one nine times. */
const aliases = `x-a0: &a0 [1]\n${Array.from({length: 9}, (_, index) => `x-a${index + 1}: &a${index + 1} [${Array.from({length: 9}, () => `*a${index}`).join(', ')}]\n`).join('')}`;

describe('an endpoint that works', () => {
  it('returns a copy and lists what changed', async () => {
    const folders = createFolders();
    const {url, requests} = await start(
      answer(
        toSpecText((text) =>
          text
            .replace('Order coffee.', 'Order coffee and tea.')
            .replace(
              '    post:',
              '    put:\n      operationId: replaceOrders\n      responses: {"204": {description: Done.}}\n    post:',
            )
            .replace('What to make.', 'The drink.'),
        ),
      ),
    );
    const outcome = await update(url, folders);
    expect(requests).toEqual([{url: '/coffee/2025-08-12.yaml', etag: undefined}]);
    expect(outcome.state === 'updated' && outcome.changes).toEqual([
      'compatible: PUT /orders: operation added',
      '2 texts of operations and fields changed',
      'changed outside the operations: introduction',
    ]);
    expect(readFileSync(path.join(folders.copies, 'coffee/2025-08-12.yaml'), 'utf8')).toContain(
      'Order coffee and tea.',
    );
    expect(
      JSON.parse(readFileSync(path.join(folders.copies, 'coffee/2025-08-12.meta.json'), 'utf8')),
    ).toMatchObject({
      etag: '"one"',
      fetchedAt: '2026-11-20T10:00:00.000Z',
    });
    expect(readFileSync(path.join(folders.repository, 'coffee/2025-08-12.yaml'), 'utf8')).toBe(
      toSpecText(),
    );
  });

  it('is asked with the ETag, and 304 keeps the copy', async () => {
    const folders = createFolders();
    const {url, requests} = await start((request, response) =>
      request.headers['if-none-match'] === '"one"'
        ? response.writeHead(304).end()
        : answer(toSpecText())(request, response),
    );
    expect((await update(url, folders)).state).toBe('updated');
    const second = await update(url, folders);
    expect(second.state).toBe('unchanged');
    expect(second.copy?.meta.etag).toBe('"one"');
    expect(requests.map(({etag}) => etag)).toEqual([undefined, '"one"']);
  });

  it('may answer JSON', async () => {
    const {url} = await start(
      answer(
        JSON.stringify({
          openapi: '3.1.0',
          info: {title: 'COFFEE', version: '2025-08-12'},
          servers: [{url: 'https://coffee.example'}],
          paths: {
            '/orders': {
              get: {responses: {200: {description: 'A.'}}},
              post: {responses: {201: {description: 'B.'}}},
            },
          },
        }),
      ),
    );
    expect((await update(url, createFolders())).state).toBe('updated');
  });

  it('is not asked with an ETag once the repository has a newer file', async () => {
    const folders = createFolders();
    const {url, requests} = await start(answer(toSpecText()));
    await update(url, folders);
    writeFileSync(
      path.join(folders.repository, `${row.spec}.yaml`),
      toSpecText((text) => text.replace('Order coffee.', 'Order it.')),
    );
    await update(url, folders);
    expect(requests.map(({etag}) => etag)).toEqual([undefined, undefined]);
  });

  it('keeps texts unchanged, because rendering sanitizes them', async () => {
    const folders = createFolders();
    const {url} = await start(
      answer(
        toSpecText((text) =>
          text.replace('Order coffee.', '"Order <img src=x onerror=alert(1)> with `<drink>`."'),
        ),
      ),
    );
    await update(url, folders);
    expect(readFileSync(path.join(folders.copies, 'coffee/2025-08-12.yaml'), 'utf8')).toContain(
      'Order <img src=x onerror=alert(1)> with `<drink>`.',
    );
  });

  it('may fail and recover within the attempts', async () => {
    let count = 0;
    const {url} = await start((request, response) => {
      count += 1;
      if (count === 1) response.writeHead(503, {'Retry-After': '2'}).end();
      else if (count === 2) response.destroy();
      else answer(toSpecText())(request, response);
    });
    waits.length = 0;
    expect((await update(url, createFolders())).state).toBe('updated');
    expect(waits).toEqual([2000, 1000]);
  });
});

describe('an endpoint that misbehaves', () => {
  it.each<[string, RequestListener, string, DownloadOptions?]>([
    [
      'never answers',
      () => undefined,
      'it does not answer within 0.1 s (3 attempts)',
      {timeout: 100},
    ],
    [
      'stops in the middle',
      (_request, response) => void response.writeHead(200).write('openapi: 3.1.0\n'),
      'it does not answer within 0.1 s (3 attempts)',
      {timeout: 100},
    ],
    [
      'drips',
      (_request, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('#'), 20);
        response.on('close', () => clearInterval(timer));
      },
      'it does not answer within 0.1 s (3 attempts)',
      {timeout: 100},
    ],
    ['answers 204', (_request, response) => void response.writeHead(204).end(), 'it answers 204'],
    [
      'answers half a JSON',
      answer('{"openapi": "3.1.0", "info": {"title": "COFF'),
      'its answer is not valid YAML: Missing closing "quote',
    ],
    [
      'answers bytes',
      answer(String(Buffer.from(Array.from({length: 256}, (_, byte) => byte)))),
      'its answer ',
    ],
    [
      'answers little that unpacks to much',
      (_request, response) =>
        void response
          .writeHead(200, {'Content-Encoding': 'gzip'})
          .end(gzipSync('x'.repeat(20_000_000))),
      'its answer is larger than 5 MB',
    ],
    [
      'answers YAML whose aliases multiply',
      answer(toSpecText((text) => text.replace('paths:', `${aliases}paths:`))),
      'its answer cannot be read: Excessive alias count indicates a resource exhaustion attack',
    ],
    [
      'answers something 100,000 levels deep',
      answer(
        toSpecText((text) =>
          text.replace('paths:', `x-deep: ${'['.repeat(100_000)}${']'.repeat(100_000)}\npaths:`),
        ),
      ),
      'its answer is not valid YAML: a part of it contains itself, or is nested too deeply',
    ],
    ['answers 404', (_request, response) => void response.writeHead(404).end(), 'it answers 404'],
    ['answers 401', (_request, response) => void response.writeHead(401).end(), 'it answers 401'],
    [
      'answers 500',
      (_request, response) => void response.writeHead(500).end(),
      'it answers 500 (3 attempts)',
    ],
    [
      'answers 429',
      (_request, response) => void response.writeHead(429).end(),
      'it answers 429 (3 attempts)',
    ],
    [
      'answers 304 unasked',
      (_request, response) => void response.writeHead(304).end(),
      'it answers 304',
    ],
    [
      'leads to a login',
      (_request, response) =>
        void response.writeHead(302, {Location: 'https://login.example/'}).end(),
      'it answers 302 and leads to https://login.example/',
    ],
    [
      'answers a login page',
      answer('<!doctype html><title>Sign in</title>', {'Content-Type': 'text/html'}),
      'it answers an HTML page, perhaps a login',
    ],
    [
      'answers HTML under another name',
      answer('\n<html lang="en"></html>'),
      'it answers an HTML page, perhaps a login',
    ],
    [
      'cuts the answer off',
      (_request, response) => {
        response.writeHead(200, {'Content-Length': '5000'}).write(toSpecText().slice(0, 300));
        setTimeout(() => response.destroy(), 20);
      },
      'its answer is cut off (3 attempts)',
    ],
    [
      'cuts the text off without saying so',
      answer(toSpecText((text) => text.slice(0, text.indexOf('components:')))),
      "its answer is not valid OpenAPI: Can't resolve $ref at #/paths/~1orders/get/responses/200, and 1 more",
    ],
    [
      'answers too much',
      answer('x'.repeat(2000)),
      'its answer is larger than 0.001 MB',
      {limit: 1000},
    ],
    [
      'answers invalid YAML',
      answer('openapi: 3.1.0\ninfo: {title: "COFFEE\n'),
      'its answer is not valid YAML: Missing closing "quote at line 3, column 1',
    ],
    [
      'answers YAML with an alias of nothing',
      answer(toSpecText((text) => text.replace('paths:', 'x-alias: *nothing\npaths:'))),
      'its answer cannot be read: Unresolved alias (the anchor must be set before the alias): nothing',
    ],
    [
      'answers YAML without an end',
      answer(toSpecText((text) => text.replace('paths:', 'x-alias: &all\n  again: *all\npaths:'))),
      'its answer cannot be read: a part of it contains itself, or is nested too deeply',
    ],
    ['answers nothing', answer(''), 'its answer is not an OpenAPI 3.1 document'],
    [
      'answers another format',
      answer('swagger: "2.0"\ninfo: {title: COFFEE, version: 2025-08-12}\npaths: {}\n'),
      'its answer is not an OpenAPI 3.1 document',
    ],
    [
      'answers OpenAPI 3.2',
      answer(toSpecText((text) => text.replace('3.1.0', '3.2.0'))),
      'its answer is not an OpenAPI 3.1 document',
    ],
    [
      'answers invalid OpenAPI',
      answer(
        toSpecText((text) =>
          text.replace("'201': {description: Placed.}", "'201': {descripton: Placed.}"),
        ),
      ),
      'its answer is not valid OpenAPI: The field `description` must be present on this level at #/paths/~1orders/post/responses/201, and 1 more',
    ],
    [
      'answers another API',
      answer(toSpecText((text) => text.replace('COFFEE –', 'TEA –'))),
      'its answer is another API: "TEA – orders at a bar" instead of COFFEE',
    ],
    [
      'answers another version',
      answer(toSpecText((text) => text.replace('2025-08-12', '2024-10-31'))),
      'its answer is another version: 2024-10-31 instead of 2025-08-12',
    ],
    [
      'refers to other files',
      answer(
        toSpecText((text) =>
          text.replace("'#/components/responses/Orders'", "'https://evil.example/x.yaml'"),
        ),
      ),
      'its answer refers to another file: https://evil.example/x.yaml',
    ],
    [
      'has as many operations, but under other paths',
      answer(toSpecText((text) => text.replaceAll('/orders', '/drinks'))),
      'its answer has 0 of the 3 operations. If that is meant, run "npm run specs:fetch -- --accept-removals yes"',
    ],
    [
      'lost most operations',
      answer(
        'openapi: 3.1.0\ninfo: {title: COFFEE, version: "2025-08-12"}\nservers: [{url: "https://coffee.example"}]\npaths: {/orders: {get: {responses: {"200": {description: All.}}}}}\n',
      ),
      'its answer has 1 of the 3 operations. If that is meant, run "npm run specs:fetch -- --accept-removals yes"',
    ],
  ])('%s: the copy stays and the cause is named', async (_name, listener, cause, options = {}) => {
    const folders = createFolders();
    const good = await start(answer(toSpecText((text) => text.replace('Order coffee.', 'Good.'))));
    const kept = await update(good.url, folders);
    const file = path.join(folders.copies, `${row.spec}.yaml`);
    const before = readFileSync(file, 'utf8');
    const bad = await start((request, response) => {
      // The endpoint doesn't remember its earlier responses.
      delete request.headers['if-none-match'];
      listener(request, response);
    });
    if (cause === 'it answers 304') writeFileSync(file.replace('.yaml', '.meta.json'), '{}');
    const outcome = await update(bad.url, folders, {...quick, ...options});
    expect(outcome).toMatchObject({state: 'failed', cause: expect.stringContaining(cause)});
    expect(readFileSync(file, 'utf8')).toBe(before);
    if (cause !== 'it answers 304') expect(outcome.copy).toEqual(kept.copy);
  });

  it('may be unreachable: the portal shows the repository’s file', async () => {
    const folders = createFolders();
    const server = await serve(() => undefined);
    await server.close();
    expect(await update(server.url, folders)).toEqual({
      row,
      copy: undefined,
      state: 'failed',
      cause: 'the connection is refused (3 attempts)',
    });
    expect(existsSync(folders.copies)).toBe(false);
  });

  it('may lose operations when that is accepted', async () => {
    const {url} = await start(
      answer(
        'openapi: 3.1.0\ninfo: {title: COFFEE, version: "2025-08-12"}\nservers: [{url: "https://coffee.example"}]\npaths: {/orders: {get: {responses: {"200": {description: All.}}}}}\n',
      ),
    );
    const outcome = await update(url, createFolders(), quick, true);
    expect(outcome.state === 'updated' && outcome.changes).toEqual([
      'breaking: GET /orders: response 200 removed',
      'breaking: POST /orders, DELETE /orders/{order_id}: operation removed',
      '3 texts of operations and fields changed',
      'changed outside the operations: introduction, info',
    ]);
  });

  it('may leave a broken copy, which is not used', async () => {
    const folders = createFolders();
    const good = await start(answer(toSpecText()));
    await update(good.url, folders);
    writeFileSync(path.join(folders.copies, `${row.spec}.yaml`), 'openapi: 3.1.0\n');
    const bad = await start((_request, response) => void response.writeHead(500).end());
    expect(await update(bad.url, folders)).toMatchObject({state: 'failed', copy: undefined});
  });
});
