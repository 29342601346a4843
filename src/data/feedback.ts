/** What the question at the end of a page goes by. */
export const feedback = {
  /** Characters a reader can add. */
  maximumLength: 500,
  /** The service has this long to answer, in milliseconds. */
  timeout: 10_000,
} as const;
