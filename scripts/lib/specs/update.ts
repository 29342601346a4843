import path from 'node:path';
import {bundleSpecification} from '../../../plugins/specification-files/bundle';
import type {ApiRow} from '../../../src/data/apis';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import type {Accept, Draft} from './accept';
import {countKept, toChangeLines} from './changes';
import {parseSpecText, type Reading} from './document';
import {downloadSpec, type DownloadOptions} from './download';
import {toSpecFiles, type SpecFiles} from './folders';
import {readSpecApart} from './readApart';
import {
  readSnapshot,
  removeSnapshot,
  setAside,
  toSha256,
  writeSnapshot,
  type Snapshot,
} from './snapshot';

/** A rejected document, with the reason and the path where it is stored. */
interface SetAside {
  readonly cause: string;
  readonly file: string;
}

/** The document that a build shows for one row, and why. */
export type SpecOutcome = {
  readonly row: ApiRow;
  /**
   * The document that is shown: the candidate if there is one, otherwise the last good copy;
   * `undefined` for the repository's file.
   */
  readonly copy: Snapshot | undefined;
  /** A copy of an earlier build that turned out to be unusable. */
  readonly dropped?: SetAside & {readonly fetchedAt: string};
} &
  /** `changes`: one line each. */
  (
    | {readonly state: 'updated'; readonly changes: readonly string[]}
    | {readonly state: 'unchanged'}
    /** `file`: path of the rejected response, if there was one. */
    | {readonly state: 'failed'; readonly cause: string; readonly file?: string}
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
  /** Tries everything that a build generates from documents. */
  readonly accept: Accept;
  /**
   * The document for the comparison. `repository` uses the repository's file, even if there is a
   * copy. @default the copy shown until now
   */
  readonly against?: 'copy' | 'repository';
  /** Accepts a document that lost most of its operations. */
  readonly acceptRemovals?: boolean;
  readonly download?: DownloadOptions;
  /** Parses a response. @default in a separate process */
  readonly read?: (text: string, row: ApiRow) => Promise<Reading>;
}

/** One specification during the update. */
interface Work {
  readonly row: ApiRow;
  readonly files: SpecFiles;
  readonly own: OpenApiDocument;
  readonly repositorySha256: string;
  readonly copy: Snapshot | undefined;
  readonly dropped?: SpecOutcome['dropped'];
}

/** A document that was parsed but not tried yet. */
interface Fetched {
  readonly work: Work;
  readonly candidate: Snapshot;
  readonly before: OpenApiDocument;
  readonly document: OpenApiDocument;
}

/**
 * Fetches the rows' specifications. A good document becomes the row's candidate, which
 * `keepCandidates` turns into the copy after a successful build. A rejected document is stored
 * elsewhere with its reason, and so is a bad copy from an earlier version.
 */
export async function updateSpecs(options: UpdateOptions): Promise<readonly SpecOutcome[]> {
  const works = await dropBadCopies(
    await Promise.all(options.rows.map((row) => readWork(row, options))),
    options,
  );
  const fetched = await Promise.all(works.map((work) => fetchCandidate(work, options)));
  const candidates = fetched.filter((one) => 'candidate' in one);
  const faults = await options.accept(
    candidates.map(({work: {row, files}}) => toDraft(row, files.candidate, options)),
  );
  return Promise.all(
    fetched.map((one) =>
      'candidate' in one ? judge(one, faults.get(one.work.row.spec), options) : one,
    ),
  );
}

/** Turns the candidates of a successful build into the copies that later builds fall back to. */
export async function keepCandidates(
  outcomes: readonly SpecOutcome[],
  copies: string,
): Promise<void> {
  for (const {row, state, copy} of outcomes) {
    if (state !== 'updated' || !copy) continue;
    const files = toSpecFiles(copies, row.spec);
    writeSnapshot(files.copy, copy);
    await Promise.all([files.candidate, files.rejected].map(removeSnapshot));
  }
}

async function readWork(row: ApiRow, {repository, copies}: UpdateOptions): Promise<Work> {
  const files = toSpecFiles(copies, row.spec);
  const {document: own} = await bundleSpecification(
    path.join(repository, `${row.spec}.yaml`),
    repository,
  );
  const repositorySha256 = toSha256(JSON.stringify(own));
  const kept = await readSnapshot(files.copy);
  await removeSnapshot(files.candidate);
  return {
    row,
    files,
    own,
    repositorySha256,
    copy: kept?.meta.repositorySha256 === repositorySha256 ? kept : undefined,
  };
}

/**
 * Tries the stored copies before the build relies on them, because rules or guides may have changed
 * since they were stored.
 */
async function dropBadCopies(
  works: readonly Work[],
  options: UpdateOptions,
): Promise<readonly Work[]> {
  const readings = await Promise.all(
    works.map(async ({row, copy}) =>
      copy ? (options.read ?? readSpecApart)(copy.text, row) : undefined,
    ),
  );
  const readable = works.filter((_work, index) => readings[index] && !('cause' in readings[index]));
  const faults = await options.accept(
    readable.map(({row, files}) => toDraft(row, files.copy, options)),
  );
  return Promise.all(
    works.map(async (work, index) => {
      const {row, copy, files} = work;
      const reading = readings[index];
      const fault = faults.get(row.spec);
      const cause = reading && 'cause' in reading ? reading.cause : fault && `its answer ${fault}`;
      if (!copy || cause === undefined) return work;
      const {fetchedAt} = copy.meta;
      setAside(files.rejected, copy.text, {cause, fetchedAt});
      await removeSnapshot(files.copy);
      return {...work, copy: undefined, dropped: {cause, file: files.rejected, fetchedAt}};
    }),
  );
}

async function fetchCandidate(work: Work, options: UpdateOptions): Promise<SpecOutcome | Fetched> {
  const {row, files, own, repositorySha256, copy, dropped} = work;
  const {
    url,
    now,
    against = 'copy',
    acceptRemovals = false,
    download,
    read = readSpecApart,
  } = options;
  const answer = await downloadSpec(`${url}/${row.id}/${row.version}.yaml`, {
    ...download,
    etag: against === 'copy' ? (copy?.meta.etag ?? undefined) : undefined,
  });
  if (answer.state === 'failed') return fail(work, answer.cause, options);
  if (answer.state === 'unchanged')
    return {row, copy, state: 'unchanged', ...(dropped && {dropped})};
  const reading = await read(answer.text, row);
  if ('cause' in reading) return fail(work, reading.cause, options, answer.text);
  const before = (copy && against === 'copy' ? parseSpecText(copy.text) : undefined) ?? own;
  const {kept, of} = countKept(before, reading.document);
  if (!acceptRemovals && kept * 2 < of) {
    const cause = `its answer has ${kept} of the ${of} operations. If that is meant, run "npm run specs:fetch -- --accept-removals yes"`;
    return fail(work, cause, options, answer.text);
  }
  const meta = {
    etag: answer.etag ?? null,
    sha256: toSha256(reading.text),
    fetchedAt: now().toISOString(),
    repositorySha256,
  };
  const candidate = {text: reading.text, meta};
  writeSnapshot(files.candidate, candidate);
  return {work, candidate, before, document: reading.document};
}

/**
 * Changes are only listed for accepted documents, because a recursive document would make the
 * comparison endless.
 */
async function judge(
  {work, candidate, before, document}: Fetched,
  fault: string | undefined,
  options: UpdateOptions,
): Promise<SpecOutcome> {
  const {row, files, dropped} = work;
  if (fault === undefined)
    return {
      row,
      copy: candidate,
      state: 'updated',
      changes: toChangeLines(before, document),
      ...(dropped && {dropped}),
    };
  await removeSnapshot(files.candidate);
  return fail(work, `its answer ${fault}`, options, candidate.text);
}

/** The document to show if no good one was fetched. A rejected response is stored. */
function fail(
  {row, copy, dropped, files}: Work,
  cause: string,
  {now}: UpdateOptions,
  text?: string,
): SpecOutcome {
  if (text !== undefined)
    setAside(files.rejected, text, {cause, fetchedAt: now().toISOString()});
  return {
    row,
    copy,
    state: 'failed',
    cause,
    ...(dropped && {dropped}),
    ...(text === undefined ? {} : {file: files.rejected}),
  };
}

function toDraft(row: ApiRow, file: string, {repository}: UpdateOptions): Draft {
  return {row, file, repositoryFile: path.join(repository, `${row.spec}.yaml`)};
}
