import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {terms} from '../data/glossary/all';
import {laws} from '../data/laws/all';
import {locales} from '../data/locales';
import {findMissingTexts} from '../model/content/rows';

const root = path.resolve(__dirname, '../..');

interface Table {
  readonly folder: string;
  readonly rows: readonly {readonly id: string}[];
  readonly fields: readonly string[];
}

/** Tables that writers extend, with the required fields of every row. */
const writersTables: readonly Table[] = [
  {
    folder: 'src/data/glossary',
    rows: terms,
    fields: ['term', 'native', 'regime', ...locales.map(({id}) => `definition.${id}`)],
  },
  {
    folder: 'src/data/laws',
    rows: laws,
    fields: ['jurisdiction', 'short', 'title', 'url', 'version', 'read'],
  },
];

/** Rows of sources and terms that lack a text, each as `file:line: problem and remedy`. */
export function findRowProblems(tables = writersTables): readonly string[] {
  return tables.flatMap(({folder, rows, fields}) =>
    findMissingTexts(rows, fields).map(({id, message}) => `${findRow(folder, id)}: ${message}`),
  );
}

/** `file:line` of a row, or only the folder if no line contains its ID. */
function findRow(folder: string, id: string): string {
  for (const file of readdirSync(path.join(root, folder))) {
    const lines = readFileSync(path.join(root, folder, file), 'utf8').split('\n');
    const index = lines.findIndex(
      (line) => line.trim() === `id: '${id}',` || line.includes(`{id: '${id}',`),
    );
    if (index >= 0) return `${folder}/${file}:${index + 1}`;
  }
  return folder;
}
