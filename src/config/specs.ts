import path from 'node:path';
import type {ApiRow} from '../data/apis';

const root = path.resolve(__dirname, '../..');

/** The specification that this build shows for a row, as an absolute path. */
export function toSpecFile({spec}: Pick<ApiRow, 'spec'>): string {
  return path.join(root, 'static', 'openapi', `${spec}.yaml`);
}
