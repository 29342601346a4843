// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it} from 'vitest';
import {apis} from '../../../src/data/apis';
import {CatalogueVersion} from '../../../src/features/catalogue/CatalogueVersion';

afterEach(cleanup);

it.each([
  ['v2', 'SIGN DE v2'],
  ['local/v0', 'SIGN ES local v0'],
])('has a link with the names of the API and its version: %s', (id, name) => {
  const api = apis.find(({label, version}) => name.startsWith(label) && version === id)!;
  render(
    <MemoryRouter>
      <CatalogueVersion api={api} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', {name});
  expect(link.textContent).toBe(name);
  expect(link.getAttribute('href')).toBe(api.path);
});
