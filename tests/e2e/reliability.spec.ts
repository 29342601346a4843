import type {BrowserContext, Page} from '@playwright/test';
import {answering, expect, hold, hydrated, kinds, networkIdle, test} from './support/portal';
import {field} from './support/search';

// Deliberate faults cause console errors. Every test checks what the reader sees.
test.use({allowErrors: [/./]});

const reference = '/api/sign-fr/2025-08-12';

/**
 * Prepares a new deployment, which the returned function simulates while a page is open: pages have
 * another main script, and the parts of the open page no longer exist. Pages loaded afterwards have
 * their own parts. Call it before the page is opened, so that no request can come before the routes.
 */
async function prepareDeployment(context: BrowserContext): Promise<() => void> {
  let state: 'current' | 'replaced' | 'reloaded' = 'current';
  let main = '';
  await context.route(
    (url) => url.pathname.startsWith('/assets/js/'),
    async (route) => {
      const url = route.request().url();
      if (/\/main\.00000000\.js$/.test(url))
        return route.continue({url: url.replace('00000000', main)});
      return state === 'replaced'
        ? route.fulfill({status: 404, contentType: 'text/plain', body: ''})
        : route.continue();
    },
  );
  await context.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (state === 'current') return route.continue();
      const request = route.request();
      const response = await route.fetch();
      const html = await response.text();
      main = /\/main\.([\da-f]{8})\.js/.exec(html)?.[1] ?? main;
      if (request.isNavigationRequest()) state = 'reloaded';
      await route.fulfill({response, body: html.replace(`/main.${main}.js`, '/main.00000000.js')});
    },
  );
  return () => {
    state = 'replaced';
  };
}

/** Counts full page loads after this call. */
function countLoads(page: Page): {readonly count: () => number} {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return {count: () => loads};
}

test.describe('a deployment while a page is open', () => {
  for (const storage of ['kept', 'blocked'] as const)
    test(`a link leads to the new page, loaded once (storage ${storage})`, async ({
      page,
      context,
    }) => {
      if (storage === 'blocked') await blockStorage(page);
      const deploy = await prepareDeployment(context);
      await page.goto(kinds.guide);
      await hydrated(page);
      await networkIdle(page);
      deploy();
      const loads = countLoads(page);
      await page.locator('footer a[href="/v2-roadmap"]').click();
      await expect(page.locator('script[src*="main.00000000"]')).toBeAttached();
      await hydrated(page);
      await expect(page).toHaveURL('/v2-roadmap');
      await expect(page.getByRole('heading', {level: 1})).toContainText(/roadmap/i);
      expect(loads.count()).toBe(1);
    });

  test('the search opens as the results page of the new build', async ({page, context}) => {
    const deploy = await prepareDeployment(context);
    await page.goto(kinds.guide);
    await hydrated(page);
    deploy();
    const loads = countLoads(page);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/search');
    await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
    expect(loads.count()).toBe(1);
  });

  test('an open search continues with its words on the results page of the new build', async ({
    page,
    context,
  }) => {
    const deploy = await prepareDeployment(context);
    await page.goto(kinds.guide);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    deploy();
    await field(page).fill('signature');
    await expect(page).toHaveURL('/search?q=signature');
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('signature');
    await expect(page.locator('main ol li').first()).toBeVisible();
  });

  test('an operation works after the page was reloaded', async ({page, context}) => {
    const deploy = await prepareDeployment(context);
    await page.goto(reference);
    await answering(page);
    const control = page
      .locator('[data-apiref-island] button[aria-expanded="false"]')
      .filter({visible: true})
      .first();
    await expect(control).toBeVisible();
    deploy();
    await control.click();
    await expect(page.locator('script[src*="main.00000000"]')).toBeAttached();
    await answering(page);
    // The first field of the page is initially open.
    const again = page.locator('[data-apiref-island] button[aria-expanded]').first();
    await expect(again).toHaveAttribute('aria-expanded', 'true');
    await again.click();
    await expect(again).toHaveAttribute('aria-expanded', 'false');
  });
});

test('missing parts do not cause a reload loop', async ({page}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  await networkIdle(page);
  await page.route(/\/assets\/js\/(?!main\.|runtime~main\.)/, (route) =>
    route.fulfill({status: 404, body: ''}),
  );
  const loads = countLoads(page);
  await page.locator('footer a[href="/v2-roadmap"]').click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/roadmap/i);
  // The network can be idle before the scripts have run.
  await expect.poll(loads.count).toBe(1);
  await networkIdle(page);
  expect(loads.count()).toBe(1);
  await expect(page).toHaveURL('/v2-roadmap');
});

/** A browser that blocks storage and cookies, as in a sandbox or with a strict setting. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'cookieStore', 'indexedDB'])
      Object.defineProperty(window, name, {get: refuse});
    Object.defineProperty(Document.prototype, 'cookie', {
      get: refuse,
      set: refuse,
      configurable: true,
    });
  });
}

test.describe('with storage and cookies blocked', () => {
  test.use({allowErrors: []});

  test('every kind of page works, and choices last for the page', async ({page}) => {
    await blockStorage(page);
    await page.goto(kinds.landing);
    await hydrated(page);
    await page
      .getByRole('button', {name: 'Necessary only'})
      .or(page.getByRole('button', {name: /necessary|reject|refuse/i}))
      .first()
      .click();
    await expect(page.getByRole('button', {name: 'Accept all'})).toBeHidden();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const address of [kinds.post, reference, '/cookies', '/search?q=signature']) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
    }
    await expect(page.locator('main ol li').first()).toBeVisible();
    await page.goto(kinds.page);
    await hydrated(page);
    const country = page.getByRole('radio').nth(1);
    await country.check({force: true});
    await expect(country).toBeChecked();
  });
});

test('offline, the open page keeps working, and the search says what is missing', async ({
  page,
  context,
}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Accept all'}).click();
  await expect(page.getByRole('button', {name: 'Accept all'})).toBeHidden();
  await page.locator('.table-of-contents a').first().click();
  await expect(page).toHaveURL(/#/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText(
    'The search could not be loaded. Check your network connection and try again.',
  );
  await expect(page.getByRole('heading', {level: 1})).toBeAttached();
  await context.setOffline(false);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(true);
  await field(page).fill('signature');
  await expect(
    page.locator('.portal-search').getByText('Unable to fetch results', {exact: true}),
  ).toBeVisible();
});

test('on a slow connection, the text appears before the scripts and does not move', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as unknown as {shifts: number[]}).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  const release = await hold(page, '**/assets/js/**');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // As WebPageTest's 2G: 280 kbit/s down, 256 up, 800 ms there and back.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 35_000,
    uploadThroughput: 32_000,
  });
  await page.goto(kinds.guide, {waitUntil: 'commit'});
  const text = page.locator('main p').first();
  const readTop = (): Promise<number> =>
    text.evaluate((paragraph) => paragraph.getBoundingClientRect().top);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(text).toBeVisible();
  const top = await readTop();
  // The scripts load after the text, at full speed, because their duration isn't tested here.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  release();
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await readTop()).toBeCloseTo(top, 0);
  const shifted = await page.evaluate(() =>
    (window as unknown as {shifts: number[]}).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shifted).toBeLessThan(0.02);
});
