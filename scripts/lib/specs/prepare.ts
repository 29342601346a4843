import path from 'node:path';
import {toApiReferenceOptions} from '../../../src/config/apiReference';
import {readEnv} from '../../../src/config/env';
import {specFolders} from '../../../src/config/specs';
import {apis, type ApiRow} from '../../../src/data/apis';
import {locales} from '../../../src/data/locales';
import {createAcceptance} from './accept';
import {toErrorText, toOutcomeLines, toUnkeptText, toWarningLines} from './outcomeText';
import {keepCandidates, updateSpecs, type SpecOutcome, type UpdateOptions} from './update';

const root = path.resolve(__dirname, '../../..');

/** The rows whose specification comes from the unified endpoint. */
export const unifiedRows: readonly ApiRow[] = (apis as readonly ApiRow[]).filter(
  ({source}) => source === 'unified',
);

interface PrepareOptions {
  /** Whether to stop at the first specification that can't be fetched or shown. */
  readonly strict: boolean;
  readonly log: (line: string) => void;
  readonly update?: (url: string) => Promise<readonly SpecOutcome[]>;
}

/** The specifications of a build. */
export interface PreparedSpecs {
  /** Environment that makes the languages' processes show them. */
  readonly environment: {readonly PORTAL_FETCHED_SPECS: string};
  /** Call it when the build has succeeded, to make its documents the last good copies. */
  keep(): Promise<void>;
  /**
   * Adds to a build's error which documents it was the first to show, because they may be the
   * cause. These documents aren't stored.
   */
  explain(error: unknown): Error;
}

/**
 * Fetches the unified specifications once for all languages of a build. If there is no endpoint, or
 * a document can't be fetched or shown, the build shows the last good copy or the repository's
 * file, and the log says so. Throws if strict.
 */
export async function prepareSpecs({
  strict,
  log,
  update = updateUnified,
}: PrepareOptions): Promise<PreparedSpecs> {
  const {unifiedSpecsUrl: url, strictSpecs} = readEnv();
  if (url === undefined) {
    log(
      `Specifications of ${unifiedRows.map(({label, version}) => `${label} ${version}`).join(' and ')}: the repository's files, as UNIFIED_API_SPECS_URL is not set`,
    );
    return toPrepared([]);
  }
  log(`Specifications from ${url}`);
  const outcomes = await update(url);
  for (const line of toOutcomeLines(outcomes)) log(line);
  if ((strict || strictSpecs) && outcomes.some(({state}) => state === 'failed')) {
    throw new Error(
      toErrorText(
        outcomes,
        url,
        'Repair the endpoint, or build without --strict-specs and PORTAL_STRICT_SPECS to show the last good snapshot.',
      ),
    );
  }
  for (const line of toWarningLines(outcomes)) log(line);
  return toPrepared(outcomes);
}

function toPrepared(outcomes: readonly SpecOutcome[]): PreparedSpecs {
  const shown = outcomes
    .filter(({copy}) => copy !== undefined)
    .map(({row, state}) => (state === 'updated' ? `candidates/${row.spec}` : row.spec));
  return {
    environment: {PORTAL_FETCHED_SPECS: shown.join(',')},
    keep: () => keepCandidates(outcomes, specFolders.copies),
    explain: (error) =>
      new Error(
        [error instanceof Error ? error.message : String(error), ...toUnkeptText(outcomes)].join(
          '\n\n',
        ),
        {cause: error},
      ),
  };
}

/**
 * Shared settings of updates: the rows, their folders, and the trial of everything that a build
 * generates from them.
 */
export function toUpdateOptions(url: string): UpdateOptions {
  const {siteUrl, baseUrl} = readEnv();
  const accept = createAcceptance({
    options: toApiReferenceOptions(),
    site: {siteDir: root, url: siteUrl, siteBaseUrl: baseUrl, baseUrl, locale: locales[0].id},
    folder: path.join(root, '.cache', 'acceptance'),
    pages: ['docs', 'blog', 'src', 'i18n'].map((folder) => path.join(root, folder)),
  });
  return {rows: unifiedRows, url, ...specFolders, now: () => new Date(), accept};
}

function updateUnified(url: string): Promise<readonly SpecOutcome[]> {
  return updateSpecs(toUpdateOptions(url));
}
