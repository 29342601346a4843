// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import type {ReactNode} from 'react';
import {Router} from 'react-router';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {SearchProvider, useSearch} from '../../../src/features/search/SearchProvider';

let answer: (deployment: 'current' | 'unreachable') => void;
let asked: () => void;
let isAsked: Promise<void>;

vi.mock('../../../src/features/search/SearchDialog', () => {
  throw new Error('The file did not come.');
});
vi.mock('../../../src/features/loading/readDeployment', () => ({
  readDeployment: () =>
    new Promise((resolve) => {
      answer = resolve;
      asked();
    }),
}));

const options = {
  algolia: null,
  baseUrl: '/',
  locale: 'en',
  indexName: 'portal',
  filters: [],
  tags: [],
};

function Control(): ReactNode {
  const {open} = useSearch();
  return <button onClick={() => open(options)}>Search</button>;
}

beforeEach(() => {
  isAsked = new Promise((resolve) => (asked = resolve));
});

afterEach(cleanup);

/** Opens the search on a page whose dialog doesn't load, up to the check of the reason. */
async function openInVain(): Promise<MemoryHistory> {
  const history = createMemoryHistory({initialEntries: ['/guide']});
  render(
    <Router history={history}>
      <SearchProvider>
        <Control />
      </SearchProvider>
    </Router>,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Search'}));
  await act(() => isAsked);
  return history;
}

it('leads to the results page if the dialog does not load and the site responds', async () => {
  const history = await openInVain();
  await act(async () => answer('current'));
  expect(history.location.pathname).toBe('/search');
});

it('does not redirect a reader who has navigated away', async () => {
  const history = await openInVain();
  act(() => history.push('/next'));
  await act(async () => answer('current'));
  expect(history.location.pathname).toBe('/next');
});

it('says that the site is unreachable on the page where the search was opened', async () => {
  const history = await openInVain();
  await act(async () => answer('unreachable'));
  expect(screen.getByRole('alert').textContent).toMatch(
    /^The search could not be loaded.*There was an error when mocking a module/,
  );
  expect(screen.queryByRole('button', {name: 'Retry'})).not.toBeNull();
  expect(history.location.pathname).toBe('/guide');
});
