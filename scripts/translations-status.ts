import path from 'node:path';
import {locales} from '../src/data/locales';
import {readOptions, runCommand, toFlagged, toSwitch} from './lib/command';
import {listTranslatable, readPageStatus, type PageStatus} from './lib/translations/pageStatus';
import {readRowStatus} from './lib/translations/rowStatus';
import {drawSample, readParagraphs, toSampleText, type Paragraph} from './lib/translations/sample';

const root = path.resolve(__dirname, '..');

/**
 * Prints how far each language is translated: pages, blocks whose original has changed, with the
 * original then and now. With `--locale de` also the pages that aren't translated, with `--page`
 * only pages whose path contains a text. With `--check`, stale blocks are an error. With `--sample 50`,
 * prints instead that many paragraphs of each section in both languages; `--seed` draws others.
 */
runCommand(async (argv) => {
  const options = readOptions(toFlagged(argv, ['check']), {
    locale: '',
    page: '',
    check: '0',
    sample: '0',
    seed: '1',
  });
  const languages = locales.map(({id}) => id).slice(1);
  if (options.locale !== '' && !languages.some((id) => id === options.locale))
    throw new Error(`--locale is "${options.locale}". Give one of ${languages.join(', ')}.`);
  if (options.sample !== '0') return printSample(options);
  let stale = 0;
  for (const language of languages.filter((id) => options.locale === '' || id === options.locale)) {
    const pages: PageStatus[] = [];
    for (const files of listTranslatable(root, language))
      if (files.original.includes(options.page)) pages.push(await readPageStatus(files));
    const translated = pages.filter(({share}) => share !== undefined);
    console.log(`${language}: ${translated.length} of ${pages.length} pages are translated.`);
    for (const page of translated) printPage(page);
    if (options.locale !== '')
      for (const {original, share} of pages)
        if (share === undefined) console.log(`  ${original}: not translated`);
    const rows = readRowStatus(language);
    console.log(
      `  ${rows.translated} of ${rows.texts} texts of figures and tables are translated.`,
    );
    for (const problem of rows.problems) console.log(`  ${problem}`);
    stale += translated.reduce(
      (sum, {blocks, isMarked}) => sum + blocks.length + (isMarked ? 0 : 1),
      rows.problems.length,
    );
  }
  if (toSwitch('check', options.check) && stale > 0)
    throw new Error(
      `${stale} ${stale === 1 ? 'part is' : 'parts are'} older than the original. Translate what is listed above, then run "npm run translations:mark".`,
    );
});

interface SampleOptions {
  readonly locale: string;
  readonly page: string;
  readonly sample: string;
  readonly seed: string;
}

async function printSample({locale, page, sample, seed}: SampleOptions): Promise<void> {
  const count = Number(sample);
  if (locale === '') throw new Error('--sample needs a language. Give --locale as well.');
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--sample is "${sample}". Give a number of paragraphs, such as 50.`);
  const pages = listTranslatable(root, locale).filter(({original}) => original.includes(page));
  const paragraphs: Paragraph[] = [];
  for (const files of pages) paragraphs.push(...(await readParagraphs(files)));
  console.log(toSampleText(drawSample(paragraphs, {count, seed}), locale));
}

function printPage({original, share = 0, isMarked, blocks}: PageStatus): void {
  const percent = Math.floor(share * 100);
  console.log(
    `  ${original}: ${isMarked ? `${percent} % up to date` : 'never marked; run "npm run translations:mark"'}`,
  );
  for (const {state, line, now, then, translation} of blocks) {
    console.log(`    line ${line}: ${state}`);
    if (state !== 'missing')
      console.log(`      then: ${then ?? '(not in the history of this clone)'}`);
    console.log(`      now:  ${now}`);
    if (translation)
      console.log(`      translation, line ${translation.line}: ${translation.text}`);
  }
}
