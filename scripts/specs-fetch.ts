import path from 'node:path';
import {writeWhole} from '../plugins/specification-files/cache';
import {readEnv} from '../src/config/env';
import {specFolders} from '../src/config/specs';
import {readOptions, runCommand} from './lib/command';
import {toUpdateOptions} from './lib/specs/prepare';
import {toErrorText, toOutcomeLines} from './lib/specs/outcomeText';
import {keepCandidates, updateSpecs} from './lib/specs/update';

/**
 * Fetches the unified specifications manually and prints the changes for clients. Options:
 * `--write` (yes: changed documents replace the repository's files), `--accept-removals` (yes:
 * accepts documents that lost most of their operations).
 */
runCommand(async (argv) => {
  const options = readOptions(argv, {write: 'yes', 'accept-removals': 'no'});
  const {unifiedSpecsUrl: url} = readEnv();
  if (url === undefined)
    throw new Error(
      'UNIFIED_API_SPECS_URL is not set. Set it to the endpoint that holds <api>/<version>.yaml.',
    );
  const outcomes = await updateSpecs({
    ...toUpdateOptions(url),
    against: 'repository',
    acceptRemovals: options['accept-removals'] === 'yes',
  });
  await keepCandidates(outcomes, specFolders.copies);
  for (const line of [`Specifications from ${url}`, ...toOutcomeLines(outcomes)]) console.log(line);
  for (const {row, copy, changes} of outcomes.filter((outcome) => outcome.state === 'updated')) {
    if (options.write !== 'yes' || copy === undefined || changes.length === 0) continue;
    writeWhole(path.join(specFolders.repository, `${row.spec}.yaml`), copy.text);
    console.log(`Wrote static/openapi/${row.spec}.yaml`);
  }
  if (outcomes.some(({state}) => state === 'failed'))
    throw new Error(
      toErrorText(
        outcomes,
        url,
        'Repair the endpoint and fetch again; the files are as they were.',
      ),
    );
});
