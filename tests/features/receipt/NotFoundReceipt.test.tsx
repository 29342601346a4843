// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it} from 'vitest';
import {NotFoundReceipt} from '../../../src/features/receipt/NotFoundReceipt';
import routes from '../../support/docusaurus/routes';
import {site} from '../../support/docusaurus/useDocusaurusContext';

afterEach(() => {
  cleanup();
  routes.length = 0;
  site.i18n.currentLocale = 'en';
});

it.each([
  ['en', '0.00'],
  ['de', '0,00'],
])('formats its total as in %s', (locale, total) => {
  site.i18n.currentLocale = locale;
  render(<NotFoundReceipt />, {wrapper: MemoryRouter});
  expect(screen.getAllByRole('definition').map(({textContent}) => textContent)).toEqual([
    '0',
    total,
  ]);
});

it('links to pages with similar addresses when it is at rest', async () => {
  routes.push({path: '/sign-de', routes: [{path: '/sign-de/outages'}]}, {path: '*'});
  render(
    <MemoryRouter initialEntries={['/sign-de/outtages']}>
      <NotFoundReceipt />
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', {name: '/sign-de/outages'}, {timeout: 10_000});
  expect(link.getAttribute('href')).toBe('/sign-de/outages');
});
