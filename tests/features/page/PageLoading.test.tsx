// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {PageLoading} from '../../../src/features/page/PageLoading';

afterEach(cleanup);

it('says in words that a page could not be loaded, and leads on', () => {
  const retry = vi.fn();
  render(<PageLoading error={new Error('Loading chunk 4711 failed.')} retry={retry} pastDelay />);
  expect(screen.getByRole('alert').textContent).toBe('The page could not be loaded. Check your network connection and try again.Retry');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledOnce();
});
