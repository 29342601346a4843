import {findBrowser} from '../../lib/browser';
import {BENCH_FLAGS} from './browser';
import type {PageKind} from '../../../src/data/pageKinds';
import {categories, toRun, toScores, type Run, type Scores} from './scores';

/**
 * Lighthouse's scores (mobile preset) of each page: medians over the runs, each in a new browser.
 */
export async function readScores(
  origin: string,
  kinds: readonly PageKind[],
  runs: number,
): Promise<readonly Scores[]> {
  // Both are ES modules. chrome-launcher is part of Lighthouse.
  const [{default: lighthouse}, {launch}] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const readRun = async (url: string): Promise<Run> => {
    const browser = await launch({
      chromePath: findBrowser(),
      chromeFlags: ['--headless=new', ...BENCH_FLAGS],
      logLevel: 'silent',
    });
    try {
      const result = await lighthouse(url, {
        port: browser.port,
        onlyCategories: [...categories],
        output: 'json',
        logLevel: 'silent',
      });
      if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
      return toRun(result.lhr);
    } finally {
      browser.kill();
    }
  };
  const all: Scores[] = [];
  for (const kind of kinds) {
    const measured: Run[] = [];
    for (let run = 0; run < runs; run += 1)
      measured.push(await readRun(`${origin}${kind.address}`));
    all.push(toScores(kind, measured));
  }
  return all;
}
