// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import type {CookieRow} from '../../../src/data/cookies';
import {removeStored} from '../../../src/features/consent/removeStored';

const row = (columns: Partial<CookieRow>): CookieRow => ({
  id: 'x',
  name: 'x',
  kind: 'cookie',
  category: 'analytics',
  purpose: 'analytics',
  lifetime: 1,
  ...columns,
});

beforeEach(() => {
  for (const name of ['visit.1', 'visit.2', 'theme']) document.cookie = `${name}=1; path=/`;
  localStorage.clear();
  localStorage.setItem('visit.1', '1');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('visit', '1');
});

describe('removeStored', () => {
  it('removes the cookies its rows name and no others', () => {
    removeStored([row({name: 'visit*'})]);
    expect(document.cookie).toBe('theme=1');
    expect(Object.keys(localStorage)).toEqual(['visit.1', 'theme']);
  });

  it('removes keys from the storage their row is about', () => {
    removeStored([
      row({name: 'visit*', kind: 'localStorage'}),
      row({name: 'visit', kind: 'sessionStorage'}),
    ]);
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(document.cookie).toContain('visit.1=1');
  });

  it('touches nothing without rows', () => {
    removeStored([]);
    expect(Object.keys(localStorage)).toHaveLength(2);
  });
});
