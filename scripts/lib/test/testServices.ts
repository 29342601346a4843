/**
 * Output folder of the site under test, from the project's root. `build` keeps the output of
 * `npm run build`.
 */
export const TEST_SITE = '.cache/test/site';

/** Port of the newsletter service that the browser tests use. */
export const NEWSLETTER_PORT = 4174;

/** Port of the feedback service in the browser tests. */
export const FEEDBACK_PORT = 4180;

/**
 * Output folder of a second site, in English and without reference pages, that searches with
 * Algolia's client. Also its port, and the first of the service's three ports.
 */
export const SEARCH_SITE = '.cache/test/search-site';
export const SEARCH_SITE_PORT = 4175;
export const SEARCH_PORT = 4176;
export const SEARCH_HOSTS = [0, 1, 2].map((number) => `http://localhost:${SEARCH_PORT + number}`);

/**
 * The environment of the site under test. Every external service is configured, on hosts that don't
 * exist or, for newsletter and feedback, on this machine.
 */
export const TEST_SERVICES = {
  NEWSLETTER_URL: `http://localhost:${NEWSLETTER_PORT}/subscriptions`,
  PAGE_FEEDBACK_URL: `http://localhost:${FEEDBACK_PORT}/feedback`,
  SUPPORT_WIDGET_URL: 'https://support.third.example/widget.js',
  IDENTITY_SCRIPT_URL: 'https://identity.third.example/identity.js',
  ANALYTICS_SCRIPT_URL: 'https://analytics.third.example/analytics.js',
} as const;
