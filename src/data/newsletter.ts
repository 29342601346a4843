/** What a sign-up to the developer newsletter goes by. */
export const newsletter = {
  /** No person fills in three fields faster, in milliseconds. */
  minimumFillTime: 2000,
  /** The service has this long to answer, in milliseconds. */
  timeout: 10_000,
} as const;
