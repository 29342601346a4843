// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it} from 'vitest';
import {TagList} from '../../../src/features/blog/TagList';

afterEach(cleanup);

it('heads each row with the tag and the number of its posts', () => {
  const tags = [
    {label: 'Law', permalink: '/blog/tags/law', count: 26, description: 'Changes to fiscal law.'},
  ];
  render(
    <MemoryRouter>
      <TagList tags={tags} />
    </MemoryRouter>,
  );
  const heading = screen.getByRole('heading', {level: 2, name: 'Law 26'});
  expect(heading.querySelector('a')?.getAttribute('href')).toBe('/blog/tags/law');
});
