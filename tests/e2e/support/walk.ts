import type {Page} from '@playwright/test';

/** An address of the site, with its language. */
export interface Stop {
  readonly locale: string;
  /** Path without the language's prefix. */
  readonly path: string;
  readonly address: string;
}

/** Every address of a sitemap, as paths. */
export function parseSitemap(xml: string, locale: string): readonly Stop[] {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const {pathname: address} = new URL(location);
    return {
      locale,
      address,
      path: address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address,
    };
  });
}

/**
 * Reference pages have up to 26,000 elements. In other languages than the first, one of them
 * represents all.
 */
const isReference = ({path}: Stop): boolean => path.startsWith('/api/');
const SMALL_REFERENCE = '/api/sign-fr/2025-08-12';

/**
 * The stops of a walk: every page in the first language, every page that exists in only one
 * language, and every other page again in one of the other languages, in turn. Together, the
 * other languages cover the whole site a second time.
 */
export function toWalk(sitemaps: readonly (readonly Stop[])[]): readonly Stop[] {
  const [first = [], ...others] = sitemaps;
  const known = new Set(first.map(({path}) => path));
  const shared = [...known].sort();
  return [
    ...first,
    ...others.flatMap((stops, turn) =>
      stops.filter((stop) => {
        if (isReference(stop)) return stop.path === SMALL_REFERENCE;
        return (
          !known.has(stop.path) ||
          stop.path === '/' ||
          shared.indexOf(stop.path) % others.length === turn
        );
      }),
    ),
  ];
}

/**
 * Collects a page's complaints: console errors, which include failed hydration, and uncaught
 * errors. `take` empties the list.
 */
export function watchErrors(page: Page): {readonly take: () => readonly string[]} {
  let errors: string[] = [];
  page.on('console', (message) => {
    // Resources that this walk doesn't load aren't errors of the page.
    if (message.type() === 'error' && !/ERR_BLOCKED_BY_CLIENT/.test(message.text()))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return {
    take() {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}
