import {describe, expect, it} from 'vitest';
import {validateFrontMatter} from '../../../src/model/content/frontMatter';

const text = [
  '---',
  'title: A page',
  'description: One sentence.',
  'product: sign-de',
  'reviewed: 2026-11-20',
  'colour: red',
  '---',
].join('\n');
const context = {
  products: new Map([
    ['sign-de', 'de'],
    ['safe', 'any'],
  ]),
  countries: ['de', 'at'],
  languages: ['en', 'de'],
  text,
};
const guide = {
  title: 'A page',
  description: 'One sentence.',
  product: 'sign-de',
  reviewed: new Date('2026-11-20'),
};

describe('validateFrontMatter', () => {
  it('accepts a complete guide', () => {
    expect(validateFrontMatter('guide', guide, context)).toEqual([]);
  });

  it('reports an unknown key with its line and the known ones', () => {
    const [problem] = validateFrontMatter('guide', {...guide, colour: 'red'}, context);
    expect(problem?.line).toBe(6);
    expect(problem?.message).toMatch(
      /^"colour" is not a key of this kind of page\. Remove it, or use one of title, description/,
    );
  });

  it('reports an unknown product with the known ones', () => {
    expect(validateFrontMatter('guide', {...guide, product: 'sign-uk'}, context)).toEqual([
      {line: 4, message: '"product" is "sign-uk". Write one of sign-de, safe.'},
    ]);
  });

  it('reports missing keys', () => {
    expect(
      validateFrontMatter(
        'guide',
        {title: 'A page', description: 'One.', product: 'safe'},
        context,
      ),
    ).toEqual([{line: 1, message: '"reviewed" is missing. Add it to the front matter.'}]);
  });

  it('counts the characters of a description that is too long', () => {
    expect(
      validateFrontMatter('page', {title: 'A', description: 'x'.repeat(161)}, context)[0]?.message,
    ).toContain('It has 161 characters. Shorten it to at most 160.');
  });

  it('rejects an invalid date, an empty list and an unknown language', () => {
    const post = {
      title: 'A',
      description: 'B.',
      slug: 'a',
      date: 'yesterday',
      authors: [],
      tags: ['law'],
      countries: ['uk'],
      lang: 'xx',
    };
    expect(validateFrontMatter('post', post, context).map(({message}) => message)).toEqual([
      '"date" is "yesterday". Write a day that exists, such as 2026-11-20.',
      '"authors" is []. Write a list.',
      '"countries" is ["uk"]. Write a list of de, at.',
      '"lang" is "xx". Write one of en, de.',
    ]);
  });

  it('a post about a country’s product names the country', () => {
    const post = {
      title: 'A',
      description: 'B.',
      slug: 'a',
      date: new Date('2026-11-20'),
      authors: ['engineering'],
      tags: ['law'],
      countries: ['at'],
      products: ['safe', 'sign-de'],
    };
    expect(validateFrontMatter('post', post, context).map(({message}) => message)).toEqual([
      '"products" has sign-de, but "countries" doesn\'t have de. Add it.',
    ]);
    expect(validateFrontMatter('post', {...post, countries: ['at', 'de']}, context)).toEqual([]);
  });
});
