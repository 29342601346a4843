import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {isPart} from './parts';

/**
 * A short key for contents. Equal parts in equal order give the same key, and any change gives a
 * different one.
 */
export function toCacheKey(...parts: readonly (string | object)[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    hash.update(typeof part === 'string' ? part : JSON.stringify(part)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/**
 * A specification's file and every file it refers to, entry first. `folder` is that of the
 * repository's specifications.
 */
export function readSpecificationFiles(entry: string, folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const queue = [entry];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (files.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    files.set(file, text);
    for (const [, reference] of text.matchAll(/\$ref['"]?:\s*['"]?([^'"#\s,}]+\.ya?ml)/g)) {
      const part = path.resolve(path.dirname(file), reference ?? '');
      // Texts can look like references. The bundler reports broken ones.
      if (isPart(part, entry, folder) && existsSync(part)) queue.push(part);
    }
  }
  return files;
}

/** The source text below a folder. If our own code changes, cached results are invalid. */
export function readCode(folder: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .sort()
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\0');
}

/**
 * Writes a file atomically, so that two simultaneous builds never read half of it. Replaces a
 * folder of the same name, as damaged disks leave it.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  if (statSync(file, {throwIfNoEntry: false})?.isDirectory()) rmSync(file, {recursive: true});
  renameSync(part, file);
}

const DIGEST = '.sha256';

/** Stores a file in a cache, with its digest beside it. */
export function keep(file: string, content: string | Uint8Array): void {
  writeWhole(file, content);
  writeWhole(toDigestFile(file), toDigest(content));
}

/**
 * A stored file; `undefined` if it is missing or damaged. It then has to be created again. The
 * digest's time says when the file was last used.
 */
export function readKept(file: string): Buffer | undefined {
  try {
    const content = readFileSync(file);
    if (readFileSync(toDigestFile(file), 'utf8') !== toDigest(content)) return undefined;
    const now = new Date();
    utimesSync(toDigestFile(file), now, now);
    return content;
  } catch {
    return undefined;
  }
}

/**
 * Removes the stored files below a folder that no build has used for `days`, because every changed
 * input leaves the files of its former state behind. Other files stay.
 */
export function removeUnused(folder: string, days = 30): void {
  if (!existsSync(folder)) return;
  const oldest = Date.now() - days * 86_400_000;
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const digest = path.join(folder, name);
    if (!name.endsWith(DIGEST)) continue;
    const used = statSync(digest, {throwIfNoEntry: false});
    if (!used || used.mtimeMs >= oldest) continue;
    rmSync(digest.slice(0, -DIGEST.length), {force: true});
    rmSync(digest, {force: true});
  }
}

/** Whether all of these files of a folder exist undamaged. */
export function isKept(folder: string, names: readonly string[]): boolean {
  return names.every((name) => readKept(path.join(folder, name)) !== undefined);
}

function toDigestFile(file: string): string {
  return `${file}${DIGEST}`;
}

function toDigest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
