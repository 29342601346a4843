import {describe, expect, it} from 'vitest';
import {toContentSecurityPolicy} from '../../../scripts/lib/delivery/headers';
import {toServiceOrigins} from '../../../scripts/lib/delivery/services';
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
    expect(toServiceOrigins(env)).toEqual({connect: ['https://news.example'], scripts: ['https://a.example']});
    const policy = toContentSecurityPolicy({scriptHashes: ['sha256-x'], ...toServiceOrigins(env)});
    expect(policy).toContain("script-src 'self' 'sha256-x' https://a.example;");
    expect(policy).toContain("connect-src 'self' https://news.example https://a.example;");
    expect(policy).toContain("frame-src 'self' https://a.example;");
  });

  it.each(['news.example', 'http://news.example', 'ftp://news.example', 'javascript:alert(1)'])('refuses the address %s', (address) => {
    expect(() => readEnv({NEWSLETTER_URL: address})).toThrow(
      `NEWSLETTER_URL is "${address}". Set an https address such as https://service.bonarium.example/path, or http://localhost with a port.`,
    );
  });

  it('takes this machine’s service over http', () => {
    expect(readEnv({NEWSLETTER_URL: 'http://localhost:3001/subscriptions'}).newsletterUrl).toBe('http://localhost:3001/subscriptions');
    expect(readEnv({NEWSLETTER_URL: ''}).newsletterUrl).toBeUndefined();
  });
});
