import type {Locator, Page} from '@playwright/test';
import {expectNoViolationsInBothModes} from './support/axe';
import {expect, hydrated, test} from './support/portal';

/** A guide with one program that is longer than a screen. */
const guide = '/sign-de/making-request';
const allLines = (page: Page) => page.getByRole('checkbox', {name: /^Show all \d+ lines$/});
const longBlock = (page: Page) => page.locator('.theme-code-block:has(input[type=checkbox]) pre');
const toHeight = (block: Locator) => block.evaluate((element) => element.clientHeight);
const toWholeHeight = (block: Locator) => block.evaluate((element) => element.scrollHeight);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a long block shows its first lines, and all of them at the press of a key', async ({
    page,
  }) => {
    await page.goto(guide);
    const block = longBlock(page);
    expect(await toHeight(block)).toBeLessThan(550);
    await allLines(page).focus();
    await page.keyboard.press('Space');
    expect(await toHeight(block)).toBe(await toWholeHeight(block));
    await page.keyboard.press('Space');
    expect(await toHeight(block)).toBeLessThan(550);
  });
});

for (const width of [768, 1440])
  test(`lines of code break in their frame at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/sign-at/receipt_data');
    await hydrated(page);
    const wide = await page
      .locator('main pre')
      .filter({visible: true})
      .evaluateAll(
        (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length,
      );
    expect(wide).toBe(0);
  });

test('the browser finds text in folded lines, and paper has all lines', async ({page}) => {
  await page.goto(guide);
  await hydrated(page);
  const block = longBlock(page);
  expect(
    await page.evaluate(() =>
      (window as unknown as {find: (text: string) => boolean}).find('up to 25 % jitter'),
    ),
  ).toBe(true);
  // A browser without a window selects what it finds, and leaves scrolling to its caller.
  await page.evaluate(() => getSelection()?.anchorNode?.parentElement?.scrollIntoView());
  await expect(block.locator('code > span', {hasText: 'up to 25 % jitter'})).toBeInViewport();
  await page.emulateMedia({media: 'print'});
  await expect(block).toHaveCSS('max-height', 'none');
  expect(await toHeight(block)).toBe(await toWholeHeight(block));
  await expect(allLines(page)).toBeHidden();
});

test.describe('copying a folded block', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies all of it', async ({page}) => {
    await page.goto(guide);
    await hydrated(page);
    const block = longBlock(page);
    await block.hover();
    await page
      .locator('.theme-code-block', {has: allLines(page)})
      .getByRole('button', {name: 'Copy code to clipboard'})
      .click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(((await block.textContent()) ?? '').trimEnd());
  });
});

test('a folded block has no accessibility faults in either mode', async ({page}) => {
  await page.goto(guide);
  await hydrated(page);
  await expectNoViolationsInBothModes(page, '.theme-code-block:has(input)');
});
