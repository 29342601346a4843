/** An object as a deployment left it. */
export interface Recorded {
  /** Of the content; empty where it is not known. */
  readonly sha256: string;
  readonly size: number;
  /** Fingerprint of its headers. */
  readonly headers: string;
  /** As the store told it. */
  readonly etag: string;
}

/** What the bucket holds of the portal, written by every deployment when all else is done. */
export interface Manifest {
  readonly format: 1;
  /** When the last deployment began, ISO 8601. */
  readonly deployedAt: string;
  readonly files: Readonly<Record<string, Recorded>>;
  /** Files of earlier builds that are still there, and since when no build has them. */
  readonly left: Readonly<Record<string, Recorded & {readonly since: string}>>;
}

/** Keys of a deployment's own objects, below the prefix. */
export const stateFiles = {
  manifest: '.deployment.json',
  /** Paths that a deployment is about to write, so that one which breaks leaves nothing unknown behind. */
  journal: '.deployment-journal.json',
  lock: '.deployment-lock.json',
} as const;

export const emptyManifest: Manifest = {format: 1, deployedAt: '', files: {}, left: {}};

/** Reads the manifest. Throws where it is none; whoever deploys has to decide then. */
export function parseManifest(text: string): Manifest {
  const value = parseObject(text, stateFiles.manifest) as Partial<Manifest>;
  const isRecord = (entry: unknown): boolean => {
    const {sha256, size, headers, etag} = (entry ?? {}) as Partial<Recorded>;
    return typeof sha256 === 'string' && typeof size === 'number' && typeof headers === 'string' && typeof etag === 'string';
  };
  const isManifest =
    value.format === 1 &&
    isMap(value.files) &&
    isMap(value.left) &&
    Object.values(value.files).every(isRecord) &&
    Object.values(value.left).every((entry) => isRecord(entry) && !Number.isNaN(Date.parse(entry.since)));
  if (!isManifest) throw new Error(toDamaged(stateFiles.manifest));
  return value as Manifest;
}

/** Reads the journal: paths. Throws where it is none. */
export function parseJournal(text: string): readonly string[] {
  const {paths} = parseObject(text, stateFiles.journal) as {readonly paths?: unknown};
  if (!Array.isArray(paths) || !paths.every((entry) => typeof entry === 'string')) throw new Error(toDamaged(stateFiles.journal));
  return paths;
}

function parseObject(text: string, name: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (isMap(value)) return value;
  } catch {
    // Told below, as for any other text that is none of ours.
  }
  throw new Error(toDamaged(name));
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toDamaged(name: string): string {
  return (
    `${name} in the bucket is damaged, or the store answers something else in its place. If it is damaged, delete it and deploy again: ` +
    'objects are then compared one by one, and files of earlier builds stay until you delete them.'
  );
}
