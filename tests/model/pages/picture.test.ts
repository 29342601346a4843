import {describe, expect, it} from 'vitest';
import {parsePicture, toPictureFile, toPictureText, type PagePicture} from '../../../src/model/pages/picture';

const guide: PagePicture = {kind: 'guide', title: 'Outages', language: 'en', address: 'https://developer.example/outages', product: 'SIGN DE', country: 'DE'};

describe('toPictureFile', () => {
  it('is the same for the same contents, in whatever order they are given', () => {
    const {kind, title, ...rest} = guide;
    expect(toPictureFile({...rest, topics: [], version: undefined, title, kind})).toBe(toPictureFile(guide));
    expect(toPictureFile(guide)).toMatch(/^[0-9a-z]{11}\.png$/);
  });

  it.each([
    ['kind', {...guide, kind: 'page'}],
    ['title', {...guide, title: 'Outage'}],
    ['language', {...guide, language: 'de'}],
    ['address', {...guide, address: 'https://developer.example/outage'}],
    ['product', {...guide, product: 'SIGN AT'}],
    ['country', {...guide, country: 'AT'}],
    ['version', {...guide, version: 'v1'}],
    ['date', {...guide, date: '2026-11-20'}],
    ['topics', {...guide, topics: ['Law']}],
  ] as const)('is another for another %s', (_, other) => {
    expect(toPictureFile(other)).not.toBe(toPictureFile(guide));
  });

  it('tells ten thousand titles apart', () => {
    const files = new Set(Array.from({length: 10_000}, (_, number) => toPictureFile({...guide, title: `Dev news #${number}`})));
    expect(files.size).toBe(10_000);
  });
});

describe('parsePicture', () => {
  it('reads what a page states', () => {
    const post: PagePicture = {...guide, kind: 'post', title: '“<Überblick>” & más', date: '2026-11-20', topics: ['Law', 'Changelog']};
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
