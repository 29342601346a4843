/** Settings of the question at the end of a page. */
export const feedback = {
  /** Maximum number of characters in a reader's comment. */
  maximumLength: 500,
  /** Timeout for the service's response, in milliseconds. */
  timeout: 10_000,
} as const;
