import type {ApiRow} from '../../data/apis';

/** Two consecutive versions of an API, with the page that compares them. */
export interface VersionPair {
  readonly from: ApiRow;
  readonly to: ApiRow;
  /** Address of the page, without language prefix and base URL. */
  readonly path: `/api/${string}`;
}

/**
 * Every version of the catalogue with its predecessor. Variants that run beside the till are
 * separate products.
 */
export function toVersionPairs(apis: readonly ApiRow[]): readonly VersionPair[] {
  return apis.flatMap((to, index) => {
    const from = apis
      .slice(index + 1)
      .find(({id, variant}) => id === to.id && variant === to.variant);
    return from && to.variant === 'cloud'
      ? [{from, to, path: `${toChangesFolder(to)}/${from.version}...${to.version}` as const}]
      : [];
  });
}

/** The pair whose newer version is at `path`. */
export function toPairOf(apis: readonly ApiRow[], path: string): VersionPair | undefined {
  return toVersionPairs(apis).find(({to}) => to.path === path);
}

/** The JSON of a pair and the feed of its API, as paths below the site's base URL. */
export function toChangesFiles({to, path}: VersionPair): {
  readonly json: string;
  readonly feed: string;
} {
  return {json: `${path.slice(1)}.json`, feed: `${toChangesFolder(to).slice(1)}.atom`};
}

function toChangesFolder({path, version}: ApiRow): `/api/${string}` {
  return `${path.slice(0, -version.length - 1) as `/api/${string}`}/changes`;
}
