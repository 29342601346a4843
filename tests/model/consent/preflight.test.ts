import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {isBannerVisible, parseConsent, toConsentState} from '../../../src/model/consent/choice';
import {toConsentPreflight} from '../../../src/model/consent/preflight';
import Cookies from 'js-cookie';

/** The data attributes that the script sets on `<html>` for a cookie header. */
function run(cookie: string, signal?: unknown, blocked = false): Record<string, string> {
  const dataset: Record<string, string> = {};
  const document = {
    get cookie() {
      if (blocked) throw new Error('SecurityError');
      return cookie;
    },
    documentElement: {dataset},
  };
  runInNewContext(toConsentPreflight(['acme-analytics', 'acme-marketing']), {
    document,
    navigator: {globalPrivacyControl: signal},
  });
  return dataset;
}

/** The banner's state once React runs. */
function read(cookie: string, signal: boolean): Record<string, string> {
  globalThis.document = {cookie} as Document;
  const jar = Cookies.withConverter({read: (value) => value});
  const choice = parseConsent({
    analytics: jar.get('acme-analytics'),
    marketing: jar.get('acme-marketing'),
  });
  Reflect.deleteProperty(globalThis, 'document');
  return {
    consent: toConsentState(choice, signal),
    cookieBanner: isBannerVisible(choice, undefined) ? 'asking' : 'hidden',
  };
}

describe('the preflight script', () => {
  const headers = [
    '',
    'acme-analytics=true; acme-marketing=false',
    'acme-analytics=false',
    'acme-marketing=true; other=1',
    'acme-analytics=1; acme-marketing=yes',
    'acme-analytics=; acme-marketing=',
    'acme-analytics="true"',
    'acme-analytics=%74rue',
    'acme-analytics=%E0%A4%A',
    'acme-analytics=x; acme-analytics=true',
    'xacme-analytics=true; acme-analyticsx=true',
    'acme-analytics',
    '=true; __proto__=true; constructor=false',
    'a=b=c; acme-marketing=false=',
  ];
  for (const signal of [false, true]) {
    it.each(headers)(`gives the same result as the model for %j, signal ${signal}`, (cookie) => {
      expect(run(cookie, signal)).toEqual(read(cookie, signal));
    });
  }

  it('asks if cookies are blocked', () => {
    expect(run('', undefined, true)).toEqual({
      consent: 'undecided',
      cookieBanner: 'asking',
    });
  });

  it('only accepts true as a signal', () => {
    expect(run('', '1').consent).toBe('undecided');
    expect(run('', true).consent).toBe('gpc');
  });

  it('stays small', () => {
    expect(toConsentPreflight(['acme-analytics', 'acme-marketing']).length).toBeLessThan(500);
  });
});
