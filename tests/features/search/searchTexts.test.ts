import {expect, it} from 'vitest';
import {toNoResultsText, toSeeAllText} from '../../../src/features/search/searchTexts';

it('counts the results of a link in the singular and the plural', () => {
  expect([1, 2].map(toSeeAllText)).toEqual(['See one result', 'See all 2 results']);
});

it('says for what nothing was found', () => {
  expect(toNoResultsText('xyz')).toBe('No results for "xyz"');
});
