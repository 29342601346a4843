import type {ConventionRow} from './row';

/** Shared by the APIs with flat bodies and IDs from the till. */
const upsert = {
  ids: 'yours',
  time: 'unix',
  amounts: 'text',
  retries: 'put',
  lists: 'count',
  errors: 'flat',
  signIn: 'POST /auth',
  tokenHours: {access: 24, refresh: 48},
} as const satisfies Partial<ConventionRow>;

const signDe = {
  ...upsert,
  limit: {requests: 1200, window: 'minute', per: 'API key', signIns: 10},
  periods: ['start_date', 'end_date'],
  states: ['states[]'],
  downloads: ['GET /tss/{tss_id}/export/{export_id}/file'],
} as const satisfies Partial<ConventionRow>;

const dsfinvk = {
  ...upsert,
  lists: 'next',
  limit: {requests: 300, window: 'minute', per: 'API key', signIns: 10},
  periods: ['business_date_start', 'business_date_end'],
  states: ['states[]'],
  downloads: ['GET /exports/{export_id}/download'],
} as const satisfies Partial<ConventionRow>;

const spain = {
  ids: 'yours',
  time: 'local',
  amounts: 'text',
  retries: 'put',
  lists: 'tokenMissing',
  errors: 'content',
  signIn: 'POST /auth',
} as const satisfies Partial<ConventionRow>;

/** Shared by the APIs with idempotency keys and IDs from the service. */
const unified = {
  servers: ['https://test.api.bonarium.example', 'https://live.api.bonarium.example'],
  ids: 'sorted',
  time: 'offset',
  amounts: 'text',
  retries: 'key',
  lists: 'tokenNull',
  errors: 'content',
  signIn: 'POST /tokens',
  tokenHours: {access: 24},
  limit: {requests: 50, window: 'second', per: 'token', signIns: 10},
  states: [],
} as const satisfies Partial<ConventionRow>;

const receipt = {
  ...upsert,
  limit: {requests: 600, window: 'minute', per: 'API key', signIns: 10},
  periods: ['time_creation_from', 'time_creation_to'],
  states: [],
} as const satisfies Partial<ConventionRow>;

/** One row per specification, in the order of the API table. */
export const conventions = [
  {spec: 'kassensichv/v2', servers: ['https://kassensichv.bonarium.example/api/v2'], ...signDe},
  {spec: 'kassensichv/v1', servers: ['https://kassensichv.bonarium.example/api/v1'], ...signDe},
  {spec: 'kassensichv/v0', servers: ['https://kassensichv.bonarium.example/api/v0'], ...signDe},
  {
    spec: 'sign-de/submission/v1',
    servers: ['https://submission.bonarium.example/api/v1'],
    ...upsert,
    amounts: 'none',
    limit: {requests: 120, window: 'minute', per: 'API key', signIns: 10},
    periods: [],
    states: ['states[]'],
    downloads: ['GET /submissions/{submission_id}/pdf', 'GET /submissions/{submission_id}/xml'],
  },
  {spec: 'dsfinvk/v1', servers: ['https://dsfinvk.bonarium.example/api/v1'], ...dsfinvk},
  {spec: 'dsfinvk/v0', servers: ['https://dsfinvk.bonarium.example/api/v0'], ...dsfinvk},
  {
    spec: 'rksv/v1',
    servers: ['https://rksv.bonarium.example/api/v1'],
    ...upsert,
    limit: {requests: 600, window: 'minute', per: 'organization', signIns: 10},
    periods: ['start_time_signature', 'end_time_signature'],
    states: ['states[]'],
    downloads: ['GET /cash-register/{cash_register_id}/export'],
  },
  {
    spec: 'sign-es/v1',
    servers: ['https://test.sign-es.bonarium.example/api/v1', 'https://live.sign-es.bonarium.example/api/v1'],
    ...spain,
    tokenHours: {access: 24, refresh: 48},
    limit: {requests: 600, window: 'minute', per: 'organization', signIns: 10},
    periods: ['issued_at_from', 'issued_at_to'],
    states: [],
    downloads: ['GET /exports/{export_id}.zip'],
  },
  {
    spec: 'sign-es/local/v0',
    servers: ['http://localhost:5710/api/v0'],
    ...spain,
    tokenHours: {access: 1},
    limit: null,
    periods: ['from', 'to'],
    states: ['state'],
    downloads: ['GET /exports/{export_id}.zip'],
  },
  {spec: 'sign-it/2025-08-12', ...unified, periods: ['start', 'end'], downloads: ['GET /files/{path}']},
  {spec: 'sign-it/2024-10-31', ...unified, periods: [], downloads: []},
  {
    spec: 'sign-it/local',
    ...unified,
    servers: ['http://localhost:5720/api'],
    ids: 'gateway',
    tokenHours: {access: 12},
    limit: null,
    periods: ['from', 'to'],
    downloads: ['GET /files/{path}'],
  },
  {spec: 'sign-fr/2025-08-12', ...unified, periods: ['start', 'end'], downloads: ['GET /files/{path}']},
  {spec: 'ereceipt/v1', servers: ['https://ereceipt.bonarium.example/api/v1'], ...receipt, downloads: ['GET /receipt/{receipt_id}/pdf']},
  {spec: 'ereceipt/v0', servers: ['https://ereceipt.bonarium.example/api/v0'], ...receipt, downloads: []},
  {
    spec: 'safe/v0',
    servers: ['https://safe.bonarium.example/api/v0'],
    ...upsert,
    amounts: 'none',
    limit: {requests: 300, window: 'minute', per: 'organization', signIns: 10},
    periods: ['from', 'to'],
    states: [],
    downloads: ['GET /files/{file_id}/content'],
  },
  {
    spec: 'management/v0',
    servers: ['https://management.bonarium.example/api/v0'],
    ...upsert,
    ids: 'service',
    amounts: 'none',
    retries: 'check',
    limit: {requests: 120, window: 'minute', per: 'API key', signIns: 10},
    periods: [],
    states: ['status'],
    downloads: [],
  },
] as const satisfies readonly ConventionRow[];
