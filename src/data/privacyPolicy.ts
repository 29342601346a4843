/** The privacy policy, in all its languages. */
export const privacyPolicy = {
  path: '/privacy',
  /** Date of the last check of its text, ISO 8601. It is printed on the page and sent with a newsletter sign-up as the accepted version. */
  reviewed: '2026-11-20',
} as const;
