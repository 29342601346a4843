// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {search} from '../../../src/data/search';
import {SearchPage} from '../../../src/features/search/SearchPage';

vi.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));
vi.mock('../../../src/features/head/PageLanguages', () => ({
  useAddressInLanguage: () => (id: string) => `/${id}/search`,
}));
vi.mock('../../../src/features/search/SearchResults', () => ({SearchResults: () => null}));
vi.mock('../../../src/features/search/useSearchOptions', () => ({
  useSearchOptions: () => ({
    algolia: null,
    baseUrl: '/de/',
    locale: 'de',
    indexName: 'portal',
    filters: [],
    tags: [],
  }),
}));

let history: MemoryHistory;

beforeEach(() => {
  vi.useFakeTimers();
  history = createMemoryHistory({initialEntries: ['/de/search']});
  render(
    <Router history={history}>
      <SearchPage />
    </Router>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('searches after a pause in typing', () => {
  fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'Kasse'}});
  expect(history.location.search).toBe('');
  act(() => void vi.advanceTimersByTime(search.typingPause));
  expect(history.location.search).toBe('?q=Kasse');
});

it('keeps a language that is chosen while a search is pending', () => {
  fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'Kasse'}});
  fireEvent.change(screen.getByRole('combobox'), {target: {value: 'de'}});
  expect(history.location.search).toBe('?q=Kasse&lang=de');
  act(() => void vi.advanceTimersByTime(10 * search.typingPause));
  expect(history.location.search).toBe('?q=Kasse&lang=de');
});
