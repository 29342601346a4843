// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {SearchResults} from '../../../src/features/search/SearchResults';
import type {Results} from '../../../src/features/search/useResults';
import type {FoundPage} from '../../../src/model/search/groups';

let results: Results;

vi.mock('../../../src/features/search/useResults', () => ({useResults: () => results}));
vi.mock('../../../src/features/search/useResultEvents', () => ({
  useResultEvents: () => () => undefined,
}));

afterEach(cleanup);

const question = {
  query: 'till',
  indexName: 'portal',
  facetFilters: [],
  algolia: null,
  baseUrl: '/',
  locale: 'en',
};
const toPage = (title: string): FoundPage => ({
  path: `/${title}`,
  title,
  group: '',
  language: 'en',
  sections: [],
});

const onFilter = vi.fn();

function toResults(status: Results['status'], titles: readonly string[], count: number): Results {
  const batches = titles.map((title) => [toPage(title)]);
  const ask = (): void => undefined;
  return {
    status,
    batches,
    counts: undefined,
    count,
    shown: titles.length,
    hasMore: titles.length < count,
    queryIDs: [],
    more: ask,
    retry: ask,
  };
}

/** The page with a field above the results, after each of their changes. */
function show(status: Results['status'], titles: readonly string[], count = 2): void {
  results = toResults(status, titles, count);
  const page = (
    <>
      <input aria-label="Search" />
      <SearchResults question={question} onFilter={onFilter} />
    </>
  );
  if (rerender) rerender(page);
  else ({rerender} = render(page));
}

let rerender: ReturnType<typeof render>['rerender'] | undefined;

afterEach(() => (rerender = undefined));

const more = (): HTMLElement => screen.getByRole('button', {name: /^More results/});

it('moves the focus to the first new result when the reader requested more, even if the button is gone', () => {
  show('done', ['one']);
  more().focus();
  fireEvent.click(more());
  show('loading', ['one']);
  expect(document.activeElement).toBe(more());
  show('done', ['one', 'two']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', {name: 'two'}));
});

it('moves the focus to the first result after another try', () => {
  show('error', [], 1);
  screen.getByRole('button', {name: 'Try again'}).focus();
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  show('loading', [], 1);
  show('done', ['one'], 1);
  expect(document.activeElement).toBe(screen.getByRole('link', {name: 'one'}));
});

it('does not take the focus from readers who moved on, or for results that they did not request', () => {
  show('done', ['one']);
  more().focus();
  fireEvent.click(more());
  screen.getByRole('textbox').focus();
  show('done', ['one', 'two'], 3);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  screen.getByRole('textbox').blur();
  show('done', ['three'], 1);
  expect(document.activeElement).toBe(document.body);
});

it('offers filters with their counts, and a way out of filters without results', () => {
  const counts = {
    country: new Map([['de', 3]]),
    product: new Map([['sign-de', 2]]),
    kind: new Map([['guide', 3]]),
  };
  results = {...toResults('done', ['one'], 1), counts};
  const {rerender: again} = render(<SearchResults question={question} onFilter={onFilter} />);
  fireEvent.change(screen.getByRole('combobox', {name: 'Country'}), {target: {value: 'de'}});
  expect(onFilter).toHaveBeenLastCalledWith({country: 'de'});
  expect(screen.getByRole('option', {name: 'SIGN DE (2)'})).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', {name: 'Guides 3'}));
  expect(onFilter).toHaveBeenLastCalledWith({kind: 'guide'});
  results = {...toResults('done', [], 0), counts};
  again(
    <SearchResults
      question={{...question, filters: {country: 'de', kind: 'news'}}}
      onFilter={onFilter}
    />,
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', {name: 'Country'}).value).toBe('de');
  expect(screen.getByRole<HTMLInputElement>('radio', {name: 'Blog posts 0'}).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', {name: 'Search without filters'}));
  expect(onFilter).toHaveBeenLastCalledWith({});
});

it('opens the filters with a button on phones, at once if some are chosen', () => {
  const counts = {country: new Map(), product: new Map(), kind: new Map()};
  results = {...toResults('done', ['one'], 1), counts};
  const {unmount} = render(<SearchResults question={question} onFilter={onFilter} />);
  const opener = screen.getByRole('button', {name: 'Filters'});
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  unmount();
  render(<SearchResults question={{...question, filters: {kind: 'news'}}} onFilter={onFilter} />);
  expect(screen.getByRole('button', {name: 'Filters (1)'}).getAttribute('aria-expanded')).toBe(
    'true',
  );
});
