import type {ApiRow} from '../apis';
import type {wordings} from './wordings';

/** How many requests an API takes. */
export interface LimitRow {
  readonly requests: number;
  readonly window: 'minute' | 'second';
  readonly per: 'API key' | 'organization' | 'token';
  /** Sign-ins per minute. */
  readonly signIns: number;
}

/** The conventions of one specification: which wording of each topic applies, and its own names and numbers. Tests compare them with the specification. */
export interface ConventionRow {
  readonly spec: ApiRow['spec'];
  /** Base addresses: of TEST and LIVE, or one for both. */
  readonly servers: readonly string[];
  readonly ids: keyof (typeof wordings)['ids'];
  readonly time: keyof (typeof wordings)['time'];
  readonly amounts: keyof (typeof wordings)['amounts'];
  readonly retries: keyof (typeof wordings)['retries'];
  readonly lists: keyof (typeof wordings)['lists'];
  readonly errors: keyof (typeof wordings)['errors'];
  /** The operation that returns a token, and how many hours tokens last at most. */
  readonly signIn: string;
  readonly tokenHours: {readonly access: number; readonly refresh?: number};
  /** `null`: runs on the merchant's premises and has no limit. */
  readonly limit: LimitRow | null;
  /** Query parameters that limit a list or a file to a period, and to states. */
  readonly periods: readonly string[];
  readonly states: readonly string[];
  /** Operations that return a file which was made before. */
  readonly downloads: readonly string[];
}
