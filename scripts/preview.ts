import path from 'node:path';
import {readEnv} from '../src/config/env';
import {buildSite, languagePrefixes} from './lib/build/site';
import {createCdnServer} from './lib/cdn/server';
import {readOptions, runCommand} from './lib/command';
import {provideNewsletterService} from '../tests/services/newsletter/local';
import {readHostedRecords} from './lib/search/builtRecords';
import {startSearchService, toSearchEnvironment} from '../tests/services/search/local';
import {listen, LOOPBACK, toPort} from './lib/serve';

/**
 * Builds all languages and serves the result as the CDN would, with a newsletter service on the
 * next port. Options: `--port` (3000), `--host` (127.0.0.1;
 * 0.0.0.0 lets other machines in), `--search` (`embedded`, or `algolia` for the hosted engine
 *   with a local service behind it, on the port after).
 */
runCommand(async (argv) => {
  // Reports problems in the environment before the build starts.
  readEnv();
  const options = readOptions(argv, {port: '3000', search: 'embedded', host: LOOPBACK});
  if (!['embedded', 'algolia'].includes(options.search))
    throw new Error(`--search is "${options.search}". Choose embedded or algolia.`);
  const wanted = toPort(options.port);
  const outDir = path.resolve(__dirname, '../build');
  // Finds occupied ports before the build, not minutes later.
  const probe = createCdnServer({folder: outDir, languagePrefixes});
  await listen(probe, wanted, options.host);
  await new Promise((resolve) => probe.close(resolve));
  await provideNewsletterService(wanted === 0 ? 0 : wanted + 1);
  const search =
    options.search === 'algolia'
      ? await startSearchService(wanted === 0 ? 0 : wanted + 2, 1)
      : undefined;
  if (search) Object.assign(process.env, toSearchEnvironment(search.hosts));
  await buildSite({outDir});
  if (search) {
    const records = await readHostedRecords(outDir);
    search.fill(records);
    console.log(`Searches go to ${search.hosts.join(', ')}, which holds ${records.length} records`);
  }
  const port = await listen(
    createCdnServer({folder: outDir, languagePrefixes}),
    wanted,
    options.host,
  );
  console.log(`The portal is served at http://localhost:${port} (Ctrl+C stops it)`);
});
