import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {OptionValidationContext, Plugin, PluginModule} from '@docusaurus/types';
import {addFaqData, toQuestions} from './questions';

export interface QuestionsOptions {
  readonly id?: string;
  /** Addresses, below the base URL, whose third-level headings are questions. */
  readonly pages: readonly string[];
}

/**
 * Gives search engines the questions of a page with their answers. They are read from the built
 * page, so that nothing is written twice.
 */
const questions: PluginModule = (_context, options): Plugin => ({
  name: 'questions',
  async postBuild({outDir, siteConfig: {url, baseUrl}}) {
    for (const page of (options as QuestionsOptions).pages) {
      const file = path.join(outDir, `${page}.html`);
      const html = await readFile(file, 'utf8');
      const address = `${url}${baseUrl}${page}`;
      if (toQuestions(html, address).length === 0)
        throw new Error(`${page} has no questions: write each as a heading of level 3.`);
      await writeFile(file, addFaqData(html, address));
    }
  },
});

export default questions;

export function validateOptions({
  options,
}: OptionValidationContext<QuestionsOptions, QuestionsOptions>): QuestionsOptions {
  if (
    !Array.isArray(options.pages) ||
    options.pages.some((page) => typeof page !== 'string' || page.startsWith('/'))
  )
    throw new Error(
      'questions: "pages" is a list of addresses without a leading slash, such as "en/faq".',
    );
  return options;
}
