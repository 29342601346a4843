import {fileKinds} from './kinds';
import type {BuildFile} from './files';
import type {Manifest, Recorded} from './manifest';

/** An object as the store's listing tells it. */
export interface Stored {
  readonly size: number;
  readonly etag: string;
}

/** What the bucket holds, as far as it is known. Paths are below the prefix. */
export interface Bucket {
  readonly listed: ReadonlyMap<string, Stored>;
  readonly manifest: Manifest;
  /** Paths that deployments which broke were about to write. */
  readonly journal: readonly string[];
}

/** Hashes an object carries itself. */
export interface Probe {
  readonly sha256: string;
  readonly headers: string;
}

export interface Upload {
  readonly file: BuildFile;
  /** Whether nothing stands at its address yet. */
  readonly isNew: boolean;
}

/** Uploads that may run side by side. Each step waits for the one before. */
export interface Step {
  readonly name: string;
  readonly uploads: readonly Upload[];
}

export interface Plan {
  readonly steps: readonly Step[];
  /** Files that stand in the bucket as they are. */
  readonly same: readonly {readonly file: BuildFile; readonly etag: string}[];
  /** Files that left the build and are kept, and until when. */
  readonly left: readonly {readonly path: string; readonly recorded: Recorded; readonly since: Date; readonly until: Date}[];
  readonly deletions: readonly {readonly path: string; readonly size: number}[];
  /** Objects that no deployment wrote. They are left alone. */
  readonly foreign: readonly string[];
}

interface PlanOptions {
  readonly files: readonly BuildFile[];
  readonly bucket: Bucket;
  readonly probes: ReadonlyMap<string, Probe>;
  readonly now: Date;
  readonly graceDays: number;
}

const DAY = 86_400_000;

/** Files whose object may or may not be the same: as long, but nothing recorded tells. Their objects have to be asked, which is what makes a broken deployment go on. */
export function toUnsure(files: readonly BuildFile[], {listed, manifest}: Bucket): readonly BuildFile[] {
  return files.filter((file) => {
    const stored = listed.get(file.path);
    return stored?.size === file.size && toKnown(file.path, stored, manifest) === undefined;
  });
}

/**
 * What a deployment has to do. Nothing is written before what it refers to is there: assets, then files, then pages nobody links to yet, then pages that are
 * replaced, then what names them all. Files that left the build are deleted when the grace is over.
 */
export function planDeployment({files, bucket, probes, now, graceDays}: PlanOptions): Plan {
  const {listed, manifest} = bucket;
  const isSame = (file: BuildFile): boolean => {
    const stored = listed.get(file.path);
    if (stored?.size !== file.size) return false;
    const known = toKnown(file.path, stored, manifest) ?? probes.get(file.path);
    return known?.sha256 === file.sha256 && known.headers === file.fingerprint;
  };
  const same = files.filter(isSame).map((file) => ({file, etag: listed.get(file.path)?.etag ?? ''}));
  const kept = new Set(same.map(({file}) => file.path));
  const uploads = files.filter(({path}) => !kept.has(path)).map((file) => ({file, isNew: !listed.has(file.path)}));

  const built = new Set(files.map(({path}) => path));
  const own = toOwnPaths(bucket);
  const gone = [...own]
    .filter((path) => !built.has(path))
    .sort()
    .flatMap((path) => {
      const stored = listed.get(path);
      if (stored === undefined) return [];
      const recorded = toKnown(path, stored, manifest) ?? {...stored, sha256: '', headers: ''};
      const since = new Date(manifest.left[path]?.since ?? now);
      return [{path, recorded, since, until: new Date(since.getTime() + graceDays * DAY)}];
    });
  return {
    steps: toSteps(uploads),
    same,
    left: gone.filter(({until}) => until > now),
    deletions: gone.filter(({until}) => until <= now).map(({path, recorded: {size}}) => ({path, size})),
    foreign: [...listed.keys()].filter((path) => !built.has(path) && !own.has(path)).sort(),
  };
}

/** Everything that deployments wrote or were about to write, whether it is there or not. */
export function toOwnPaths({manifest, journal}: Pick<Bucket, 'manifest' | 'journal'>): ReadonlySet<string> {
  return new Set([...Object.keys(manifest.files), ...Object.keys(manifest.left), ...journal]);
}

function toSteps(uploads: readonly Upload[]): readonly Step[] {
  const steps = fileKinds.flatMap((kind): Step[] => {
    const own = uploads.filter(({file}) => file.kind === kind);
    if (kind !== 'page') return [{name: {asset: 'assets', file: 'files', entry: 'entry files'}[kind], uploads: own}];
    return [
      {name: 'new pages', uploads: own.filter(({isNew}) => isNew)},
      {name: 'changed pages', uploads: own.filter(({isNew}) => !isNew)},
    ];
  });
  return steps.filter((step) => step.uploads.length > 0);
}

/** What the manifest knows of an object, provided that it is still the one the manifest speaks of. */
function toKnown(path: string, stored: Stored, {files, left}: Manifest): Recorded | undefined {
  const recorded = Object.hasOwn(files, path) ? files[path] : Object.hasOwn(left, path) ? left[path] : undefined;
  if (recorded === undefined || recorded.sha256 === '' || recorded.etag !== stored.etag || recorded.size !== stored.size) return undefined;
  const {sha256, size, headers, etag} = recorded;
  return {sha256, size, headers, etag};
}

/** The manifest after a plan was carried out. `etags` are those the store gave to what was uploaded. */
export function toManifest({steps, same, left}: Plan, etags: ReadonlyMap<string, string>, now: Date): Manifest {
  const toRecord = ({sha256, size, fingerprint}: BuildFile, etag: string): Recorded => ({sha256, size, headers: fingerprint, etag});
  const uploaded = steps.flatMap(({uploads}) => uploads.map(({file}) => [file.path, toRecord(file, etags.get(file.path) ?? '')] as const));
  return {
    format: 1,
    deployedAt: now.toISOString(),
    files: toSortedRecord([...same.map(({file, etag}) => [file.path, toRecord(file, etag)] as const), ...uploaded]),
    left: toSortedRecord(left.map(({path, recorded, since}) => [path, {...recorded, since: since.toISOString()}] as const)),
  };
}

function toSortedRecord<Value>(entries: readonly (readonly [string, Value])[]): Readonly<Record<string, Value>> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
