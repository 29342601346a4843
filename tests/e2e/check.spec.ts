import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {samples} from '../../src/data/check/samples';
import {sampleTexts} from '../../src/data/check/sampleTexts';
import {expectNoViolationsInBothModes} from './support/axe';
import {expect, hydrated, test} from './support/portal';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const FIELD = 'Your receipt, record or export';

/** Opens the page and waits until everything that a check needs has been loaded. */
async function open(page: Page, address = '/check'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.locator('[data-ready]')).toBeVisible();
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(FIELD).fill(text);
  await page.getByRole('button', {name: 'Check', exact: true}).click();
}

const verdict = (page: Page): ReturnType<Page['locator']> => page.locator('[data-verdict]');

test('checks every example without a connection, and keeps nothing', async ({page, context}) => {
  await open(page);
  const stored = (): Promise<string> =>
    page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]));
  const before = [await stored(), JSON.stringify(await context.cookies())];
  await context.setOffline(true);
  const asked: string[] = [];
  // A browser with tabs loads their icon again at each new fragment.
  const isIcon = (url: string): boolean => url.endsWith('/img/favicon.svg');
  page.on('request', (request) => asked.push(request.url()));
  for (const {id, isBroken} of samples) {
    await page.locator(`a[href="#example=${id}"]`).click();
    await expect(verdict(page)).toHaveAttribute(
      'data-verdict',
      isBroken ? 'changed-or-incomplete' : /^(unchanged|cannot-tell)$/,
    );
    await expect(page.getByLabel(FIELD)).toHaveValue(sampleTexts[id]);
    await expect(page.getByRole('button', {name: 'Save as JSON'})).toBeVisible();
  }
  expect(asked.filter((url) => !url.startsWith('blob:') && !isIcon(url))).toEqual([]);
  expect([await stored(), JSON.stringify(await context.cookies())]).toEqual(before);
});

test('an example has an address, and a reader’s own receipt has none', async ({page}) => {
  await open(page, '/check#example=de-code-time');
  await expect(verdict(page)).toContainText('Changed or incomplete');
  // Among the reasons, and at the field.
  await expect(page.getByText('The till printed local time with a Z.')).toHaveCount(2);
  await expect(
    page.getByRole('row', {name: /^finishedAt/}).getByText('The till printed local time'),
  ).toBeVisible();
  await paste(page, sampleTexts['de-code']);
  await expect(verdict(page)).toContainText('Unchanged since signing');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.getByLabel(FIELD)).toBeFocused();
});

test('leads to the field if there is nothing to check', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(page.getByLabel(FIELD)).toBeFocused();
});

test('works with the keyboard alone', async ({page}) => {
  await open(page);
  await page.getByLabel(FIELD).focus();
  await page.keyboard.insertText(sampleTexts['de-code']);
  await expect(page.getByText('→ German receipt code')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveRole('status');
  await expect(verdict(page)).toContainText('Unchanged since signing');
  // After a button or an example, the focus moves to the result.
  const focused = page.locator(':focus').filter({has: verdict(page)});
  await expect(focused).toBeAttached();
  await page.getByRole('link', {name: 'QR code', exact: true}).first().press('Enter');
  await expect(focused).toBeAttached();
});

test('reads a dropped file and a picture, and refuses what it can’t read', async ({page}) => {
  await open(page);
  const clear = page.getByRole('button', {name: 'Clear'});
  await expect(clear).toBeHidden();
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  const choose = async (name: string, content: string | Buffer): Promise<void> => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    await page.locator('input[type="file"]:not([capture])').setInputFiles(file);
  };
  await choose('dep7.json', sampleTexts['at-dep7']);
  await expect(verdict(page)).toContainText('Austrian DEP7 file');
  await expect(page.getByText('dep7.json')).toBeVisible();
  await expect(clear).toBeVisible();
  const code = await sharp('static/img/receipts/germany.svg', {density: 300})
    .extend({top: 60, bottom: 60, left: 60, right: 60, background: 'white'})
    .flatten({background: 'white'})
    .rotate(7, {background: 'white'})
    .jpeg()
    .toBuffer();
  await choose('photo.jpg', code);
  await expect(verdict(page)).toContainText('Unchanged since signing');
  await expect(page.getByLabel(FIELD)).toHaveValue(sampleTexts['de-code']);
  await choose('broken.png', 'no picture');
  await expect(page.getByRole('alert')).toContainText('can’t open this picture');
  const blank = await sharp({create: {width: 300, height: 300, channels: 3, background: 'white'}})
    .png()
    .toBuffer();
  await choose('blank.png', blank);
  await expect(page.getByRole('alert')).toContainText('no readable QR code');
  await choose('large.jpg', Buffer.alloc(15_000_001));
  await expect(page.getByRole('alert')).toContainText('larger than 15 MB');
  await choose('noise.txt', '\u0000ß;<_'.repeat(900_000));
  await expect(page.getByRole('alert')).toContainText('larger than 5 MB');
  await choose('receipt.pdf', '%PDF-1.7\n1 0 obj\n');
  await expect(page.getByRole('alert')).toContainText('neither text nor a picture');
  await choose('receipt.bin', Buffer.from([0x42, 0x00, 0x17]));
  await expect(page.getByRole('alert')).toContainText('neither text nor a picture');
  await choose('noise.txt', 'ß;<_'.repeat(900_000));
  await expect(verdict(page)).toContainText('Can’t tell from this');
});

test('shows hostile input as text', async ({page}) => {
  await open(page);
  const hostile = '<img src=x onerror=alert(1)>';
  await paste(page, sampleTexts['de-code'].replace('MORGENROT-KASSE-01', hostile));
  await expect(verdict(page)).toContainText('Changed or incomplete');
  await expect(page.getByRole('rowheader', {name: hostile})).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

for (const width of [1440, 360])
  test(`has no violations with a result at ${width} px, light and dark`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/check#example=de-code-time');
    await expect(page.getByRole('button', {name: 'Save as JSON'})).toBeVisible();
    // The page scrolls to its result. At the top, the bar covers no example in part, which would
    // make it too small a target.
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expectNoViolationsInBothModes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('says without scripts what can be checked', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/check');
  await expect(
    page.locator('noscript p', {hasText: 'JavaScript is turned off in your browser'}),
  ).toBeVisible();
  await expect(page.getByRole('row', {name: /^Italy/})).toContainText(
    'only the portal of the Agenzia delle Entrate confirms it',
  );
  await expect(page.getByRole('link', {name: 'bonarium-fiscal-1.0.0.tgz'})).toBeVisible();
  await context.close();
});
