import type {Page} from '@playwright/test';
import {expect, hydrated, kinds, test} from './support/portal';

// What is missing complains. A recording of every step of these many loads would take longer than the loads.
test.use({allowErrors: [/./], trace: 'off'});

/** What the page loads for itself from `/assets` and `/fonts`, in order. */
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

test.describe('an asset that fails once', () => {
  for (const address of [kinds.landing, kinds.guide])
    test(`leaves ${address} readable, and a reload works`, async ({page, context}) => {
      test.slow();
      const assets = await readAssets(page, address);
      for (const part of ['.css', '/main.', '/runtime~main.', '/fonts/'])
        expect(
          assets.some((url) => url.includes(part)),
          part,
        ).toBe(true);
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      // Scripts are of three kinds: the runtime, what all pages share, and parts. One of each is enough to see that a reload works.
      const reloaded = [/\/runtime~main\./, /\/main\./, /\/assets\/js\/(?!main|runtime)/].map((kind) => assets.find((url) => kind.test(url)));
      for (const asset of assets) {
        await session.send('Network.setBlockedURLs', {urls: [asset]});
        const failed = page.waitForEvent('requestfailed', (request) => request.url() === asset);
        await page.goto(address, {waitUntil: 'commit'});
        await failed;
        // The text, and a link that leads on, whatever is missing.
        await expect(page.getByRole('heading', {level: 1}), asset).toBeVisible();
        await expect(page.locator('main p').first(), asset).toBeVisible();
        await expect(page.locator('main a[href^="/"]').first(), asset).toBeVisible();
        await session.send('Network.setBlockedURLs', {urls: []});
        if (reloaded.includes(asset)) await page.reload({waitUntil: 'commit'});
        // Fonts and styles keep nothing from working.
        if (reloaded.includes(asset) || !asset.endsWith('.js')) await hydrated(page);
      }
    });
});
