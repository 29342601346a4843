// @vitest-environment happy-dom
import {cleanup, render} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it} from 'vitest';
import {SearchHitLink, type Hit} from '../../../src/features/search/SearchHitLink';

afterEach(cleanup);

/** A hit in a group of hits. */
const toHit = (type: string, group: string, page: string): Hit =>
  ({url: '/errors#a', type, content: null, hierarchy: {lvl0: group, lvl1: page, lvl2: 'A'}}) as Hit;

it.each([
  ['lvl2', 'Error codes', 'Error codes', true],
  ['lvl2', 'SIGN DE', 'Error handling', false],
  // Its title is the page's.
  ['lvl1', 'Error codes', 'Error codes', false],
])('of type %s in “%s” on “%s” repeats the name of its group: %s', (type, group, page, repeats) => {
  const {container} = render(
    <MemoryRouter>
      <SearchHitLink hit={toHit(type, group, page)} onOpen={() => undefined}>
        text
      </SearchHitLink>
    </MemoryRouter>,
  );
  expect(container.querySelector('[data-group-page]') !== null).toBe(repeats);
});
