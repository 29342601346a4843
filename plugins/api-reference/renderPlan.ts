import path from 'node:path';
import {hasPage, hasSpecification} from './job';
import type {ApiReferenceOptions} from './options';
import {toApiUrls, type PlannedItem, type Site} from './plan';
import {toRedocPatches} from './redocPatches';
import {runJob, type RenderFailure, type RunOptions} from './runJob';

/** Where Redoc's colours are looked up while rendering. */
export const colourShim = path.join(__dirname, 'colourShim.cjs');

/** Renders what the cache lacks of a plan, in the site's language. `folder` takes the job's file. Returns what could not be rendered. */
export async function renderPlan(
  plan: readonly PlannedItem[],
  {apis, labels: allLabels, viewer, codeLanguages}: ApiReferenceOptions,
  site: Site,
  folder: string,
  limits?: RunOptions,
): Promise<readonly RenderFailure[]> {
  const labels = allLabels[site.locale];
  if (!labels) throw new Error(`src/data/redocLabels.ts has no words for "${site.locale}". Add them.`);
  const items = plan.filter((item) => !hasSpecification(item) || !hasPage(item));
  const patches = toRedocPatches(labels, colourShim);
  const job = {items, labels, patches, viewer, codeLanguages, apiUrls: toApiUrls(apis, site), siteOrigin: site.url, baseUrl: site.baseUrl};
  return runJob(job, path.join(folder, `job.${site.locale}.json`), limits);
}
