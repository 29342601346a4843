import {existsSync} from 'node:fs';
import path from 'node:path';
import {validateApis} from '../../src/model/catalogue/apis';
import {hasPage, hasSpecification} from './job';
import type {ApiReferenceOptions} from './options';
import {toEntry, toJob, toPlan, type PlannedItem, type Site} from './plan';
import {runJob, type RenderFailure, type RunOptions} from './runJob';

/** Number of processes that render at the same time. */
const PARALLEL = 2;

/**
 * Renders everything that the cache lacks and returns the plan. `folder` is for the jobs' files.
 * Throws with every problem of the catalogue, or with every item that could not be rendered.
 */
export async function renderReference(
  options: ApiReferenceOptions,
  site: Site,
  folder: string,
): Promise<readonly PlannedItem[]> {
  const problems = validateApis(options.apis, (spec) =>
    existsSync(toEntry(options, site.siteDir, spec)),
  );
  if (problems.length > 0)
    throw new Error(
      [
        `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in src/data/apis.ts`,
        ...problems.map((problem) => `- ${problem}`),
      ].join('\n'),
    );
  const plan = toPlan(options, site);
  const failures = await renderPlan(plan, options, site, folder);
  if (failures.length > 0)
    throw new Error(
      [
        'The API reference could not be rendered.',
        ...failures.map(({key, fault, stack}) => `- ${key}: ${fault}\n${stack ?? ''}`),
      ].join('\n'),
    );
  return plan;
}

/**
 * Renders the items of a plan that the cache lacks. `folder` is for the jobs' files. Returns the
 * items that could not be rendered, in the order of the plan.
 */
export async function renderPlan(
  plan: readonly PlannedItem[],
  options: ApiReferenceOptions,
  site: Site,
  folder: string,
  limits?: RunOptions,
): Promise<readonly RenderFailure[]> {
  const items = plan.filter((item) => !hasSpecification(item) || !hasPage(item));
  const runs = Array.from({length: PARALLEL}, (_, part) =>
    runJob(
      toJob(
        options,
        site,
        items.filter((_item, index) => index % PARALLEL === part),
      ),
      path.join(folder, `job.${site.locale}.${part}.json`),
      limits,
    ),
  );
  const failures = (await Promise.all(runs)).flat();
  return plan.flatMap((item) => failures.find(({key}) => key === item.key) ?? []);
}
