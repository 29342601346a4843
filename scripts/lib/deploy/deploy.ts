import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {toHash, type BuildFile} from './files';
import {readHolder, toTakenText, withLock, type Holder, type Lock} from './lock';
import {emptyManifest, parseJournal, parseManifest, stateFiles} from './manifest';
import {planDeployment, toManifest, toUnsure, type Bucket, type Plan, type Probe, type Stored} from './plan';
import {forEachLimited} from './pool';
import {toPlanLines} from './report';
import type {Store} from './store';

export interface DeployOptions {
  readonly store: Store;
  /** The build's folder and what is in it. */
  readonly folder: string;
  readonly files: readonly BuildFile[];
  readonly now: Date;
  readonly graceDays: number;
  readonly holder: Holder;
  /** Only tells what would be done. */
  readonly isDry: boolean;
  /** Names every file. */
  readonly isListed: boolean;
  /** Removes a lock that another deployment left. */
  readonly breaksLock: boolean;
  /** Requests at a time. */
  readonly concurrency: number;
  readonly signal?: AbortSignal;
  readonly log: (line: string) => void;
}

const STATE_HEADERS = {'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8'} as const;

/**
 * Brings a bucket to the state of a build, in an order in which no published page ever refers to a missing file. Whatever breaks it off, it can be run again and
 * goes on. Throws with the file, the cause and what to do.
 */
export async function deploy(options: DeployOptions): Promise<Plan> {
  const {store, isDry, log, breaksLock, holder} = options;
  if (isDry) {
    const other = await readHolder(store);
    if (other !== undefined) log(toTakenText(other));
    const {plan} = await readPlan(options);
    for (const line of toPlanLines(plan, {isDry, isListed: options.isListed})) log(line);
    return plan;
  }
  return withLock(store, {holder, breaksLock, log}, async (lock) => {
    const {plan, bucket} = await readPlan(options);
    for (const line of toPlanLines(plan, {isDry, isListed: options.isListed})) log(line);
    await carryOut(plan, bucket, lock, options);
    return plan;
  });
}

/** What is to be done, from the build and from what the bucket tells. */
async function readPlan({store, files, now, graceDays, concurrency, signal}: DeployOptions): Promise<{readonly plan: Plan; readonly bucket: Bucket}> {
  const bucket = await readBucket(store);
  const probes = new Map<string, Probe>();
  const look = async ({path: file}: BuildFile): Promise<void> => {
    const probe = await store.probe(file);
    if (probe !== undefined) probes.set(file, probe);
  };
  await forEachLimited(toUnsure(files, bucket), concurrency, look, signal);
  return {plan: planDeployment({files, bucket, probes, now, graceDays}), bucket};
}

/** What the bucket holds, by its listing and by what deployments noted. */
export async function readBucket(store: Store): Promise<Bucket> {
  const [manifestText, journalText] = [await store.read(stateFiles.manifest), await store.read(stateFiles.journal)];
  return {
    listed: await readListing(store, manifestText !== undefined),
    manifest: manifestText === undefined ? emptyManifest : parseManifest(manifestText),
    journal: journalText === undefined ? [] : parseJournal(journalText),
  };
}

/** The objects of the portal. Throws when a manifest that was just read is not among them: the listing is not to be trusted then. */
async function readListing(store: Store, hasManifest: boolean): Promise<ReadonlyMap<string, Stored>> {
  const listed = new Map(await store.list());
  if (hasManifest && !listed.has(stateFiles.manifest))
    throw new Error(`The bucket’s listing lacks ${stateFiles.manifest}, which is there. Check the store; nothing was uploaded.`);
  for (const own of Object.values(stateFiles)) listed.delete(own);
  return listed;
}

async function carryOut(plan: Plan, {manifest, journal}: Bucket, lock: Lock, options: DeployOptions): Promise<void> {
  const {store, folder, now, concurrency, signal, log} = options;
  const etags = new Map<string, string>();
  if (plan.steps.length > 0) {
    const known = new Set([...Object.keys(manifest.files), ...Object.keys(manifest.left)]);
    const paths = [...new Set([...journal, ...plan.steps.flatMap(({uploads}) => uploads.map(({file}) => file.path))])].filter((file) => !known.has(file));
    if (paths.length > 0) await store.write(stateFiles.journal, toState({paths: paths.sort()}));
  }
  const settled = new Map(plan.same.map(({file, etag}) => [file.path, {file, etag}]));
  for (const [index, {name, uploads}] of plan.steps.entries()) {
    await lock.check();
    // The store is asked, not believed: an upload it confirmed and lost would leave a page without its script.
    if (index > 0) await verify(store, [...settled.values()], `the ${name}`);
    log(`Uploading ${uploads.length} ${name}`);
    await forEachLimited(
      uploads,
      concurrency,
      async ({file}) => {
        const etag = await upload(store, folder, file);
        etags.set(file.path, etag);
        settled.set(file.path, {file, etag});
      },
      signal,
    );
  }
  await lock.check();
  if (plan.steps.length > 0) await verify(store, [...settled.values()], 'the end');
  if (plan.deletions.length > 0) {
    log(`Deleting ${plan.deletions.length} files that left the build`);
    await forEachLimited(plan.deletions, concurrency, ({path: file}) => store.remove(file), signal);
  }
  await store.write(stateFiles.manifest, toState(toManifest(plan, etags, now)));
  // Asked for by itself: a journal may also stem from a deployment that broke.
  await store.remove(stateFiles.journal);
}

async function upload(store: Store, folder: string, {path: file, sha256, fingerprint, headers}: BuildFile): Promise<string> {
  const body = await readFile(path.join(folder, file));
  if (toHash(body) !== sha256) throw new Error(`${file} changed while it was deployed. Let no build run into ${folder} meanwhile, and run the command again.`);
  return store.write(file, {body, headers, probe: {sha256, headers: fingerprint}});
}

/** Throws when the store lacks one of the files, or holds another content than it confirmed. */
async function verify(store: Store, settled: readonly {readonly file: BuildFile; readonly etag: string}[], before: string): Promise<void> {
  if (settled.length === 0) return;
  const listed = await store.list();
  const isThere = ({path: file, size}: BuildFile, etag: string): boolean => {
    const stored = listed.get(file);
    return stored?.size === size && (etag === '' || stored.etag === etag);
  };
  const wrong = settled.filter(({file, etag}) => !isThere(file, etag)).map(({file}) => file.path);
  if (wrong.length > 0)
    throw new Error(
      `Before ${before}, the store does not hold ${wrong.slice(0, 5).join(', ')}${wrong.length > 5 ? ` and ${wrong.length - 5} more` : ''} as uploaded. ` +
        'Nothing further was published. Run the command again: what is missing is uploaded then.',
    );
}

function toState(value: object): Parameters<Store['write']>[1] {
  return {body: Buffer.from(`${JSON.stringify(value)}\n`), headers: STATE_HEADERS};
}
