import {siteStorage} from './siteStorage';

export type ConsentCategory = 'necessary' | 'analytics' | 'marketing';

/** One value that the portal, or a script it loads, stores in the reader's browser. */
export interface CookieRow {
  readonly id: string;
  /** Name of the cookie or key. `{slug}` is replaced by the provider's slug. A trailing `*` matches any suffix. */
  readonly name: string;
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage';
  readonly category: ConsentCategory;
  /** The text that explains its purpose (features/consent/PurposeText). */
  readonly purpose: string;
  /** Lifetime in days; `session`: until the window closes; `kept`: until the reader deletes it. */
  readonly lifetime: number | 'session' | 'kept';
  /** The row of the third-party table whose script sets it. The portal itself never sets it. */
  readonly script?: 'support' | 'identity' | 'analytics';
}

/** Keys of the portal's own choices in local storage. */
export const storageKeys = {
  codeLanguage: 'portal-code-language',
  exampleForm: 'portal-example-form',
  country: 'portal-country',
  singleKeys: 'portal-single-keys',
} as const;

const {namespace, keys, prefixes} = siteStorage;

/**
 * Every value that the portal may store in a reader's browser. `/cookies` lists them, withdrawing consent removes them, and a browser test compares them with
 * the actual values.
 */
export const cookies = [
  {id: 'analyticsChoice', name: '{slug}-analytics', kind: 'cookie', category: 'necessary', purpose: 'choice', lifetime: 180},
  {id: 'marketingChoice', name: '{slug}-marketing', kind: 'cookie', category: 'necessary', purpose: 'choice', lifetime: 180},
  {id: 'colourMode', name: `${keys.colourMode}-${namespace}`, kind: 'localStorage', category: 'necessary', purpose: 'colourMode', lifetime: 'kept'},
  {id: 'announcementId', name: `${keys.announcementId}-${namespace}`, kind: 'localStorage', category: 'necessary', purpose: 'announcement', lifetime: 'kept'},
  {
    id: 'announcementDismissed',
    name: `${keys.announcementDismissed}-${namespace}`,
    kind: 'localStorage',
    category: 'necessary',
    purpose: 'announcement',
    lifetime: 'kept',
  },
  {id: 'docsVersion', name: 'docs-preferred-version*', kind: 'localStorage', category: 'necessary', purpose: 'docsVersion', lifetime: 'kept'},
  {id: 'tabs', name: `${prefixes.tabs}*`, kind: 'localStorage', category: 'necessary', purpose: 'tabs', lifetime: 'kept'},
  {id: 'codeLanguage', name: storageKeys.codeLanguage, kind: 'localStorage', category: 'necessary', purpose: 'codeLanguage', lifetime: 'kept'},
  {id: 'exampleForm', name: storageKeys.exampleForm, kind: 'localStorage', category: 'necessary', purpose: 'exampleForm', lifetime: 'kept'},
  {id: 'country', name: storageKeys.country, kind: 'localStorage', category: 'necessary', purpose: 'country', lifetime: 'kept'},
  {id: 'singleKeys', name: storageKeys.singleKeys, kind: 'localStorage', category: 'necessary', purpose: 'singleKeys', lifetime: 'kept'},
  {id: 'recentSearches', name: '__DOCSEARCH_RECENT_SEARCHES__*', kind: 'localStorage', category: 'necessary', purpose: 'recentSearches', lifetime: 'kept'},
  {
    id: 'favouriteSearches',
    name: '__DOCSEARCH_FAVORITE_SEARCHES__*',
    kind: 'localStorage',
    category: 'necessary',
    purpose: 'favouriteSearches',
    lifetime: 'kept',
  },
  {id: 'support', name: '{slug}-support', kind: 'cookie', category: 'necessary', purpose: 'support', lifetime: 1, script: 'support'},
  {id: 'visit', name: '{slug}-visit.*', kind: 'cookie', category: 'analytics', purpose: 'analytics', lifetime: 90, script: 'analytics'},
  {id: 'visitor', name: '{slug}-visitor*', kind: 'cookie', category: 'marketing', purpose: 'identity', lifetime: 180, script: 'identity'},
] as const satisfies readonly CookieRow[];
