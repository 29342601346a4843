import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readHistory, toHistoryLines} from '../../src/config/history';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, {recursive: true});
});

function git(folder: string, ...args: string[]): void {
  const {status, stderr} = spawnSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args],
    {cwd: folder, encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(stderr);
}

function createClone(): string {
  git(root, 'init', '-q');
  writeFileSync(path.join(root, 'a.mdx'), 'a');
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', 'one');
  git(root, 'commit', '-q', '--allow-empty', '-m', 'two');
  return root;
}

describe('the history of the sources', () => {
  it('exists in a clone, without a message', () => {
    const history = readHistory(createClone());
    expect(history).toEqual({isThere: true});
    expect(toHistoryLines(history)).toEqual([]);
  });

  it('is missing in a source tree without Git, with a message', () => {
    expect(toHistoryLines(readHistory(root))).toEqual([
      'Pages and sitemaps get no dates of last change: this folder is not a Git clone. Build from a clone to have them.',
    ]);
  });

  it('is missing where Git is not installed', () => {
    createClone();
    vi.stubEnv('PATH', root);
    expect(toHistoryLines(readHistory(root))).toEqual([
      "Pages and sitemaps get no dates of last change: Git can't be started (ENOENT). Install Git to have them.",
    ]);
  });

  it('is missing where Git has no commit to read', () => {
    git(root, 'init', '-q');
    expect(toHistoryLines(readHistory(root))[0]).toMatch(
      /^Pages and sitemaps get no dates of last change: Git can't read the history: fatal: /,
    );
  });

  it('is incomplete in a shallow clone', () => {
    createClone();
    git(root, 'clone', '-q', '--depth', '1', `file://${root}`, path.join(root, 'shallow'));
    expect(toHistoryLines(readHistory(path.join(root, 'shallow')))).toEqual([
      'Dates of last change may be wrong: the clone is shallow. Run "git fetch --unshallow" to have them right.',
    ]);
  });
});
