import {describe, expect, it} from 'vitest';
import {toDiskError, toDiskWarning, type DiskSpace} from '../../../scripts/lib/build/disk';

const plenty: DiskSpace = {bytes: 5e9, files: 1e6};
const failure = new Error(
  'The build of en failed:\nDocusaurus Bug: server bundle export must be a function',
);
const read =
  (spaces: Readonly<Record<string, DiskSpace>>) =>
  (folder: string): Promise<DiskSpace | undefined> =>
    Promise.resolve(spaces[folder]);

describe('the error of a build', () => {
  it('is unchanged if there is space', async () => {
    expect(
      await toDiskError(failure, ['/a', '/b', '/unknown'], read({'/a': plenty, '/b': plenty})),
    ).toBe(failure);
  });

  it('names the full disk and a remedy, although the bundler reports a bug', async () => {
    const error = await toDiskError(
      failure,
      ['/a', '/b'],
      read({'/a': plenty, '/b': {bytes: 3.5e6, files: 10}}),
    );
    expect(String(error)).toBe(
      'Error: The build of en failed:\nDocusaurus Bug: server bundle export must be a function\n\nThe disk is full: /b (3 MB left). Free 2 GB, then build again; "rm -rf .cache node_modules/.cache" removes what builds keep.',
    );
  });

  it('names a disk without free inodes', async () => {
    const error = await toDiskError(failure, ['/a'], read({'/a': {...plenty, files: 0}}));
    expect(String(error)).toContain('The disk is full: /a (no more files allowed). Free');
  });

  it.each([
    Object.assign(new Error('write'), {code: 'ENOSPC'}),
    new Error('en failed:\nError: ENOSPC: no space left on device, write'),
    Object.assign(new Error('x'), {code: 'EDQUOT'}),
  ])('recognizes the system’s own message: %s', async (error) => {
    expect(String(await toDiskError(error, ['/a'], read({'/a': plenty})))).toContain(
      'The disk is full, or a quota is used up. Free 2 GB',
    );
  });
});

describe('the warning after a build', () => {
  it('names the full disk of a cache, which the bundler does not report', async () => {
    expect(
      await toDiskWarning(['/a', '/b'], read({'/a': plenty, '/b': {bytes: 0, files: 10}})),
    ).toBe(
      '[WARNING] The site is complete, but the disk of its caches is full: /b (0 MB left). Without them, every build takes as long as the first one. Free 2 GB, then build again; "rm -rf .cache node_modules/.cache" removes what builds keep.',
    );
  });

  it('is left out if there is space', async () => {
    expect(await toDiskWarning(['/a', '/unknown'], read({'/a': plenty}))).toBeUndefined();
  });
});
