import {describe, expect, it} from 'vitest';
import {
  toKnownFacets,
  toPostCountries,
  toPostFacets,
  toProductNames,
} from '../../../src/features/blog/postFacets';

const posts = [
  {
    permalink: '/de/blog/one',
    frontMatter: {countries: ['at', 'de'], products: ['safe', 'sign-de']},
    tags: [{label: 'Recht', permalink: '/de/blog/tags/law'}],
  },
  {permalink: '/de/blog/two', frontMatter: {countries: ['de']}, tags: []},
];

describe('the facets of posts', () => {
  it('are its countries and products, and its tags as kinds, alike in all languages', () => {
    expect(posts.map(toPostFacets)).toEqual([
      {country: ['at', 'de'], product: ['safe', 'sign-de'], kind: ['law']},
      {country: ['de'], product: [], kind: []},
    ]);
  });

  it('are known in the order of the tables, without those that no post has', () => {
    expect(toKnownFacets(posts)).toEqual({
      country: ['de', 'at'],
      product: ['sign-de', 'safe'],
      kind: ['law'],
    });
  });
});

it('a post names its products and countries in the order of the tables', () => {
  expect(posts.map(({frontMatter}) => toProductNames(frontMatter))).toEqual([
    ['SIGN DE', 'SAFE'],
    [],
  ]);
  expect(toPostCountries(posts[0]!.frontMatter)).toEqual(['de', 'at']);
});
