import type {Page} from '@playwright/test';
import {answering, expect, hydrated, kinds, networkIdle, test} from './support/portal';
import {field} from './support/search';

// Missing assets cause console errors. Tracing every step of these many loads would take longer
// than the loads.
test.use({allowErrors: [/./], trace: 'off'});

/** The assets that the page itself requests from `/assets` and `/fonts`, in order. */
async function readAssets(page: Page, address: string): Promise<readonly string[]> {
  const found = new Set<string>();
  const note = (request: {url(): string}): void => {
    if (/\/(assets\/(js|css)|fonts)\//.test(request.url())) found.add(request.url());
  };
  page.on('request', note);
  await page.goto(address, {waitUntil: 'load'});
  await hydrated(page);
  page.off('request', note);
  return [...found];
}

for (const address of [kinds.landing, kinds.guide])
  test(`${address} works although every asset fails once, and is readable without it`, async ({
    page,
  }) => {
    test.slow();
    const assets = await readAssets(page, address);
    for (const part of ['.css', '/main.', '/runtime~main.', '/fonts/'])
      expect(
        assets.some((url) => url.includes(part)),
        part,
      ).toBe(true);
    // There are three kinds of scripts: the runtime, shared code, and parts. Testing one of each
    // shows what a page is without them, and that a reload works.
    const gone = [/\/runtime~main\./, /\/main\./, /\/assets\/js\/(?!main|runtime)/, /\.css$/].map(
      (kind) => assets.find((url) => kind.test(url)),
    );
    for (const asset of assets) {
      await page.route(asset, (route) => route.abort('connectionreset'), {times: 1});
      await page.goto(address, {waitUntil: 'commit'});
      await hydrated(page);
      await expect(page.locator('nav[aria-label="Main"]'), asset).toHaveCSS('display', 'flex');
      if (!gone.includes(asset)) continue;
      const failed = countFailures(page, asset);
      await page.route(asset, (route) => route.abort('connectionreset'), {times: 2});
      await page.reload({waitUntil: 'commit'});
      // The text and a working link, whichever asset is missing.
      await expect(page.getByRole('heading', {level: 1}), asset).toBeVisible();
      await expect(page.locator('main p').first(), asset).toBeVisible();
      await expect(page.locator('main a[href^="/"]').first(), asset).toBeVisible();
      await expect.poll(failed, asset).toBe(2);
      await page.reload({waitUntil: 'commit'});
      await hydrated(page);
    }
  });

test('a part that fails once is loaded when it is needed', async ({page}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  await networkIdle(page);
  const lost = new Set<string>();
  await page.route('**/assets/**', (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort('connectionreset');
  });
  await openSearchByKey(page);
  await page.keyboard.press('Escape');
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.locator('footer a[href="/v2-roadmap"]').click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/roadmap/i);
  expect(lost.size).toBeGreaterThan(2);
  expect(loads).toBe(0);
});

test('a reference becomes interactive without its style sheet, and has it if it failed only once', async ({
  page,
}) => {
  const address = '/api/sign-fr/2025-08-12';
  await page.route('**/api-specs/*.css', (route) => route.abort('connectionreset'));
  await page.goto(address, {waitUntil: 'commit'});
  await answering(page);
  await page.unrouteAll();
  await page.goto('/api');
  await hydrated(page);
  await page.route('**/api-specs/*.css', (route) => route.abort('connectionreset'), {times: 1});
  await page.locator(`main a[href="${address}"]`).click();
  await expect(page.locator('.apiref-operation').first()).toHaveCSS('content-visibility', 'auto');
});

/** Counts how often `url` fails after this call. */
function countFailures(page: Page, url: string): () => number {
  let count = 0;
  page.on('requestfailed', (request) => (count += request.url() === url ? 1 : 0));
  return () => count;
}

async function openSearchByKey(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}
