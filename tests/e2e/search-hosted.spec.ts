import type {BrowserContext, Page, Request} from '@playwright/test';
import {LOCAL_ALGOLIA} from '../services/search/local';
import {SEARCH_HOSTS, SEARCH_SITE_PORT} from '../../scripts/lib/test/testServices';
import {search} from '../../src/data/search';
import {WHOLE_HEADING} from '../../src/model/search/request';
import {expect, hold, hydrated, kinds, stopClock, test} from './support/portal';
import {dialog, field, find, hits, openSearch} from './support/search';

// The site that searches with Algolia's client, and the local service it calls.
test.use({
  baseURL: `http://localhost:${SEARCH_SITE_PORT}`,
  allowErrors: [/request to http:\/\/localhost:417[678]$|Failed to load resource|404|CORS/],
  contextOptions: {reducedMotion: 'reduce'},
});

const [first = '', second = ''] = SEARCH_HOSTS;
const isQuery = (request: Request): boolean =>
  request.url().includes('/queries') && request.method() === 'POST';
const isEvent = (request: Request): boolean =>
  request.url().includes('/1/events') && request.method() === 'POST';

/** Collects the requests of one kind that a page sends. */
function collect(page: Page, wanted: (request: Request) => boolean): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (wanted(request)) found.push(request);
  });
  return found;
}

interface Sent {
  readonly eventType: string;
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  readonly objectIDs: readonly string[];
  readonly positions?: readonly number[];
  readonly queryID?: string;
}

const toEvents = (requests: readonly Request[]): readonly Sent[] =>
  requests.flatMap(
    (request) => (JSON.parse(request.postData() ?? '{"events":[]}') as {events: Sent[]}).events,
  );
const ofType = (requests: readonly Request[], type: string): readonly Sent[] =>
  toEvents(requests).filter(({eventType}) => eventType === type);
const allow = (context: BrowserContext) =>
  context.addCookies(
    ['analytics', 'marketing'].map((name) => ({
      name: `bonarium-${name}`,
      value: String(name === 'analytics'),
      url: `http://localhost:${SEARCH_SITE_PORT}`,
    })),
  );
const refuse = (context: BrowserContext) =>
  context.addCookies(
    ['analytics', 'marketing'].map((name) => ({
      name: `bonarium-${name}`,
      value: 'false',
      url: `http://localhost:${SEARCH_SITE_PORT}`,
    })),
  );

test('a query has the fields of the specification, and its credentials in the address', async ({
  page,
}) => {
  const queries = collect(page, isQuery);
  await openSearch(page);
  // The client's clock is stopped. Otherwise, it would try the next host if this one takes a
  // second.
  await stopClock(page);
  await field(page).fill('signature');
  await expect(hits(page).first()).toBeVisible();
  const url = new URL(queries.at(-1)!.url());
  expect(url.origin).toBe(first);
  expect(url.pathname).toBe('/1/indexes/*/queries');
  expect(url.searchParams.get('x-algolia-application-id')).toBe(LOCAL_ALGOLIA.appId);
  expect(url.searchParams.get('x-algolia-api-key')).toBe(LOCAL_ALGOLIA.searchKey);
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(queries.at(-1)!.postDataJSON()).toEqual({
    requests: [
      {
        query: 'signature',
        indexName: LOCAL_ALGOLIA.index,
        attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
        attributesToSnippet: [
          ...levels.map((name) => `${name}:${WHOLE_HEADING}`),
          `content:${search.snippetWords}`,
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: search.hitsPerPage,
        clickAnalytics: false,
        facetFilters: [
          'language:en',
          expect.arrayContaining([
            'docusaurus_tag:default',
            'docusaurus_tag:docs-default-current',
          ]) as string[],
        ],
        // The page's own product comes first, news last.
        optionalFilters: ['product:sign-de', 'kind:-news'],
      },
    ],
  });
  await expect(dialog(page).getByRole('img', {name: 'Algolia'})).toBeVisible();
});

test('the dialog and the results page find what the portal’s own search finds', async ({page}) => {
  await openSearch(page);
  await find(page, 'signature');
  const [count = ''] =
    /\d+/.exec((await dialog(page).getByRole('status').textContent()) ?? '') ?? [];
  await dialog(page)
    .getByRole('link', {name: `See all ${count} results`})
    .click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${count} results for “signature”`,
  );
  await page.getByRole('button', {name: /^More results/}).click();
  await expect(page.getByRole('button', {name: /^More results \(40 of/})).toBeVisible();
});

test('a failing host is skipped, and not used from then on', async ({page, context}) => {
  await context.route(`${first}/**`, (route) => route.abort('connectionrefused'));
  const queries = collect(page, isQuery);
  await openSearch(page);
  // Only failing hosts are skipped here, not slow ones.
  await stopClock(page);
  await field(page).fill('signature');
  await expect(hits(page).first()).toBeVisible();
  expect(queries.map((request) => new URL(request.url()).origin)).toEqual([first, second]);
  await field(page).fill('receipt');
  await expect.poll(() => queries.length).toBe(3);
  expect(new URL(queries.at(-1)!.url()).origin).toBe(second);
});

for (const [name, answer] of [
  [
    'no host can be reached',
    (context: BrowserContext) =>
      context.route(/localhost:417[678]/, (route) => route.abort('connectionrefused')),
  ],
  [
    'every host is down',
    (context: BrowserContext) =>
      context.route(/localhost:417[678]/, (route) => route.fulfill({status: 503, body: '{}'})),
  ],
  [
    'the service refuses',
    (context: BrowserContext) =>
      context.route(/localhost:417[678]/, (route) =>
        route.fulfill({
          status: 403,
          headers: {'Access-Control-Allow-Origin': '*'},
          body: '{"message":"Invalid Application-ID or API key","status":403}',
        }),
      ),
  ],
] as const) {
  test(`where ${name}, it says so, and the next keystroke finds again`, async ({page, context}) => {
    await answer(context);
    await openSearch(page);
    await field(page).fill('signat');
    await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await expect(
      dialog(page).getByText('You might want to check your network connection.', {exact: true}),
    ).toBeVisible();
    await context.unroute(/localhost:417[678]/);
    await find(page, 'signature');
    await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toHaveCount(0);
  });
}

test('a stalled answer shows that it is pending', async ({page, context}) => {
  const release = await hold(context, /localhost:417[678]/);
  await openSearch(page);
  // The client gives up on hosts that are silent for seconds, which must not happen here.
  await stopClock(page);
  await field(page).fill('signature');
  await page.clock.runFor(search.stallThreshold);
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  release();
  await expect(hits(page).first()).toBeVisible();
});

test.describe('insights', () => {
  test('without consent nothing is sent or loaded, and queries are not counted', async ({
    page,
    context,
  }) => {
    await refuse(context);
    const events = collect(page, isEvent);
    const queries = collect(page, isQuery);
    await openSearch(page);
    await find(page, 'signature');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.goto('/search?q=signature');
    await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
    await page.getByRole('heading', {level: 2}).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/search/);
    expect(events).toEqual([]);
    for (const query of queries)
      expect(
        (query.postDataJSON() as {requests: {clickAnalytics: boolean}[]}).requests[0],
      ).toMatchObject({clickAnalytics: false});
    expect(await page.evaluate(() => 'aa' in window)).toBe(false);
  });

  test('with consent, viewed, opened and read hits are sent; nothing is stored', async ({
    page,
    context,
  }) => {
    await allow(context);
    await page.clock.install();
    const events = collect(page, isEvent);
    const queries = collect(page, isQuery);
    await page.goto(kinds.guide);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await find(page, 'signature');
    expect(
      (queries.at(-1)!.postDataJSON() as {requests: {clickAnalytics: boolean}[]}).requests[0],
    ).toMatchObject({clickAnalytics: true});
    await page.clock.runFor(search.viewDelay * 2);
    await expect.poll(() => ofType(events, 'view').length).toBeGreaterThan(0);
    for (const view of ofType(events, 'view')) {
      expect(view).toMatchObject({eventName: 'Items Viewed', index: LOCAL_ALGOLIA.index});
      expect(view.userToken).toMatch(/^anonymous-/);
      expect(view.objectIDs.length).toBeLessThanOrEqual(search.idsPerEvent);
    }
    await page.keyboard.press('ArrowDown');
    const address = await hits(page).nth(1).getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address!);
    await expect.poll(() => ofType(events, 'click').length).toBe(1);
    const [click] = ofType(events, 'click');
    expect(click).toMatchObject({
      eventName: 'Item Selected',
      index: LOCAL_ALGOLIA.index,
      positions: [expect.any(Number)],
    });
    expect(click!.queryID).toMatch(/^[0-9a-f]{32}$/);
    await page.clock.runFor(search.readAfter + 1000);
    await expect.poll(() => ofType(events, 'conversion').length).toBe(1);
    expect(ofType(events, 'conversion')[0]).toMatchObject({
      eventName: 'Result Read',
      objectIDs: click!.objectIDs,
      queryID: click!.queryID,
    });
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((key) => /algolia/i.test(key))).toEqual([]);
    expect(
      (await context.cookies()).map(({name}) => name).filter((name) => /algolia/i.test(name)),
    ).toEqual([]);
    await expect(page.locator('script[src*="jsdelivr"]')).toHaveCount(0);
  });

  test('a press on a result counts once; withdrawing consent ends it', async ({page, context}) => {
    await allow(context);
    const events = collect(page, isEvent);
    await openSearch(page);
    await find(page, 'signature');
    await hits(page).nth(2).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => ofType(events, 'click').length).toBe(1);
    await refuse(context);
    const before = events.length;
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await find(page, 'receipt');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    expect(events.slice(before).filter((request) => ofType([request], 'click').length > 0)).toEqual(
      [],
    );
  });

  test('the results page sends viewed hits, twenty IDs per event, and opened hits', async ({
    page,
    context,
  }) => {
    await allow(context);
    const events = collect(page, isEvent);
    await page.goto('/search?q=signature');
    await page.getByRole('button', {name: /^More results/}).click();
    await expect
      .poll(() => new Set(ofType(events, 'view').flatMap(({objectIDs}) => objectIDs)).size)
      .toBe(40);
    for (const {objectIDs} of ofType(events, 'view'))
      expect(objectIDs.length).toBeLessThanOrEqual(search.idsPerEvent);
    await page.getByRole('heading', {level: 2}).first().getByRole('link').click();
    await expect
      .poll(() => ofType(events, 'click'))
      .toMatchObject([{eventName: 'Item Selected', positions: [1]}]);
  });
});
