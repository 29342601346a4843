// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it} from 'vitest';
import {FilterBar} from '../../../src/features/filter/FilterBar';
import {useFilter} from '../../../src/features/filter/useFilter';

const known = {country: ['de', 'at'], kind: ['law']};
const entries = [
  {id: 'one', facets: {country: ['de'], kind: ['law']}, text: ''},
  {id: 'two', facets: {country: ['at'], kind: []}, text: ''},
];

function List({names}: {readonly names: readonly (keyof typeof known)[]}): ReactNode {
  return (
    <FilterBar
      filter={useFilter(entries, known)}
      facets={names.map((name) => ({
        name,
        label: name,
        options: known[name].map((value) => ({value, label: value})),
      }))}
      toStatus={(shown, total) => `${shown} of ${total}`}
    />
  );
}

const show = (...names: readonly (keyof typeof known)[]): Element => {
  const {container} = render(
    <MemoryRouter>
      <List names={names} />
    </MemoryRouter>,
  );
  return container.firstElementChild!;
};

afterEach(cleanup);

it('folds several rows of chips behind a button, which phones show', () => {
  const bar = show('country', 'kind');
  const opener = screen.getByRole('button', {name: 'Filters'});
  expect(bar.hasAttribute('data-folded')).toBe(true);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(opener);
  expect(bar.hasAttribute('data-folded')).toBe(false);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
});

it('doesn’t fold one row', () => {
  expect(show('country').hasAttribute('data-folded')).toBe(false);
  expect(screen.queryByRole('button', {name: 'Filters'})).toBeNull();
});
