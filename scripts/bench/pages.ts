import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {locales} from '../../src/data/locales';
import {readBuilds} from './lib/builds';
import {pageKinds, type PageKind} from '../../src/data/pageKinds';
import {toParts, type Part} from './lib/parts';
import {readScores} from './lib/readScores';
import {readTraffic} from './lib/readTraffic';
import {readPresses, readWaking} from './lib/readWaking';
import {toReport, type Figures} from './lib/figuresText';
import {languagePrefixes} from '../lib/build/site';
import {createCdnServer} from '../lib/cdn/server';
import {readOptions, runCommand} from '../lib/command';
import {listen} from '../lib/serve';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'build');
const bareFolder = path.join(root, '.cache', 'bench', 'bare', 'build');
/** Pages that a bare site also has, which are the written ones. */
const bareKinds = pageKinds.filter(({kind}) => kind === 'guide' || kind === 'blog post');

/**
 * Measures this tree: its build compared with a bare build, the transfers of pages, their
 * Lighthouse scores and when they work, also compared with the same pages of the bare build, and
 * how soon controls answer. Options: `--skip` (parts, by comma: build, pages, lighthouse, waking;
 * without build, the site in `build` is measured), `--locale` (build one language only), `--runs`
 * (3, of Lighthouse and of slow visits a page).
 */
runCommand(async (argv) => {
  const options = readOptions(argv, {skip: '', locale: '', runs: '3'});
  const {parts, runs} = toParts(options);
  const circumstances = {
    time: new Date().toISOString(),
    commit:
      spawnSync('git', ['describe', '--always', '--dirty'], {
        cwd: root,
        encoding: 'utf8',
      }).stdout?.trim() || null,
    node: process.versions.node,
    processors: availableParallelism(),
    locales: options.locale === '' ? locales.map(({id}) => id) : [options.locale],
  };
  if (parts.has('build')) console.log('Building …');
  const builds = parts.has('build')
    ? await readBuilds({root, locale: options.locale, log: console.log})
    : undefined;
  const hasPages = parts.has('pages') || parts.has('lighthouse') || parts.has('waking');
  if (hasPages && !existsSync(path.join(folder, 'index.html')))
    throw new Error(
      'build contains no English site. Run "npm run build" first, or leave out --skip build.',
    );
  // First, because it fails if a control has changed.
  if (parts.has('waking')) console.log('Pressing controls …');
  const presses = parts.has('waking')
    ? await serve(folder, (origin) => readPresses(origin, runs))
    : undefined;
  const delivery = hasPages ? await readDelivery(folder, pageKinds, parts, runs) : {};
  // Built in this run, or by an earlier run if building is skipped.
  if (hasPages && existsSync(bareFolder)) console.log('The same pages in bare Docusaurus:');
  const bare =
    hasPages && existsSync(bareFolder)
      ? await readDelivery(bareFolder, bareKinds, parts, runs)
      : undefined;
  const figures: Figures = {circumstances, builds, ...delivery, presses, ...(bare ? {bare} : {})};

  const bench = path.join(root, '.cache', 'bench');
  await mkdir(bench, {recursive: true});
  await writeFile(path.join(bench, 'latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\n${toReport(figures)}\n\nAll figures: .cache/bench/latest.json`);
});

/** Transfers, scores and waking of the pages in a folder. */
async function readDelivery(
  from: string,
  wanted: readonly PageKind[],
  parts: ReadonlySet<Part>,
  runs: number,
): Promise<Pick<Figures, 'traffic' | 'scores' | 'waking'>> {
  const isBuilt = (address: string): boolean =>
    existsSync(path.join(from, address === '/' ? 'index.html' : `${address}.html`));
  const kinds = wanted.filter(({address}) => isBuilt(address));
  for (const {kind, address} of wanted)
    if (!isBuilt(address))
      console.log(`No ${kind} ${address} in ${path.relative(root, from)}: left out`);

  return serve(from, async (origin) => {
    if (parts.has('pages')) console.log('Reading pages …');
    const traffic = parts.has('pages') ? await readTraffic(origin, kinds) : undefined;
    if (parts.has('waking')) console.log('Waking pages …');
    const waking = parts.has('waking') ? await readWaking(origin, kinds, runs) : undefined;
    if (parts.has('lighthouse')) console.log('Running Lighthouse …');
    return {
      traffic,
      waking,
      scores: parts.has('lighthouse') ? await readScores(origin, kinds, runs) : undefined,
    };
  });
}

/** Reads from a folder that is served as by the CDN. */
async function serve<T>(from: string, read: (origin: string) => Promise<T>): Promise<T> {
  const server = createCdnServer({folder: from, languagePrefixes});
  const origin = `http://localhost:${await listen(server, 0)}`;
  try {
    return await read(origin);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
