/**
 * The first file a page reads. It names the current build's index. It is short and always
 * revalidated, while the files it names are cached permanently.
 */
export interface SearchManifest {
  readonly format: 2;
  /** Name of the folder of the build's files: a hash of their contents. */
  readonly build: string;
  readonly sections: number;
  /** Checksum of the index file's text. */
  readonly sum: number;
}

/** Addresses below a language's base URL. */
export const searchFiles = {
  manifest: 'search-index/manifest.json',
  index: (build: string) => `search-index/files/${build}/index.json`,
  part: (build: string, part: number) => `search-index/files/${build}/${part}.json`,
  /** Files that can be cached permanently. */
  immutable: 'search-index/files/*',
} as const;

/** Reads a manifest. Throws if the text isn't one. */
export function parseManifest(value: unknown): SearchManifest {
  const {format, build, sections, sum} = (value ?? {}) as Partial<SearchManifest>;
  if (
    format !== 2 ||
    typeof build !== 'string' ||
    !/^[0-9a-f]{16}$/.test(build) ||
    typeof sections !== 'number' ||
    typeof sum !== 'number'
  )
    throw new Error('The search index is not in the form this page reads.');
  return {format, build, sections, sum};
}

/** A checksum (FNV-1a) that detects truncated or changed texts. */
export function toSum(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
