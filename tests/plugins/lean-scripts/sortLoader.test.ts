import {expect, it} from 'vitest';
import sortByCodeUnits from '../../../plugins/lean-scripts/sortLoader.cjs';

it('sorts by code units in place of the rules of a language', () => {
  expect(sortByCodeUnits.call({}, 'list.sort((a, b) => b[1].path.localeCompare(a[1].path))')).toBe(
    'list.sort((a, b) => (b[1].path < a[1].path ? -1 : b[1].path > a[1].path ? 1 : 0))',
  );
});

it('stops where Docusaurus sorts in another way', () => {
  expect(() => sortByCodeUnits.call({resourcePath: 'a.js'}, 'list.sort()')).toThrow(
    'a.js no longer sorts with localeCompare.',
  );
});
