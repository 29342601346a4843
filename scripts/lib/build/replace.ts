import {constants} from 'node:fs';
import {access, cp, lstat, mkdir, realpath, rename, rm, stat} from 'node:fs/promises';
import path from 'node:path';

/**
 * The temporary name of a folder next to its final place: the new build before the swap, the old
 * one after it.
 */
const toNext = (folder: string): string =>
  path.join(path.dirname(folder), `.${path.basename(folder)}.next`);
const toOld = (folder: string): string =>
  path.join(path.dirname(folder), `.${path.basename(folder)}.old`);

/**
 * The output folder of a build, with links resolved. Throws, before anything is built, if a
 * finished build could not replace the folder.
 */
export async function prepareOutDir(outDir: string): Promise<string> {
  const folder = await realpath(outDir).catch(() => outDir);
  const found = await stat(folder).catch(() => undefined);
  if (found && !found.isDirectory())
    throw new Error(`--out-dir is ${folder}, which is a file. Name a folder.`);
  const parent = await findExisting(path.dirname(folder));
  if (found && found.dev !== (await stat(parent)).dev)
    throw new Error(
      `--out-dir is ${folder}, where another disk is mounted: a build can't replace it as a whole. Name a folder inside it.`,
    );
  for (const place of found ? [folder, parent] : [parent]) {
    try {
      await access(place, constants.W_OK | constants.X_OK);
    } catch (error) {
      throw new Error(
        `The build can't write to ${place} (${toCode(error)}). Make it writable, or choose another folder with --out-dir. Nothing was changed.`,
        {
          cause: error,
        },
      );
    }
  }
  return folder;
}

/**
 * Restores the old build if an earlier build was killed between the two moves. Only call it while
 * no other build is running.
 */
export async function restoreFolder(folder: string): Promise<void> {
  if (!(await exists(folder)) && (await exists(toOld(folder)))) await rename(toOld(folder), folder);
}

/**
 * Replaces the old build with a finished one. The old build stays complete until then. `from` may
 * be on another disk.
 */
export async function replaceFolder(from: string, to: string): Promise<void> {
  const [next, old] = [toNext(to), toOld(to)];
  await mkdir(path.dirname(to), {recursive: true});
  await rm(next, {recursive: true, force: true});
  await move(from, next);
  const hasOld = await exists(to);
  try {
    if (hasOld) {
      await rm(old, {recursive: true, force: true});
      await rename(to, old);
    }
    await rename(next, to).catch(async (error: unknown) => {
      if (hasOld) await rename(old, to);
      throw error;
    });
  } catch (error) {
    throw new Error(
      `The finished build can't take the place of ${to} (${toCode(error)}). The old build is unchanged, the new one is in ${next}. Make ${to} replaceable, then build again.`,
      {cause: error},
    );
  }
  await rm(old, {recursive: true, force: true}).catch((error: unknown) => {
    throw new Error(
      `The new build is in ${to}, but the old one can't be removed from ${old} (${toCode(error)}). Remove it.`,
      {cause: error},
    );
  });
}

/** Moves a folder, or copies it if the target is on another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, {recursive: true});
    await rm(from, {recursive: true});
  }
}

/** The folder, or its nearest existing ancestor. */
export async function findExisting(folder: string): Promise<string> {
  return (await exists(folder)) || path.dirname(folder) === folder
    ? folder
    : findExisting(path.dirname(folder));
}

function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

function toCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
