import {createHash} from 'node:crypto';
import {DEFAULT_CACHE_CONTROL, toContentType} from '../cdn/files';
import {toHeaders, type HeaderRule} from '../cdn/rules';

/**
 * What a file is to the others, in the order they are published: `asset`, whose address changes with its content; `file`, which pages show or link to under a
 * lasting address; `page`, in HTML or Markdown; `entry`, which tells readers, machines and the CDN what there is.
 */
export const fileKinds = ['asset', 'file', 'page', 'entry'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The headers an object keeps; a CDN passes them on and adds the rest of `_headers`. */
export interface ObjectHeaders {
  readonly 'Cache-Control': string;
  readonly 'Content-Type': string;
}

/** What names others, below the root or a language's folder. */
const ENTRIES =
  /^(?:[a-z]{2}\/)?(?:search-index\/manifest\.json|sitemap\.xml|llms(?:-full)?\.txt|robots\.txt|blog\/(?:rss\.xml|atom\.xml|feed\.json)|\.well-known\/.+|_headers|_redirects)$/;

export function toFileKind(file: string, headers: ObjectHeaders): FileKind {
  if (ENTRIES.test(file)) return 'entry';
  if (/\.(html|md)$/.test(file)) return 'page';
  return headers['Cache-Control'].includes('immutable') ? 'asset' : 'file';
}

/** The headers of a file's object: what `_headers` says of its address; where that says none, revalidation and the type of its extension. */
export function toObjectHeaders(file: string, rules: readonly HeaderRule[]): ObjectHeaders {
  const found = toHeaders(rules, toAddress(file));
  return {
    'Cache-Control': found['Cache-Control'] ?? DEFAULT_CACHE_CONTROL,
    'Content-Type': found['Content-Type'] ?? (/^_(headers|redirects)$/.test(file) ? 'text/plain; charset=utf-8' : toContentType(file)),
  };
}

/** A short hash of headers, to tell whether an object has to be written again though its content is the same. */
export function toFingerprint(headers: ObjectHeaders): string {
  return createHash('sha256')
    .update(JSON.stringify([headers['Cache-Control'], headers['Content-Type']]))
    .digest('hex')
    .slice(0, 16);
}

/** The address readers ask for to get a file. */
function toAddress(file: string): string {
  return `/${file === 'index.html' || file.endsWith('/index.html') ? file.slice(0, -'index.html'.length) : file.replace(/\.html$/, '')}`;
}
