import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {samples} from '../../src/data/check/samples';
import {findBrowser} from '../lib/browser';
import {languagePrefixes} from '../lib/build/site';
import {createCdnServer} from '../lib/cdn/server';
import {readOptions, runCommand} from '../lib/command';
import {writeFiscalPackage} from '../lib/packages/fiscal';
import {listen} from '../lib/serve';
import {BENCH_FLAGS} from './lib/browser';
import {toMedian, toTable} from './lib/figures';
import {toLargeDep7, toLargeExport} from './lib/fiscal/inputs';

/** How much slower a phone's processor is than this one. */
const THROTTLE = 4;
const LIMITS = {verdict: 300, dep7: 3, export: 10} as const;
const PAGE_HEAD = ['example', 'ms to the verdict', `× ${THROTTLE}`, 'limit'];
const FILE_HEAD = ['file', 'kB', 'seconds', 'limit', 'of it CPU', 'peak MB', 'verdict'];

/**
 * Measures the check of receipts: the time to the first verdict on `/check`, and seconds and peak
 * memory of the package on large files, as installed from its tarball. Options: `--dir` (build),
 * `--count` (10000 receipts and transactions), `--runs` (5 of each example in the page). Figures of
 * another author's checker are in `decisions/receipt-check.md`.
 */
runCommand(async (argv) => {
  const {dir, count, runs} = readOptions(argv, {dir: 'build', count: '10000', runs: '5'});
  const folder = path.resolve(dir);
  if (!existsSync(path.join(folder, 'check.html')))
    throw new Error(`${folder} has no /check. Run "npm run build" first, or use --dir.`);
  console.log(`${cpus()[0]?.model.trim()}, Node ${process.versions.node}\n`);
  const work = mkdtempSync(path.join(tmpdir(), 'fiscal-bench-'));
  try {
    console.log(toTable(FILE_HEAD, await measureFiles(work, Number(count))));
    console.log();
    console.log(toTable(PAGE_HEAD, await measurePage(folder, Number(runs))));
  } finally {
    rmSync(work, {recursive: true});
  }
});

interface FileFigures {
  readonly seconds: number;
  readonly cpu: number;
  readonly peak: number;
  readonly verdict: string;
}

async function measureFiles(work: string, count: number): Promise<string[][]> {
  const name = await writeFiscalPackage(work);
  execFileSync('tar', ['-xzf', path.join(work, 'downloads', name), '-C', work]);
  const inputs = [
    [`DEP7, ${count} receipts`, 'dep7.json', toLargeDep7(count), LIMITS.dep7],
    [`DSFinV-K, ${count} transactions`, 'export.zip', toLargeExport(count), LIMITS.export],
  ] as const;
  return inputs.map(([label, file, content, limit]) => {
    writeFileSync(path.join(work, file), content);
    const {seconds, cpu, peak, verdict} = measureFile(work, file);
    return [
      label,
      (content.length / 1000).toFixed(0),
      seconds.toFixed(1),
      limit.toFixed(1),
      cpu.toFixed(1),
      peak.toFixed(0),
      verdict,
    ];
  });
}

/** A process of its own, so that its peak memory is that of one check. */
function measureFile(work: string, file: string): FileFigures {
  const program = `
    import {readFileSync} from 'node:fs';
    import {check} from './package/dist/index.js';
    const bytes = new Uint8Array(readFileSync('${file}'));
    const before = [performance.now(), process.cpuUsage()];
    const {verdict} = await check(bytes);
    const {user, system} = process.cpuUsage(before[1]);
    console.log(JSON.stringify({
      seconds: (performance.now() - before[0]) / 1000,
      cpu: (user + system) / 1e6,
      peak: process.resourceUsage().maxRSS / 1024,
      verdict,
    }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: work,
    encoding: 'utf8',
  });
  return JSON.parse(output) as FileFigures;
}

/**
 * The time from the press on an example to its verdict. Browsers can't slow down workers, so the
 * time on this processor is multiplied, which is the most that a slower one needs.
 */
async function measurePage(folder: string, runs: number): Promise<string[][]> {
  const server = createCdnServer({folder, languagePrefixes});
  const port = await listen(server, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...BENCH_FLAGS]});
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/check`);
    await page.locator('[data-ready]').waitFor();
    const rows: string[][] = [];
    for (const {id} of samples) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await page.evaluate(measureSample, id));
      const median = toMedian(times);
      rows.push([id, median.toFixed(0), (median * THROTTLE).toFixed(0), LIMITS.verdict.toFixed(0)]);
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Runs in the page: presses an example and waits until its verdict is shown. */
async function measureSample(id: string): Promise<number> {
  const verdict = '[data-verdict]';
  // Functions with names don't reach the page as they are written here.
  for (const button of document.querySelectorAll('form button:not([type="submit"])'))
    if (button.textContent?.trim() === 'Clear') (button as HTMLButtonElement).click();
  while (document.querySelector(verdict) !== null)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const start = performance.now();
  document.querySelector<HTMLAnchorElement>(`a[href="#example=${id}"]`)?.click();
  while (document.querySelector(verdict) === null)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}
