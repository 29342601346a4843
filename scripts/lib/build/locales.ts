import {spawn} from 'node:child_process';
import {mkdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';

/** How one language's build ended. */
export interface LocaleResult {
  readonly locale: string;
  readonly seconds: number;
  /** Peak resident memory of the process, in MB; 0 where the system does not tell. */
  readonly peakMegabytes: number;
  /** Everything the build wrote. */
  readonly output: string;
  readonly failed: boolean;
}

interface BuildLocalesOptions {
  readonly root: string;
  /** The default language first. */
  readonly locales: readonly string[];
  /** Folder of the finished site. */
  readonly outDir: string;
  /** Languages built at the same time. */
  readonly parallel: number;
  readonly env: NodeJS.ProcessEnv;
  readonly onStart: (locale: string) => void;
  readonly onEnd: (result: LocaleResult) => void;
}

/**
 * Builds every language in a process of its own and puts the results together: the default language at the root, the others under their prefix. One process per
 * language keeps memory bounded (upstream leaks over languages) and lets two run at a time. Throws with the output of every language that failed.
 */
export async function buildLocales({root, locales, outDir, parallel, env, onStart, onEnd}: BuildLocalesOptions): Promise<readonly LocaleResult[]> {
  const staging = path.join(root, '.cache', 'staging');
  await rm(staging, {recursive: true, force: true});
  const waiting = [...locales];
  const results: LocaleResult[] = [];
  const work = async (): Promise<void> => {
    for (let locale = waiting.shift(); locale !== undefined; locale = waiting.shift()) {
      onStart(locale);
      const result = await buildLocale(root, locale, path.join(staging, locale), env);
      onEnd(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({length: parallel}, work));
  const failed = results.filter((result) => result.failed);
  if (failed.length > 0) throw new Error(failed.map(({locale, output}) => `The build of ${locale} failed:\n${output}`).join('\n\n'));
  await assemble(staging, locales, outDir);
  return results;
}

/** Moves the languages' outputs to their places. Shared files of the other languages are dropped: fonts and specifications have one address for all. */
async function assemble(staging: string, locales: readonly string[], outDir: string): Promise<void> {
  const [first = 'en', ...others] = locales;
  await rm(outDir, {recursive: true, force: true});
  await mkdir(path.dirname(outDir), {recursive: true});
  await rename(path.join(staging, first), outDir);
  for (const locale of others) {
    const source = path.join(staging, locale, locale);
    await Promise.all(['fonts', 'openapi'].map((folder) => rm(path.join(source, folder), {recursive: true, force: true})));
    await rename(source, path.join(outDir, locale));
  }
  await rm(staging, {recursive: true, force: true});
}

function buildLocale(root: string, locale: string, outDir: string, env: NodeJS.ProcessEnv): Promise<LocaleResult> {
  const started = Date.now();
  const cli = path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', path.join(root, 'scripts', 'lib', 'build', 'peakMemory.mjs'), cli, 'build', '--locale', locale, '--out-dir', outDir],
      {
        cwd: root,
        env: {
          ...env,
          DOCUSAURUS_CURRENT_LOCALE: locale,
          // Each worker that writes pages holds the whole server bundle; two languages at a time keep two cores busy without more of them.
          DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', locale),
          // Two processes would share jiti's cache of transpiled files, which it does not write at once: one reads what the other has half written.
          JITI_CACHE: 'false',
          FORCE_COLOR: '0',
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    let output = '';
    let peakMegabytes = 0;
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'peakMegabytes' in message) peakMegabytes = Number(message.peakMegabytes);
    });
    const end = (failed: boolean, last = ''): void =>
      resolve({locale, seconds: (Date.now() - started) / 1000, peakMegabytes, output: `${output}${last}`, failed});
    child.on('error', (error) => end(true, `It could not be started: ${error.message}\n`));
    // A process that is killed says nothing itself.
    child.on('close', (code, signal) =>
      end(code !== 0, signal === null ? '' : `It was ended by ${signal}${signal === 'SIGKILL' ? ', as systems do that run out of memory' : ''}.\n`),
    );
  });
}
