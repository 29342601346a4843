/** Limits and thresholds of the search (specification § 5, 7 and 9), and what it asks for. DocSearch 3.9.0 has the same ones built in; a test compares. */
export const search = {
  /** Characters of a query in the dialog, and on the page of results. */
  maximumQueryLength: 64,
  maximumPageQueryLength: 512,
  /** Hits a page of results. */
  hitsPerPage: 20,
  hitsPerGroup: 5,
  /** Words of a snippet, and on screens up to `narrowScreen` pixels wide. */
  snippetWords: 10,
  snippetWordsNarrow: 5,
  narrowScreen: 768,
  /** Milliseconds after which an answer that has not come counts as stalled. */
  stallThreshold: 300,
  /** Milliseconds of rest after which the results page asks for what was typed. */
  typingPause: 250,
  suggestions: 3,
  recentSearches: 7,
  recentSearchesBesideFavourites: 4,
  favouriteSearches: 10,
  /** Milliseconds a hosted search waits to connect, to read, to write. */
  timeouts: {connect: 1000, read: 2000, write: 30_000},
  /** View events: how long they are gathered, in milliseconds, and how many ids one holds. */
  viewDelay: 400,
  idsPerEvent: 20,
  /** Milliseconds after which a page that a hit led to counts as read: the conversion. */
  readAfter: 30_000,
} as const;
