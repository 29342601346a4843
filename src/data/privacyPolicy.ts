/** The privacy policy, in all its languages. */
export const privacyPolicy = {
  path: '/privacy',
  /** The day its text was last checked: printed on the page, and sent with a newsletter sign-up as the version consented to. ISO 8601. */
  reviewed: '2026-11-20',
} as const;
