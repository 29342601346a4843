import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {cookies, type CookieRow} from '../../src/data/cookies';
import {search} from '../../src/data/search';
import {isStoredAs} from '../../src/model/consent/storage';
import {STORED_LISTS} from '../../src/model/search/stored';

const modal = readFileSync(require.resolve('@docsearch/react/dist/umd/index.js'), 'utf8');
const rows: readonly CookieRow[] = cookies;

describe('the limits of the search', () => {
  it('are those of the specification', () => {
    expect(search).toMatchObject({
      maximumQueryLength: 64,
      hitsPerPage: 20,
      hitsPerGroup: 5,
      snippetWords: 10,
      snippetWordsNarrow: 5,
      narrowScreen: 768,
      stallThreshold: 300,
      suggestions: 3,
      recentSearches: 7,
      recentSearchesBesideFavourites: 4,
      favouriteSearches: 10,
      timeouts: {connect: 1000, read: 2000, write: 30_000},
      viewDelay: 400,
      idsPerEvent: 20,
    });
  });

  it.each([
    ['characters of a query', `maxLength:${search.maximumQueryLength}`],
    ['characters taken from a selection', `slice(0,${search.maximumQueryLength})`],
    ['hits', `hitsPerPage:${search.hitsPerPage}`],
    ['suggestions', `slice(0,${search.suggestions})`],
    ['the threshold of stalling', `stallThreshold:${search.stallThreshold}`],
    ['favourites', `limit:${search.favouriteSearches}`],
    ['recent searches', `?${search.recentSearches}:${search.recentSearchesBesideFavourites}`],
    ['the width of narrow screens', `(max-width: ${search.narrowScreen}px)`],
  ])('are those built into DocSearch: %s', (_, code) => {
    expect(modal.replaceAll('3e2', '300')).toContain(code);
  });

  it.each(STORED_LISTS)('the list %s is on the page about cookies', (key) => {
    expect(modal).toContain(key);
    expect(
      rows
        .filter((row) => isStoredAs(row, `${key}bonarium`))
        .map(({kind, category}) => [kind, category]),
    ).toEqual([['localStorage', 'necessary']]);
  });
});
