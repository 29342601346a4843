import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile, readdir, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {keep, readKept} from '../../../plugins/specification-files/cache';
import {isEndedBySignal} from './locales';

/** Digests of the bundler's caches, by the name of their folder. */
type Digests = Readonly<Record<string, string>>;

/**
 * Number of caches that are kept. The bundler begins a new one for each language and compiler
 * whenever a table or a plugin changes, of about 90 MB, and keeps them for a week. A build uses ten,
 * a build of another address ten others, and `npm start` one.
 */
const KEPT = 24;

const toCacheFolder = (root: string): string => path.join(root, 'node_modules/.cache/rspack');
const toDigestFile = (root: string): string => path.join(root, '.cache', 'bundler.json');

/**
 * Removes every cache of the bundler that is not as the last build left it, so that the build
 * creates it again. The bundler itself doesn't check its caches and crashes with a damaged one.
 */
export async function removeDamagedCaches(
  root: string,
  log: (line: string) => void,
): Promise<void> {
  const record = readKept(toDigestFile(root));
  const known = JSON.parse(record?.toString() ?? '{}') as Digests;
  // A file where a folder should be, or a folder that can't be read.
  const found = await readDigests(root).catch(() => undefined);
  // Whatever damaged the record may have damaged the caches.
  const isRecordDamaged = !record && existsSync(toDigestFile(root));
  const damaged =
    found && !isRecordDamaged
      ? Object.keys(found).filter(
          (name) => known[name] !== undefined && known[name] !== found[name],
        )
      : ['.'];
  for (const name of damaged)
    await rm(path.join(toCacheFolder(root), name), {recursive: true, force: true});
  if (damaged.length > 0)
    log('The bundler cache is not as the last build left it. This build creates it again.');
  await removeMisplacedFolders(path.join(root, '.docusaurus'));
}

/**
 * Removes folders in the place of generated files. Docusaurus checks and overwrites its files, but
 * can't overwrite a folder. Its own folders have no dot in their names.
 */
async function removeMisplacedFolders(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, {recursive: true, withFileTypes: true}))
    if (entry.isDirectory() && entry.name.includes('.'))
      await rm(path.join(entry.parentPath, entry.name), {recursive: true, force: true});
}

/**
 * Records what the bundler's caches contain, and removes those that builds haven't used for the
 * longest time. If a language's process was ended by a signal, removes all: they may be half
 * written, or be what the bundler crashed with. Call it when these processes have ended, with the
 * error of a failed build. Never throws, because a build without caches is only slower.
 */
export async function settleCaches(root: string, error?: unknown): Promise<void> {
  try {
    if (isEndedBySignal(error)) await rm(toCacheFolder(root), {recursive: true, force: true});
    else {
      await removeOld(toCacheFolder(root));
      keep(toDigestFile(root), JSON.stringify(await readDigests(root)));
    }
  } catch {
    // A cache that differs from the last record is removed by the next build.
  }
}

async function removeOld(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const caches = await Promise.all(
    (await listCaches(folder)).map(async (name) => {
      // The bundler writes this file whenever it uses the cache.
      const {mtimeMs} = await stat(path.join(folder, name, 'storage_meta')).catch(() =>
        stat(path.join(folder, name)),
      );
      return {name, used: mtimeMs};
    }),
  );
  for (const {name} of caches.sort((a, b) => b.used - a.used).slice(KEPT))
    await rm(path.join(folder, name), {recursive: true, force: true});
}

/** The names of the caches' folders. */
async function listCaches(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith('.'));
}

async function readDigests(root: string): Promise<Digests> {
  const folder = toCacheFolder(root);
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    await Promise.all(
      (await listCaches(folder)).map(
        async (name) => [name, await toDigest(path.join(folder, name))] as const,
      ),
    ),
  );
}

async function toDigest(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(`${path.relative(folder, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
}
