// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {LoadStatus} from '../../../src/features/loading/LoadStatus';
import {useLoad} from '../../../src/features/loading/useLoad';

/** A load that ends when the test says so, with the number of times it was started. */
let settle: {readonly resolve: () => void; readonly reject: (error: unknown) => void};
const load = vi.fn(() => new Promise<void>((resolve, reject) => (settle = {resolve, reject})));

function Part({floating = false}: {readonly floating?: boolean}): ReactNode {
  const part = useLoad();
  return (
    <>
      <button onClick={() => part.run(load)}>Open</button>
      <LoadStatus load={part} floating={floating} />
    </>
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  load.mockClear();
  vi.useRealTimers();
});

const open = (): void => void fireEvent.click(screen.getByText('Open'));

it('says that a part is loading after 200 ms, until it has loaded', async () => {
  render(<Part />);
  open();
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await act(async () => settle.resolve());
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows the error and starts the load again on Retry', async () => {
  render(<Part />);
  open();
  await act(async () => settle.reject(new Error('HTTP 503')));
  expect(screen.getByRole('alert').textContent).toContain('HTTP 503');
  expect(screen.queryByRole('button', {name: 'Close'})).toBeNull();
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => settle.resolve());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lets a reader dismiss a message that covers the page', async () => {
  render(<Part floating />);
  open();
  await act(async () => settle.reject('lost'));
  expect(screen.getByRole('alert').textContent).toContain('lost');
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(screen.queryByRole('alert')).toBeNull();
});
