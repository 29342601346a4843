import type {ApiRow} from '../../data/apis';

/**
 * The name of a version of an API: `SIGN IT 2025-08-12`. The label of a local version ends with
 * `local`, so its version doesn't begin with it again: `SIGN IT local`, `SIGN ES local v0`.
 */
export function toVersionName({label, version}: Pick<ApiRow, 'label' | 'version'>): string {
  const [first = '', ...rest] = version.split('/');
  const own = label.endsWith(` ${first}`) ? rest.join('/') : version;
  return own === '' ? label : `${label} ${own}`;
}
