import {statfs} from 'node:fs/promises';
import {findExisting} from './replace';

/**
 * Less free space than this, in bytes, counts as a full disk. The bundler removes incomplete files,
 * so a full disk has some space again after a failure.
 */
const FULL = 64e6;

/**
 * The most space a build needs, in bytes: five languages, their working folders and every cache.
 */
const NEEDED = '2 GB';

/** Free bytes and free inodes of the disk that contains a folder. */
export interface DiskSpace {
  readonly bytes: number;
  readonly files: number;
}

type ReadSpace = (folder: string) => Promise<DiskSpace | undefined>;

const ADVICE = `Free ${NEEDED}, then build again; "rm -rf .cache node_modules/.cache" removes what builds keep.`;

/**
 * The error of a failed build. If the disk is full, the cause and the remedy are appended, because
 * the bundler reports a full disk as its own bug. `folders` are those the build writes to.
 */
export async function toDiskError(
  error: unknown,
  folders: readonly string[],
  readSpace: ReadSpace = readDiskSpace,
): Promise<unknown> {
  const message = error instanceof Error ? error.message : String(error);
  const full = await findFull(folders, readSpace);
  const isNamed = /\b(ENOSPC|EDQUOT)\b|no space left|quota exceeded/i.test(
    `${(error as NodeJS.ErrnoException | null)?.code} ${message}`,
  );
  if (full.length === 0 && !isNamed) return error;
  const where =
    full.length === 0
      ? 'The disk is full, or a quota is used up'
      : `The disk is full: ${full.join(', ')}`;
  return new Error(`${message.trimEnd()}\n\n${where}. ${ADVICE}`, {cause: error});
}

/**
 * A warning after a successful build if the disk of its caches is full. The bundler doesn't say that
 * it couldn't store its cache. `folders` are those of the caches.
 */
export async function toDiskWarning(
  folders: readonly string[],
  readSpace: ReadSpace = readDiskSpace,
): Promise<string | undefined> {
  const full = await findFull(folders, readSpace);
  return full.length === 0
    ? undefined
    : `[WARNING] The site is complete, but the disk of its caches is full: ${full.join(', ')}. Without them, every build takes as long as the first one. ${ADVICE}`;
}

/** The folders whose disk is full, each with what is left. */
async function findFull(
  folders: readonly string[],
  readSpace: ReadSpace,
): Promise<readonly string[]> {
  const full: string[] = [];
  for (const folder of folders) {
    const space = await readSpace(folder);
    if (space && (space.bytes < FULL || space.files === 0))
      full.push(
        `${folder} (${space.files === 0 ? 'no more files allowed' : `${Math.floor(space.bytes / 1e6)} MB left`})`,
      );
  }
  return full;
}

/** `undefined` if the system doesn't report it. Some file systems don't count inodes. */
async function readDiskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const {blocks, bavail, bsize, files, ffree} = await statfs(await findExisting(folder));
    return blocks === 0
      ? undefined
      : {bytes: bavail * bsize, files: files === 0 ? Infinity : ffree};
  } catch {
    return undefined;
  }
}
