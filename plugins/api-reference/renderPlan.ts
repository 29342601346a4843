import path from 'node:path';
import {hasPage, hasSpecification} from './job';
import type {ApiReferenceOptions} from './options';
import {toJob, type PlannedItem, type Site} from './plan';
import {runJob, type RenderFailure, type RunOptions} from './runJob';

/**
 * Renders the items of a plan that the cache lacks, in the site's language. `folder` is for the
 * job's file. Returns the items that could not be rendered.
 */
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
