import {describe, expect, it} from 'vitest';
import {toBlogPosting, toTechArticle, toWebSite} from '../../../src/model/pages/structuredData';

const publisher = {name: 'Example', url: 'https://www.example'};
const guide = {
  title: 'Outages',
  description: 'What to do.',
  url: 'https://developer.example/outages',
  language: 'en',
  picture: {address: 'https://developer.example/img/og/1.png', caption: 'Outages'},
};

describe('toTechArticle', () => {
  it.each([
    ['the change, where it came last', Date.UTC(2026, 10, 20, 12), '2026-11-12', '2026-11-20'],
    ['the review, where it came last', Date.UTC(2026, 10, 1), '2026-11-12', '2026-11-12'],
    ['the review, without a history', undefined, '2026-11-12', '2026-11-12'],
  ])('is modified on the day of %s', (_, changed, reviewed, day) => {
    expect(toTechArticle({...guide, changed, reviewed}, publisher)).toMatchObject({
      dateModified: day,
      headline: 'Outages',
      inLanguage: 'en',
    });
  });

  it('claims no day where none is known', () => {
    expect(toTechArticle(guide, publisher)).not.toHaveProperty('dateModified');
  });
});

it('describes the site with its publisher', () => {
  expect(
    toWebSite(
      {
        name: 'Example developer',
        description: 'Guides.',
        url: 'https://developer.example/',
        language: 'de',
      },
      publisher,
    ),
  ).toMatchObject({
    '@type': 'WebSite',
    name: 'Example developer',
    inLanguage: 'de',
    publisher: {'@type': 'Organization', name: 'Example'},
  });
});

it('describes a post at the address and in the language of its text, with its picture', () => {
  const upstream = {
    '@type': 'BlogPosting',
    '@id': 'https://developer.example/de/blog/1',
    url: 'https://developer.example/de/blog/1',
    headline: 'News',
  };
  expect(
    toBlogPosting(upstream, {...guide, url: 'https://developer.example/blog/1'}),
  ).toMatchObject({
    '@type': 'BlogPosting',
    '@id': 'https://developer.example/blog/1',
    url: 'https://developer.example/blog/1',
    headline: 'News',
    inLanguage: 'en',
    image: {
      '@type': 'ImageObject',
      url: 'https://developer.example/img/og/1.png',
      width: 1200,
      height: 630,
      caption: 'Outages',
    },
  });
});
