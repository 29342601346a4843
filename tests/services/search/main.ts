import path from 'node:path';
import {readOptions, runCommand} from '../../../scripts/lib/command';
import {readHostedRecords} from '../../../scripts/lib/search/builtRecords';
import {startSearchService} from './local';
import {FAULTS} from './server';
import {toPort} from '../../../scripts/lib/serve';
import {toFault} from '../contract/server';

/**
 * Runs the local search service in Algolia's form over the records of a build. Options: `--port`
 * (3002), `--hosts` (1; further ones on the ports after), `--dir` (build), `--fault` (none, refuse,
 * hang, slow, 403, 503).
 */
runCommand(async (argv) => {
  const options = readOptions(argv, {port: '3002', hosts: '1', dir: 'build', fault: 'none'});
  const fault = toFault(FAULTS, options.fault);
  const records = await readHostedRecords(path.resolve(options.dir));
  const {hosts} = await startSearchService(
    toPort(options.port),
    Number(options.hosts),
    fault,
    records,
  );
  console.log(
    `The search service holds ${records.length} records and listens at ${hosts.join(', ')} (Ctrl+C stops it)`,
  );
});
