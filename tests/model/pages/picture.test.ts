import {describe, expect, it} from 'vitest';
import {
  parsePicture,
  toPictureFile,
  toPictureText,
  type PagePicture,
} from '../../../src/model/pages/picture';

const guide: PagePicture = {
  kind: 'guide',
  title: 'Outages',
  language: 'en',
  address: 'https://developer.example/outages',
  product: 'SIGN DE',
  country: 'DE',
};

describe('toPictureFile', () => {
  it.each([
    ['https://developer.example/sign-de/outages', 'sign-de/outages.png'],
    ['https://developer.example/de/privacy?x=1#y', 'de/privacy.png'],
    ['https://developer.example/', 'index.png'],
    ['https://developer.example/de/', 'de/index.png'],
  ])('names the picture of %s by its path: %s', (address, file) => {
    expect(toPictureFile({address})).toBe(file);
  });
});

describe('parsePicture', () => {
  it('reads what a page states', () => {
    const post: PagePicture = {
      ...guide,
      kind: 'post',
      title: '“<Überblick>” & más',
      date: '2026-11-20',
      topics: ['Law', 'Changelog'],
    };
    expect(parsePicture(toPictureText(post))).toEqual(post);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', 'null'],
    ['an empty title', toPictureText({...guide, title: ' '})],
    ['an unknown kind', toPictureText(guide).replace('"guide"', '"toString"')],
    ['a number for a text', toPictureText(guide).replace('"SIGN DE"', '1')],
    ['topics that are no list', toPictureText({...guide, topics: ['x']}).replace('["x"]', '"x"')],
  ])('refuses %s', (_, text) => {
    expect(parsePicture(text)).toBeUndefined();
  });
});
