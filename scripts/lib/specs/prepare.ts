import {apis, type ApiRow} from '../../../src/data/apis';
import {readEnv} from '../../../src/config/env';
import {specFolders} from '../../../src/config/specs';
import {toErrorText, toOutcomeLines, toWarningLines} from './report';
import {updateSpecs, type SpecOutcome} from './update';

/** The rows whose specification lives at the unified endpoint. */
export const unifiedRows: readonly ApiRow[] = (apis as readonly ApiRow[]).filter(({source}) => source === 'unified');

interface PrepareOptions {
  /** Stops at the first specification that cannot be fetched. */
  readonly strict: boolean;
  readonly log: (line: string) => void;
  readonly update?: (url: string) => Promise<readonly SpecOutcome[]>;
}

/**
 * Fetches the unified specifications once for all languages of a build, and answers with the environment that makes the languages' processes show them.
 * Without an endpoint, and for what cannot be fetched, the last good copy or the repository's file is shown, and the log says so. Throws when strict.
 */
export async function prepareSpecs({strict, log, update = updateUnified}: PrepareOptions): Promise<{readonly PORTAL_FETCHED_SPECS: string}> {
  const {unifiedSpecsUrl: url, strictSpecs} = readEnv();
  if (url === undefined) {
    log(
      `Specifications of ${unifiedRows.map(({label, version}) => `${label} ${version}`).join(' and ')}: the repository's files, as UNIFIED_API_SPECS_URL is not set`,
    );
    return {PORTAL_FETCHED_SPECS: ''};
  }
  log(`Specifications from ${url}`);
  const outcomes = await update(url);
  for (const line of toOutcomeLines(outcomes)) log(line);
  if ((strict || strictSpecs) && outcomes.some(({state}) => state === 'failed')) {
    throw new Error(toErrorText(outcomes, url, 'Repair the endpoint, or build without --strict-specs and PORTAL_STRICT_SPECS to show the last good snapshot.'));
  }
  for (const line of toWarningLines(outcomes)) log(line);
  return {
    PORTAL_FETCHED_SPECS: outcomes
      .filter(({copy}) => copy !== undefined)
      .map(({row}) => row.spec)
      .join(','),
  };
}

function updateUnified(url: string): Promise<readonly SpecOutcome[]> {
  return updateSpecs({rows: unifiedRows, url, ...specFolders, now: () => new Date()});
}
