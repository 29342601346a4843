// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {HttpResponse} from '../../../src/features/examples/HttpResponse';
import {site} from '../../support/docusaurus/useDocusaurusContext';

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

it('marks its label with the reader’s language, inside a text of another language', () => {
  site.i18n.currentLocale = 'de';
  render(
    <article lang="en">
      <HttpResponse status="200" reason="OK" language="json" text="{}" />
    </article>,
  );
  expect(screen.getByText('Response').closest('[lang]')?.getAttribute('lang')).toBe('de');
  expect(screen.getByText('200 OK').closest('[lang]')?.getAttribute('lang')).toBe('en');
});

it('folds behind as many lines as its writer says', () => {
  render(<HttpResponse status="200" reason="OK" language="json" text="{}" shown="8" />);
  const response = screen.getByText('200 OK').closest('div');
  expect(response?.style.getPropertyValue('--folded-lines')).toBe('8');
});

it('says that it leaves out fields', () => {
  render(<HttpResponse status="200" reason="OK" language="json" text="{}" excerpt="" />);
  expect(screen.getByText('Response (excerpt)')).toBeTruthy();
});
