import type {ApiRow} from '../apis';
import type {wordings} from './wordings';

/** The request limit of an API. */
export interface LimitRow {
  readonly requests: number;
  readonly window: 'minute' | 'second';
  readonly per: 'API key' | 'organization' | 'token';
  /** Sign-ins per minute. */
  readonly signIns: number;
}

/**
 * The conventions of one specification: the wording of each topic that applies, and its specific names and numbers. Tests compare them with the specification.
 */
export interface ConventionRow {
  readonly spec: ApiRow['spec'];
  /** Base addresses of TEST and LIVE, or one address for both. */
  readonly servers: readonly string[];
  readonly ids: keyof (typeof wordings)['ids'];
  readonly time: keyof (typeof wordings)['time'];
  readonly amounts: keyof (typeof wordings)['amounts'];
  readonly retries: keyof (typeof wordings)['retries'];
  readonly lists: keyof (typeof wordings)['lists'];
  readonly errors: keyof (typeof wordings)['errors'];
  /** The operation that returns a token, and the longest lifetime of tokens in hours. */
  readonly signIn: string;
  readonly tokenHours: {readonly access: number; readonly refresh?: number};
  /** `null` if it runs on the merchant's premises and has no limit. */
  readonly limit: LimitRow | null;
  /** Query parameters that filter a list or a file by period and by state. */
  readonly periods: readonly string[];
  readonly states: readonly string[];
  /** Operations that return a file prepared earlier. */
  readonly downloads: readonly string[];
}
