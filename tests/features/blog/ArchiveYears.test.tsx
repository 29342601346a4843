// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, it} from 'vitest';
import {ArchiveYears} from '../../../src/features/blog/ArchiveYears';
import {site} from '../../support/docusaurus/useDocusaurusContext';

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

it('marks each title with the language of its post', () => {
  site.i18n.currentLocale = 'de';
  const posts = [
    {
      title: 'Dev news #1',
      permalink: '/de/blog/one',
      day: '2026-01-02',
      frontMatter: {translated: ['en']},
    },
    {
      title: 'Neuigkeiten',
      permalink: '/de/blog/two',
      day: '2026-01-01',
      frontMatter: {translated: ['en', 'de']},
    },
  ];
  render(
    <MemoryRouter>
      <ArchiveYears title="Alle Beiträge" lead="" posts={posts} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map(({lang, textContent}) => [lang, textContent])).toEqual([
    ['en', 'Dev news #1'],
    ['de', 'Neuigkeiten'],
  ]);
});
