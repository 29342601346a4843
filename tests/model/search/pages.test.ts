import {describe, expect, it} from 'vitest';
import {
  parseResultsAddress,
  toReportAddress,
  toResultsAddress,
} from '../../../src/model/search/address';
import {toContextFilters, toTextFilters} from '../../../src/model/search/filters';
import {groupByPage} from '../../../src/model/search/groups';
import {fromHostedRecords, toHostedRecords} from '../../../src/model/search/hosted';
import {hitFrom} from './hits';

const LANGUAGES = ['de', 'en'];

describe('the address of the results page', () => {
  it('is read back as it was written', () => {
    expect(toResultsAddress('a b&c')).toBe('/search?q=a+b%26c');
    expect(toResultsAddress('', 'de')).toBe('/search?lang=de');
    expect(toResultsAddress('')).toBe('/search');
    expect(parseResultsAddress('?q=a+b%26c&lang=de', LANGUAGES, 512)).toEqual({
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

describe('groupByPage', () => {
  it('groups hits by page, in the order of each page’s best hit', () => {
    const pages = groupByPage(
      [
        hitFrom({url: '/a#x', hierarchy: {lvl0: 'Guides', lvl1: 'A &amp; B', lvl2: 'X'}}),
        hitFrom({url: '/b', type: 'content', content: 'text'}),
        hitFrom({url: '/a', hierarchy: {lvl0: 'Guides', lvl1: 'A &amp; B'}}),
      ],
      21,
    );
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
