import path from 'node:path';
import {readEnv} from '../../../src/config/env';
import {locales} from '../../../src/data/locales';
import type {BuiltLocale} from './readOutlines';

/** Languages of the site built in `outDir`, as input for the search. */
export function toBuiltLocales(outDir: string, chosen: readonly string[]): readonly BuiltLocale[] {
  const {baseUrl} = readEnv();
  const [first, ...others] = locales.map(({id}) => id as string);
  return chosen.map((locale) => ({
    locale,
    site: outDir,
    folder: locale === first ? outDir : path.join(outDir, locale),
    baseUrl: locale === first ? baseUrl : `${baseUrl}${locale}/`,
    otherLocales: locale === first ? others : [],
  }));
}
