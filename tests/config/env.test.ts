import {describe, expect, it} from 'vitest';
import {readEnv} from '../../src/config/env';

describe('readEnv', () => {
  it('has a sound default for everything', () => {
    expect(readEnv({})).toMatchObject({siteUrl: 'https://developer.bonarium.example', baseUrl: '/', strict: false, i18nPath: 'i18n'});
  });

  it('lists every bad value with its rule and an example', () => {
    expect(() => readEnv({SITE_URL: 'developer.example/docs', SITE_BASE_URL: 'docs', PORTAL_STRICT: 'yes'})).toThrowErrorMatchingInlineSnapshot(`
      [Error: 3 problems in the environment
      - SITE_URL is "developer.example/docs". Set an origin such as https://developer.bonarium.example, without a path or trailing slash.
      - SITE_BASE_URL is "docs". Set a path that begins and ends with a slash, such as / or /docs/.
      - PORTAL_STRICT is "yes". Set 1, 0 or leave it out.]
    `);
  });
});
