import type {Page} from '@playwright/test';
import {expect, goDark, hydrated, kinds, networkIdle, test} from './support/portal';

const mode = 'data-theme';

test.describe('for a reader whose system is dark', () => {
  test.use({colorScheme: 'dark'});

  test('the portal is light until they choose', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute(mode, 'light');
  });
});

for (const [name, address] of [
  ['other tabs', kinds.guide],
  ['tabs in another language', `/de${kinds.guide}`],
] as const) {
  test(`the choice is shared with ${name}`, async ({page, context}) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto(address);
    await hydrated(other);
    await goDark(page);
    await expect(other.locator('html')).toHaveAttribute(mode, 'dark');
    await other.getByRole('button', {name: /dark|dunkl/i}).press('Enter');
    await expect(page.locator('html')).toHaveAttribute(mode, 'light');
  });
}

test.describe('from the first paint on', () => {
  /**
   * Loads a page without its scripts, so that only the inline scripts have read the browser's
   * storage.
   */
  async function paint(
    page: Page,
    address: string,
    stored: Readonly<Record<string, string>>,
  ): Promise<void> {
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(address);
  }
  test.use({allowErrors: [/ERR_FAILED/]});

  for (const address of ['/', '/de/']) {
    test(`${address} has the choice that an earlier build stored for German alone`, async ({
      page,
    }) => {
      await paint(page, address, {'theme-8ce': 'dark'});
      await expect(page.locator('html')).toHaveAttribute(mode, 'dark');
      expect(
        await page.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith('theme')),
        ),
      ).toEqual(['theme-portal']);
    });
  }

  test('an unknown choice is ignored', async ({page}) => {
    await paint(page, '/', {'theme-portal': 'purple', 'theme-0e2': 'purple'});
    await expect(page.locator('html')).toHaveAttribute(mode, 'light');
  });
});

test.describe('the announcement', () => {
  const bar = (page: Page) =>
    page.getByRole('banner').filter({has: page.locator('a[href$="/blog/verifactu-enforcement"]')});

  test('is closed in tabs of other languages when it is closed in one tab', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/de/');
    // Like the bar's button, if the bar can be closed.
    await other.evaluate(() =>
      localStorage.setItem('docusaurus.announcement.dismiss-portal', 'true'),
    );
    await expect(bar(page)).toHaveCount(0);
    await other.reload();
    await expect(bar(other)).toBeHidden();
  });

  for (const suffix of ['portal', '0e2']) {
    test(`is shown on the first page after it changed, and on the next (${suffix})`, async ({
      page,
    }) => {
      await page.addInitScript((namespace) => {
        if (sessionStorage.getItem('seeded')) return;
        sessionStorage.setItem('seeded', '1');
        localStorage.setItem(`docusaurus.announcement.id-${namespace}`, 'an-older-one');
        localStorage.setItem(`docusaurus.announcement.dismiss-${namespace}`, 'true');
      }, suffix);
      await page.goto('/');
      await hydrated(page);
      await expect(bar(page)).toBeVisible();
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
      await expect(
        page.getByRole('heading', {level: 1, name: 'News for developers'}),
      ).toBeVisible();
      await expect(bar(page)).toBeVisible();
    });
  }
});

test.describe('with a script that fails', () => {
  test.use({allowErrors: [/ERR_FAILED/]});

  test('the choice applies from the first paint on', async ({page}) => {
    await page.goto('/');
    await goDark(page);
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute(mode, 'dark');
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  });

  test('the toggle is disabled until the page is ready', async ({page}) => {
    await page.route('**/assets/js/main*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('nav button[class*="toggleButton"]').first()).toBeDisabled();
  });
});

test('the toggle switches back and forth and announces its state', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await expect(toggle).toHaveAccessibleName(
    'Switch between dark and light mode (currently light mode)',
  );
  await toggle.press('Enter');
  await expect(page.locator('html')).toHaveAttribute(mode, 'dark');
  await expect(toggle).toHaveAccessibleName(
    'Switch between dark and light mode (currently dark mode)',
  );
  await toggle.press('Enter');
  await expect(page.locator('html')).toHaveAttribute(mode, 'light');
});

test('a light page does not load the dark logo', async ({page}) => {
  const logos = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/img/logo')) logos.add(pathname);
  });
  await page.goto(kinds.guide);
  await hydrated(page);
  await networkIdle(page);
  expect([...logos]).toEqual(['/img/logo.svg']);
});
