import type {Locator, Page} from '@playwright/test';
import {newestOf} from '../support/rows';
import {expectNoViolations} from './support/axe';
import {expect, goDark, hold, hydrated, test} from './support/portal';

const newest = newestOf('sign-it');
const onlyFrench = newestOf('sign-fr');

const bar = (page: Page): Locator => page.getByRole('navigation', {name: 'Versions of this API'});
/** The list box's button; before it is loaded there is a disclosure of links. */
const picker = (page: Page): Locator => bar(page).locator('button[aria-haspopup="listbox"]');

test.describe('version bar', () => {
  test('offers the versions of SIGN IT and marks the latest', async ({page}) => {
    await page.goto('/api/sign-it/2024-10-31');
    await expect(bar(page).getByText('Version:')).toBeVisible();
    await expect(picker(page)).toHaveText('2024-10-31');
    await picker(page).click();
    await expect(bar(page).getByRole('option')).toHaveText([new RegExp(`^${newest.version} latest$`), /^2024-10-31\s*$/]);
    await expect(bar(page).getByRole('option', {name: '2024-10-31'})).toHaveAttribute('aria-selected', 'true');
  });

  test('offers the one version of SIGN FR', async ({page}) => {
    await page.goto(onlyFrench.path);
    await picker(page).click();
    await expect(bar(page).getByRole('option')).toHaveText([new RegExp(`^${onlyFrench.version} latest$`)]);
  });

  test('a choice by keyboard loads the whole window anew', async ({page}) => {
    await page.goto('/api/sign-it/2024-10-31');
    await page.evaluate(() => Object.assign(window, {beforeNavigation: true}));
    await picker(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${newest.path}`);
    expect(await page.evaluate(() => 'beforeNavigation' in window)).toBe(false);
    await expect(picker(page)).toHaveText(new RegExp(`${newest.version}\\s*latest`));
  });

  test('is on no other API', async ({page}) => {
    await page.goto('/api/rksv/v1');
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator('html[data-version-bar]')).toHaveCount(0);
  });

  test('stays under the navbar, and what is linked to lands below it', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 500});
    await page.goto(newest.path);
    await expect(picker(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe('108px');
    await page.mouse.wheel(0, 800);
    await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(60);
  });

  for (const mode of ['light', 'dark']) {
    for (const width of [360, 1440]) {
      test(`has no accessibility violation in ${mode} mode at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.goto(newest.path);
        if (mode === 'dark') await goDark(page);
        await picker(page).click();
        await expect(page.getByRole('listbox')).toBeVisible();
        await expectNoViolations(page, 'nav:has([role="listbox"])');
      });
    }
  }

  test('nothing in or under it moves when the links become a list box', async ({page}) => {
    // The scripts wait until the links are measured; else the list box may already be there.
    const release = await hold(page, '**/assets/js/**');
    await page.goto(newest.path, {waitUntil: 'commit'});
    const places = (): Promise<unknown> =>
      page.evaluate(() =>
        ['nav:has(> [data-label-position])', '[data-label-position] > :last-child', 'main h1'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect().toJSON(),
        ),
      );
    await expect(bar(page).locator('summary')).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    release();
    await expect(picker(page)).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test('links in use stay until the reader leaves them', async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let held = '';
    // The list box's code comes only after the reader opened the links.
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes('aria-multiselectable')) {
        held = response.url();
        await released;
      }
      await route.fulfill({response, body});
    });
    // Not until it is loaded: a page without anything left to do asks for the list box before that, and waits for it.
    await page.goto(newest.path, {waitUntil: 'commit'});
    await hydrated(page);
    await bar(page).locator('summary').press('Enter');
    await expect(bar(page).getByRole('link', {name: '2024-10-31'})).toBeVisible();
    await expect.poll(() => held).not.toBe('');
    const loaded = page.waitForEvent('requestfinished', (request) => request.url() === held);
    release();
    await loaded;
    await expect(bar(page).getByRole('link', {name: '2024-10-31'})).toBeVisible();
    await bar(page).locator('summary').press('Enter');
    await page.locator('h1').click();
    await expect(picker(page)).toBeVisible();
  });

  test('links that were opened before scripts ran stay open', async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let picks = '';
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes('aria-multiselectable')) picks = response.url();
      await route.fulfill({response, body});
    });
    const finished: string[] = [];
    page.on('requestfinished', (request) => finished.push(request.url()));
    await page.goto(newest.path, {waitUntil: 'commit'});
    await bar(page).locator('summary').press('Enter');
    await expect(bar(page).getByRole('link', {name: '2024-10-31'})).toBeVisible();
    release();
    await hydrated(page);
    await expect.poll(() => picks !== '' && finished.includes(picks)).toBe(true);
    await bar(page).locator('summary').press('Tab');
    await expect(bar(page).getByRole('link', {name: newest.version})).toBeFocused();
    await page.locator('h1').click();
    await expect(bar(page).getByRole('link', {name: '2024-10-31'})).toBeVisible();
    await bar(page).locator('summary').press('Enter');
    await page.locator('h1').click();
    await expect(picker(page)).toBeVisible();
  });

  test('without scripts it is plain links', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(new URL(newest.path, test.info().project.use.baseURL).href);
    await bar(page).locator('summary').click();
    await expect(bar(page).getByRole('link', {name: newest.version})).toHaveAttribute('aria-current', 'page');
    await bar(page).getByRole('link', {name: '2024-10-31'}).click();
    await page.waitForURL('**/api/sign-it/2024-10-31');
    await expect(bar(page).locator('summary')).toHaveText('2024-10-31');
    await context.close();
  });
});
