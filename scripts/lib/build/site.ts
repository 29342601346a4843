import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readEnv} from '../../../src/config/env';
import {apis} from '../../../src/data/apis';
import {locales} from '../../../src/data/locales';
import {NOTE_FILE} from '../cdn/files';
import {readPages, writeDelivery} from '../delivery/write';
import {writePictures} from '../pictures/write';
import {toBuiltLocales} from '../search/builtLocales';
import {readOutlines} from '../search/readOutlines';
import {writeIndex} from '../search/writeIndex';
import {prepareSpecs} from '../specs/prepare';
import {buildLocales, type LocaleResult} from './locales';
import type {BuildNote} from './note';
import {assertOutDir, toLocales} from './options';

const root = path.resolve(__dirname, '../../..');

interface BuildSiteOptions {
  readonly outDir: string;
  readonly strict: boolean;
  /** Whether a specification that cannot be fetched or shown stops the build. */
  readonly strictSpecs?: boolean;
  /** Languages to build; all by default. */
  readonly only?: readonly string[];
}

/** Path prefixes of the languages other than the default one. */
export const languagePrefixes: readonly string[] = locales.slice(1).map(({id}) => `/${id}/`);

/** Builds the site in all languages with its headers and redirects, and tells how it goes, a line per step. */
export async function buildSite({outDir, strict, strictSpecs = false, only}: BuildSiteOptions): Promise<readonly LocaleResult[]> {
  const chosen = toLocales(
    locales.map(({id}) => id),
    only,
  );
  assertOutDir(outDir, root);
  const started = Date.now();
  console.log(`Building ${chosen.length} languages: ${chosen.join(', ')}`);
  const specs = await prepareSpecs({strict: strictSpecs, log: console.log});
  let done = 0;
  const results = await buildLocales({
    root,
    locales: chosen,
    outDir,
    parallel: 2,
    env: {...process.env, ...specs.environment, ...(strict ? {PORTAL_STRICT: '1'} : {})},
    onStart: (locale) => console.log(`  ${locale} …`),
    onEnd: ({locale, seconds, peakMegabytes, failed, output}) => {
      done += 1;
      console.log(`  ${locale} ${failed ? 'failed' : 'done'} (${done} of ${chosen.length}, ${seconds.toFixed(0)} s, ${peakMegabytes} MB)`);
      for (const line of output.split('\n')) if (line.includes('[WARNING]')) console.log(`    ${line}`);
    },
  }).catch((error: unknown) => {
    throw specs.explain(error);
  });
  for (const built of toBuiltLocales(outDir, chosen, specs.environment.PORTAL_FETCHED_SPECS.split(',').filter(Boolean))) {
    const outlines = await readOutlines(built);
    const {files, bytes} = await writeIndex(built.folder, outlines, built.locale);
    console.log(`Wrote the search index of ${built.locale}: ${outlines.length} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  }
  const drawing = Date.now();
  const {pictures, drawn, bytes} = await writePictures(outDir, await readPages(outDir), path.join(root, '.cache', 'og'));
  console.log(
    `Wrote the pictures of pages: ${pictures}, ${drawn} drawn anew, ${(bytes / 1e6).toFixed(1)} MB (${((Date.now() - drawing) / 1000).toFixed(0)} s)`,
  );
  const {pages, scripts, texts} = await writeDelivery(outDir, apis, languagePrefixes);
  console.log(`Wrote _headers and _redirects: ${pages} pages, ${scripts} inline scripts covered; ${texts} pages as Markdown`);
  const {siteUrl, baseUrl, apiPages} = readEnv();
  const note: BuildNote = {format: 1, strict, apiPages, locales: chosen, siteUrl, baseUrl};
  await writeFile(path.join(outDir, NOTE_FILE), `${JSON.stringify(note)}\n`);
  await specs.keep();
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(0)} s: ${path.relative(root, outDir)}`);
  return results;
}
