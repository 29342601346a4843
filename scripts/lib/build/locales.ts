import {spawn} from 'node:child_process';
import {rename, rm} from 'node:fs/promises';
import path from 'node:path';

/** The result of one language's build. */
export interface LocaleResult {
  readonly locale: string;
  readonly seconds: number;
  /** Peak resident memory of the process, in MB; 0 if the system doesn't report it. */
  readonly peakMegabytes: number;
  /** Complete output of the build. */
  readonly output: string;
  readonly failed: boolean;
}

/** Begins the reason of a process that can't report one itself. */
const ENDED_BY = 'It was ended by SIG';

interface BuildLocalesOptions {
  readonly root: string;
  /** The default language first. */
  readonly locales: readonly string[];
  /** Number of languages built at the same time. */
  readonly parallel: number;
  readonly env: NodeJS.ProcessEnv;
  readonly onStart: (locale: string, pid: number | undefined) => void;
  readonly onEnd: (result: LocaleResult) => void;
  /**
   * Works on a language once it is built, while other languages are being built. It counts as one
   * of the languages built at the same time.
   */
  readonly finish?: (output: LocaleOutput) => Promise<void>;
}

/** The output of one language's build, before it is combined with the others. */
export interface LocaleOutput {
  readonly locale: string;
  /** Folder of the language's site, which also has the files that all languages share. */
  readonly site: string;
  /** Path of the language's pages below the site; empty for the default language. */
  readonly prefix: string;
}

export interface BuiltLocales {
  readonly results: readonly LocaleResult[];
  /** The site's folders: the default language at the root, the others under their prefix. */
  readonly folder: string;
}

/**
 * Builds every language in a separate process and combines the results in a working folder.
 * Separate processes limit memory (Docusaurus leaks memory between languages) and allow two builds
 * at a time. Throws with the output of every language that failed.
 */
export async function buildLocales({
  root,
  locales,
  parallel,
  env,
  onStart,
  onEnd,
  finish = async () => undefined,
}: BuildLocalesOptions): Promise<BuiltLocales> {
  const staging = toStagingFolder(root);
  await rm(staging, {recursive: true, force: true});
  const [first] = locales;
  const waiting = [...locales];
  const built: LocaleOutput[] = [];
  const results: LocaleResult[] = [];
  const faults: unknown[] = [];
  const build = async (locale: string): Promise<void> => {
    const site = path.join(staging, locale);
    const result = await buildLocale(root, locale, {outDir: site, env, onStart});
    onEnd(result);
    results.push(result);
    if (!result.failed) built.push({locale, site, prefix: locale === first ? '' : locale});
  };
  // Builds come first, because they take longer.
  const work = async (): Promise<void> => {
    for (;;) {
      const locale = waiting.shift();
      const output = locale === undefined ? built.shift() : undefined;
      if (locale !== undefined) await build(locale);
      else if (output) await finish(output).catch((error: unknown) => faults.push(error));
      else return;
    }
  };
  await Promise.all(Array.from({length: parallel}, work));
  const failed = results.filter((result) => result.failed);
  if (failed.length > 0)
    throw new Error(
      failed.map(({locale, output}) => `The build of ${locale} failed:\n${output}`).join('\n\n'),
    );
  if (faults.length > 0) throw faults[0];
  return {results, folder: await assemble(staging, locales)};
}

/** Whether a build failed because a language's process was ended by a signal, or crashed. */
export function isEndedBySignal(error: unknown): boolean {
  return error instanceof Error && error.message.includes(ENDED_BY);
}

/** The working folder of a project's builds. */
export function toStagingFolder(root: string): string {
  return path.join(root, '.cache', 'staging');
}

/** The folder for the files that a language's build generates. */
export function toGeneratedFolder(locale: string): string {
  return path.join('.docusaurus', locale);
}

/**
 * Moves the languages' outputs to their folders below the first one. Their copies of shared files
 * are deleted, because fonts and specifications have one address for all languages.
 */
async function assemble(staging: string, locales: readonly string[]): Promise<string> {
  const [first = 'en', ...others] = locales;
  const folder = path.join(staging, first);
  for (const locale of others) {
    const source = path.join(staging, locale, locale);
    await Promise.all(
      ['fonts', 'openapi'].map((shared) =>
        rm(path.join(source, shared), {recursive: true, force: true}),
      ),
    );
    await rename(source, path.join(folder, locale));
  }
  return folder;
}

interface BuildLocaleOptions extends Pick<BuildLocalesOptions, 'env' | 'onStart'> {
  readonly outDir: string;
}

function buildLocale(
  root: string,
  locale: string,
  {outDir, env, onStart}: BuildLocaleOptions,
): Promise<LocaleResult> {
  const started = Date.now();
  const cli = path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        '--import',
        path.join(root, 'scripts', 'lib', 'build', 'child.mjs'),
        cli,
        'build',
        '--locale',
        locale,
        '--out-dir',
        outDir,
      ],
      {
        cwd: root,
        env: {
          ...env,
          // Node lets garbage grow with the memory of the machine. In November 2026, without caches,
          // a language needed 1.3 to 1.5 GB with this limit and 1.6 to 1.9 GB without; at most 0.3 GB
          // of its heap were in use. The last of two limits counts, so that the environment can set
          // a higher one.
          NODE_OPTIONS: `--max-old-space-size=768 ${env.NODE_OPTIONS ?? ''}`,
          DOCUSAURUS_CURRENT_LOCALE: locale,
          // Each worker that writes pages loads the whole server bundle. Two languages at a time
          // keep two cores busy without more workers.
          DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: toGeneratedFolder(locale),
          // Two processes would share jiti's cache of transpiled files. It isn't written
          // atomically, so one process could read a half-written file.
          JITI_CACHE: 'false',
          FORCE_COLOR: '0',
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    onStart(locale, child.pid);
    let output = '';
    let peakMegabytes = 0;
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'peakMegabytes' in message)
        peakMegabytes = Number(message.peakMegabytes);
    });
    const end = (failed: boolean, last = ''): void =>
      resolve({
        locale,
        seconds: (Date.now() - started) / 1000,
        peakMegabytes,
        output: `${output}${last}`,
        failed,
      });
    child.on('error', (error) => end(true, `It could not be started: ${error.message}\n`));
    // A killed process reports no reason itself.
    child.on('close', (code, signal) =>
      end(
        code !== 0,
        signal === null ? '' : `${ENDED_BY}${signal.slice(3)}${toSignalCause(signal, output)}.\n`,
      ),
    );
  });
}

/** The likely cause of a signal, as the end of a sentence. Empty if unknown. */
function toSignalCause(signal: NodeJS.Signals, output: string): string {
  if (signal === 'SIGKILL') return ', as systems do that run out of memory';
  return /heap out of memory/.test(output)
    ? ', because Node used all the memory it was allowed. Allow more, in MB: NODE_OPTIONS=--max-old-space-size=2048'
    : '';
}
