import path from 'node:path';
import {buildSite, languagePrefixes} from './lib/build/site';
import {createCdnServer} from './lib/cdn/server';
import {readOptions, runCommand} from './lib/command';
import {provideNewsletterService} from './lib/newsletter/local';
import {listen, toPort} from './lib/serve';

/** Builds all languages and serves the result as the CDN would, with a newsletter service on the next port. Options: `--port` (3000). */
runCommand(async (argv) => {
  const wanted = toPort(readOptions(argv, {port: '3000'}).port);
  const outDir = path.resolve(__dirname, '../build');
  // Taken ports are found before the build, not minutes later.
  const probe = createCdnServer({folder: outDir, languagePrefixes});
  await listen(probe, wanted);
  await new Promise((resolve) => probe.close(resolve));
  await provideNewsletterService(wanted === 0 ? 0 : wanted + 1);
  await buildSite({outDir, strict: true});
  const port = await listen(createCdnServer({folder: outDir, languagePrefixes}), wanted);
  console.log(`The portal is served at http://localhost:${port} (Ctrl+C stops it)`);
});
