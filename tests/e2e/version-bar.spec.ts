import type {Locator, Page} from '@playwright/test';
import {newestOf} from '../support/rows';
import {expectNoViolations} from './support/axe';
import {expect, goDark, hold, hydrated, test} from './support/portal';

const newest = newestOf('sign-it');
const onlyFrench = newestOf('sign-fr');

const bar = (page: Page): Locator => page.getByRole('navigation', {name: 'Versions of this API'});
/** The versions to choose from. */
const versions = (page: Page): Locator => bar(page).getByRole('list').getByRole('link');
/** The button with the version of the page, which opens the links to the others. */
const picker = (page: Page): Locator => bar(page).locator('summary');

test.describe('version bar', () => {
  test('offers the versions of SIGN IT and marks the latest', async ({page}) => {
    await page.goto('/api/sign-it/2024-10-31');
    await expect(bar(page).getByText('Version:')).toBeVisible();
    await expect(picker(page)).toHaveText(/^2024-10-31\s*deprecated$/);
    await picker(page).click();
    await expect(versions(page)).toHaveText([
      new RegExp(`^${newest.version} latest$`),
      /^2024-10-31\s*deprecated$/,
    ]);
    await expect(versions(page).filter({hasText: '2024-10-31'})).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('leaves the changes since the previous version to the page', async ({page}) => {
    await page.goto(newest.path);
    await page.getByRole('link', {name: 'Changes since 2024-10-31'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      `SIGN IT: changes from 2024-10-31 to ${newest.version}`,
    );
  });

  test('offers the one version of SIGN FR', async ({page}) => {
    await page.goto(onlyFrench.path);
    await picker(page).click();
    await expect(versions(page)).toHaveText([new RegExp(`^${onlyFrench.version} latest$`)]);
  });

  test('a choice by keyboard loads the page fully', async ({page}) => {
    await page.goto('/api/sign-it/2024-10-31');
    await page.evaluate(() => Object.assign(window, {beforeNavigation: true}));
    await picker(page).press('Enter');
    await picker(page).press('Tab');
    await expect(bar(page).getByRole('link', {name: '2025-08-12'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${newest.path}`);
    expect(await page.evaluate(() => 'beforeNavigation' in window)).toBe(false);
    await expect(picker(page)).toHaveText(new RegExp(`${newest.version}\\s*latest`));
  });

  test('is not on any other API', async ({page}) => {
    await page.goto('/api/rksv/v1');
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator('html[data-version-bar]')).toHaveCount(0);
  });

  test('stays below the navbar, and anchors land below it', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 500});
    await page.goto(newest.path);
    await expect(picker(page)).toBeVisible();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop),
    ).toBe('108px');
    await page.mouse.wheel(0, 800);
    await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(60);
  });

  for (const width of [360, 1440]) {
    test(`has no accessibility violation at ${width} px, light and dark`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(newest.path);
      await picker(page).click();
      await expect(versions(page).filter({hasText: '2024-10-31'})).toBeVisible();
      await expectNoViolations(page, 'nav:has(details[open])');
      await goDark(page);
      await expectNoViolations(page, 'nav:has(details[open])');
    });
  }

  test('links that were opened before scripts ran stay open, and close like a menu afterwards', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/js/**');
    await page.goto(newest.path, {waitUntil: 'commit'});
    const older = versions(page).filter({hasText: '2024-10-31'});
    await picker(page).press('Enter');
    await expect(older).toBeVisible();
    release();
    await hydrated(page);
    await expect(older).toBeVisible();
    await picker(page).press('Tab');
    await expect(bar(page).getByRole('link', {name: newest.version})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(older).toBeHidden();
    await expect(picker(page)).toBeFocused();
    await picker(page).press('Enter');
    await page.locator('h1').click();
    await expect(older).toBeHidden();
  });

  test('without scripts, it consists of plain links', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(new URL(newest.path, test.info().project.use.baseURL).href);
    await bar(page).locator('summary').click();
    await expect(bar(page).getByRole('link', {name: newest.version})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await versions(page).filter({hasText: '2024-10-31'}).click();
    await page.waitForURL('**/api/sign-it/2024-10-31');
    await expect(bar(page).locator('summary')).toHaveText(/^2024-10-31\s*deprecated$/);
    await context.close();
  });
});
