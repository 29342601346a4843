import {execFileSync} from 'node:child_process';
import {toDigested} from '../../../plugins/translations/companion';
import {readPage} from '../../../plugins/translations/readPage';

/**
 * The older texts of an original's blocks, by their digests, from the repository's history. Digests
 * that no commit has are left out, for example in a clone without history.
 */
export async function readOlderTexts(
  root: string,
  file: string,
  digests: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const git = (...argv: readonly string[]): string =>
    execFileSync('git', argv, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26});
  const found = new Map<string, string>();
  const commits = git('log', '--format=%H', '--diff-filter=AM', '--', file).split('\n');
  for (const commit of commits.filter(Boolean)) {
    if (found.size === digests.size) break;
    // An older version may not have been valid.
    const page = await readPage(file, git('show', `${commit}:${file}`), 'en').catch(() => null);
    for (const block of page?.blocks ?? []) {
      const digest = toDigested(block).text;
      if (digests.has(digest)) found.set(digest, block.text);
    }
  }
  return found;
}
