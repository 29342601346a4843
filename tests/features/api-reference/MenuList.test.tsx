// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {MenuList} from '../../../src/features/api-reference/MenuList';

afterEach(cleanup);

it('strikes out what is deprecated, for the eye and for screen readers alike', () => {
  const operation = {kind: 'operation', method: 'GET'} as const;
  render(
    <MenuList
      items={[
        {...operation, id: 'old', label: 'List exports', deprecated: true},
        {...operation, id: 'new', label: 'List jobs'},
      ]}
    />,
  );
  expect(['List exports', 'List jobs'].map((label) => screen.getByText(label).localName)).toEqual([
    's',
    'span',
  ]);
  expect(screen.getByRole('link', {name: 'List jobs GET'}).getAttribute('href')).toBe('#new');
});

it('names the text of a group differently from the group, and from the section above', () => {
  const name = 'Authentication';
  render(
    <MenuList
      items={[
        {kind: 'section', id: 'section/auth', label: name},
        {
          kind: 'tag',
          id: 'tag/auth',
          label: name,
          items: [{kind: 'operation', id: 'new', label: 'Sign in', method: 'POST'}],
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
    name,
    'Overview',
    'Sign inPOST',
  ]);
  expect(screen.getByText('Overview').closest('a')?.getAttribute('href')).toBe('#tag/auth');
  expect(screen.getAllByText(/^(?:About this API|Operations)$/)).toHaveLength(2);
});
