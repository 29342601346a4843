/**
 * Settings of the search: its limits, thresholds and queries (specification § 5, 7 and 9). DocSearch 3.9.0 has the same values built in, and a test compares
 * them.
 */
export const search = {
  /** Maximum number of characters of a query in the dialog, and on the page of results. */
  maximumQueryLength: 64,
  maximumPageQueryLength: 512,
  /** Hits per page of results. */
  hitsPerPage: 20,
  hitsPerGroup: 5,
  /** Words per snippet, and words on screens up to `narrowScreen` pixels wide. */
  snippetWords: 10,
  snippetWordsNarrow: 5,
  narrowScreen: 768,
  /** Milliseconds after which a pending answer counts as stalled. */
  stallThreshold: 300,
  /** Milliseconds without typing after which the results page sends the query. */
  typingPause: 250,
  suggestions: 3,
  recentSearches: 7,
  recentSearchesBesideFavourites: 4,
  favouriteSearches: 10,
  /** Timeouts of a hosted search for connecting, reading and writing, in milliseconds. */
  timeouts: {connect: 1000, read: 2000, write: 30_000},
  /** View events: how long they are collected, in milliseconds, and the maximum number of IDs per event. */
  viewDelay: 400,
  idsPerEvent: 20,
  /** Milliseconds after which an opened hit counts as read, which is the conversion. */
  readAfter: 30_000,
  /** Pages listed in the dialog before anything is typed. */
  recentPages: 5,
} as const;

/** What each product's guides call an outage, which readers look up in a hurry. */
export const outagePages: Readonly<Record<string, string>> = {
  'sign-de': 'sign-de/outages',
  'sign-at': 'sign-at/outages',
  'sign-es': 'sign-es/connectionloss_verifactu',
  'sign-it': 'sign-it/connection_loss',
  'sign-fr': 'sign-fr/connection_loss',
};
