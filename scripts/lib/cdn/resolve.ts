/** The host's response to an address. Paths are decoded. */
export type Resolution =
  | {readonly kind: 'file'; readonly file: string; readonly status: 200}
  | {readonly kind: 'missing'; readonly file: string | undefined; readonly status: 404}
  | {readonly kind: 'moved'; readonly to: string; readonly status: 301};

interface ResolveContext {
  /** Whether a path below the output folder is a file. */
  readonly isFile: (path: string) => boolean;
  /** Path prefixes of the languages that have a `404.html`, e.g. `/de/`. */
  readonly languagePrefixes: readonly string[];
}

/**
 * Matches an empty segment, one that names the folder itself or its parent, and backslashes and
 * control characters, which browsers rewrite or headers can't contain.
 */
const UNSAFE = /[^/]\/\/|(^|\/)\.{1,2}(\/|$)|[\\\u0000-\u001f\u007f]/;

/**
 * The file behind a clean address, as Cloudflare finds it: the file itself, `address.html`, or
 * `address/index.html`. Addresses with a trailing slash, `.html`, `/index` or several leading
 * slashes redirect to the clean form if a page exists there. All other addresses get the 404 page
 * of their language.
 */
export function resolveAddress(address: string, context: ResolveContext): Resolution {
  const path = decode(address);
  if (path === undefined || UNSAFE.test(path)) return missing('/', context);
  const clean = path.replace(/^\/+/, '/');
  const resolution = resolvePath(clean, context);
  return clean !== path && resolution.kind === 'file'
    ? {kind: 'moved', to: clean, status: 301}
    : resolution;
}

function resolvePath(path: string, context: ResolveContext): Resolution {
  const {isFile, languagePrefixes} = context;
  const home = /^(.*\/)index(\.html)?$/.exec(path)?.[1];
  if (home !== undefined && isFile(`${home}index.html`))
    return moved(toClean(home, languagePrefixes));
  // The address of the error page itself gets the same response as any other address without a
  // page.
  if (/^\/(.+\/)?404(\.html)?$/.test(path)) return missing(path, context);
  if (path.endsWith('.html') && isFile(path)) return moved(path.slice(0, -'.html'.length));
  if (path.endsWith('/')) {
    const clean = toClean(path, languagePrefixes);
    if (isFile(`${path}index.html`))
      return clean === path ? found(`${path}index.html`) : moved(clean);
    return isFile(`${path.slice(0, -1)}.html`) ? moved(clean) : missing(path, context);
  }
  const file = [path, `${path}.html`, `${path}/index.html`].find(isFile);
  return file === undefined ? missing(path, context) : found(file);
}

/** Home pages keep their trailing slash. Other addresses have none. */
function toClean(path: string, languagePrefixes: readonly string[]): string {
  return path === '/' || languagePrefixes.includes(path) ? path : path.slice(0, -1);
}

function found(file: string): Resolution {
  return {kind: 'file', file, status: 200};
}

function moved(to: string): Resolution {
  return {kind: 'moved', to, status: 301};
}

function missing(path: string, {isFile, languagePrefixes}: ResolveContext): Resolution {
  const prefix =
    languagePrefixes.find((candidate) => path.startsWith(candidate) || `${path}/` === candidate) ??
    '/';
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
