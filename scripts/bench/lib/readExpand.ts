import {chromium} from '@playwright/test';
import {findBrowser} from '../../lib/browser';
import {BENCH_FLAGS} from './browser';
import {toMedian} from './figures';

/**
 * A field with nested fields, which is a button in the name's cell. The portal's is collapsed. In
 * stock Redoc, the first one is open, without an attribute that says so.
 */
const CLOSED_FIELD = 'td[kind="field"] button:not([aria-expanded="true"])';

/**
 * Milliseconds from the first click on a freshly loaded page to the paint that shows (or hides) the
 * nested fields: the median over loads, each in a new browser.
 */
export async function readExpand(url: string, loads: number): Promise<number> {
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) times.push(await readFirstExpand(url));
  return toMedian(times);
}

async function readFirstExpand(url: string): Promise<number> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...BENCH_FLAGS]});
  try {
    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForFunction(
      () => document.documentElement.dataset.hasHydrated === 'true',
      undefined,
      {timeout: 120_000},
    );
    const field = page.locator(CLOSED_FIELD).first();
    await field.scrollIntoViewIfNeeded();
    const watched = await page.evaluateHandle(() => {
      // Counts the rows of the whole page each time, because stock Redoc replaces its tables while
      // it starts.
      const rows = document.getElementsByTagName('tr');
      const before = rows.length;
      const state = {milliseconds: -1};
      window.addEventListener(
        'click',
        ({timeStamp}) =>
          new MutationObserver((_changes, observer) => {
            if (rows.length === before) return;
            observer.disconnect();
            // The frame after the one with the rows, when they have been painted.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => (state.milliseconds = performance.now() - timeStamp)),
            );
          }).observe(document.body, {childList: true, subtree: true}),
        {capture: true, once: true},
      );
      return state;
    });
    await field.click();
    await page.waitForFunction((state) => state.milliseconds >= 0, watched, {polling: 50});
    return await watched.evaluate(({milliseconds}) => milliseconds);
  } finally {
    await browser.close();
  }
}
