import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {writeWhole} from '../cache';
import {enrichSpecification} from '../enrichSpecification';
import {pageFiles, specFiles, type JobItem, type RenderJob} from '../job';
import {toPostmanCollection} from '../postman';
import {parseSpecification, type Specification} from '../specification';
import {bundleSpecification} from './bundle';
import {renderPage} from './renderPage';

/** Bundles and renders every item of a job that the cache lacks, one after another. Throws with the name of the one that failed. */
export async function runItems(job: RenderJob): Promise<void> {
  for (const item of job.items) {
    try {
      const specification = await prepareSpecification(item, job);
      if (existsSync(path.join(item.pageFolder, pageFiles.data))) continue;
      const {html, page} = await renderPage(specification, job);
      writeWhole(path.join(item.pageFolder, pageFiles.html), html);
      writeWhole(path.join(item.pageFolder, pageFiles.data), JSON.stringify(page));
    } catch (error) {
      throw new Error(`${item.key}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
    }
  }
}

/** The published form of a specification, from the cache or made now together with its downloads. */
async function prepareSpecification({entry, specFolder}: JobItem, {apiUrls, partsFolder}: RenderJob): Promise<Specification> {
  const file = path.join(specFolder, specFiles.json);
  if (existsSync(file)) return parseSpecification(JSON.parse(readFileSync(file, 'utf8')), file);
  const specification = enrichSpecification(await bundleSpecification(entry, partsFolder), (api) => apiUrls[api]);
  writeWhole(path.join(specFolder, specFiles.yaml), stringify(specification, {lineWidth: 0, aliasDuplicateObjects: false}));
  writeWhole(path.join(specFolder, specFiles.postman), `${JSON.stringify(await toPostmanCollection(specification))}\n`);
  writeWhole(file, JSON.stringify(specification));
  return specification;
}
