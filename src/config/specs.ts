import path from 'node:path';
import type {ApiRow} from '../data/apis';
import {readEnv} from './env';

const root = path.resolve(__dirname, '../..');

/** Folder of the specifications in the repository, and folder of the copies fetched for builds. */
export const specFolders = {
  repository: path.join(root, 'static', 'openapi'),
  copies: path.join(root, '.cache', 'specs'),
} as const;

/**
 * Absolute paths by the row's `spec`, for documents below the folder of fetched copies, such as
 * `candidates/sign-fr/2025-08-12`.
 */
export function toFetchedFiles(documents: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    documents.map((name) => [
      name.replace(/^candidates\//, ''),
      path.join(specFolders.copies, `${name}.yaml`),
    ]),
  );
}

/**
 * The absolute path of the specification that this build shows for a row: the fetched document if
 * the build has one, otherwise the repository's file.
 */
export function toSpecFile({spec}: Pick<ApiRow, 'spec'>): string {
  return (
    toFetchedFiles(readEnv().fetchedSpecs)[spec] ??
    path.join(specFolders.repository, `${spec}.yaml`)
  );
}
