import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiRow} from '../../../src/data/apis';
import {toDownloadUrls} from '../../../src/model/catalogue/reference';
import {parseOpenApi, type OpenApiDocument} from '../../../src/model/openapi/document';

/**
 * The published specification of an API in a built site, which is the one that its reference page
 * shows. Throws with the remedy if the build lacks it.
 */
export function readPublished(
  site: string,
  api: Pick<ApiRow, 'id' | 'version' | 'spec'>,
): OpenApiDocument {
  const file = path.join(site, toDownloadUrls(api, '').jsonUrl);
  let document: unknown;
  try {
    document = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const name = path.relative(process.cwd(), file);
    const cause =
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
        ? 'is missing'
        : `cannot be read (${String(error)})`;
    throw new Error(
      `${name} ${cause}, but the build has a page that shows it. Run "npm run build" to make the whole site again.`,
      {cause: error},
    );
  }
  return parseOpenApi(document, file);
}
