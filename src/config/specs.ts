import path from 'node:path';
import type {ApiRow} from '../data/apis';
import {readEnv} from './env';

const root = path.resolve(__dirname, '../..');

/** Folder of the specifications kept in the repository, and that of the copies fetched for builds. */
export const specFolders = {repository: path.join(root, 'static', 'openapi'), copies: path.join(root, '.cache', 'specs')} as const;

/** The specification that this build shows for a row, as an absolute path: the fetched copy where the build took one, else the repository's file. */
export function toSpecFile({spec}: Pick<ApiRow, 'spec'>): string {
  return path.join(readEnv().fetchedSpecs.includes(spec) ? specFolders.copies : specFolders.repository, `${spec}.yaml`);
}
