import {existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isKept, keep, readKept, removeUnused} from '../../../plugins/specification-files/cache';

let folder: string;
const old = new Date(Date.now() - 31 * 86_400_000);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Stores a file that was last used 31 days ago. */
const keepOld = (name: string): string => {
  const file = path.join(folder, name);
  keep(file, name);
  for (const one of [file, `${file}.sha256`]) utimesSync(one, old, old);
  return file;
};

describe('a cache', () => {
  it('treats a damaged file as missing', () => {
    keep(path.join(folder, 'a'), 'content');
    expect(readKept(path.join(folder, 'a'))?.toString()).toBe('content');
    writeFileSync(path.join(folder, 'a'), 'con');
    expect(isKept(folder, ['a'])).toBe(false);
  });

  it('removes files that no build has used for 30 days, in every folder', () => {
    keepOld('pages/one/page.html');
    const used = keepOld('pages/two/page.html');
    keep(path.join(folder, 'new'), '');
    readKept(used);
    removeUnused(folder);
    expect(readdirSync(path.join(folder, 'pages/one'))).toEqual([]);
    expect(isKept(folder, ['pages/two/page.html', 'new'])).toBe(true);
  });

  it('does not remove files that it did not store', () => {
    const file = path.join(folder, 'job.json');
    writeFileSync(file, '{}');
    utimesSync(file, old, old);
    removeUnused(folder);
    expect(existsSync(file)).toBe(true);
  });

  it('may be missing', () => {
    expect(() => removeUnused(path.join(folder, 'none'))).not.toThrow();
  });
});
