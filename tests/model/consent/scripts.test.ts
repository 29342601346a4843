import {describe, expect, it} from 'vitest';
import {scripts} from '../../../src/data/scripts';
import {toAllowedScripts, type ScriptSources} from '../../../src/model/consent/scripts';

const all: ScriptSources = {
  support: 'https://support.test/w.js',
  identity: 'https://identity.test/i.js',
  analytics: 'https://analytics.test/a.js',
};
const ids = (
  sources: ScriptSources,
  analytics: boolean,
  marketing: boolean,
  requested: readonly string[] = [],
): string[] =>
  toAllowedScripts(scripts, {sources, choice: {analytics, marketing}, requested}).map(({id}) => id);

describe('toAllowedScripts', () => {
  it.each([
    [false, false, []],
    [true, false, ['analytics']],
    [false, true, ['identity']],
    [true, true, ['identity', 'analytics']],
  ] as const)('with analytics %j and marketing %j allows %j', (analytics, marketing, allowed) => {
    expect(ids(all, analytics, marketing)).toEqual(allowed);
  });

  it('allows the support widget alone when a reader requests it', () => {
    expect(ids(all, false, false, ['support'])).toEqual(['support']);
  });

  it('does not accept a request instead of consent', () => {
    expect(ids(all, false, false, ['analytics', 'identity'])).toEqual([]);
  });

  it('allows nothing that is not configured', () => {
    expect(ids({}, true, true, ['support'])).toEqual([]);
    expect(ids({identity: all.identity}, true, true, ['support'])).toEqual(['identity']);
  });
});
