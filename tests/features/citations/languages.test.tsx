// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {GlossaryList} from '../../../src/features/citations/GlossaryList';
import {Sources} from '../../../src/features/citations/Sources';
import {Term} from '../../../src/features/citations/Term';
import type {TermRow} from '../../../src/data/glossary/row';
import {TextLanguageProvider} from '../../../src/features/language/TextLanguage';
import {site} from '../../support/docusaurus/useDocusaurusContext';

beforeEach(() => (site.i18n.currentLocale = 'es'));

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

/** The language of the element with this text. */
const languageOf = (text: RegExp | string): string | null | undefined =>
  screen.getByText(text).closest('[lang]')?.getAttribute('lang');

describe('inside an English text that a Spanish reader reads', () => {
  it('each source is in its own language, the portal’s words about it in the reader’s', () => {
    const source = {
      short: '§ 146a AO',
      title: 'Abgabenordnung',
      url: 'https://law.example',
      version: '2026',
      read: '2026-11-20',
      lang: 'de',
    };
    render(
      <article lang="en">
        <Sources json={JSON.stringify([source])} />
      </article>,
    );
    expect([
      languageOf('Sources'),
      languageOf('§ 146a AO'),
      languageOf(/Abgabenordnung/),
      languageOf(/^Version/),
    ]).toEqual(['es', 'de', 'de', 'es']);
  });

  it('the publication that quotes a source is named in the source’s language and linked where its address is known', () => {
    const source = {
      short: '§ 8 RKSV',
      title: 'RKSV',
      url: 'https://law.example/8',
      version: '2026',
      read: '2026-11-20',
      lang: 'de',
    };
    const sources = [
      {...source, quoted: {by: 'Steuerblatt 1/2026', url: 'https://review.example/1'}},
      {...source, short: '§ 9 RKSV', quoted: {by: 'Steuerbuch'}},
    ];
    const {container} = render(
      <article lang="en">
        <Sources json={JSON.stringify(sources)} />
      </article>,
    );
    expect(container.textContent).toMatch(
      /Version 2026, quoted by Steuerblatt 1\/2026 \(read .*Version 2026, quoted by Steuerbuch \(read /,
    );
    expect(screen.getByRole('link', {name: 'Steuerblatt 1/2026'}).getAttribute('href')).toBe(
      'https://review.example/1',
    );
    expect(screen.queryByRole('link', {name: 'Steuerbuch'})).toBeNull();
    expect([languageOf('Steuerblatt 1/2026'), languageOf('Steuerbuch')]).toEqual(['de', 'de']);
  });

  it('a term is in its own language, its definition in the reader’s', () => {
    render(
      <article lang="en">
        <Term text="Kassensicherungsverordnung" definition="Reglamento alemán." lang="de" />
      </article>,
    );
    expect([languageOf('Kassensicherungsverordnung'), languageOf('Reglamento alemán.')]).toEqual([
      'de',
      'es',
    ]);
  });
});

describe('a glossary', () => {
  const definition = {en: 'a', de: 'b', es: 'c', it: 'd', fr: 'e'};
  const terms = [
    {
      id: 'tss',
      term: 'security device',
      native: 'Sicherheitseinrichtung',
      regime: 'de',
      definition,
      seeAlso: ['till'],
    },
    {id: 'till', term: 'till', native: 'Kasse', regime: 'de', definition, seeAlso: []},
  ] as const satisfies readonly TermRow[];

  it('links to native terms in their language, and to English ones in the page’s', () => {
    render(<GlossaryList terms={terms} />, {wrapper: MemoryRouter});
    expect(screen.getByRole('link', {name: 'Kasse'}).lang).toBe('de');
    cleanup();
    render(
      <TextLanguageProvider text="en">
        <GlossaryList terms={terms} />
      </TextLanguageProvider>,
      {wrapper: MemoryRouter},
    );
    expect(screen.getByRole('link', {name: 'till'}).lang).toBe('');
  });

  it('names terms in English beside the native word', () => {
    render(<GlossaryList terms={terms} />, {wrapper: MemoryRouter});
    expect(screen.getByText('security device').lang).toBe('en');
    expect(screen.getByText('security device').previousElementSibling?.textContent).toBe(
      'Sicherheitseinrichtung',
    );
  });

  it('defines its terms in the language of the text, and names common ones in it', () => {
    const common = {...terms[1], native: 'till', regime: 'any', words: {es: 'caja'}} as const;
    render(<GlossaryList terms={[common]} />, {wrapper: MemoryRouter});
    expect(screen.getByText('caja').lang).toBe('es');
    expect(screen.getByText('c').tagName).toBe('DD');
  });
});
