import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readCode, toCacheKey} from '../../../plugins/specification-files/cache';

const root = path.resolve(__dirname, '../../..');

/** Folders with all the code that reads pages and writes the search index. */
export const codeFolders = [
  'scripts/lib/delivery',
  'scripts/lib/page',
  'scripts/lib/search',
  'src/model',
] as const;

/** Rows that the index contains. */
export const codeFiles = ['src/data/countries.ts', 'src/data/products.ts'] as const;

/** A key for the code that reads pages: our own, and the installed packages. */
export function readCodeKey(): string {
  return toCacheKey(
    ...codeFolders.map((folder) => readCode(path.join(root, folder))),
    ...[...codeFiles, 'package-lock.json'].map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );
}
