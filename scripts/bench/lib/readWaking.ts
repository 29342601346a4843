import {setTimeout as wait} from 'node:timers/promises';
import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';
import {throttling} from 'lighthouse/core/config/constants.js';
import {findBrowser} from '../../lib/browser';
import {BENCH_FLAGS} from './browser';
import {
  controls,
  moments,
  toPress,
  toWaking,
  type Control,
  type Moment,
  type Press,
  type Waking,
} from './waking';
import {PHONE} from './readTraffic';
import type {PageKind} from '../../../src/data/pageKinds';

/** How long a control may take to answer, in milliseconds. */
const NO_ANSWER = 30_000;

/**
 * When each page is painted and works, and the processor time until the browser tells us so: medians
 * over the runs, each with an empty cache, on slow 4G and a processor at a quarter of its speed.
 */
export async function readWaking(
  origin: string,
  kinds: readonly PageKind[],
  runs: number,
): Promise<readonly Waking[]> {
  return withBrowser(async (browser) => {
    const all: Waking[] = [];
    for (const kind of kinds) {
      const visits = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext(PHONE);
        const {page, session} = await openSlowly(context, true);
        await session.send('Performance.enable');
        await page.goto(`${origin}${kind.address}`, {waitUntil: 'commit'});
        await page.waitForFunction(() => window.bench?.works !== undefined);
        const {metrics} = await session.send('Performance.getMetrics');
        const toMilliseconds = (wanted: string): number =>
          (metrics.find(({name}) => name === wanted)?.value ?? NaN) * 1000;
        visits.push({
          ...(await page.evaluate(() => ({
            visible: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
            works: window.bench?.works ?? NaN,
          }))),
          scripts: toMilliseconds('ScriptDuration'),
          tasks: toMilliseconds('TaskDuration'),
        });
        await context.close();
      }
      all.push(toWaking(kind, visits));
    }
    return all;
  });
}

/**
 * How long each control takes to answer a press at each moment, on a processor at a quarter of its
 * speed: medians over the runs. The first visit is on slow 4G. Throws if a control doesn't answer.
 */
export async function readPresses(origin: string, runs: number): Promise<readonly Press[]> {
  return withBrowser(async (browser) => {
    const all: Press[] = [];
    for (const control of controls) {
      const times: Record<Moment, number[]> = {cold: [], warm: [], awake: []};
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({
          ...(control.isOnPhone ? PHONE : {viewport: {width: 1280, height: 900}}),
          permissions: ['clipboard-write'],
        });
        // In this order, each with the files of the one before.
        for (const moment of moments)
          times[moment].push(await readPress(context, origin, control, moment));
        await context.close();
      }
      all.push(toPress(control, times));
    }
    return all;
  });
}

async function readPress(
  context: BrowserContext,
  origin: string,
  {name, address, press, answer}: Control,
  moment: Moment,
): Promise<number> {
  const {page} = await openSlowly(context, moment === 'cold');
  await page.addInitScript((selector) => {
    addEventListener(
      'pointerdown',
      ({timeStamp}) => {
        // No function with a name: its name would be set by a helper that the page doesn't have.
        const looking = setInterval(() => {
          if (!document.querySelector(selector)) return;
          window.bench = {...window.bench, answered: performance.now() - timeStamp};
          clearInterval(looking);
        }, 5);
      },
      {capture: true, once: true},
    );
  }, answer);
  await page.goto(`${origin}${address}`, {waitUntil: 'commit'});
  await page.waitForFunction(
    (selector) =>
      document.querySelector(selector) !== null &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
    press,
  );
  if (moment === 'awake') await page.waitForFunction(() => window.bench?.works !== undefined);
  const control = page.locator(press).first();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${address} shows no control ${press}, so it can't be pressed.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page
    .waitForFunction(() => window.bench?.answered !== undefined, undefined, {timeout: NO_ANSWER})
    .catch(() => {
      throw new Error(`${name} on ${address} didn't answer within ${NO_ANSWER / 1000} s.`);
    });
  const answered = await page.evaluate(() => window.bench?.answered ?? NaN);
  // The next visit has the files of this one, but not its choices.
  await page.waitForFunction(() => window.bench?.works !== undefined);
  await wait(1000);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.close();
  return answered;
}

async function withBrowser<T>(read: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...BENCH_FLAGS]});
  try {
    return await read(browser);
  } finally {
    await browser.close();
  }
}

/** An empty page that notes when a page works, which is when React has taken it over. */
async function openSlowly(
  context: BrowserContext,
  isSlow4G: boolean,
): Promise<{page: Page; session: Awaited<ReturnType<BrowserContext['newCDPSession']>>}> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const {cpuSlowdownMultiplier, requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps} =
    throttling.mobileSlow4G;
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdownMultiplier});
  if (isSlow4G)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: (downloadThroughputKbps * 1024) / 8,
      uploadThroughput: (uploadThroughputKbps * 1024) / 8,
    });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hasHydrated !== 'true') return;
      window.bench = {...window.bench, works: performance.now()};
      observer.disconnect();
    }).observe(document, {attributeFilter: ['data-has-hydrated'], subtree: true});
  });
  return {page, session};
}

declare global {
  interface Window {
    /** What a measured page notes, in milliseconds. */
    bench?: {readonly works?: number; readonly answered?: number};
  }
}
