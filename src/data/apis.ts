/** One documented version of one API. */
export interface ApiRow {
  /** Stable key of the API; with the version it names the specification file. */
  readonly id: string;
  readonly version: string;
  /** Product name as the menus show it; never translated. */
  readonly label: string;
  readonly path: `/api/${string}`;
  /** Path below `static/openapi`, without extension. */
  readonly spec: string;
  /** `menu`: shown in the APIs menu. `latest` and `current`: badges and preselection of the version bar. `deprecated`: replaced by a newer version. */
  readonly flags: readonly ('menu' | 'latest' | 'current' | 'deprecated')[];
  /** `local` runs beside the till. */
  readonly variant: 'cloud' | 'local';
  /** Has a `#section/Quick-Start` that guides and the quick start link to. */
  readonly quickStart: boolean;
  /** `unified`: fetched from the live endpoint at build time, with the file as snapshot. `file`: kept here. */
  readonly source: 'file' | 'unified';
  /** Addresses the page had before or that lead to it; each becomes a redirect. */
  readonly formerPaths: readonly `/${string}`[];
}

/** Grouped by API, newest version first; menus keep this order. */
export const apis = [
  {id: 'kassensichv', version: 'v2', label: 'SIGN DE', path: '/api/kassensichv/v2', spec: 'kassensichv/v2', flags: ['menu', 'latest'], variant: 'cloud', quickStart: true, source: 'file', formerPaths: []},
  {id: 'kassensichv', version: 'v1', label: 'SIGN DE', path: '/api/kassensichv/v1', spec: 'kassensichv/v1', flags: ['deprecated'], variant: 'cloud', quickStart: false, source: 'file', formerPaths: []},
  {id: 'kassensichv', version: 'v0', label: 'SIGN DE', path: '/api/kassensichv/v0', spec: 'kassensichv/v0', flags: ['deprecated'], variant: 'cloud', quickStart: false, source: 'file', formerPaths: []},
  {id: 'submission', version: 'v1', label: 'SUBMIT DE', path: '/api/sign-de/submission/v1', spec: 'sign-de/submission/v1', flags: ['menu', 'latest'], variant: 'cloud', quickStart: true, source: 'file', formerPaths: []},
  {id: 'dsfinvk', version: 'v1', label: 'DSFINVK DE', path: '/api/dsfinvk/v1', spec: 'dsfinvk/v1', flags: ['menu', 'latest'], variant: 'cloud', quickStart: true, source: 'file', formerPaths: []},
  {id: 'dsfinvk', version: 'v0', label: 'DSFINVK DE', path: '/api/dsfinvk/v0', spec: 'dsfinvk/v0', flags: ['deprecated'], variant: 'cloud', quickStart: false, source: 'file', formerPaths: []},
  {id: 'rksv', version: 'v1', label: 'SIGN AT', path: '/api/rksv/v1', spec: 'rksv/v1', flags: ['menu', 'latest'], variant: 'cloud', quickStart: true, source: 'file', formerPaths: []},
  {id: 'sign-es', version: 'v1', label: 'SIGN ES', path: '/api/sign-es/v1', spec: 'sign-es/v1', flags: ['menu', 'latest'], variant: 'cloud', quickStart: true, source: 'file', formerPaths: []},
  {id: 'sign-es', version: 'local/v0', label: 'SIGN ES local', path: '/api/sign-es/local/v0', spec: 'sign-es/local/v0', flags: [], variant: 'local', quickStart: false, source: 'file', formerPaths: []},
  {id: 'sign-it', version: '2025-08-12', label: 'SIGN IT', path: '/api/sign-it/2025-08-12', spec: 'sign-it/2025-08-12', flags: ['menu', 'latest', 'current'], variant: 'cloud', quickStart: true, source: 'unified', formerPaths: ['/api/sign-it', '/api/sign-it-v2']},
  {id: 'sign-it', version: '2024-10-31', label: 'SIGN IT', path: '/api/sign-it/2024-10-31', spec: 'sign-it/2024-10-31', flags: ['deprecated'], variant: 'cloud', quickStart: false, source: 'file', formerPaths: []},
  {id: 'sign-it', version: 'local', label: 'SIGN IT local', path: '/api/sign-it/local', spec: 'sign-it/local', flags: [], variant: 'local', quickStart: false, source: 'file', formerPaths: []},
  {id: 'sign-fr', version: '2025-08-12', label: 'SIGN FR', path: '/api/sign-fr/2025-08-12', spec: 'sign-fr/2025-08-12', flags: ['menu', 'latest', 'current'], variant: 'cloud', quickStart: true, source: 'unified', formerPaths: ['/api/sign-fr', '/api/sign-fr-v2']},
  {id: 'ereceipt', version: 'v1', label: 'RECEIPT', path: '/api/ereceipt/v1', spec: 'ereceipt/v1', flags: ['menu', 'latest'], variant: 'cloud', quickStart: true, source: 'file', formerPaths: []},
  {id: 'ereceipt', version: 'v0', label: 'RECEIPT', path: '/api/ereceipt/v0', spec: 'ereceipt/v0', flags: ['deprecated'], variant: 'cloud', quickStart: false, source: 'file', formerPaths: []},
  {id: 'safe', version: 'v0', label: 'SAFE', path: '/api/safe/v0', spec: 'safe/v0', flags: ['menu', 'latest'], variant: 'cloud', quickStart: false, source: 'file', formerPaths: []},
  {id: 'management', version: 'v0', label: 'Management API', path: '/api/management/v0', spec: 'management/v0', flags: ['menu', 'latest'], variant: 'cloud', quickStart: false, source: 'file', formerPaths: []},
] as const satisfies readonly ApiRow[];

export type ApiSpec = (typeof apis)[number]['spec'];
