import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readSpecification} from '../../../plugins/http-examples/specification';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'specification-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const DOCUMENT = `openapi: 3.1.0
info: {title: Coffee, version: v1}
servers: [{url: https://coffee.example/v1/}]
paths:
  /orders: {$ref: shared.yaml}
`;

describe('readSpecification', () => {
  it('reads a specification with its parts once', async () => {
    const file = path.join(folder, 'coffee.yaml');
    writeFileSync(file, DOCUMENT);
    writeFileSync(
      path.join(folder, 'shared.yaml'),
      'get: {operationId: listOrders, responses: {}}\n',
    );
    const [one, other] = await Promise.all([
      readSpecification(file, folder),
      readSpecification(file, folder),
    ]);
    expect(one).toBe(other);
    expect(one.server).toBe('https://coffee.example/v1');
    expect(one.operations.map(({method, path: address}) => `${method} ${address}`)).toEqual([
      'GET /orders',
    ]);
  });

  it('rejects a specification with a missing part for every caller, and reads it once the part exists', async () => {
    const file = path.join(folder, 'coffee.yaml');
    writeFileSync(file, DOCUMENT);
    const both = await Promise.allSettled([
      readSpecification(file, folder),
      readSpecification(file, folder),
    ]);
    for (const result of both)
      expect(String(result.status === 'rejected' && result.reason)).toContain(
        `${file} cannot be bundled: Can't resolve $ref`,
      );
    writeFileSync(
      path.join(folder, 'shared.yaml'),
      'get: {operationId: listOrders, responses: {}}\n',
    );
    expect((await readSpecification(file, folder)).operations).toHaveLength(1);
  });
});
