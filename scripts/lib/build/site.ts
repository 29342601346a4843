import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {renderReference} from '../../../plugins/api-reference/renderPlan';
import {toApiReferenceOptions} from '../../../src/config/apiReference';
import {readEnv, type Env} from '../../../src/config/env';
import {history, toHistoryLines} from '../../../src/config/history';
import {locales} from '../../../src/data/locales';
import {assertHostable} from '../delivery/hostLimits';
import {writeFiscalPackage} from '../packages/fiscal';
import {prepareSpecs} from '../specs/prepare';
import {removeDamagedCaches, settleCaches} from './bundlerCache';
import {toDiskError, toDiskWarning} from './disk';
import {createFinisher} from './finish';
import {buildLocales, toGeneratedFolder, toStagingFolder, type LocaleResult} from './locales';
import {takeBuildLock} from './lock';
import {assertOutDir, toLocales} from './options';
import {prepareOutDir, replaceFolder, restoreFolder} from './replace';
import {createFindSources, toWarningLines, toWarnings} from './warnings';

const root = path.resolve(__dirname, '../../..');

/** Path prefixes of the languages, except for the default one. */
export const languagePrefixes: readonly string[] = locales.slice(1).map(({id}) => `/${id}/`);

interface BuildSiteOptions {
  readonly outDir: string;
  /**
   * Whether broken anchors, broken links between Markdown files and duplicate routes stop the
   * build. @default the environment's setting
   */
  readonly strict?: boolean;
  /** Whether a specification that can't be fetched or shown stops the build. */
  readonly strictSpecs?: boolean;
  /** Languages to build; all by default. */
  readonly only?: readonly string[];
}

/**
 * Builds the site in all languages with its headers and redirects, and logs a line per step. The
 * folder's old content stays until the new build is complete. Throws if another build of this
 * project is running.
 */
export async function buildSite({
  outDir,
  strict,
  strictSpecs = false,
  only,
}: BuildSiteOptions): Promise<readonly LocaleResult[]> {
  // Reports problems with the environment, the options or the folders before the build starts.
  const env = readEnv();
  const chosen = toLocales(
    locales.map(({id}) => id),
    only,
  );
  assertOutDir(outDir, root);
  const folder = await prepareOutDir(outDir);
  assertOutDir(folder, root);
  const caches = ['.cache', 'node_modules/.cache'].map((place) => path.resolve(root, place));
  const explain = (error: unknown): Promise<unknown> =>
    toDiskError(error, [...caches, path.join(root, '.docusaurus'), tmpdir(), folder]);
  const lock = await takeBuildLock({root, log: console.log}).catch(async (error: unknown) => {
    throw await explain(error);
  });
  try {
    await restoreFolder(folder);
    await removeDamagedCaches(root, console.log);
    const options = {chosen, strictSpecs, addChild: lock.addChild};
    const results = await build(folder, {...env, strict: strict ?? env.strict}, options);
    await settleCaches(root);
    const warning = await toDiskWarning(caches);
    if (warning !== undefined) console.warn(warning);
    return results;
  } catch (error) {
    // Before caches are removed, which would free the disk.
    const explained = await explain(error);
    await settleCaches(root, error);
    throw explained;
  } finally {
    // If a file can't be removed, the next build removes it, so that the original error isn't
    // hidden.
    await rm(toStagingFolder(root), {recursive: true, force: true}).catch(() => undefined);
    lock.release();
  }
}

async function prepareReference(env: Env): Promise<void> {
  const {siteUrl: url, baseUrl} = env;
  const options = toApiReferenceOptions(env);
  const site = {siteDir: root, url, siteBaseUrl: baseUrl, baseUrl, locale: locales[0].id};
  if (env.apiPages)
    await renderReference(options, site, path.join(root, options.cacheFolder, 'jobs'));
}

interface BuildOptions {
  readonly chosen: readonly string[];
  readonly strictSpecs: boolean;
  readonly addChild: (pid: number) => void;
}

async function build(
  outDir: string,
  env: Env,
  {chosen, strictSpecs, addChild}: BuildOptions,
): Promise<readonly LocaleResult[]> {
  const {strict, siteUrl, baseUrl} = env;
  const started = Date.now();
  console.log(
    `Building ${chosen.length} ${chosen.length === 1 ? 'language' : 'languages'}: ${chosen.join(', ')}`,
  );
  for (const line of toHistoryLines(history)) console.log(line);
  const specs = await prepareSpecs({strict: strictSpecs, log: console.log});
  const childEnv = {
    ...process.env,
    ...specs.environment,
    PORTAL_STRICT: strict ? '1' : '0',
  };
  // Rendered for all languages together. Otherwise, the first two would both render the reference.
  await prepareReference(readEnv(childEnv)).catch((error: unknown) => {
    throw specs.explain(error);
  });
  const finisher = await createFinisher({
    root,
    outDir,
    siteUrl,
    baseUrl,
    languagePrefixes,
    log: console.log,
  });
  let done = 0;
  const {results, folder} = await buildLocales({
    root,
    locales: chosen,
    parallel: 2,
    env: childEnv,
    onStart: (locale, pid) => {
      console.log(`  ${locale} …`);
      if (pid !== undefined) addChild(pid);
    },
    onEnd: ({locale, seconds, peakMegabytes, failed}) => {
      done += 1;
      console.log(
        `  ${locale} ${failed ? 'failed' : 'done'} (${done} of ${chosen.length}, ${seconds.toFixed(0)} s, ${peakMegabytes} MB)`,
      );
    },
    finish: async (output) => {
      await finisher.finishLocale(output);
      // While the last language is built, which leaves a core idle.
      if (output.prefix === '')
        console.log(`Wrote the package downloads/${await writeFiscalPackage(output.site)}`);
    },
  }).catch((error: unknown) => {
    throw specs.explain(error);
  });
  await finisher.finishSite(folder);
  await assertHostable(folder);
  await replaceFolder(folder, outDir);
  await specs.keep();
  console.log(
    `Built in ${((Date.now() - started) / 1000).toFixed(0)} s: ${path.relative(root, outDir)}`,
  );
  const warnings = toWarnings(results, createFindSources(root, toGeneratedFolder), (file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  for (const line of toWarningLines(warnings)) console.warn(line);
  return results;
}
