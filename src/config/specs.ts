import path from 'node:path';
import type {ApiRow} from '../data/apis';
import {readEnv} from './env';

const root = path.resolve(__dirname, '../..');

/** Folder of the specifications kept in the repository, and that of the copies fetched for builds. */
export const specFolders = {repository: path.join(root, 'static', 'openapi'), copies: path.join(root, '.cache', 'specs')} as const;

/** Documents below the folder of fetched copies, such as `candidates/sign-fr/2025-08-12`, as absolute paths by the row's `spec`. */
export function toFetchedFiles(documents: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(documents.map((name) => [name.replace(/^candidates\//, ''), path.join(specFolders.copies, `${name}.yaml`)]));
}

/** The specification that this build shows for a row, as an absolute path: the fetched document where the build took one, else the repository's file. */
export function toSpecFile({spec}: Pick<ApiRow, 'spec'>): string {
  return toFetchedFiles(readEnv().fetchedSpecs)[spec] ?? path.join(specFolders.repository, `${spec}.yaml`);
}
