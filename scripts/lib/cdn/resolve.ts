/** What the CDN answers an address with. */
export type Resolution =
  | {readonly kind: 'file'; readonly file: string; readonly status: 200}
  | {readonly kind: 'missing'; readonly file: string | undefined; readonly status: 404}
  | {readonly kind: 'moved'; readonly to: string; readonly status: 301};

interface ResolveContext {
  /** Whether a path below the output folder is a file. */
  readonly isFile: (path: string) => boolean;
  /** Path prefixes of the languages that have their own `404.html`, e.g. `/de/`. */
  readonly languagePrefixes: readonly string[];
}

/**
 * The file behind a clean address, as Netlify and Cloudflare Pages find it: the file itself, `address.html`, or `address/index.html`; a trailing slash or
 * `.html` is moved to the clean form; everything else is the 404 page of the address's language.
 */
export function resolveAddress(address: string, {isFile, languagePrefixes}: ResolveContext): Resolution {
  const path = decode(address);
  if (path === undefined || path.includes('\0') || /[^/]\/\//.test(path) || path.split('/').includes('..')) return missing('/', isFile, languagePrefixes);
  if (path.endsWith('/index.html')) return {kind: 'moved', to: path.slice(0, -'index.html'.length), status: 301};
  if (path.endsWith('.html') && path !== '/404.html' && isFile(path)) return {kind: 'moved', to: path.slice(0, -'.html'.length), status: 301};
  if (path.endsWith('/')) {
    if (isFile(`${path}index.html`)) {
      const isHome = path === '/' || languagePrefixes.includes(path);
      return isHome ? {kind: 'file', file: `${path}index.html`, status: 200} : {kind: 'moved', to: path.slice(0, -1), status: 301};
    }
    return isFile(`${path.slice(0, -1)}.html`) ? {kind: 'moved', to: path.slice(0, -1), status: 301} : missing(path, isFile, languagePrefixes);
  }
  const file = [path, `${path}.html`, `${path}/index.html`].find(isFile);
  return file === undefined ? missing(path, isFile, languagePrefixes) : {kind: 'file', file, status: 200};
}

function missing(path: string, isFile: ResolveContext['isFile'], languagePrefixes: readonly string[]): Resolution {
  const prefix = languagePrefixes.find((candidate) => path.startsWith(candidate) || `${path}/` === candidate) ?? '/';
  const file = [`${prefix}404.html`, '/404.html'].find(isFile);
  return {kind: 'missing', file, status: 404};
}

function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
