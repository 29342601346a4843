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
