import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageFiles, specFiles, type RenderedPage} from '../../plugins/api-reference/job';
import {fillMarks} from '../../plugins/api-reference/marks';
import {toJob, toPlan} from '../../plugins/api-reference/plan';
import {runJob} from '../../plugins/api-reference/runJob';
import {toApiReferenceOptions} from '../../src/config/apiReference';
import type {ApiRow} from '../../src/data/apis';
import {redocLabels} from '../../src/data/redocLabels';

interface Rendered {
  readonly html: string;
  readonly page: RenderedPage;
  /** The browser's code for operations, as text. */
  readonly specification: string;
}

/**
 * One specification rendered as the English build renders a fetched copy; `cacheFolder` is below
 * the project, removed before. Throws what the build would.
 */
export async function renderSpecification(
  text: string,
  row: ApiRow,
  cacheFolder: string,
): Promise<Rendered> {
  const siteDir = path.resolve(__dirname, '../..');
  const folder = path.join(siteDir, cacheFolder);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const copy = path.join(folder, 'copy.yaml');
  writeFileSync(copy, text);
  const options = {
    ...toApiReferenceOptions(),
    apis: [row],
    specFiles: {[row.spec]: copy},
    cacheFolder,
  };
  const site = {
    siteDir,
    url: 'https://developer.bonarium.example',
    siteBaseUrl: '/',
    baseUrl: '/',
    locale: 'en',
  };
  const [item] = toPlan(options, site);
  if (!item) throw new Error(`${row.spec} is not planned.`);
  const [failure] = await runJob(toJob(options, site, [item]), path.join(folder, 'job.json'));
  if (failure) throw new Error(`${row.spec} cannot be rendered: ${failure.fault}`);
  const read = (...names: readonly string[]): string => readFileSync(path.join(...names), 'utf8');
  return {
    html: fillMarks(read(item.pageFolder, pageFiles.html), redocLabels.en, site.baseUrl),
    page: JSON.parse(read(item.pageFolder, pageFiles.data)) as RenderedPage,
    specification: read(item.specFolder, specFiles.json),
  };
}
