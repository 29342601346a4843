/** Settings of the developer newsletter's sign-up. */
export const newsletter = {
  /** Minimum time for a person to fill in three fields, in milliseconds. */
  minimumFillTime: 2000,
  /** Timeout for the service's response, in milliseconds. */
  timeout: 10_000,
} as const;
