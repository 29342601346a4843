import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LawRow} from '../../src/data/laws/row';
import type {TableRow} from '../../src/data/tables/row';
import type {AnyRowWords} from '../../src/data/translations/row';
import {toDataUrl} from '../../src/model/figures/dataUrl';
import {toCsvFile, toJsonFile} from '../../src/model/figures/downloads';
import {translateRow} from '../../src/model/translation/rows';

export interface DataFilesOptions {
  readonly tables: readonly TableRow[];
  readonly laws: readonly LawRow[];
  /** The words of rows in other languages, by language. */
  readonly translations: Readonly<Partial<Record<string, AnyRowWords>>>;
}

/**
 * Publishes tables as JSON and CSV: all of them as they were written, and below the address of each
 * other language those in that language. The development server serves them too.
 */
export default function dataFiles(
  {baseUrl, generatedFilesDir, i18n}: LoadContext,
  {tables, laws, translations}: DataFilesOptions,
): Plugin {
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const isOriginal = currentLocale === defaultLocale;
  const own = isOriginal
    ? tables
    : toTablesIn(currentLocale, tables, translations[currentLocale] ?? {});
  return {
    name: 'data-files',
    configureWebpack({mode}) {
      if (mode !== 'development') return {};
      const folder = path.join(generatedFilesDir, 'data-files');
      rmSync(folder, {recursive: true, force: true});
      const originals = path.join(folder, defaultLocale);
      const translated = path.join(folder, currentLocale);
      writeDataFiles(originals, tables, laws);
      if (!isOriginal) writeDataFiles(translated, own, laws);
      const siteBaseUrl = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
      return {
        devServer: {
          static: [
            {directory: originals, publicPath: siteBaseUrl},
            ...(isOriginal ? [] : [{directory: translated, publicPath: baseUrl}]),
          ],
        },
      } as object;
    },
    async postBuild({outDir}) {
      writeDataFiles(outDir, own, laws);
    },
  };
}

/** The tables in a language: translated, or written in it. */
export function toTablesIn(
  language: string,
  tables: readonly TableRow[],
  words: AnyRowWords,
): readonly TableRow[] {
  return tables.flatMap((table) => {
    const translated = translateRow(table, words)?.row;
    if (translated) return [translated];
    return table.lang === language ? [table] : [];
  });
}

/**
 * Writes the files of all tables below a folder. Throws with the table whose source isn't in the
 * laws.
 */
export function writeDataFiles(
  folder: string,
  tables: readonly TableRow[],
  laws: readonly LawRow[],
): void {
  for (const table of tables) {
    const law = laws.find(({id}) => id === table.law);
    if (!law && table.law !== undefined)
      throw new Error(
        `src/data/tables: ${table.id} cites ${table.law}, which is not in src/data/laws. Add the source there, or correct it.`,
      );
    const files = {json: toJsonFile(table, law), csv: toCsvFile(table)};
    for (const format of ['json', 'csv'] as const) {
      const file = path.join(folder, toDataUrl(table.id, format, '/'));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, files[format]);
    }
  }
}
