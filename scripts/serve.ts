import {existsSync} from 'node:fs';
import path from 'node:path';
import {languagePrefixes} from './lib/build/site';
import {createCdnServer} from './lib/cdn/server';
import {readOptions, runCommand} from './lib/command';
import {listen, LOOPBACK, toPort} from './lib/serve';

/**
 * Serves a built site like the host. Options: `--port` (3000), `--dir` (build), `--host`
 * (127.0.0.1; 0.0.0.0 lets other machines in).
 */
runCommand(async (argv) => {
  const options = readOptions(argv, {port: '3000', dir: 'build', host: LOOPBACK});
  const folder = path.resolve(options.dir);
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${options.dir} contains no built site. Run "npm run build" first.`);
  const port = await listen(
    createCdnServer({folder, languagePrefixes}),
    toPort(options.port),
    options.host,
  );
  console.log(`The portal is served at http://localhost:${port} (Ctrl+C stops it)`);
});
