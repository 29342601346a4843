import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {TEST_SITE} from '../../scripts/lib/test/testServices';
import {newestOf} from '../support/rows';
import {expect, test} from './support/portal';

const html = readFileSync(path.join(__dirname, '../..', TEST_SITE, 'api/sign-it.html'), 'utf8');

const {label, version, path: newest} = newestOf('sign-it');

/**
 * Answers a former address like a host without redirects: with the page, under the portal's own
 * headers.
 */
async function serveWithoutRedirects(page: Page): Promise<void> {
  const {'content-security-policy': policy = ''} = (await page.request.get('/')).headers();
  await page.route(
    (url) => url.pathname === '/api/sign-it',
    (route) =>
      route.fulfill({
        body: html,
        contentType: 'text/html; charset=utf-8',
        headers: {'content-security-policy': policy},
      }),
  );
}

test.describe('a former address, at a host without redirects', () => {
  test('redirects with query and fragment, without an additional history entry', async ({page}) => {
    await page.goto('/quick-start');
    await serveWithoutRedirects(page);
    await page.goto('/api/sign-it?from=mail#section/Quick-Start');
    await page.waitForURL(`**${newest}?from=mail#section/Quick-Start`);
    await page.goBack();
    await expect(page).toHaveURL(/\/quick-start$/);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('also redirects', async ({page}) => {
      await serveWithoutRedirects(page);
      await page.goto('/api/sign-it');
      await page.waitForURL(`**${newest}`);
    });
  });

  test('shows the link if the script does not load', async ({page}) => {
    await serveWithoutRedirects(page);
    await page.route('**/redirect.js', (route) =>
      route.fulfill({body: '', contentType: 'text/javascript'}),
    );
    await page.goto('/api/sign-it');
    await page.getByRole('link', {name: `${label} ${version}`}).click();
    await page.waitForURL(`**${newest}`);
  });
});
