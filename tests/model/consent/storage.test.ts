import {describe, expect, it} from 'vitest';
import type {CookieRow} from '../../../src/data/cookies';
import {
  isStoredAs,
  toActiveRows,
  toConsentCookieRows,
  toStorageRows,
  toWithdrawnRows,
} from '../../../src/model/consent/storage';

const row = (columns: Partial<CookieRow>): CookieRow => ({
  id: 'x',
  name: 'x',
  kind: 'cookie',
  category: 'necessary',
  purpose: 'choice',
  lifetime: 30,
  ...columns,
});

const rows = [
  row({id: 'analyticsChoice', name: '{slug}-analytics'}),
  row({id: 'marketingChoice', name: '{slug}-marketing'}),
  row({id: 'visit', name: '{slug}-visit*', category: 'analytics', script: 'analytics'}),
  row({id: 'visitor', name: '{slug}-visitor', category: 'marketing', script: 'identity'}),
  row({id: 'support', name: '{slug}-support', script: 'support'}),
];

describe('the storage table', () => {
  it('has the provider’s slug in its names', () => {
    expect(toStorageRows(rows, 'acme').map(({name}) => name)).toEqual([
      'acme-analytics',
      'acme-marketing',
      'acme-visit*',
      'acme-visitor',
      'acme-support',
    ]);
  });

  it('identifies the two cookies of the choice', () => {
    expect(toConsentCookieRows(rows, 'acme')).toEqual({
      analytics: {name: 'acme-analytics', days: 30},
      marketing: {name: 'acme-marketing', days: 30},
    });
  });

  it('reports a missing cookie of the choice with a remedy', () => {
    expect(() => toConsentCookieRows(rows.slice(1), 'acme')).toThrow(
      'src/data/cookies.ts: no row "analyticsChoice" with a lifetime in days.',
    );
  });

  it('omits values of scripts that are not configured', () => {
    expect(toActiveRows(rows, ['support']).map(({id}) => id)).toEqual([
      'analyticsChoice',
      'marketingChoice',
      'support',
    ]);
  });

  it('lists the values to remove after a withdrawal', () => {
    const ids = (analytics: boolean, marketing: boolean): string[] =>
      toWithdrawnRows(rows, {analytics, marketing}).map(({id}) => id);
    expect(ids(false, false)).toEqual(['visit', 'visitor']);
    expect(ids(true, false)).toEqual(['visitor']);
    expect(ids(false, true)).toEqual(['visit']);
    expect(ids(true, true)).toEqual([]);
  });
});

describe('isStoredAs', () => {
  it.each([
    ['theme*', 'theme-0ab', true],
    ['theme*', 'theme', true],
    ['theme*', 'my-theme', false],
    ['acme-visitor', 'acme-visitor', true],
    ['acme-visitor', 'acme-visitor-2', false],
  ])('%s covers %s: %j', (name, found, covers) => {
    expect(isStoredAs({name}, found)).toBe(covers);
  });
});
