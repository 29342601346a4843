import {existsSync} from 'node:fs';
import path from 'node:path';
import {apis} from '../../src/data/apis';
import {toDownloadUrls} from '../../src/model/catalogue/reference';
import {toRatioText, toTable, toText} from './lib/figures';
import {pageKinds, type PageKind} from '../../src/data/pageKinds';
import {toParts} from './lib/parts';
import {readDocument, type DocumentFigures} from './lib/readDocument';
import {readExpand} from './lib/readExpand';
import {readScores} from './lib/readScores';
import {readTraffic} from './lib/readTraffic';
import type {Scores} from './lib/scores';
import {buildStockReference, stockAddress} from './lib/stockReference';
import type {Traffic} from './lib/traffic';
import {languagePrefixes} from '../lib/build/site';
import {createCdnServer} from '../lib/cdn/server';
import {readOptions, runCommand} from '../lib/command';
import {listen} from '../lib/serve';

const root = path.resolve(__dirname, '../..');

/**
 * Compares a reference page of the built site with stock redocusaurus for the same file, in one
 * run. Also compares its scripts with those of a guide. Options: `--dir` (build), `--api`
 * (kassensichv/v2, by specification), `--runs` (3, of Lighthouse and of the first click).
 */
runCommand(async (argv) => {
  const {
    dir,
    api: spec,
    ...counts
  } = readOptions(argv, {dir: 'build', api: 'kassensichv/v2', runs: '3'});
  const {runs} = toParts({skip: '', ...counts});
  const api = apis.find((row) => row.spec === spec);
  if (!api)
    throw new Error(
      `"${spec}" is not a specification in src/data/apis.ts. Known: ${apis.map((row) => row.spec).join(', ')}.`,
    );
  const folder = path.resolve(dir);
  const specification = path.join(folder, toDownloadUrls(api, '').yamlUrl);
  if (!existsSync(specification))
    throw new Error(
      `${specification} is missing. Run "npm run build" first, or name the build with --dir.`,
    );
  console.log('Building the stock page …');
  const stock = await buildStockReference(root, specification);
  const pages = [
    await readPage(stock, {kind: 'stock', address: stockAddress}, runs),
    await readPage(folder, {kind: 'portal', address: api.path}, runs),
  ];
  const [theirs, ours] = pages;
  if (!theirs || !ours) return;
  const guide = pageKinds.find(({kind}) => kind === 'guide');
  const [guideTraffic] = guide ? await serve(folder, (origin) => readTraffic(origin, [guide])) : [];
  const rows = columns.map(({head, toValue, decimals = 0}) => {
    const values = [toValue(theirs), toValue(ours)] as const;
    return [
      head,
      ...values.map((value) => toText(value, decimals)),
      toRatioText(values[1], values[0]),
    ];
  });
  console.log(`\n${toTable(['', 'stock', 'portal', 'portal / stock'], rows)}`);
  if (guideTraffic)
    console.log(
      `\nScripts against the guide ${guideTraffic.address}: ${toRatioText(ours.traffic.parts.scripts, guideTraffic.parts.scripts)}`,
    );
});

interface PageFigures {
  readonly traffic: Traffic;
  readonly document: DocumentFigures;
  readonly scores: Scores;
  readonly expand: number;
}

interface Column {
  readonly head: string;
  readonly decimals?: number;
  readonly toValue: (page: PageFigures) => number;
}

const columns: readonly Column[] = [
  {head: 'HTML kB', toValue: ({traffic}) => traffic.parts.HTML / 1000},
  {head: 'scripts kB', toValue: ({traffic}) => traffic.parts.scripts / 1000},
  {head: 'all kB', toValue: ({traffic}) => traffic.bytes / 1000},
  {head: 'requests', toValue: ({traffic}) => traffic.requests},
  {head: 'requests to other hosts', toValue: ({document}) => document.foreign},
  {head: 'DOM nodes', toValue: ({document}) => document.nodes},
  {head: 'blocking ms', toValue: ({scores}) => scores.vitals['total-blocking-time']},
  {head: 'LCP ms', toValue: ({scores}) => scores.vitals['largest-contentful-paint']},
  {
    head: 'layout shift',
    decimals: 3,
    toValue: ({scores}) => scores.vitals['cumulative-layout-shift'],
  },
  {head: 'Lighthouse performance', toValue: ({scores}) => scores.scores.performance},
  {head: 'Lighthouse accessibility', toValue: ({scores}) => scores.scores.accessibility},
  {head: 'first expand ms', toValue: ({expand}) => expand},
  {head: 'axe: rules broken', toValue: ({document}) => document.axeRules},
  {head: 'axe: elements', toValue: ({document}) => document.axeElements},
  {head: 'console errors', toValue: ({document}) => document.errors},
];

async function readPage(folder: string, kind: PageKind, runs: number): Promise<PageFigures> {
  console.log(`Measuring ${kind.kind} …`);
  return serve(folder, async (origin) => {
    const [traffic] = await readTraffic(origin, [kind]);
    const document = await readDocument(`${origin}${kind.address}`);
    const [scores] = await readScores(origin, [kind], runs);
    if (!traffic || !scores) throw new Error(`${kind.address} could not be measured.`);
    return {traffic, document, scores, expand: await readExpand(`${origin}${kind.address}`, runs)};
  });
}

/** Serves a folder as the CDN would while `read` runs. */
async function serve<Result>(
  folder: string,
  read: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createCdnServer({folder, languagePrefixes});
  const origin = `http://localhost:${await listen(server, 0)}`;
  try {
    return await read(origin);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
