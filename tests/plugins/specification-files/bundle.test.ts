import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readSpecificationFiles} from '../../../plugins/specification-files/cache';
import {bundleSpecification} from '../../../plugins/specification-files/bundle';
import {toChildEnv} from '../../../plugins/specification-files/childEnv';

const root = mkdtempSync(path.join(tmpdir(), 'confined-'));
const folder = path.join(root, 'openapi');
const secret = path.join(root, 'secret.yaml');
const requests: (string | undefined)[] = [];
const server = createServer(({url}, response) => {
  requests.push(url);
  response.end('type: object\n');
});
let origin = '';

beforeAll(async () => {
  mkdirSync(path.join(folder, 'shared'), {recursive: true});
  writeFileSync(secret, 'description: SECRET\n');
  writeFileSync(path.join(folder, 'shared', 'error.yaml'), 'type: object\ndescription: Shared.\n');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const write = (file: string, schema: object, example: object = {value: 1}): string => {
  const content = {'application/json': {schema, examples: {one: example}}};
  writeFileSync(
    file,
    JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'A', version: '1'},
      paths: {'/a': {get: {responses: {200: {description: 'A', content}}}}},
    }),
  );
  return file;
};

describe('a fetched copy', () => {
  const copy = path.join(root, 'copy.yaml');

  it.each<[string, () => [object, object?]]>([
    ['a reference to a file', () => [{$ref: secret}]],
    ['a relative one', () => [{$ref: 'secret.yaml#/description'}]],
    ['a file of the repository', () => [{$ref: path.join(folder, 'shared', 'error.yaml')}]],
    ['an example elsewhere', () => [{}, {externalValue: secret}]],
    ['this process’ environment as an example', () => [{}, {externalValue: '/proc/self/environ'}]],
    ['an address as an example', () => [{}, {externalValue: `${origin}/a.yaml`}]],
    ['an address as a reference', () => [{$ref: `${origin}/b.yaml`}]],
    ['a file as an address', () => [{$ref: `file://${secret}`}]],
    [
      'the target of a discriminator',
      () => [
        {
          oneOf: [{type: 'object'}],
          discriminator: {propertyName: 'a', mapping: {a: `${origin}/c.yaml`, b: './secret.yaml'}},
        },
      ],
    ],
    ['a reference below an $id', () => [{$id: `${origin}/d/`, properties: {a: {$ref: 'e.yaml'}}}]],
  ])('cannot have %s read', async (_name, toParts) => {
    await expect(bundleSpecification(write(copy, ...toParts()), folder)).rejects.toThrow(
      /is outside the specification and is not read/,
    );
    expect(requests).toEqual([]);
  });

  it('does not watch or hash files that its texts mention', () => {
    expect([
      ...readSpecificationFiles(
        write(copy, {description: `$ref: ${secret} $ref: 'nowhere.yaml'`}),
        folder,
      ).keys(),
    ]).toEqual([copy]);
  });
});

describe('a specification of the repository', () => {
  it('may consist of several files in its folder', async () => {
    const file = write(path.join(folder, 'a.yaml'), {$ref: 'shared/error.yaml'});
    const {document, files} = await bundleSpecification(file, folder);
    expect(JSON.stringify(document)).toContain('Shared.');
    expect([...files].map((name) => path.relative(folder, name))).toEqual([
      'a.yaml',
      path.join('shared', 'error.yaml'),
    ]);
  });

  it('cannot read other files', async () => {
    const file = write(path.join(folder, 'b.yaml'), {$ref: '../secret.yaml'});
    await expect(bundleSpecification(file, folder)).rejects.toThrow(
      `${secret} is outside the specification and is not read.`,
    );
  });
});

describe('toChildEnv', () => {
  it('passes only what processes need and what is given', () => {
    const variables = {
      PATH: '/bin',
      Path: 'C:',
      HOME: '/home',
      AWS_SECRET_ACCESS_KEY: 'a',
      ALGOLIA_ADMIN_KEY: 'b',
      NPM_TOKEN: 'c',
      SITE_URL: 'd',
    };
    expect(toChildEnv(variables, {NODE_ENV: 'production'})).toEqual({
      PATH: '/bin',
      Path: 'C:',
      HOME: '/home',
      NODE_ENV: 'production',
    });
  });
});
