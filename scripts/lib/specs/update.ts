import path from 'node:path';
import {bundleFile} from '../../../plugins/specification-files/bundle';
import type {ApiRow} from '../../../src/data/apis';
import {toOperationMap, toSpecChanges, type SpecChanges} from './changes';
import {parseSpecText, type Reading, type SpecDocument} from './document';
import {downloadSpec, type DownloadOptions} from './download';
import {readSpecApart} from './readApart';
import {readSnapshot, toSha256, writeSnapshot, type Snapshot} from './snapshot';

/** What a build shows for one row, and why. */
export type SpecOutcome = {readonly row: ApiRow; /** The copy that is shown; `undefined` for the repository's file. */ readonly copy: Snapshot | undefined} & (
  {readonly state: 'updated'; readonly changes: SpecChanges} | {readonly state: 'unchanged'} | {readonly state: 'failed'; readonly cause: string}
);

export interface UpdateOptions {
  readonly rows: readonly ApiRow[];
  /** Address of the live endpoint, without trailing slash. */
  readonly url: string;
  /** Folder of the repository's files. */
  readonly repository: string;
  /** Folder of the fetched copies. */
  readonly copies: string;
  readonly now: () => Date;
  /** What changes are told against; the repository's file is read anew, whatever copy is at hand. @default the copy shown until now */
  readonly against?: 'copy' | 'repository';
  /** Accepts a document that lost most of its operations. */
  readonly acceptRemovals?: boolean;
  readonly download?: DownloadOptions;
  /** Reads an answer. @default in a process of its own */
  readonly read?: (text: string, row: ApiRow) => Promise<Reading>;
}

/** Fetches the rows' specifications and keeps what is good. A copy is only ever replaced by a document that passed every check. */
export function updateSpecs(options: UpdateOptions): Promise<readonly SpecOutcome[]> {
  return Promise.all(options.rows.map((row) => updateSpec(row, options)));
}

async function updateSpec(
  row: ApiRow,
  {url, repository, copies, now, against = 'copy', acceptRemovals = false, download, read = readSpecApart}: UpdateOptions,
): Promise<SpecOutcome> {
  const file = path.join(copies, `${row.spec}.yaml`);
  const original = path.join(repository, `${row.spec}.yaml`);
  const own = await readOwn(original, repository);
  const repositorySha256 = toSha256(JSON.stringify(own));
  const kept = await readSnapshot(file);
  const copy = kept?.meta.repositorySha256 === repositorySha256 ? kept : undefined;
  const fail = (cause: string): SpecOutcome => ({row, copy, state: 'failed', cause});
  const answer = await downloadSpec(`${url}/${row.id}/${row.version}.yaml`, {
    ...download,
    etag: against === 'copy' ? (copy?.meta.etag ?? undefined) : undefined,
  });
  if (answer.state === 'failed') return fail(answer.cause);
  if (answer.state === 'unchanged') return {row, copy, state: 'unchanged'};
  const reading = await read(answer.text, row);
  if ('cause' in reading) return fail(reading.cause);
  const before = (copy && against === 'copy' ? parseSpecText(copy.text) : undefined) ?? own;
  const had = toOperationMap(before).size;
  const has = toOperationMap(reading.document).size;
  if (!acceptRemovals && has * 2 < had)
    return fail(`its answer has ${has} of the ${had} operations. If that is meant, run "npm run specs:fetch -- --accept-removals yes"`);
  const snapshot = {text: reading.text, meta: {etag: answer.etag ?? null, sha256: toSha256(reading.text), fetchedAt: now().toISOString(), repositorySha256}};
  await writeSnapshot(file, snapshot);
  return {row, copy: snapshot, state: 'updated', changes: toSpecChanges(before, reading.document)};
}

async function readOwn(file: string, repository: string): Promise<SpecDocument> {
  const document = parseSpecText(JSON.stringify((await bundleFile(file, repository)).document));
  if (!document) throw new Error(`${file} is no OpenAPI 3.1 document. Correct it; it is the snapshot of last resort.`);
  return document;
}
