// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {Chips} from '../../src/kit/Chips';

afterEach(cleanup);

const options = [
  {value: 'law', label: 'Law', count: 2},
  {value: 'news', label: 'News', count: 0},
  {value: 'other', label: 'Other'},
];

it('offers no option without entries, but keeps it in the order of the keyboard', () => {
  const choose = vi.fn();
  render(<Chips label="Kind" options={options} value="law" onChange={choose} />);
  const empty = screen.getByRole('button', {name: 'News 0'});
  expect(empty.getAttribute('aria-disabled')).toBe('true');
  expect(empty.hasAttribute('disabled')).toBe(false);
  fireEvent.click(empty);
  expect(choose).not.toHaveBeenCalled();
  for (const name of ['Law 2', 'Other'])
    expect(screen.getByRole('button', {name}).hasAttribute('aria-disabled')).toBe(false);
});

it('the chosen option can be removed, also without entries', () => {
  const choose = vi.fn();
  render(<Chips label="Kind" options={options} value="news" onChange={choose} />);
  const chosen = screen.getByRole('button', {name: 'News 0', pressed: true});
  expect(chosen.hasAttribute('aria-disabled')).toBe(false);
  fireEvent.click(chosen);
  expect(choose).toHaveBeenCalledWith(undefined);
});
