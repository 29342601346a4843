import type {ApiRow} from '../../data/apis';

/** One entry of the version bar. */
export interface VersionRow {
  readonly label: string;
  /** Address without language prefix and base URL. */
  readonly link: string;
  /** Preselected where the address names no version. */
  readonly current: boolean;
  readonly latest: boolean;
  readonly deprecated: boolean;
}

/** The versions offered above the page at `path`, newest first. Only an API with a `current` version has a bar; variants that run beside the till are no versions of it. */
export function toVersionRows(apis: readonly ApiRow[], path: string): readonly VersionRow[] {
  const barred = apis.find(({id, current}) => current && path.startsWith(`/api/${id}/`));
  return apis
    .filter(({id, variant}) => id === barred?.id && variant === 'cloud')
    .map(({version, path: link, current, latest, deprecated}) => ({label: version, link, current, latest, deprecated}));
}

/** The version the reader is at: the one whose path is in the address, else the current one, else the first. `undefined` without versions. */
export function toCurrentVersion(rows: readonly VersionRow[], address: string): VersionRow | undefined {
  return rows.find(({link}) => `${address}/`.includes(`${link}/`)) ?? rows.find(({current}) => current) ?? rows[0];
}
