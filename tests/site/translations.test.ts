import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {extractMessages, readMessageFiles, type MessageFiles} from '../../scripts/lib/translations/extract';
import {validateMessages} from '../../scripts/lib/translations/validate';
import {locales} from '../../src/data/locales';
import {untranslated} from '../../src/data/untranslated';

const folder = (locale: string): string => path.resolve(__dirname, '../../i18n', locale);

describe('the interface’s words', () => {
  let asked: MessageFiles;
  beforeAll(async () => {
    asked = await extractMessages('en');
  });

  it('are more than a handful', () => {
    expect([...asked.values()].reduce((sum, messages) => sum + Object.keys(messages).length, 0)).toBeGreaterThan(150);
  });

  it('are kept in English as the code has them', async () => {
    const kept = await readMessageFiles(folder('en'));
    expect([...kept.keys()]).toEqual([...asked.keys()]);
    for (const [file, messages] of asked) expect(kept.get(file), `i18n/en/${file}: run "npm run translations"`).toEqual(messages);
  });

  it.each(locales.slice(1).map(({id}) => id))('are all translated into %s', async (locale) => {
    const given = await readMessageFiles(folder(locale));
    const same = (message: string): boolean =>
      /^[\s\W\d]*$/.test(message) ||
      /^(SIGN|SUBMIT|DSFINVK|RECEIPT|SAFE|Management)\b/.test(message) ||
      untranslated.some((row) => row.message === message && (row.locales === 'all' || row.locales.some((id) => id === locale)));
    const problems = [...asked].flatMap(([file, messages]) => validateMessages(messages, given.get(file) ?? {}, {file: `i18n/${locale}/${file}`, same}));
    expect(problems).toEqual([]);
    expect([...given.keys()].filter((file) => !asked.has(file))).toEqual([]);
  });
});
