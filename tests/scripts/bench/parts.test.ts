import {describe, expect, it} from 'vitest';
import {toParts} from '../../../scripts/bench/lib/parts';

describe('toParts', () => {
  it('measures everything unless parts are skipped', () => {
    expect(toParts({skip: '', runs: '3'})).toEqual({
      parts: new Set(['build', 'pages', 'lighthouse', 'waking']),
      runs: 3,
    });
    expect(toParts({skip: 'build, lighthouse, waking', runs: '1'})).toEqual({
      parts: new Set(['pages']),
      runs: 1,
    });
  });

  it('rejects an unknown part', () => {
    expect(() => toParts({skip: 'build,speed', runs: '3'})).toThrow(
      '--skip names "speed". Give some of build, pages, lighthouse, waking, separated by commas.',
    );
  });

  it.each(['0', '-1', '1.5', 'three', ''])('rejects "%s" runs', (runs) => {
    expect(() => toParts({skip: '', runs})).toThrow(`--runs is "${runs}". Give a number from 1.`);
  });
});
