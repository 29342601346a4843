import {setTimeout} from 'node:timers/promises';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../../lib/browser';
import {BENCH_FLAGS} from './browser';
import type {PageKind} from '../../../src/data/pageKinds';
import {toTraffic, type Traffic, type Transfer} from './traffic';

/** The screen of Lighthouse's mobile preset, so that all measurements see the same page. */
export const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The transfers of a first visit to each page in a real Chromium, each with an empty cache. */
export async function readTraffic(
  origin: string,
  kinds: readonly PageKind[],
): Promise<readonly Traffic[]> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...BENCH_FLAGS]});
  try {
    const all: Traffic[] = [];
    for (const kind of kinds)
      all.push(
        toTraffic(kind, (await readFirstVisit(browser, `${origin}${kind.address}`)).transfers),
      );
    return all;
  } finally {
    await browser.close();
  }
}

/**
 * The transfers of a first visit, and the number of elements in the body when the page has finished
 * loading. The head gets a link for each prefetched file. A worker's file counts as a request
 * without bytes, and what the worker loads doesn't count. Icons of the browser's tab don't count
 * either: some versions of headless Chromium load them, others don't.
 */
export async function readFirstVisit(
  browser: Browser,
  url: string,
): Promise<{readonly transfers: readonly Transfer[]; readonly nodes: number}> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  const pending = new Set<string>();
  // The event with the sent headers can arrive before or after the request event.
  const prefetched = new Set<string>();
  session.on('Network.requestWillBeSent', ({requestId, request, initiator, type = 'Other'}) => {
    // Chromium reports the end of a worker's file to the worker alone.
    const isWorker = type === 'Script' && initiator.type === 'other';
    if (/^https?:/.test(request.url) && !isWorker) pending.add(requestId);
    if (isForPrefetch(request.headers)) prefetched.add(requestId);
    transfers.set(requestId, {url: request.url, type, bytes: 0, isPrefetch: false});
  });
  session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
    if (isForPrefetch(headers)) prefetched.add(requestId);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const known = transfers.get(requestId);
    if (known) transfers.set(requestId, {...known, bytes: encodedDataLength});
    pending.delete(requestId);
  });
  session.on('Network.loadingFailed', ({requestId}) => pending.delete(requestId));
  await session.send('Network.enable');
  const response = await page.goto(url, {waitUntil: 'load'});
  if (response?.status() !== 200)
    throw new Error(
      `${url} answered ${response?.status() ?? 'nothing'}, so there is no page to measure.`,
    );
  await settle(pending);
  const nodes = await page.evaluate(() => document.body.querySelectorAll('*').length);
  const icons = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')].map(({href}) => href),
  );
  await context.close();
  return {
    transfers: [...transfers]
      .filter(([, {url: address}]) => !icons.includes(address))
      .map(([requestId, transfer]) => ({...transfer, isPrefetch: prefetched.has(requestId)})),
    nodes,
  };
}

/**
 * Whether a request is a prefetch for the next page: by `Sec-Purpose`, or `Purpose` in older
 * browsers.
 */
function isForPrefetch(headers: Readonly<Record<string, string>>): boolean {
  return Object.entries(headers).some(
    ([name, value]) => /^(sec-)?purpose$/i.test(name) && value.includes('prefetch'),
  );
}

/**
 * Waits until there were no requests for half a second. Playwright's `networkidle` doesn't work
 * here: it waits forever for the blob of a worker in stock Redoc.
 */
async function settle(pending: ReadonlySet<string>): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = pending.size === 0 ? quiet + 1 : 0) await setTimeout(100);
}
