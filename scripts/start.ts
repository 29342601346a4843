import {spawn} from 'node:child_process';
import path from 'node:path';
import {readEnv} from '../src/config/env';
import {locales} from '../src/data/locales';
import {readOptions, runCommand} from './lib/command';
import {provideNewsletterService} from '../tests/services/newsletter/local';
import {toPort} from './lib/serve';

const root = path.resolve(__dirname, '..');

/**
 * The development server for writers: one language, with hot reload, and a newsletter service on
 * the next port. Options: `--locale` (en), `--port` (3000).
 */
runCommand(async (argv) => {
  // Reports problems in the environment before the server starts.
  readEnv();
  const {locale, port} = readOptions(argv, {locale: locales[0].id, port: '3000'});
  const known = locales.map(({id}) => id as string);
  if (!known.includes(locale))
    throw new Error(`--locale is "${locale}". Choose one of ${known.join(', ')}.`);
  await provideNewsletterService(toPort(port) + 1);
  const cli = path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const preload = path.join(root, 'scripts', 'lib', 'build', 'child.mjs');
  const child = spawn(
    process.execPath,
    ['--import', preload, cli, 'start', '--locale', locale, '--port', port, '--no-open'],
    {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        DOCUSAURUS_CURRENT_LOCALE: locale,
        // A separate folder, because a build may run at the same time.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', `start-${locale}`),
      },
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.on('close', (code) =>
      code ? reject(new Error(`The server ended with code ${code}.`)) : resolve(),
    );
  });
});
