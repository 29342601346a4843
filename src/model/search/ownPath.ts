/**
 * Characters that browsers drop from an address (tabs, line breaks and other control characters) or
 * read as a slash.
 */
const REWRITTEN = /[\\\u0000-\u001f\u007f]/;

/**
 * The path, query and anchor of an address on this site's origin; `undefined` for every other
 * address. Search engines and the browser's storage supply addresses that a click follows, so an
 * address counts as another origin if any browser could read it as one.
 */
export function toOwnPath(url: unknown, origin?: string): string | undefined {
  if (typeof url !== 'string') return undefined;
  const path =
    origin !== undefined && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  return REWRITTEN.test(path) || !staysHere(path.replace(/[?#].*/s, '')) ? undefined : path;
}

/**
 * Whether a path stays on its origin. The router decodes paths before it links to them (`history`
 * 4.10.1, twice on a click), so every decoded form has to stay there. No page has a path that is
 * encoded more than twice.
 */
function staysHere(pathname: string, rounds = 2): boolean {
  if (!/^\/(?!\/)/.test(pathname) || REWRITTEN.test(pathname)) return false;
  // Dot segments can move a double slash to the front.
  if (new URL(pathname, 'https://origin.invalid').pathname.startsWith('//')) return false;
  const decoded = decode(pathname);
  return (
    decoded !== undefined &&
    (decoded === pathname || (rounds > 0 && staysHere(decoded, rounds - 1)))
  );
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
