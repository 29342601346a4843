import path from 'node:path';
import {feedback} from '../../../src/data/feedback';
import {locales} from '../../../src/data/locales';
import {readOptions, runCommand} from '../../../scripts/lib/command';
import {FAULTS, toFault} from '../contract/server';
import {createFeedbackServer, FEEDBACK_PATH} from './server';
import {listen, toPort} from '../../../scripts/lib/serve';

/**
 * Runs the local service that takes readers' answers. Options: `--port` (3002), `--fault` (none,
 * slow, hang, fail, garbage), `--file` (.cache/feedback/answers.jsonl).
 */
runCommand(async (argv) => {
  const options = readOptions(argv, {
    port: '3002',
    fault: 'none',
    file: '.cache/feedback/answers.jsonl',
  });
  const fault = toFault(FAULTS, options.fault);
  const server = createFeedbackServer({
    file: path.resolve(options.file),
    locales: locales.map(({id}) => id),
    maximumLength: feedback.maximumLength,
    fault,
  });
  const port = await listen(server, toPort(options.port));
  console.log(`The service listens at http://localhost:${port}${FEEDBACK_PATH} (Ctrl+C stops it)`);
});
