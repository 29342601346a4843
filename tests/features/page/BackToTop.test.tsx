// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {BackToTop} from '../../../src/features/page/BackToTop';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  {wish: 'less motion', matches: true, scrolls: 0, jumps: [[{top: 0, behavior: 'instant'}]]},
  {wish: 'motion', matches: false, scrolls: 1, jumps: []},
])('scrolls to the top for readers who want $wish', ({matches, scrolls, jumps}) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({matches: matches && query.includes('reduce')}) as MediaQueryList,
  );
  const jump = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const scroll = vi.fn();
  render(
    <main>
      <BackToTop label="Back to top" shown onPress={scroll} />
    </main>,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Back to top'}));
  expect(scroll).toHaveBeenCalledTimes(scrolls);
  expect(jump.mock.calls).toEqual(jumps);
  expect(document.activeElement).toBe(document.querySelector('main'));
});
