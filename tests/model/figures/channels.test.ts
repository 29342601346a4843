import {describe, expect, it} from 'vitest';
import {toChannel} from '../../../src/model/figures/channels';

describe('the space between two rows', () => {
  it('has one level if no lines share a place, and none for straight lines', () => {
    const {levels, height} = toChannel([
      {top: 0, bottom: 50},
      {top: 100, bottom: 150},
      {top: 200, bottom: 200, head: 'bottom'},
    ]);
    expect(levels.slice(0, 2)).toEqual([8, 8]);
    expect(height).toBe(23);
  });

  it('gives lines to the same side levels that don’t cross', () => {
    const {levels} = toChannel([
      {top: 400, bottom: 0},
      {top: 420, bottom: 200, head: 'top'},
      {top: 410, bottom: 100},
    ]);
    expect(levels).toEqual([15, 35, 25]);
  });

  it('has one level for lines that meet', () => {
    const {levels} = toChannel([
      {top: 0, bottom: 100, join: 'join 0'},
      {top: 200, bottom: 100, join: 'join 0'},
      {top: 300, bottom: 100, join: 'join 0'},
    ]);
    expect(new Set(levels).size).toBe(1);
  });

  it('keeps a crossing away from an arrowhead', () => {
    const {levels, height} = toChannel([
      {top: 50, bottom: 50, head: 'bottom'},
      {top: 0, bottom: 100},
    ]);
    expect(height - levels[1]!).toBeGreaterThan(24);
  });
});
