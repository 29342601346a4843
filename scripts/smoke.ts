import {existsSync} from 'node:fs';
import path from 'node:path';
import {readOptions, runCommand} from './lib/command';
import {smoke} from './lib/smoke/smoke';

/**
 * Checks a live portal's responses. Options: `--url` (its address), `--dir` (build; if it exists,
 * pages are compared with it).
 */
runCommand(async (argv) => {
  const options = readOptions(argv, {url: '', dir: 'build'});
  if (options.url === '')
    throw new Error(
      '--url is missing. Give the address of the live portal, such as --url https://developer.bonarium.example.',
    );
  const folder = path.resolve(options.dir);
  await smoke({
    url: options.url,
    ...(existsSync(path.join(folder, 'index.html')) ? {folder} : {}),
    log: console.log,
  });
});
