// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it} from 'vitest';
import {EntryList} from '../../../src/features/blog/EntryList';

afterEach(cleanup);

it('heads each row with the tag or author and the number of posts', () => {
  const entries = [
    {label: 'Law', permalink: '/blog/tags/law', count: 26, description: 'Changes to fiscal law.'},
  ];
  render(
    <MemoryRouter>
      <EntryList entries={entries} rel="tag" />
    </MemoryRouter>,
  );
  const heading = screen.getByRole('heading', {level: 2, name: 'Law 26'});
  expect(heading.querySelector('a')?.getAttribute('href')).toBe('/blog/tags/law');
});
