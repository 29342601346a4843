import {spawnSync} from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {prepareOutDir, replaceFolder, restoreFolder} from '../../../scripts/lib/build/replace';

/** Folders that the system does not move, such as mount points. */
const refusal = vi.hoisted((): {of: (from: string, to: string) => boolean} => ({of: () => false}));
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>();
  const rename = (from: string, to: string): Promise<void> =>
    refusal.of(from, to)
      ? Promise.reject(Object.assign(new Error('busy'), {code: 'EBUSY'}))
      : original.rename(from, to);
  return {...original, rename};
});

let root = '';
const at = (...names: string[]): string => path.join(root, ...names);

beforeEach(() => {
  refusal.of = () => false;
  root = mkdtempSync(path.join(tmpdir(), 'replace-'));
  for (const folder of ['build', 'staging']) {
    mkdirSync(at(folder));
    writeFileSync(at(folder, 'index.html'), folder);
  }
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

const read = (): string => readFileSync(at('build', 'index.html'), 'utf8');

/** Whether this machine lets the test make a folder that even root can't change. */
const makeImmutable = (folder: string, how: '+i' | '-i'): boolean =>
  spawnSync('chattr', [how, folder]).status === 0;

describe('prepareOutDir', () => {
  it('accepts an existing folder and a missing one', async () => {
    expect(await prepareOutDir(at('build'))).toBe(at('build'));
    expect(await prepareOutDir(at('deep', 'er', 'build'))).toBe(at('deep', 'er', 'build'));
    expect(existsSync(at('deep'))).toBe(false);
  });

  it('follows a link, so that the link stays', async () => {
    symlinkSync(at('build'), at('link'));
    expect(await prepareOutDir(at('link'))).toBe(at('build'));
  });

  it('rejects a file', async () => {
    await expect(prepareOutDir(at('build', 'index.html'))).rejects.toThrow(
      `--out-dir is ${at('build', 'index.html')}, which is a file.`,
    );
  });

  it('rejects another disk, which cannot be moved', async () => {
    await expect(prepareOutDir('/proc')).rejects.toThrow(
      '--out-dir is /proc, where another disk is mounted',
    );
  });

  it('rejects a folder without write access, before anything is changed', async () => {
    await expect(prepareOutDir('/proc/self/build')).rejects.toThrow(
      /^The build can't write to \/proc\/self|^The build can't write to \/proc\/\d+/,
    );
  });

  it.runIf(spawnSync('chattr', ['-V']).error === undefined)(
    'rejects an immutable folder, before anything is changed',
    async ({skip}) => {
      if (!makeImmutable(at('build'), '+i')) skip();
      try {
        await expect(prepareOutDir(at('build'))).rejects.toThrow(
          `The build can't write to ${at('build')} (EPERM). Make it writable`,
        );
        expect(read()).toBe('build');
      } finally {
        makeImmutable(at('build'), '-i');
      }
    },
  );
});

describe('restoreFolder', () => {
  it('restores the old build if an earlier run was killed between the two moves', async () => {
    renameSync(at('build'), at('.build.old'));
    await restoreFolder(at('build'));
    expect(read()).toBe('build');
  });

  it('does not change a build', async () => {
    mkdirSync(at('.build.old'));
    await restoreFolder(at('build'));
    expect(read()).toBe('build');
  });
});

describe('replaceFolder', () => {
  it('replaces the old build and leaves no other folder behind', async () => {
    await replaceFolder(at('staging'), at('build'));
    expect(read()).toBe('staging');
    expect(readdirSync(root)).toEqual(['build']);
  });

  it('creates the parent folders', async () => {
    await replaceFolder(at('staging'), at('deep', 'er'));
    expect(readFileSync(at('deep', 'er', 'index.html'), 'utf8')).toBe('staging');
  });

  it('removes the folders of a killed build', async () => {
    for (const folder of ['.build.next', '.build.old']) mkdirSync(at(folder));
    await replaceFolder(at('staging'), at('build'));
    expect(readdirSync(root)).toEqual(['build']);
  });

  it('reaches another disk', async ({skip}) => {
    const other = '/dev/shm';
    if (!existsSync(other) || lstatSync(other).dev === lstatSync(root).dev) return skip();
    const place = mkdtempSync(path.join(other, 'replace-'));
    try {
      mkdirSync(path.join(place, 'build'));
      await replaceFolder(at('staging'), path.join(place, 'build'));
      expect(readdirSync(place)).toEqual(['build']);
      expect(readFileSync(path.join(place, 'build', 'index.html'), 'utf8')).toBe('staging');
    } finally {
      rmSync(place, {recursive: true});
    }
  });

  it.each([
    ['the old one cannot be moved aside', (from: string) => from === at('build')],
    [
      'the new one cannot take its place',
      (from: string, to: string) => from === at('.build.next') && to === at('build'),
    ],
  ])('keeps both builds complete if %s, and says where they are', async (_name, isRefused) => {
    refusal.of = isRefused;
    await expect(replaceFolder(at('staging'), at('build'))).rejects.toThrow(
      `The finished build can't take the place of ${at('build')} (EBUSY). The old build is unchanged, the new one is in ${at('.build.next')}.`,
    );
    expect(read()).toBe('build');
    expect(readFileSync(at('.build.next', 'index.html'), 'utf8')).toBe('staging');
  });
});
