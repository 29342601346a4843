import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isPart} from '../specification-files/parts';

/** A short name for contents: equal for equal parts, in order, different for any change. */
export function toCacheKey(...parts: readonly (string | object)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(typeof part === 'string' ? part : JSON.stringify(part)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** A specification's file and every file it refers to, entry first; `folder` is that of the repository's specifications. */
export function readSpecificationFiles(entry: string, folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const queue = [entry];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (files.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    files.set(file, text);
    for (const [, reference] of text.matchAll(/\$ref['"]?:\s*['"]?([^'"#\s,}]+\.ya?ml)/g)) {
      const part = path.resolve(path.dirname(file), reference ?? '');
      // Texts can look like references; broken ones are told by the bundler.
      if (isPart(part, entry, folder) && existsSync(part)) queue.push(part);
    }
  }
  return files;
}

/** The source text below a folder: changes of our own code make old results useless. */
export function readCode(folder: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .sort()
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\0');
}

/** Writes a file whole or not at all, so that two builds at a time never read half of it. */
export function writeWhole(file: string, content: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
