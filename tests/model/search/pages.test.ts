import {describe, expect, it} from 'vitest';
import {
  parseResultsAddress,
  toReportAddress,
  toResultsAddress,
} from '../../../src/model/search/address';
import {toContextFilters, toTextFilters} from '../../../src/model/search/filters';
import {toCounts, toFieldFilters} from '../../../src/model/search/fields';
import {groupByPage} from '../../../src/model/search/groups';
import {fromHostedRecords, toHostedRecords} from '../../../src/model/search/hosted';
import {hitFrom} from './hits';

const LANGUAGES = ['de', 'en'];

describe('the address of the results page', () => {
  it('is read back as it was written', () => {
    expect(toResultsAddress('a b&c')).toBe('/search?q=a+b%26c');
    expect(toResultsAddress('', 'de')).toBe('/search?lang=de');
    expect(toResultsAddress('')).toBe('/search');
    expect(parseResultsAddress('?q=a+b%26c&lang=de', LANGUAGES, 512)).toMatchObject({
      query: 'a b&c',
      language: 'de',
    });
  });

  it('accepts half an emoji', () => {
    expect(toResultsAddress('😀'.slice(0, 1))).toBe('/search?q=%EF%BF%BD');
    expect(toReportAddress('https://support.example', '\ud83d')).toBe(
      'https://support.example?search=%EF%BF%BD',
    );
  });

  it.each(['', '?', '?q', '?q=', '?q=%E0%A4%A', '?lang=xx&q=%20%0A', '?q[]=x'])(
    '%s is read as a short query in every language',
    (search) => {
      const {query, language} = parseResultsAddress(search, LANGUAGES, 512);
      expect(query.length).toBeLessThanOrEqual(512);
      expect(language).toBeNull();
    },
  );

  it('cuts 10,000 characters', () =>
    expect(parseResultsAddress(`?q=${'x'.repeat(10_000)}`, LANGUAGES, 512).query).toHaveLength(
      512,
    ));
});

describe('filters', () => {
  const context = {locale: 'de', tags: ['default', 'docs-default-current']};
  const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];

  it('narrow by language and tags; texts not translated yet are found in English', () => {
    expect(toContextFilters({...context, isHosted: false})).toEqual([
      ['language:de', 'language:en'],
      tags,
    ]);
    expect(toContextFilters({...context, locale: 'en', isHosted: false})).toEqual([
      'language:en',
      tags,
    ]);
    expect(toContextFilters({...context, isHosted: true})).toEqual(['language:de', tags]);
  });

  it('narrow by the language of the text where a reader asks for it', () => {
    expect(toTextFilters({...context, isHosted: false}, 'de', LANGUAGES)).toEqual([
      'language:de',
      tags,
    ]);
    expect(toTextFilters({...context, isHosted: false}, null, LANGUAGES)).toEqual([
      LANGUAGES.map((one) => `language:${one}`),
      tags,
    ]);
    expect(toTextFilters({...context, isHosted: true}, 'en', LANGUAGES)).toEqual([
      'language:de',
      tags,
      'text_language:en',
    ]);
  });
});

describe('filters in the address', () => {
  it('are kept if their values exist', () => {
    const address = toResultsAddress('a', 'de', {country: 'at', kind: 'guide'});
    expect(address).toBe('/search?q=a&lang=de&country=at&kind=guide');
    const parse = (search: string) => parseResultsAddress(search, LANGUAGES, 512).filters;
    expect(parse(address.replace('/search', ''))).toEqual({country: 'at', kind: 'guide'});
    expect(parse('?country=__proto__&product=%3Cb%3E&kind=Guide&country=de')).toEqual({});
    expect(parse('?product=sign-de')).toEqual({product: 'sign-de'});
  });

  it('leave out the field that is counted', () => {
    const filters = {country: 'at', kind: 'guide'};
    expect(toFieldFilters(filters)).toEqual(['country:at', 'kind:guide']);
    expect(toFieldFilters(filters, 'kind')).toEqual(['country:at']);
  });

  it.each([
    undefined,
    null,
    'de',
    {country: null},
    {country: {de: 'many', xx: 3, at: -1, es: 1.5, it: NaN}},
    {country: ['de']},
  ])('have no counts in %j', (facets) => {
    expect([...toCounts(facets, 'country')]).toEqual([]);
  });

  it('have the counts of known values', () => {
    expect([...toCounts({country: {it: 2, de: 3, '<b>': 4}}, 'country')]).toEqual([
      ['de', 3],
      ['it', 2],
    ]);
  });
});

describe('groupByPage', () => {
  it('lists a page once, with the answer in which it appears first', () => {
    const answer = (page: number, ...urls: readonly string[]) => ({
      page,
      hitsPerPage: 2,
      hits: urls.map((url) => hitFrom({url})),
    });
    const batches = groupByPage([answer(0, '/a#x', '/b'), answer(1, '/a#y', '/c')]);
    expect(
      batches.map((pages) =>
        pages.map(({path, sections}) => [
          path,
          ...sections.map(({position, batch}) => `${position}/${batch}`),
        ]),
      ),
    ).toEqual([
      [
        ['/a', '1/0', '3/1'],
        ['/b', '2/0'],
      ],
      [['/c', '4/1']],
    ]);
  });

  it('groups hits by page, in the order of each page’s best hit', () => {
    const [pages = []] = groupByPage([
      {
        page: 1,
        hitsPerPage: 20,
        hits: [
          hitFrom({url: '/a#x', hierarchy: {lvl0: 'Guides', lvl1: 'A &amp; B', lvl2: 'X'}}),
          hitFrom({url: '/b', type: 'content', content: 'text'}),
          hitFrom({url: '/a', hierarchy: {lvl0: 'Guides', lvl1: 'A &amp; B'}}),
        ],
      },
    ]);
    expect(
      pages.map(({path, title, sections}) => [path, title, sections.map(({position}) => position)]),
    ).toEqual([
      ['/a', 'A & B', [21, 23]],
      ['/b', 'Page', [22]],
    ]);
    expect(pages[1]?.sections[0]).toMatchObject({snippet: 'text'});
  });
});

describe('hosted records', () => {
  it('contain the language of the page and that of the text', () => {
    const [record] = toHostedRecords([hitFrom({language: 'en'})], 'de');
    expect(record).toMatchObject({language: 'de', text_language: 'en'});
    expect(fromHostedRecords([record!])[0]).toMatchObject({language: 'en'});
    expect(fromHostedRecords([record!])[0]).not.toHaveProperty('text_language');
  });
});
