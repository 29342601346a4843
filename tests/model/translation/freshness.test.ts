import {describe, expect, it} from 'vitest';
import {toFreshness, toShare, type Digested} from '../../../src/model/translation/freshness';

/** Blocks such as `p:Text/parts`, in sections that `#id` opens. */
function toBlocks(...lines: readonly string[]): readonly Digested[] {
  let section = '';
  return lines.flatMap((line) => {
    if (line.startsWith('#')) section = line.slice(1);
    const [kind = '', rest = ''] = line.startsWith('#') ? ['h2', line] : line.split(':');
    const [text = '', parts = ''] = rest.split('/');
    return [{section, kind, text, parts}];
  });
}

const toStates = (made: readonly Digested[], now: readonly Digested[]): readonly string[] =>
  toFreshness(made, now).map(({state, translated}) => `${state} ${translated ?? '-'}`);

const made = toBlocks('p:One', '#a', 'p:Two/5', 'ol/item:Three', 'ol/item:Four');

describe('toFreshness', () => {
  it('finds every block of an unchanged original', () => {
    expect(toStates(made, made)).toEqual(['fresh 0', 'fresh 1', 'fresh 2', 'fresh 3', 'fresh 4']);
    expect(toShare(toFreshness(made, made))).toBe(1);
  });

  it('keeps the blocks around an inserted one, and around a removed one', () => {
    const now = toBlocks('p:One', 'p:New', '#a', 'p:Two/5', 'ol/item:Four');
    expect(toStates(made, now)).toEqual(['fresh 0', 'missing -', 'fresh 1', 'fresh 2', 'fresh 4']);
    expect(toShare(toFreshness(made, now))).toBe(0.8);
  });

  it('tells other words from another statement', () => {
    const now = toBlocks('p:One', '#a', 'p:Two again/5', 'ol/item:Three!/7', 'ol/item:Four');
    expect(toStates(made, now)).toEqual([
      'fresh 0',
      'fresh 1',
      'reworded 2',
      'changed 3',
      'fresh 4',
    ]);
  });

  it('finds blocks that have moved to another section', () => {
    const now = toBlocks('#a', 'p:Two/5', 'ol/item:Three', 'ol/item:Four', '#b', 'p:One');
    expect(toStates(made, now)).toEqual([
      'fresh 1',
      'fresh 2',
      'fresh 3',
      'fresh 4',
      'missing -',
      'fresh 0',
    ]);
  });

  it('guesses nothing if a block was edited and another one added beside it', () => {
    const now = toBlocks('p:One', '#a', 'p:New', 'p:Two again/5', 'ol/item:Three', 'ol/item:Four');
    expect(toStates(made, now).slice(2, 4)).toEqual(['missing -', 'missing -']);
  });
});
