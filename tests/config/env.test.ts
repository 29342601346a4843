import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildCustomFields} from '../../src/config/customFields';
import {readEnv} from '../../src/config/env';
import {variableNames} from '../../src/config/variables';

describe('readEnv', () => {
  it('has a valid default for everything', () => {
    expect(readEnv({})).toMatchObject({
      siteUrl: 'https://developer.bonarium.example',
      baseUrl: '/',
      strict: false,
      apiPages: true,
      i18nPath: 'i18n',
    });
  });

  it('leaves the API pages out when asked', () => {
    expect(readEnv({PORTAL_API_PAGES: '0'}).apiPages).toBe(false);
  });

  it('lists every bad value with its rule and an example', () => {
    expect(() =>
      readEnv({
        SITE_URL: 'developer.example/docs',
        SITE_BASE_URL: 'docs',
        PORTAL_STRICT: 'yes',
        PORTAL_API_PAGES: 'no',
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: 4 problems in the environment
      - SITE_URL is "developer.example/docs". Set an origin such as https://developer.bonarium.example, without a path or trailing slash.
      - SITE_BASE_URL is "docs". Set a path that begins and ends with a slash, such as / or /docs/.
      - PORTAL_STRICT is "yes". Set 1, 0 or leave it out.
      - PORTAL_API_PAGES is "no". Set 0 to leave the API pages out, 1 or nothing to build them.]
    `);
  });

  it.each([
    ['SITE_ULR', 'SITE_ULR is not a variable of the portal. Did you mean SITE_URL?'],
    ['PORTAL_STRCT', 'PORTAL_STRCT is not a variable of the portal. Did you mean PORTAL_STRICT?'],
    [
      'ALGOLIA_APPID',
      'ALGOLIA_APPID is not a variable of the portal. Did you mean ALGOLIA_APP_ID?',
    ],
    [
      'NEWSLETTER_ADDRESS_OF_ALL',
      'NEWSLETTER_ADDRESS_OF_ALL is not a variable of the portal. Unset it; CONTRIBUTING.md lists the variables',
    ],
  ])('rejects the misspelled name %s', (name, message) =>
    expect(() => readEnv({[name]: 'x'})).toThrow(message),
  );

  it('ignores the variables of hosts: Netlify for sites, Kubernetes for services', () => {
    const names = [
      'SITE_ID',
      'SITE_NAME',
      'DEPLOY_ID',
      'DEPLOY_URL',
      'DEPLOY_PRIME_URL',
      'PORTAL_SERVICE_HOST',
      'SITE_PORT_80_TCP_ADDR',
      'SITE_PORT',
      'PATH',
      'SITEMAP_X',
    ];
    expect(() => readEnv(Object.fromEntries(names.map((name) => [name, 'x'])))).not.toThrow();
  });

  it('knows every variable in the documentation, and no others except those of tests and of the portal’s own processes', () => {
    const text = readFileSync(path.resolve(__dirname, '../../CONTRIBUTING.md'), 'utf8');
    const [, table = ''] = /## Environment\n([\s\S]*?)\n## /.exec(text) ?? [];
    const listed = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    const own = [
      'PORTAL_FETCHED_SPECS',
      'PORTAL_I18N_PATH',
      'PORTAL_BUILD',
      'PORTAL_PORT',
      'PORTAL_URL',
    ];
    expect([...listed].sort()).toEqual(variableNames.filter((name) => !own.includes(name)).sort());
  });

  const algolia = {
    ALGOLIA_APP_ID: 'B0NAR1UM00',
    ALGOLIA_SEARCH_KEY: 'abc',
    ALGOLIA_INDEX: 'bonarium',
  };

  it('uses the portal’s own search unless Algolia is configured', () => {
    expect(readEnv({}).algolia).toBeUndefined();
    expect(
      readEnv({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: '', ALGOLIA_INDEX: ''}).algolia,
    ).toBeUndefined();
    expect(readEnv(algolia).algolia).toEqual({
      appId: 'B0NAR1UM00',
      searchKey: 'abc',
      index: 'bonarium',
      hosts: [],
    });
    expect(
      readEnv({...algolia, ALGOLIA_HOSTS: 'http://localhost:1, http://localhost:2'}).algolia?.hosts,
    ).toEqual(['http://localhost:1', 'http://localhost:2']);
  });

  it.each([
    [
      {ALGOLIA_APP_ID: 'A'},
      'ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX are missing, though ALGOLIA_APP_ID is set.',
    ],
    [
      {...algolia, ALGOLIA_INDEX: ''},
      'ALGOLIA_INDEX is missing, though ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY are set.',
    ],
    [{...algolia, ALGOLIA_APP_ID: 'evil.example/x'}, 'ALGOLIA_APP_ID is "evil.example/x".'],
    [
      {...algolia, ALGOLIA_HOSTS: 'http://search.example'},
      'ALGOLIA_HOSTS holds "http://search.example".',
    ],
    [
      {...algolia, ALGOLIA_HOSTS: 'https://search.example/path'},
      'ALGOLIA_HOSTS holds "https://search.example/path".',
    ],
  ])('rejects %j', (variables, message) => expect(() => readEnv(variables)).toThrow(message));

  it('keeps the key with write access out of pages', () => {
    const env = readEnv({...algolia, ALGOLIA_ADMIN_KEY: 'secret'});
    expect(env.algoliaAdminKey).toBe('secret');
    expect(JSON.stringify(buildCustomFields(env))).not.toContain('secret');
    expect(buildCustomFields(env).algolia).toEqual({
      appId: 'B0NAR1UM00',
      searchKey: 'abc',
      index: 'bonarium',
      hosts: [],
    });
    expect(buildCustomFields(readEnv({})).algolia).toBeNull();
  });
});
