import {createHash} from 'node:crypto';
import {readFile, rm} from 'node:fs/promises';
import {writeWhole} from '../../../plugins/specification-files/cache';
import {isRecord} from '../../../src/model/json/record';

/** Metadata of a stored copy. */
interface SnapshotMeta {
  readonly etag: string | null;
  /** Digest of the copy's text. */
  readonly sha256: string;
  /** ISO 8601, UTC. */
  readonly fetchedAt: string;
  /**
   * Digest of the repository's specification at that time. If that has changed since, the
   * repository's file is newer.
   */
  readonly repositorySha256: string;
}

export interface Snapshot {
  readonly text: string;
  readonly meta: SnapshotMeta;
}

/** Digest of a text, in hexadecimal. */
export function toSha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The copy stored in a file, with its metadata; `undefined` if there is none or it doesn't match
 * the metadata.
 */
export async function readSnapshot(file: string): Promise<Snapshot | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const meta: unknown = JSON.parse(await readFile(toMetaFile(file), 'utf8'));
    return isMeta(meta) && meta.sha256 === toSha256(text) ? {text, meta} : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a copy atomically. */
export function writeSnapshot(file: string, {text, meta}: Snapshot): void {
  writeWhole(file, text);
  writeWhole(toMetaFile(file), `${JSON.stringify(meta, null, 2)}\n`);
}

/** Removes a copy and its metadata. */
export async function removeSnapshot(file: string): Promise<void> {
  await Promise.all(
    [file, toMetaFile(file)].map((name) => rm(name, {recursive: true, force: true})),
  );
}

/** Stores a rejected document and the reason, for the person who investigates it. */
export function setAside(
  file: string,
  text: string,
  reason: {readonly cause: string; readonly fetchedAt: string},
): void {
  writeWhole(file, text);
  writeWhole(
    toMetaFile(file),
    `${JSON.stringify({...reason, sha256: toSha256(text)}, null, 2)}\n`,
  );
}

function toMetaFile(file: string): string {
  return file.replace(/\.yaml$/, '.meta.json');
}

function isMeta(value: unknown): value is SnapshotMeta {
  return (
    isRecord(value) &&
    ['sha256', 'fetchedAt', 'repositorySha256'].every((key) => typeof value[key] === 'string') &&
    (value.etag === null || typeof value.etag === 'string')
  );
}
