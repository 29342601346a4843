// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it} from 'vitest';
import {apis} from '../../../src/data/apis';
import {CatalogueVersion} from '../../../src/features/catalogue/CatalogueVersion';

afterEach(cleanup);

it('has a link with the names of the API and its version, as readers see it', () => {
  const api = apis.find(({label, version}) => label === 'SIGN DE' && version === 'v2')!;
  render(
    <MemoryRouter>
      <CatalogueVersion product="SIGN DE" api={api} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', {name: 'SIGN DE v2'});
  expect(link.textContent).toBe('SIGN DE v2');
  expect(link.getAttribute('href')).toBe(api.path);
});
