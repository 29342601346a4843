import {toApis} from '../model/catalogue/rows';

/** One version of an API, as its row states it. */
interface ApiVersion {
  /** The specification's file name and the last part of the page's address. */
  readonly version: string;
  /** Replaced by a newer version. The specification says since when (`x-deprecated`). */
  readonly deprecated?: true;
  /** `local` runs beside the till. @default cloud */
  readonly variant?: 'local';
  /** `unified`: fetched from the live endpoint at build time, with the file as snapshot. @default file */
  readonly source?: 'unified';
}

/** One API with its documented versions. */
export interface CatalogueRow {
  readonly id: string;
  /** Product name as the menus show it; never translated. */
  readonly label: string;
  /** Folder below `static/openapi` and path below `/api`, if it differs from the ID. */
  readonly folder?: string;
  /** Whether a bar above its references links to its other versions. */
  readonly versionBar?: true;
  /** Addresses that redirect to the newest version. */
  readonly formerPaths?: readonly `/${string}`[];
  /** Newest first. */
  readonly versions: readonly ApiVersion[];
}

/** One documented version, including every value derived from its row. */
export interface ApiRow {
  /** Stable key of the API. */
  readonly id: string;
  readonly version: string;
  readonly label: string;
  readonly path: `/api/${string}`;
  /** Path below `static/openapi`, without extension. */
  readonly spec: string;
  /** Whether this is the newest version, to which menus link. */
  readonly latest: boolean;
  /** Whether the version bar preselects it if an address names no version. `false` for every version of an API without a bar. */
  readonly current: boolean;
  readonly deprecated: boolean;
  readonly variant: 'cloud' | 'local';
  readonly source: 'file' | 'unified';
  /** Addresses that redirect to this page. */
  readonly formerPaths: readonly `/${string}`[];
}

/** The order of the menus. */
export const catalogue = [
  {id: 'kassensichv', label: 'SIGN DE', versions: [{version: 'v2'}, {version: 'v1', deprecated: true}, {version: 'v0', deprecated: true}]},
  {id: 'submission', label: 'SUBMIT DE', folder: 'sign-de/submission', versions: [{version: 'v1'}]},
  {id: 'dsfinvk', label: 'DSFINVK DE', versions: [{version: 'v1'}, {version: 'v0', deprecated: true}]},
  {id: 'rksv', label: 'SIGN AT', versions: [{version: 'v1'}]},
  {id: 'sign-es', label: 'SIGN ES', versions: [{version: 'v1'}, {version: 'local/v0', variant: 'local'}]},
  {
    id: 'sign-it',
    label: 'SIGN IT',
    versionBar: true,
    formerPaths: ['/api/sign-it', '/api/sign-it-v2'],
    versions: [
      {version: '2025-08-12', source: 'unified'},
      {version: '2024-10-31', deprecated: true},
      {version: 'local', variant: 'local'},
    ],
  },
  {
    id: 'sign-fr',
    label: 'SIGN FR',
    versionBar: true,
    formerPaths: ['/api/sign-fr', '/api/sign-fr-v2'],
    versions: [{version: '2025-08-12', source: 'unified'}],
  },
  {id: 'ereceipt', label: 'RECEIPT', versions: [{version: 'v1'}, {version: 'v0', deprecated: true}]},
  {id: 'safe', label: 'SAFE', versions: [{version: 'v0'}]},
  {id: 'management', label: 'Management API', versions: [{version: 'v0'}]},
] as const satisfies readonly CatalogueRow[];

export type ApiId = (typeof catalogue)[number]['id'];

/** Every version of every API, in the order of the catalogue. */
export const apis: readonly ApiRow[] = toApis(catalogue);
