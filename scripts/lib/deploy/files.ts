import {createHash} from 'node:crypto';
import {readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {parseHeaderRules, type HeaderRule} from '../cdn/rules';
import {NOTE_FILE} from '../cdn/files';
import {toFileKind, toFingerprint, toObjectHeaders, type FileKind, type ObjectHeaders} from './kinds';

/** A file of the build as it is to stand in the bucket. */
export interface BuildFile {
  /** Below the build's folder, with slashes; the object's key below the prefix. */
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
  readonly kind: FileKind;
  readonly headers: ObjectHeaders;
  /** Hash of the headers. */
  readonly fingerprint: string;
}

/** Every file of a built site but the build's note, in order of paths. */
export async function readBuildFiles(folder: string): Promise<readonly BuildFile[]> {
  const rules = parseHeaderRules(await readFile(path.join(folder, '_headers'), 'utf8'));
  const files: BuildFile[] = [];
  for (const entry of (await readdir(folder, {recursive: true})).sort()) {
    const file = entry.split(path.sep).join('/');
    const isFile = file !== NOTE_FILE && (await stat(path.join(folder, entry))).isFile();
    if (isFile) files.push(toBuildFile(file, await readFile(path.join(folder, entry)), rules));
  }
  return files;
}

/** A file of the build from its content. */
export function toBuildFile(file: string, content: Uint8Array, rules: readonly HeaderRule[]): BuildFile {
  const headers = toObjectHeaders(file, rules);
  return {path: file, sha256: toHash(content), size: content.byteLength, kind: toFileKind(file, headers), headers, fingerprint: toFingerprint(headers)};
}

export function toHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
