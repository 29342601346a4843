import {describe, expect, it} from 'vitest';
import {readEnv} from '../../src/config/env';

describe('readEnv', () => {
  it('has a sound default for everything', () => {
    expect(readEnv({})).toMatchObject({siteUrl: 'https://developer.bonarium.example', baseUrl: '/', strict: false, apiPages: true, i18nPath: 'i18n'});
  });

  it('leaves the API pages out when asked', () => {
    expect(readEnv({PORTAL_API_PAGES: '0'}).apiPages).toBe(false);
  });

  it('lists every bad value with its rule and an example', () => {
    expect(() => readEnv({SITE_URL: 'developer.example/docs', SITE_BASE_URL: 'docs', PORTAL_STRICT: 'yes', PORTAL_API_PAGES: 'no'}))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: 4 problems in the environment
      - SITE_URL is "developer.example/docs". Set an origin such as https://developer.bonarium.example, without a path or trailing slash.
      - SITE_BASE_URL is "docs". Set a path that begins and ends with a slash, such as / or /docs/.
      - PORTAL_STRICT is "yes". Set 1, 0 or leave it out.
      - PORTAL_API_PAGES is "no". Set 0 to leave the API pages out, 1 or nothing to build them.]
    `);
  });
});
