import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compileErrors, validate} from '@readme/openapi-parser';
import openapiTypescript, {astToString} from 'openapi-typescript';
import {pathToFileURL} from 'node:url';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {apis} from '../../src/data/apis';
import {products} from '../../src/data/products';
import {quickStart} from '../../src/data/quickStart';
import {parseOpenApi, type OpenApiDocument} from '../../src/model/openapi/document';
import {toOperations} from '../../src/model/openapi/operations';

const root = path.resolve(__dirname, '../..');
const toFile = (spec: string): string => path.join('static/openapi', `${spec}.yaml`);

const read = (spec: string): OpenApiDocument =>
  parseOpenApi(parse(readFileSync(path.join(root, toFile(spec)), 'utf8')), spec);
const operations = (specification: OpenApiDocument) =>
  toOperations(specification).map(({place}) => place.value);

/**
 * Operations per specification, as the resource models tabulate them; a specification without a
 * resource model isn't listed.
 */
const OPERATIONS: Readonly<Record<string, number>> = {
  'kassensichv/v2': 33,
  'kassensichv/v1': 20,
  'kassensichv/v0': 16,
  'sign-de/submission/v1': 21,
  'dsfinvk/v1': 31,
  'dsfinvk/v0': 31,
  'rksv/v1': 24,
  'sign-es/v1': 28,
  'sign-es/local/v0': 28,
  'sign-it/2025-08-12': 23,
  'sign-it/2024-10-31': 21,
  'sign-it/local': 22,
  'sign-fr/2025-08-12': 23,
  'ereceipt/v1': 16,
  'ereceipt/v0': 6,
  'safe/v0': 16,
  'management/v0': 20,
};

describe('all specifications', () => {
  it('pass Redocly’s linter with our rules, without a warning', () => {
    // One line per finding; the exit code alone would let warnings pass.
    const {stdout, status} = spawnSync(
      path.join(root, 'node_modules/.bin/redocly'),
      ['lint', '--format=github-actions', ...apis.map(({spec}) => toFile(spec))],
      {
        cwd: root,
        encoding: 'utf8',
        env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
      },
    );
    expect(stdout.split('\n').filter((line) => line.startsWith('::'))).toEqual([]);
    expect(status).toBe(0);
  }, 120_000);

  it('have the operations of their resource models', () => {
    expect(
      Object.fromEntries(
        Object.keys(OPERATIONS).map((spec) => [spec, operations(read(spec)).length]),
      ),
    ).toEqual(OPERATIONS);
  });

  it('generate clients that compile', async () => {
    const folder = path.join(root, '.cache/test/clients');
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    const files: string[] = [];
    for (const {spec} of apis) {
      const file = path.join(folder, `${spec.replaceAll('/', '-')}.ts`);
      writeFileSync(
        file,
        astToString(await openapiTypescript(pathToFileURL(path.join(root, toFile(spec))))),
      );
      files.push(file);
    }
    const program = ts.createProgram(files, {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      types: [],
    });
    expect(ts.getPreEmitDiagnostics(program).map(({messageText}) => messageText)).toEqual([]);
  }, 120_000);
});

describe.each(apis)('$spec', ({id, spec, label, version, latest, deprecated}) => {
  let specification: OpenApiDocument;
  beforeAll(() => {
    specification = read(spec);
  });

  it('is valid OpenAPI 3.1 for a second validator', async () => {
    const result = await validate(path.join(root, toFile(spec)));
    expect(result.valid ? '' : compileErrors(result)).toBe('');
    expect(specification.openapi).toMatch(/^3\.1\./);
  }, 60_000);

  it('has operations, each with an id', () => {
    expect(operations(specification)).not.toEqual([]);
    expect(operations(specification).filter(({operationId}) => operationId === undefined)).toEqual(
      [],
    );
  });

  it('names its product and version and lives on reserved hosts', () => {
    expect(specification.info.title).toContain(label.replace(' local', ''));
    if (/^\d{4}-/.test(version)) expect(specification.info.version).toBe(version);
    expect(
      specification.servers?.filter(
        ({url}) => !/^(https:\/\/[\w.{}-]+\.example|http:\/\/localhost)(:\d+)?(\/|$)/.test(url),
      ),
    ).toEqual([]);
  });

  const hasQuickStart =
    latest &&
    products.some(
      ({id: product, api}) => api === id && quickStart.some((row) => row.product === product),
    );
  it.runIf(hasQuickStart)('opens with the quick start that guides link to', () => {
    expect(specification.info.description).toContain('# Quick-Start\n');
  });

  it('names its successor if it is deprecated, and is not marked otherwise', () => {
    const marked = operations(specification).filter(({deprecated}) => deprecated === true);
    // The row and the specification each say it: the row colors menus, the specification names the
    // successor.
    expect(
      specification['x-deprecated'] !== undefined,
      `src/data/apis.ts says deprecated: ${deprecated}; x-deprecated of static/openapi/${spec}.yaml differs`,
    ).toBe(deprecated);
    if (!deprecated) {
      expect(marked.length).toBeLessThan(operations(specification).length / 10);
      return;
    }
    expect(marked).toHaveLength(operations(specification).length);
    expect(apis.map((row) => row.spec)).toContain(specification['x-deprecated']?.replacedBy);
    expect(
      operations(specification).filter((operation) => operation['x-replaced-by'] === undefined),
    ).toEqual([]);
  });
});
