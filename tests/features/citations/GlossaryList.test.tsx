// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {TermRow} from '../../../src/data/glossary/row';
import {GlossaryList} from '../../../src/features/citations/GlossaryList';

const toTerm = (id: string, term: string, definition: string): TermRow => ({
  id,
  term,
  native: term,
  regime: 'fr',
  definition: {en: definition, de: '', es: '', it: '', fr: ''},
  seeAlso: id === 'archive' ? ['purge', 'standard'] : [],
});
const terms = [
  toTerm('purge', 'Purge', 'Deleting data.'),
  toTerm('editeur', 'Éditeur', 'Who holds the source code.'),
  toTerm('archive', 'Archive', 'A frozen copy of the data.'),
];

beforeEach(() => {
  render(
    <MemoryRouter>
      <GlossaryList terms={terms} />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const type = (text: string): void => {
  fireEvent.change(screen.getByRole('searchbox'), {target: {value: text}});
};
const shown = (): readonly (string | null)[] =>
  screen.getAllByRole('term').map((term) => term.textContent);
const letters = (): readonly (string | null)[] =>
  within(screen.getByRole('navigation', {name: 'Terms from A to Z'}))
    .getAllByRole('link')
    .map(({textContent}) => textContent);

it('lists terms from A to Z, below the letters that have some', () => {
  expect(shown()).toEqual(['Archive', 'Éditeur', 'Purge']);
  expect(letters()).toEqual(['A', 'E', 'P']);
  expect(screen.getByRole('link', {name: 'E'}).getAttribute('href')).toBe('#editeur');
  expect(screen.queryByText('B')).toBeNull();
});

it('names a related term by its abbreviation if its name is long', () => {
  cleanup();
  const standard = toTerm('standard', 'Standard for the files of electronic tills', 'Its files.');
  render(
    <MemoryRouter>
      <GlossaryList terms={[...terms, {...standard, short: 'SFET'}]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', {name: 'SFET'}).getAttribute('href')).toBe('#standard');
  expect(screen.getByRole('link', {name: 'Purge'}).getAttribute('href')).toBe('#purge');
});

it('shows the terms whose name or definition has the words, and announces their number', () => {
  expect(screen.getByRole('status').textContent).toBe('3 of 3 terms');
  type('DATA deleting');
  expect(shown()).toEqual(['Purge']);
  expect(letters()).toEqual(['P']);
  // Letters keep their places while the reader types.
  expect(screen.getByText('E').tagName).toBe('SPAN');
  expect(screen.getByRole('status').textContent).toBe('1 of 3 terms');
  type('editeur');
  expect(shown()).toEqual(['Éditeur']);
});

it('says that nothing matches, and leads back and to the search', () => {
  type(' blockchain ');
  expect(screen.queryAllByRole('term')).toEqual([]);
  expect(screen.getByText(/Nothing matches/)).toBeTruthy();
  expect(
    screen
      .getByRole('link', {name: 'Search the whole portal for “blockchain”'})
      .getAttribute('href'),
  ).toBe('/search?q=blockchain');
  fireEvent.click(screen.getByRole('button', {name: 'Show all'}));
  expect(shown()).toHaveLength(3);
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
});
