import type {ApiRow} from '../../data/apis';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The versions that menus link to: the newest of each API. */
export function toMenuApis(apis: readonly ApiRow[]): readonly ApiRow[] {
  return apis.filter(({latest}) => latest);
}

/** Every former address with the page that replaced it. */
export function toApiRedirects(apis: readonly ApiRow[]): readonly Redirect[] {
  return apis.flatMap(({formerPaths, path}) => formerPaths.map((from) => ({from, to: path})));
}

/** Problems in the catalogue, each as one sentence with its remedy. Empty if there are none. */
export function validateApis(
  apis: readonly ApiRow[],
  hasSpec: (spec: string) => boolean,
): readonly string[] {
  const addresses = apis.flatMap((api) =>
    [api.path, ...api.formerPaths].map((address) => ({address, api})),
  );
  const duplicates = addresses.filter(
    ({address}, index) => addresses.findIndex((other) => other.address === address) !== index,
  );
  const missing = apis.filter(({spec}) => !hasSpec(spec));
  return [
    ...duplicates.map(
      ({address, api}) =>
        `${api.id} ${api.version}: the address ${address} is taken by another row. Change one of them.`,
    ),
    ...missing.map(
      (api) =>
        `${api.id} ${api.version}: no specification static/openapi/${api.spec}.yaml. Add the file or correct the row.`,
    ),
  ];
}
