import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serialize} from 'node:v8';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keep} from '../../../plugins/specification-files/cache';
import {openStore} from '../../../scripts/lib/build/store';

let root = '';
let file = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'store-'));
  file = path.join(root, 'results');
});
afterEach(() => rmSync(root, {recursive: true}));

/** Takes results in one run, and returns the keys of those that had to be made. */
async function run(...keys: readonly string[]): Promise<readonly string[]> {
  const made: string[] = [];
  const store = openStore(file);
  for (const key of keys) {
    const result = await store.take(key, () => {
      made.push(key);
      return {text: key, missing: undefined, list: new Map([[key, 1]])};
    });
    expect(result).toEqual({text: key, missing: undefined, list: new Map([[key, 1]])});
  }
  expect(store.made()).toBe(made.length);
  store.save();
  return made;
}

describe('a store of results', () => {
  it('makes only what no earlier run has made', async () => {
    expect(await run('a', 'b')).toEqual(['a', 'b']);
    expect(await run('a', 'c')).toEqual(['c']);
  });

  it('forgets what a run did not take', async () => {
    await run('a', 'b');
    await run('a');
    expect(await run('b')).toEqual(['b']);
  });

  it('does not write an unchanged file again', async () => {
    await run('a');
    const before = statSync(file).ino;
    await run('a');
    expect(statSync(file).ino).toBe(before);
  });

  it('makes everything again where the file is damaged', async () => {
    await run('a', 'b');
    const damaged = readFileSync(file);
    damaged[damaged.length - 3] = 0;
    writeFileSync(file, damaged);
    expect(await run('a', 'b')).toEqual(['a', 'b']);
    expect(await run('a', 'b')).toEqual([]);
  });

  it.each([
    ['of Node', 'not readable'],
    ['of the portal', serialize([{key: 'a', result: 1}])],
  ])('makes everything again where another version %s wrote the file', async (_of, content) => {
    keep(file, content);
    expect(await run('a')).toEqual(['a']);
    expect(await run('a')).toEqual([]);
  });
});
