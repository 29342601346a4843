import type {Page} from '@playwright/test';
import {expectNoViolationsInBothModes} from './support/axe';
import {expect, hold, hydrated, kinds, test} from './support/portal';

/** Serves the main script with a change, as if a faulty configuration had been built. */
async function changeMain(page: Page, change: (script: string) => string): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const original = await response.text();
    const changed = change(original);
    expect(changed).not.toBe(original);
    await route.fulfill({
      response,
      body: changed,
      headers: {...response.headers(), 'content-encoding': 'identity'},
    });
  });
}

test.describe('a route whose code arrives late', () => {
  test('shows the progress bar after 200 ms and removes it', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const release = await hold(page, '**/assets/js/**');
    await page.locator('footer a[href="/v2-roadmap"]').click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    release();
    await expect(page).toHaveURL('/v2-roadmap');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('with broken code', () => {
  test.use({allowErrors: [/./]});

  test('a route whose code fails to load is opened by a full page load', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    // A part of the route is lost, also when it is requested again.
    let lost = '';
    let failures = 0;
    await page.route('**/assets/js/**', async (route) => {
      const request = route.request();
      if (request.resourceType() === 'script') lost ||= request.url();
      if (request.resourceType() !== 'script' || request.url() !== lost || failures === 2)
        return route.continue();
      failures += 1;
      return route.abort();
    });
    const reloaded = page.waitForEvent('load');
    await page.locator('footer a[href="/v2-roadmap"]').click();
    await reloaded;
    await page.waitForURL(/\/(v2-roadmap)?$/);
    await hydrated(page);
    expect(failures).toBe(2);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('an unknown navbar item is named with its configuration and a button to try again', async ({
    page,
  }) => {
    await changeMain(page, (script) =>
      script
        .replace('"type":"localeDropdown"', '"type":"nonsense"')
        .replace("type:'localeDropdown'", "type:'nonsense'")
        .replace('type:"localeDropdown"', 'type:"nonsense"'),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByText('A theme navbar item failed to render.')).toBeVisible();
    await expect(page.getByText('"type": "nonsense"')).toBeVisible();
    await expect(page.getByText('Cause:')).toBeVisible();
    await expect(
      page.getByText('No NavbarItem component found for type "nonsense".'),
    ).toBeVisible();
    await expect(page.getByRole('button', {name: 'Try again'})).toHaveCSS(
      'font-family',
      /^"Hanken Grotesk"/,
    );
  });

  test('a crashed page shows the reason in the portal’s design, legible in both modes, and can be tried again', async ({
    page,
  }) => {
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const crashed = code.includes('"permalink":"/v2-roadmap"')
        ? code.replace(
            /(?:let|const)\{wrapper:/,
            'if(window.isBroken!==false)throw new Error("Broken on purpose",{cause:new Error("The first cause")});$&',
          )
        : code;
      await route.fulfill({
        response,
        body: crashed,
        headers: {...response.headers(), 'content-encoding': 'identity'},
      });
    });
    await page.goto('/v2-roadmap');
    await expect(page.getByRole('heading', {level: 1, name: 'This page crashed.'})).toBeVisible();
    await expect(page.getByText('Broken on purpose')).toContainText('Cause:\nThe first cause', {
      useInnerText: true,
    });
    const again = page.getByRole('button', {name: 'Try again'});
    await expect(again).toHaveCSS('font-family', /^"Hanken Grotesk"/);
    await expectNoViolationsInBothModes(page);
    await page.evaluate(() => Object.assign(window, {isBroken: false}));
    await again.click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(/roadmap/i);
  });

  test('the landing page shows a message if its scripts do not load at all', async ({page}) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('#wake-failure')).toContainText(/Loading \S+\.js failed\./);
    await expect(page.locator('#wake-failure')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('a guide stays readable when no script loads', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(kinds.guide);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('main table, main ol').first()).toBeVisible();
  });
});

test('blocked storage breaks nothing', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(kinds.guide);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
