import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ExampleBlocks} from '../../../plugins/http-examples/blocks';
import {readExample} from '../../../plugins/http-examples/cache';
import type {CheckedExample, HttpExamplesOptions} from '../../../plugins/http-examples/options';
import {codeLanguages} from '../../../src/data/codeLanguages';
import type {ApiRow} from '../../../src/data/apis';

const row = {id: 'coffee', version: 'v1', label: 'COFFEE', path: '/api/coffee/v1', spec: 'coffee'};
let root = '';
let folder = '';
let options: HttpExamplesOptions;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'examples-'));
  folder = path.join(root, 'cache');
  const specs = path.join(root, 'openapi');
  cpSync(path.resolve(__dirname, '../../fixtures/openapi'), specs, {recursive: true});
  options = {
    apis: [row as ApiRow],
    languages: codeLanguages,
    toSpecFile: ({spec}) => path.join(specs, `${spec}.yaml`),
    partsFolder: specs,
  };
});
afterEach(() => rmSync(root, {recursive: true}));

const toExample = (text: string, line = 5, api = 'coffee/v1'): ExampleBlocks => ({
  parent: {type: 'root', children: []},
  nodes: [],
  request: {api, language: 'http', text, line},
  responses: [{language: 'json', text: '{}', line: line + 5, status: '200', isPartial: false}],
});

const found: CheckedExample = {
  element: {
    type: 'mdxJsxFlowElement',
    name: 'HttpExample',
    attributes: [{type: 'mdxJsxAttribute', name: 'method', value: 'GET'}],
    children: [],
  },
  problems: [],
};

/** Reads an example, and says whether it had to be checked. */
async function read(example: ExampleBlocks, result = found): Promise<boolean> {
  let isChecked = false;
  const check = async (): Promise<CheckedExample> => {
    isChecked = true;
    return result;
  };
  expect(await readExample(example, options, {folder, check})).toEqual(result);
  return isChecked;
}

describe('a checked example', () => {
  it('is not checked again, wherever on a page it is', async () => {
    expect(await read(toExample('GET /orders'))).toBe(true);
    expect(await read(toExample('GET /orders'))).toBe(false);
    expect(await read(toExample('GET /orders', 80))).toBe(false);
  });

  it('is checked again where its text, its response or the languages change', async () => {
    const example = toExample('GET /orders');
    await read(example);
    expect(await read(toExample('GET /orders?limit=1'))).toBe(true);
    const [response] = example.responses;
    const responses = response ? [{...response, status: '404'}] : [];
    expect(await read({...example, responses})).toBe(true);
    options = {...options, languages: codeLanguages.slice(1)};
    expect(await read(example)).toBe(true);
  });

  it('is checked again where its specification changes, also within one build', async () => {
    await read(toExample('GET /orders'));
    const file = path.join(root, 'openapi', 'coffee.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n# another\n`);
    expect(await read(toExample('GET /orders'))).toBe(true);
  });

  it('is checked again where the stored result is damaged', async () => {
    await read(toExample('GET /orders'));
    const [kept = ''] = readdirSync(folder).filter((name) => name.endsWith('.json'));
    writeFileSync(path.join(folder, kept), '{"type": "root"}');
    expect(await read(toExample('GET /orders'))).toBe(true);
    expect(await read(toExample('GET /orders'))).toBe(false);
  });

  it('is checked every time while it has a problem', async () => {
    const problem = {problems: [{line: 5, message: 'has no operation'}]};
    expect(await read(toExample('GET /tea'), problem)).toBe(true);
    expect(await read(toExample('GET /tea'), problem)).toBe(true);
    expect(await read(toExample('GET /tea', 5, 'tea/v1'), problem)).toBe(true);
  });
});
