import {existsSync} from 'node:fs';
import path from 'node:path';
import {apis} from '../src/data/apis';
import {toDownloadUrls} from '../src/model/catalogue/reference';
import {toTable} from './lib/bench/figures';
import type {PageKind} from './lib/bench/kinds';
import {readDocument} from './lib/bench/readDocument';
import {readScores} from './lib/bench/readScores';
import {readTraffic} from './lib/bench/readTraffic';
import {buildStockReference, stockAddress} from './lib/bench/stockReference';
import {languagePrefixes} from './lib/build/site';
import {createCdnServer} from './lib/cdn/server';
import {readOptions, runCommand} from './lib/command';
import {listen} from './lib/serve';

const root = path.resolve(__dirname, '..');

/**
 * Compares a reference page of the built site with stock redocusaurus on the same file, in one run. Options: `--dir` (build), `--api` (kassensichv/v2, by
 * specification), `--runs` (3, of Lighthouse).
 */
runCommand(async (argv) => {
  const {dir, api: spec, runs} = readOptions(argv, {dir: 'build', api: 'kassensichv/v2', runs: '3'});
  const api = apis.find((row) => row.spec === spec);
  if (!api) throw new Error(`"${spec}" is no specification of src/data/apis.ts. Known: ${apis.map((row) => row.spec).join(', ')}.`);
  const folder = path.resolve(dir);
  const specification = path.join(folder, toDownloadUrls(api, '').yamlUrl);
  if (!existsSync(specification)) throw new Error(`${specification} is missing. Run "npm run build" first, or name the build with --dir.`);
  console.log('Building the stock page …');
  const stock = await buildStockReference(root, specification);
  const rows = [
    await readPage(stock, {kind: 'stock', address: stockAddress}, Number(runs)),
    await readPage(folder, {kind: 'portal', address: api.path}, Number(runs)),
  ];
  const head = [
    'page',
    'HTML kB',
    'scripts kB',
    'all kB',
    'requests',
    'other hosts',
    'DOM nodes',
    'blocking ms',
    'LCP ms',
    'CLS',
    'performance',
    'axe rules/nodes',
    'errors',
  ];
  console.log(`\n${toTable(head, rows)}`);
});

async function readPage(folder: string, kind: PageKind, runs: number): Promise<readonly string[]> {
  console.log(`Measuring ${kind.kind} …`);
  const server = createCdnServer({folder, languagePrefixes});
  const origin = `http://localhost:${await listen(server, 0)}`;
  try {
    const [traffic] = await readTraffic(origin, [kind]);
    const {nodes, axeRules, axeElements, errors, foreign} = await readDocument(`${origin}${kind.address}`);
    const [scores] = await readScores(origin, [kind], runs);
    if (!traffic || !scores) throw new Error(`${kind.address} could not be measured.`);
    const {vitals} = scores;
    const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);
    const times = [vitals['total-blocking-time'], vitals['largest-contentful-paint']].map((value) => value.toFixed(0));
    return [
      kind.kind,
      ...[traffic.parts.HTML, traffic.parts.scripts, traffic.bytes].map(kilobytes),
      ...[traffic.requests, foreign, nodes].map(String),
      ...times,
      vitals['cumulative-layout-shift'].toFixed(3),
      String(scores.scores.performance),
      `${axeRules}/${axeElements}`,
      String(errors),
    ];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
