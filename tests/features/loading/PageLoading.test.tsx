// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import Loadable from 'react-loadable';
import {afterEach, expect, it, vi} from 'vitest';
import {PageLoading} from '../../../src/features/loading/PageLoading';
import Loading from '../../../src/theme/Loading';

const failed = new Error('Loading chunk 4711 failed.');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows why a page could not be loaded, and a button to try again', () => {
  const retry = vi.fn();
  render(<PageLoading error={failed} retry={retry} pastDelay />);
  expect(screen.getByRole('alert').textContent).toBe(
    'The page could not be loaded. Check your network connection and try again.Loading chunk 4711 failed.Retry',
  );
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledOnce();
});

it('says nothing at first, and later that the page is loading', () => {
  const {rerender} = render(<PageLoading error={null} retry={vi.fn()} pastDelay={false} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<PageLoading error={null} retry={vi.fn()} pastDelay />);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

it.each([
  ['has failed', failed],
  ['is not there', null],
])('fails the build if the code of a page %s', (_of, error) => {
  vi.stubGlobal('window', undefined);
  expect(() =>
    renderToString(<PageLoading error={error} retry={vi.fn()} pastDelay={false} />),
  ).toThrow(`The code of this page could not be loaded while the site was built: ${String(error)}`);
});

it('fails the build if the bundler finds no file for a page, which prefetching does not report', async () => {
  vi.stubGlobal('window', undefined);
  const missing = (): never => {
    throw new Error("Cannot find module './assets/js/4711.js'");
  };
  const Page = Loadable.Map({loading: Loading, loader: {content: missing}, render: () => null});
  await Page.preload();
  expect(() => renderToString(<Page />)).toThrow(
    /while the site was built: Error: Cannot find module/,
  );
});
