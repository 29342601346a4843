// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {NotFoundReceipt} from '../../../src/features/receipt/NotFoundReceipt';
import {site} from '../../support/docusaurus/useDocusaurusContext';

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

it.each([
  ['en', '0.00'],
  ['de', '0,00'],
])('formats its total as in %s', (locale, total) => {
  site.i18n.currentLocale = locale;
  render(<NotFoundReceipt />);
  expect(screen.getAllByRole('definition').map(({textContent}) => textContent)).toEqual([
    '0',
    total,
  ]);
});
