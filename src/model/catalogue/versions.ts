import type {ApiRow} from '../../data/apis';

/** One entry of the version bar. */
export interface VersionRow {
  readonly label: string;
  /** Address without language prefix and base URL. */
  readonly link: string;
  /** Preselected if the address names no version. */
  readonly current: boolean;
  readonly latest: boolean;
  readonly deprecated: boolean;
}

/**
 * The versions offered above the page at `path`, newest first. Only APIs with a `current` version
 * have a bar. Variants that run beside the till aren't versions of their API.
 */
export function toVersionRows(apis: readonly ApiRow[], path: string): readonly VersionRow[] {
  const barred = apis.find(({id, current}) => current && path.startsWith(`/api/${id}/`));
  return apis
    .filter(({id, variant}) => id === barred?.id && variant === 'cloud')
    .map(({version, path: link, current, latest, deprecated}) => ({
      label: version,
      link,
      current,
      latest,
      deprecated,
    }));
}

/**
 * The reader's version: the version in the address, otherwise the current one, otherwise the first.
 * `undefined` if there are no versions.
 */
export function toCurrentVersion(
  rows: readonly VersionRow[],
  address: string,
): VersionRow | undefined {
  return (
    rows.find(({link}) => `${address}/`.includes(`${link}/`)) ??
    rows.find(({current}) => current) ??
    rows[0]
  );
}
