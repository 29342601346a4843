/** What a sign-up to the developer newsletter goes by. */
export const newsletter = {
  /** The privacy policy a sign-up consents to: the day its text was last checked (`reviewed` of src/pages/privacy.mdx). */
  policyVersion: '2026-11-20',
  policy: '/privacy',
  /** No person fills in three fields faster, in milliseconds. */
  minimumFillTime: 2000,
  /** The service has this long to answer, in milliseconds. */
  timeout: 10_000,
} as const;
