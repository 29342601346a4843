// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {Note} from '../../../src/features/api-changes/Note';
import {site as data} from '../../../src/data/site';
import {site} from '../../support/docusaurus/useDocusaurusContext';

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

it('is in English on pages in other languages, with the date from which its law applies', () => {
  site.i18n.currentLocale = 'de';
  const law = {text: '§ 6', title: 'Act', url: 'https://law.example', lang: 'de'};
  render(
    <Note note={{text: 'Use `PATCH`.', law: {...law, date: '2025-01-01'}}} path="/api/coffee/v2" />,
  );
  const note = screen.getByText(/Use/);
  expect(note.textContent?.replaceAll('\u00a0', ' ')).toBe('Use PATCH (§ 6, from 1 January 2025).');
});

it('links the newer reference and pages of this site, but no others', () => {
  const text = `[Order](#operation/order) as in the [guide](${data.url}/coffee#order), not [there](https://evil.example/) or [there](${data.url}//evil.example).`;
  const {container} = render(<Note note={{text}} path="/api/coffee/v2" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/coffee/v2#operation/order',
    '/coffee#order',
  ]);
  expect(container.textContent).toBe('Order as in the guide, not there or there.');
});
