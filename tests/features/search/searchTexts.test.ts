import {expect, it} from 'vitest';
import {toSeeAllText} from '../../../src/features/search/searchTexts';

it('counts the results of a link in the singular and the plural', () => {
  expect([1, 2].map(toSeeAllText)).toEqual(['See one result', 'See all 2 results']);
});
