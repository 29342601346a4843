import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  checkTranslation,
  findWordingProblems,
} from '../../scripts/lib/translations/checkTranslation';
import {readMessageFiles} from '../../scripts/lib/translations/extract';
import {listTranslations} from '../../src/config/contentFolders';
import {locales} from '../../src/data/locales';
import {translatedTerms} from '../../src/data/terms/all';

const languages = locales.slice(1).map(({id}) => id);

describe('a translated page', () => {
  it.each(languages.flatMap((language) => listTranslations(language)))(
    'says what its original says, in our words: $translation',
    async (files) => {
      expect(await checkTranslation(files)).toEqual([]);
    },
  );
});

describe('the interface', () => {
  it.each(languages)('uses our words and the typography of %s', async (language) => {
    const files = await readMessageFiles(path.resolve(__dirname, '../../i18n', language));
    const problems = [...files].flatMap(([file, messages]) =>
      Object.entries(messages).flatMap(([key, {message}]) =>
        findWordingProblems(message, language).map((problem) => `${file}: ${key}: ${problem}`),
      ),
    );
    expect(problems).toEqual([]);
  });
});

describe('a message beside words of its own', () => {
  const read = async (language: string): Promise<Readonly<Record<string, string>>> => {
    const files = await readMessageFiles(path.resolve(__dirname, '../../i18n', language));
    return Object.fromEntries(
      [...files.values()].flatMap((messages) =>
        Object.entries(messages).map(([key, {message}]) => [key, message] as const),
      ),
    );
  };

  it.each([
    ['es', /(?:nuev|[ai]d)[oa]s?:?$/],
    ['it', /(?:uov|oss|imoss)[oaie]:?$/],
    ['fr', /(?:é|eau)s?\u00a0?:?$/],
  ])('suits every gender and number of what an API adds or removes: %s', async (language, form) => {
    const messages = await read(language);
    for (const id of ['what.added', 'what.removed', 'values.added', 'values.removed'])
      expect(messages[`apiChanges.${id}`]).not.toMatch(form);
  });

  it.each([
    ['de', '„{query}“'],
    ['es', '«{query}»'],
    ['it', '«{query}»'],
    ['fr', '«\u00a0{query}\u00a0»'],
  ])('quotes what was searched as its language does: %s', async (language, quoted) => {
    const messages = await read(language);
    expect(messages['search.noResultsFor']).toContain(quoted);
    expect(messages['search.page.titleFor']).toContain(quoted);
  });

  it.each(languages)('names the action of the search like its field: %s', async (language) => {
    const messages = await read(language);
    expect(messages['search.label']).toBe(messages['search.placeholder']);
  });

  // Only pages have applications, which are "solicitudes".
  it('calls a request "petición" in Spanish, and a post "post" in Italian', async () => {
    const [spanish, italian] = [await read('es'), await read('it')];
    const find = (messages: Readonly<Record<string, string>>, word: RegExp): readonly string[] =>
      Object.keys(messages).filter((id) => word.test(messages[id]!));
    expect(find(spanish, /solicitud/i)).toEqual([]);
    expect(find(italian, /\barticoli\b/)).toEqual([]);
  });

  it('addresses Italian readers with a capital', async () => {
    const messages = await read('it');
    expect(messages['quickStart.values']).toBe('I Suoi valori');
  });
});

describe('the words of translations', () => {
  it('have one row per concept', () => {
    const ids = translatedTerms.map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are never among the forbidden ones', () => {
    const toWord = (cell: string): string => cell.split(';')[0]?.trim() ?? '';
    const problems = translatedTerms.flatMap(({id, never = {}, ...row}) =>
      Object.entries(never).flatMap(([language, words]) =>
        words
          .filter((word) => toWord(row[language as 'de']) === word)
          .map((word) => `${id}: ${word}`),
      ),
    );
    expect(problems).toEqual([]);
  });
});
