import path from 'node:path';
import {hasPage, hasSpecification} from './job';
import type {ApiReferenceOptions} from './options';
import {toJob, type PlannedItem, type Site} from './plan';
import {runJob, type RenderFailure, type RunOptions} from './runJob';

/** Renders what the cache lacks of a plan, in the site's language. `folder` takes the job's file. Returns what could not be rendered. */
export async function renderPlan(
  plan: readonly PlannedItem[],
  options: ApiReferenceOptions,
  site: Site,
  folder: string,
  limits?: RunOptions,
): Promise<readonly RenderFailure[]> {
  const items = plan.filter((item) => !hasSpecification(item) || !hasPage(item));
  return runJob(toJob(options, site, items), path.join(folder, `job.${site.locale}.json`), limits);
}
