import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
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

/** Writes a file atomically, so that two simultaneous builds never read half of it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/** Stores a file in a cache, with its digest beside it. */
export function keep(file: string, content: string | Uint8Array): void {
  writeWhole(file, content);
  writeWhole(toDigestFile(file), toDigest(content));
}

/** A stored file; `undefined` if it is missing or damaged. It then has to be created again. */
export function readKept(file: string): Buffer | undefined {
  try {
    const content = readFileSync(file);
    return readFileSync(toDigestFile(file), 'utf8') === toDigest(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Whether all of these files of a folder exist undamaged. */
export function isKept(folder: string, names: readonly string[]): boolean {
  return names.every((name) => readKept(path.join(folder, name)) !== undefined);
}

function toDigestFile(file: string): string {
  return `${file}.sha256`;
}

function toDigest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
