import {describe, expect, it} from 'vitest';
import {toContentSecurityPolicy} from '../../../scripts/lib/delivery/headers';
import {toServiceOrigins} from '../../../scripts/lib/delivery/serviceOrigins';
import {readEnv} from '../../../src/config/env';

describe('the policy of outside services', () => {
  it('allows no other host by default', () => {
    const policy = toContentSecurityPolicy({scriptHashes: [], ...toServiceOrigins(readEnv({}))});
    expect(policy).not.toMatch(/https?:/);
  });

  it('allows the newsletter to be called and scripts to run, each on its own origin', () => {
    const env = readEnv({
      NEWSLETTER_URL: 'https://news.example/v1/subscriptions',
      ANALYTICS_SCRIPT_URL: 'https://a.example/a.js',
      SUPPORT_WIDGET_URL: 'https://a.example/w.js',
    });
    expect(toServiceOrigins(env)).toEqual({
      connect: ['https://news.example'],
      scripts: ['https://a.example'],
    });
    const policy = toContentSecurityPolicy({scriptHashes: ['sha256-x'], ...toServiceOrigins(env)});
    expect(policy).toContain("script-src 'self' 'sha256-x' https://a.example;");
    expect(policy).toContain("connect-src 'self' https://news.example https://a.example;");
    expect(policy).toContain("frame-src 'self' https://a.example;");
  });

  it('allows readers’ answers to be sent if a service is configured', () => {
    const env = readEnv({PAGE_FEEDBACK_URL: 'https://answers.example/v1/feedback'});
    expect(toServiceOrigins(env)).toEqual({connect: ['https://answers.example'], scripts: []});
    expect(() => readEnv({PAGE_FEEDBACK_URL: 'http://answers.example'})).toThrow(
      'PAGE_FEEDBACK_URL is "http://answers.example". Set an https address',
    );
  });

  it('allows requests to Algolia’s hosts if it is configured, but no scripts from them', () => {
    const env = readEnv({
      ALGOLIA_APP_ID: 'B0NAR1UM00',
      ALGOLIA_SEARCH_KEY: 'k',
      ALGOLIA_INDEX: 'bonarium',
    });
    expect(toServiceOrigins(env)).toEqual({
      connect: [
        'https://b0nar1um00-1.algolianet.com',
        'https://b0nar1um00-2.algolianet.com',
        'https://b0nar1um00-3.algolianet.com',
        'https://b0nar1um00-dsn.algolia.net',
        'https://b0nar1um00.algolia.net',
        'https://insights.algolia.io',
      ],
      scripts: [],
    });
    const policy = toContentSecurityPolicy({scriptHashes: [], ...toServiceOrigins(env)});
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("script-src 'self';");
    expect(
      toServiceOrigins({...env, algolia: {...env.algolia!, hosts: ['http://localhost:4176']}})
        .connect,
    ).toEqual(['http://localhost:4176']);
  });

  it.each(['news.example', 'http://news.example', 'ftp://news.example', 'javascript:alert(1)'])(
    'rejects the address %s',
    (address) => {
      expect(() => readEnv({NEWSLETTER_URL: address})).toThrow(
        `NEWSLETTER_URL is "${address}". Set an https address such as https://service.bonarium.example/path, or http://localhost with a port.`,
      );
    },
  );

  it('accepts a service on this machine over http', () => {
    expect(readEnv({NEWSLETTER_URL: 'http://localhost:3001/subscriptions'}).newsletterUrl).toBe(
      'http://localhost:3001/subscriptions',
    );
    expect(readEnv({NEWSLETTER_URL: ''}).newsletterUrl).toBeUndefined();
  });
});
