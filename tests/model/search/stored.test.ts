import {describe, expect, it} from 'vitest';
import {addRecent, repairStoredList, toStoredPages} from '../../../src/model/search/stored';
import {hitFrom} from './hits';

const LIMITS = {alone: 7, beside: 4};
const stored = (name: string) => {
  const {
    _highlightResult: _one,
    _snippetResult: _other,
    ...rest
  } = hitFrom({objectID: name, url: `/${name}`});
  return rest;
};

describe('repairStoredList', () => {
  it.each([
    '',
    'null',
    '{}',
    '"x"',
    '[',
    '[null,1,{"objectID":"a"}]',
    '[{"objectID":"a","url":"javascript:alert(1)","type":"lvl1","hierarchy":{}}]',
  ])('discards the stored list %s', (text) => expect(repairStoredList(text)).toBeUndefined());

  it('keeps good hits as they are, and makes their texts safe', () => {
    const good = JSON.stringify([stored('a')]);
    expect(repairStoredList(good)).toBe(good);
    const [hit] = JSON.parse(
      repairStoredList(
        JSON.stringify([
          {...stored('a'), content: '<img src=x>', hierarchy: {lvl1: 5, lvl2: '<b>'}},
          5,
        ]),
      )!,
    ) as [object];
    expect(hit).toMatchObject({content: '&lt;img src=x>', hierarchy: {lvl1: '5', lvl2: '&lt;b>'}});
  });
});

describe('a list that was stored in another language', () => {
  const repair = (hits: readonly object[]) =>
    JSON.parse(
      repairStoredList(JSON.stringify(hits), {
        origin: 'https://portal.example',
        toReadersAddress: (address) => address.replace(/^\/(?=a|b)/, '/de/'),
      })!,
    ) as readonly {readonly objectID: string; readonly url: string}[];

  it('links to the language of the reader, or stays if that has no such page', () => {
    expect(repair([stored('a'), stored('c')]).map(({url}) => url)).toEqual(['/de/a', '/c']);
  });

  it('turns a stored absolute address into a path', () => {
    expect(repair([{...stored('a'), url: 'https://portal.example/a'}]).map(({url}) => url)).toEqual(
      ['/de/a'],
    );
  });

  it('keeps the later entry of a place that was opened in both languages', () => {
    const [first, second, third] = [stored('de/a'), stored('a'), stored('b')].map((hit) => ({
      ...hit,
      objectID: `${hit.url}~1.0`,
    }));
    expect(repair([first!, second!, third!]).map(({objectID}) => objectID)).toEqual([
      '/de/a~1.0',
      '/de/b~1.0',
    ]);
  });
});

describe('addRecent', () => {
  const text = hitFrom({
    objectID: 'text',
    url: '/t#a',
    type: 'content',
    content: 'words',
    hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: 'Part'},
  });

  it('does not add what DocSearch already stores', () => {
    expect(addRecent(null, null, hitFrom({type: 'lvl2'}), LIMITS)).toBeUndefined();
    expect(
      addRecent(null, null, {...text, __docsearch_parent: hitFrom({})}, LIMITS),
    ).toBeUndefined();
    expect(addRecent(null, JSON.stringify([stored('text')]), text, LIMITS)).toBeUndefined();
  });

  it('stores the heading above a text first and once, without highlights', () => {
    const list = JSON.parse(
      addRecent(JSON.stringify([stored('a'), stored('text')]), null, text, LIMITS)!,
    ) as Record<string, unknown>[];
    expect(list.map(({objectID}) => objectID)).toEqual(['text', 'a']);
    expect(list[0]).toMatchObject({type: 'lvl2', content: null, url: '/t#a'});
    expect(Object.keys(list[0]!)).not.toContain('_highlightResult');
    expect(Object.keys(list[0]!)).not.toContain('_snippetResult');
  });

  it('keeps seven entries, or four if there are favorites', () => {
    const many = JSON.stringify(Array.from({length: 9}, (_, index) => stored(`h${index}`)));
    const count = (favourites: string | null) =>
      (JSON.parse(addRecent(many, favourites, text, LIMITS)!) as unknown[]).length;
    expect(count(null)).toBe(7);
    expect(count(JSON.stringify([stored('f')]))).toBe(4);
  });

  it('starts a new list if the stored one is broken', () =>
    expect(JSON.parse(addRecent('garbage', 'garbage', text, LIMITS)!)).toHaveLength(1));
});

describe('toStoredPages', () => {
  it('names the page and its section, and skips what can’t be shown', () => {
    const hierarchy = {lvl0: 'Guides', lvl1: 'Page &amp; more', lvl2: 'Part'};
    const list = [
      hitFrom({objectID: '1', url: '/a', type: 'lvl1', hierarchy}),
      hitFrom({objectID: '2', url: '/a#b', type: 'lvl2', hierarchy}),
      {url: 'javascript:alert(1)'},
    ];
    expect(toStoredPages(JSON.stringify(list))).toEqual([
      {address: '/a', title: 'Page & more'},
      {address: '/a#b', title: 'Page & more: Part'},
    ]);
    expect(toStoredPages(null)).toEqual([]);
    expect(toStoredPages('garbage')).toEqual([]);
  });
});
