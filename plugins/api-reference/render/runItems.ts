import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {parseOpenApi, type OpenApiDocument} from '../../../src/model/openapi/document';
import {bundleSpecification} from '../../specification-files/bundle';
import {keep} from '../../specification-files/cache';
import {enrichSpecification} from '../enrichSpecification';
import {toFault} from '../fault';
import {
  hasPage,
  hasSpecification,
  pageFiles,
  specFiles,
  type JobItem,
  type RenderJob,
} from '../job';
import {toPostmanCollection} from '../postman';
import type {RenderReport} from '../runJob';
import {renderPage} from './renderPage';

/**
 * Bundles and renders every item of a job that the cache lacks, one after another, and reports each
 * finished item.
 */
export async function runItems(
  job: RenderJob,
  report: (result: RenderReport) => void,
): Promise<void> {
  for (const item of job.items) {
    try {
      await runItem(item, job);
      report({key: item.key});
    } catch (error) {
      report({
        key: item.key,
        fault: toFault(error),
        stack: error instanceof Error ? error.stack : undefined,
      });
    }
  }
}

async function runItem(item: JobItem, job: RenderJob): Promise<void> {
  const specification = await prepareSpecification(item, job);
  if (hasPage(item)) return;
  const {html, page} = await renderPage(specification, job);
  keep(path.join(item.pageFolder, pageFiles.html), html);
  keep(path.join(item.pageFolder, pageFiles.data), JSON.stringify(page));
}

/**
 * The published form of a specification, from the cache or created now together with its downloads.
 */
async function prepareSpecification(
  {entry, specFolder, sections}: JobItem,
  {apiUrls, partsFolder}: RenderJob,
): Promise<OpenApiDocument> {
  const file = path.join(specFolder, specFiles.json);
  if (hasSpecification({specFolder}))
    return parseOpenApi(JSON.parse(readFileSync(file, 'utf8')), file);
  const {document} = await bundleSpecification(entry, partsFolder);
  const specification = enrichSpecification(document, (api) => apiUrls[api], sections);
  keep(
    path.join(specFolder, specFiles.yaml),
    stringify(specification, {lineWidth: 0, aliasDuplicateObjects: false}),
  );
  keep(
    path.join(specFolder, specFiles.postman),
    `${JSON.stringify(await toPostmanCollection(specification))}\n`,
  );
  keep(file, JSON.stringify(specification));
  return specification;
}
