import {existsSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  extractMessages,
  readMessageFiles,
  type MessageFiles,
} from '../../scripts/lib/translations/extract';
import {validateMessages} from '../../scripts/lib/translations/validate';
import {catalogue} from '../../src/data/apis';
import {locales} from '../../src/data/locales';
import {products} from '../../src/data/products';
import {untranslated} from '../../src/data/untranslated';

const folder = (locale: string): string => path.resolve(__dirname, '../../i18n', locale);

/**
 * Names of products and APIs, also as the footer separates APIs from products; the same in every
 * language.
 */
const names = new Set([...products, ...catalogue].flatMap(({label}) => [label, `${label} API`]));

describe('the interface’s words', () => {
  let asked: MessageFiles;
  beforeAll(async () => {
    asked = await extractMessages(locales[0].id);
  });

  it('are extracted', () => {
    expect(
      [...asked.values()].reduce((sum, messages) => sum + Object.keys(messages).length, 0),
    ).toBeGreaterThan(150);
  });

  it('are kept in the code alone in English', () => {
    expect(existsSync(folder(locales[0].id))).toBe(false);
  });

  it.each(locales.slice(1).map(({id}) => id))('are all translated into %s', async (locale) => {
    const given = await readMessageFiles(folder(locale));
    const same = (message: string): boolean =>
      /^[\s\W\d]*$/.test(message) ||
      names.has(message) ||
      untranslated.some(
        (row) =>
          row.message === message &&
          (row.locales === 'all' || row.locales.some((id) => id === locale)),
      );
    const problems = [...asked].flatMap(([file, messages]) =>
      validateMessages(messages, given.get(file) ?? {}, {file: `i18n/${locale}/${file}`, same}),
    );
    expect(problems).toEqual([]);
    expect([...given.keys()].filter((file) => !asked.has(file))).toEqual([]);
  });
});
