// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {NoteList} from '../../../src/features/api-changes/NoteList';
import {site} from '../../support/docusaurus/useDocusaurusContext';

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

it('is in English in every language, with the date from which its law applies', () => {
  site.i18n.currentLocale = 'de';
  const law = {text: '§ 6', title: 'Act', url: 'https://law.example', lang: 'de'};
  render(<NoteList notes={[{text: 'Use `PATCH`.', law: {...law, date: '2025-01-01'}}]} />);
  const note = screen.getByText(/Use/);
  expect(note.textContent?.replaceAll('\u00a0', ' ')).toBe('Use PATCH (§ 6, from 1 January 2025).');
  expect(note.closest('[lang]')?.getAttribute('lang')).toBe('en');
});
