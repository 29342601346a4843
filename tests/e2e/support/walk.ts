import type {Page} from '@playwright/test';

/** An address of the site, and the language it is in. */
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
    return {locale, address, path: address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address};
  });
}

/** Reference pages hold up to 26,000 elements; beside the first language, one of them stands for all. */
const isReference = ({path}: Stop): boolean => path.startsWith('/api/');
const SMALL_REFERENCE = '/api/sign-fr/2025-08-12';

/**
 * The stops of a walk: everything in the first language; in the others each page of one language only, and each other page in one of them, in turn, so that all
 * together see the whole site a second time.
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
        return !known.has(stop.path) || stop.path === '/' || shared.indexOf(stop.path) % others.length === turn;
      }),
    ),
  ];
}

/** Collects what a page complains about: errors on the console, which is where React tells failed hydration, and uncaught ones. `take` empties the list. */
export function watchErrors(page: Page): {readonly take: () => readonly string[]} {
  let errors: string[] = [];
  page.on('console', (message) => {
    // What this walk does not load is no error of the page.
    if (message.type() === 'error' && !/ERR_BLOCKED_BY_CLIENT/.test(message.text())) errors.push(message.text());
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
