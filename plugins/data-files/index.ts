import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LawRow} from '../../src/data/laws/row';
import type {TableRow} from '../../src/data/tables/row';
import {toDataUrl} from '../../src/model/figures/dataUrl';
import {toCsvFile, toJsonFile} from '../../src/model/figures/downloads';

export interface DataFilesOptions {
  readonly tables: readonly TableRow[];
  readonly laws: readonly LawRow[];
}

/**
 * Publishes every table as JSON and CSV, once for all languages. The development server serves them
 * too.
 */
export default function dataFiles(
  {baseUrl, generatedFilesDir, i18n}: LoadContext,
  {tables, laws}: DataFilesOptions,
): Plugin {
  return {
    name: 'data-files',
    configureWebpack({mode}) {
      if (mode !== 'development') return {};
      const folder = path.join(generatedFilesDir, 'data-files');
      rmSync(folder, {recursive: true, force: true});
      writeDataFiles(folder, tables, laws);
      return {devServer: {static: [{directory: folder, publicPath: baseUrl}]}} as object;
    },
    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) writeDataFiles(outDir, tables, laws);
    },
  };
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
