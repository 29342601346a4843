import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Git's information about the sources. */
export interface History {
  /** Whether pages and sitemaps can state when they changed. */
  readonly isThere: boolean;
  /** Why there is no history or why its dates may be wrong, with the remedy. */
  readonly problem?: string;
}

/**
 * Reads whether a folder has a Git history. A source tree without a history, such as a tarball or a
 * Docker context, can still be built.
 */
export function readHistory(root: string): History {
  if (!existsSync(path.join(root, '.git')))
    return {
      isThere: false,
      problem: 'this folder is not a Git clone. Build from a clone to have them',
    };
  const {error, status, stdout, stderr} = spawnSync(
    'git',
    ['rev-parse', '--is-shallow-repository', 'HEAD'],
    {cwd: root, encoding: 'utf8'},
  );
  if (error)
    return {
      isThere: false,
      problem: `Git can't be started (${(error as NodeJS.ErrnoException).code}). Install Git to have them`,
    };
  if (status !== 0)
    return {isThere: false, problem: `Git can't read the history: ${stderr.trim().split('\n')[0]}`};
  const isShallow = stdout.startsWith('true');
  return {
    isThere: true,
    ...(isShallow
      ? {problem: 'the clone is shallow. Run "git fetch --unshallow" to have them right'}
      : {}),
  };
}

/** The build's message about its history. Empty if the history is complete. */
export function toHistoryLines({isThere, problem}: History): readonly string[] {
  if (problem === undefined) return [];
  return [
    `${isThere ? 'Dates of last change may be wrong' : 'Pages and sitemaps get no dates of last change'}: ${problem}.`,
  ];
}

/** The history of this project. */
export const history = readHistory(path.resolve(__dirname, '../..'));

/** Whether pages and sitemaps can state when they changed. */
export const hasHistory = history.isThere;
