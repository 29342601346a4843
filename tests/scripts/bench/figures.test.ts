import {describe, expect, it} from 'vitest';
import {toMedian, toRatioText, toTable, toText} from '../../../scripts/bench/lib/figures';

describe('toMedian', () => {
  it('is the middle value, or the mean of the two in the middle', () => {
    expect(toMedian([97])).toBe(97);
    expect(toMedian([100, 3, 98])).toBe(98);
    expect(toMedian([10, 1, 4, 2])).toBe(3);
  });

  it('rejects an empty list', () => {
    expect(() => toMedian([])).toThrow('Cannot take the median of an empty list.');
  });
});

describe('texts of figures', () => {
  it('rounds to the requested decimals', () => {
    expect(toText(12.345, 1)).toBe('12.3');
    expect(toText(12.5)).toBe('13');
  });

  it('shows a dash for a missing value', () => {
    expect(toText(null)).toBe('–');
    expect(toRatioText(null, 2)).toBe('–');
    expect(toRatioText(2, null)).toBe('–');
    expect(toRatioText(2, 0)).toBe('–');
  });

  it('returns a value as a multiple of the base', () => {
    expect(toRatioText(50, 40)).toBe('1.25 ×');
  });
});

describe('toTable', () => {
  it('aligns texts to the left and figures to the right, as Markdown', () => {
    expect(
      toTable(
        ['page', 'kB'],
        [
          ['landing', '278.3'],
          ['guide', '4'],
        ],
      ),
    ).toBe(
      [
        '| page    |    kB |',
        '| ------- | ----: |',
        '| landing | 278.3 |',
        '| guide   |     4 |',
      ].join('\n'),
    );
  });

  it('keeps its shape where a row is shorter than the head', () => {
    expect(toTable(['build', 'pages'], [['bare']])).toBe(
      ['| build | pages |', '| ----- | ----: |', '| bare  |       |'].join('\n'),
    );
  });
});
