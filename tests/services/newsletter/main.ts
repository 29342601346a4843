import path from 'node:path';
import {readOptions, runCommand} from '../../../scripts/lib/command';
import {NEWSLETTER_FOLDER, startNewsletterService} from './local';
import {FAULTS, toFault} from '../contract/server';
import {toPort} from '../../../scripts/lib/serve';

/**
 * Runs the local newsletter service alone. Options: `--port` (3001), `--fault` (none, slow, hang,
 * fail, garbage), `--dir` (.cache/newsletter).
 */
runCommand(async (argv) => {
  const options = readOptions(argv, {port: '3001', fault: 'none', dir: NEWSLETTER_FOLDER});
  const fault = toFault(FAULTS, options.fault);
  const {url} = await startNewsletterService(toPort(options.port), {
    fault,
    folder: path.resolve(options.dir),
  });
  console.log(`The newsletter service listens at ${url} (Ctrl+C stops it)`);
});
