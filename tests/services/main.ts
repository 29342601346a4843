import path from 'node:path';
import {readOptions, runCommand} from '../../scripts/lib/command';
import {readHostedRecords} from '../../scripts/lib/search/builtRecords';
import {listen, toPort} from '../../scripts/lib/serve';
import {feedback} from '../../src/data/feedback';
import {locales} from '../../src/data/locales';
import {createFeedbackServer, FEEDBACK_PATH} from './feedback/server';
import {NEWSLETTER_FOLDER, startNewsletterService} from './newsletter/local';
import {startSearchService} from './search/local';
import {toFault, type Fault} from './server';

interface Service {
  readonly port: string;
  /** Where it keeps what it gets, or reads what it serves. */
  readonly dir: string;
  /** Returns the addresses at which it listens. */
  readonly start: (port: number, dir: string, fault: Fault, hosts: number) => Promise<string>;
}

const SERVICES = new Map<string | undefined, Service>([
  ['newsletter', {port: '3001', dir: NEWSLETTER_FOLDER, start: startNewsletterService}],
  [
    'feedback',
    {
      port: '3002',
      dir: '.cache/feedback',
      start: async (port, dir, fault) => {
        const file = path.join(dir, 'answers.jsonl');
        const {maximumLength} = feedback;
        const ids = locales.map(({id}) => id);
        const server = createFeedbackServer({file, locales: ids, maximumLength, fault});
        return `http://localhost:${await listen(server, port)}${FEEDBACK_PATH}`;
      },
    },
  ],
  [
    'search',
    {
      port: '3002',
      dir: 'build',
      start: async (port, dir, fault, hosts) =>
        (await startSearchService(port, hosts, fault, await readHostedRecords(dir))).hosts.join(),
    },
  ],
]);

/**
 * Runs one local service: `newsletter`, `feedback`, or `search` in Algolia's form over the records
 * of a build. Options: `--port`, `--dir`, `--fault` (none), `--hosts` (1; further hosts of the
 * search listen on the ports after).
 */
runCommand(async ([name, ...argv]) => {
  const service = SERVICES.get(name);
  if (!service) throw new Error(`Name one of the services ${[...SERVICES.keys()].join(', ')}.`);
  const {port, dir} = service;
  const options = readOptions(argv, {port, dir, fault: 'none', hosts: '1'});
  const fault = toFault(options.fault);
  const folder = path.resolve(options.dir);
  const url = await service.start(toPort(options.port), folder, fault, Number(options.hosts));
  console.log(`The ${name} service listens at ${url} (Ctrl+C stops it)`);
});
