import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {assistants} from '../../src/data/assistants';
import {shortcuts} from '../../src/data/shortcuts';
import {TEST_SERVICES} from '../../scripts/lib/test/testServices';
import {createFeedbackCheck} from '../services/feedback/server';
import {expectNoViolations} from './support/axe';
import {expect, goDark, hydrated, kinds, test} from './support/portal';

// Requests to the service, and console errors from the faults tested here.
test.use({
  allowErrors: [/request to http:\/\/localhost:4180|Failed to load resource|blocked by CORS/],
  contextOptions: {reducedMotion: 'reduce'},
});

const service = TEST_SERVICES.PAGE_FEEDBACK_URL;
const cors = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type'};
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const menu = (page: Page) => page.locator('summary', {hasText: 'More ways to use this page'});
const no = (page: Page) => page.getByRole('button', {name: 'No', exact: true});
const yes = (page: Page) => page.getByRole('button', {name: 'Yes', exact: true});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test.describe('copying a page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a press copies the Markdown of this page and confirms it; on failure, a message links to the Markdown', async ({
    page,
  }) => {
    for (const address of [kinds.guide, kinds.post, '/privacy', '/en/faq']) {
      await open(page, address);
      await copyButton(page).click();
      await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await (await page.request.get(`${address}.md`)).text(),
      );
    }
    await page.route('**/*.md', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
    );
    await copyButton(page).click();
    const status = page.getByRole('status').filter({hasText: 'Could not be copied.'});
    await expect(status.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
      'href',
      '/en/faq.md',
    );
  });

  test('the menu works by keyboard, sends no request, and links to assistants with the page’s address; it fits small screens', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, kinds.guide);
    const links = page.locator('details:has(summary) a[target="_blank"]');
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
    for (const [index, {name, address}] of assistants.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAccessibleName(`Ask ${name} opens in a new tab`);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      const href = (await link.getAttribute('href')) ?? '';
      expect(href.startsWith(address.replace('{prompt}', ''))).toBe(true);
      expect(new URL(href).searchParams.get('q')).toBe(
        `Please read https://developer.bonarium.example${kinds.guide}.md so that I can ask you questions about it.`,
      );
    }
    expect(baseURL).not.toContain('example');
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    const box = await links.last().boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await menu(page).click();
    await page.getByRole('heading', {level: 1}).click();
    await expect(links.first()).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('there is a plain link', async ({page}) => {
      await page.goto(kinds.guide);
      await expect(copyButton(page)).toBeHidden();
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
        'href',
        `${kinds.guide}.md`,
      );
    });
  });
});

test.describe('the question whether a page helped', () => {
  test('an answer reaches the service once, the thanks receives the focus, and the next page asks again', async ({
    page,
    context,
  }) => {
    await open(page, '/sign-de/outages');
    const stored = async () =>
      (
        await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      ).sort();
    const before = await stored();
    await no(page).click();
    const field = page.getByRole('textbox', {name: 'What was missing? (optional)'});
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/500 characters.*no personal data/);
    const text = `How long? ${Date.now()}`;
    await field.fill(text);
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    const thanks = page.getByText('Thank you, that helps us.');
    await expect(thanks).toBeFocused();
    const answers = (await readFile(path.resolve('.cache/feedback/answers.jsonl'), 'utf8'))
      .trim()
      .split('\n');
    expect(
      answers
        .map((line) => JSON.parse(line) as {text?: string})
        .filter((answer) => answer.text === text),
    ).toEqual([{page: '/sign-de/outages', locale: 'en', helpful: false, text}]);
    expect(await stored()).toEqual(before);
    expect(
      (await context.cookies(service)).filter(
        ({name}) => !/^bonarium-(analytics|marketing)$/.test(name),
      ),
    ).toEqual([]);
    await page.locator('.pagination-nav__link--next').click();
    await expect(yes(page)).toBeVisible();
  });

  test('a failure shows a message and keeps the text; a press sends once; a late response is a failure', async ({
    page,
  }) => {
    const bodies: string[] = [];
    let answer: (route: Route) => Promise<void> = (route) =>
      route.fulfill({status: 503, headers: cors, body: 'down'});
    await page.route(service, (route) => {
      if (route.request().method() === 'OPTIONS')
        return route.fulfill({status: 204, headers: cors});
      bodies.push(route.request().postData() ?? '');
      return answer(route);
    });
    await page.clock.install();
    await open(page, kinds.post);
    await no(page).click();
    await page.getByRole('textbox', {name: /What was missing/}).fill('The date.');
    const send = page.getByRole('button', {name: 'Send', exact: true});
    await send.click();
    const alert = page
      .getByRole('alert')
      .filter({hasText: 'Your answer could not be sent. Please try again.'});
    await expect(alert).toBeVisible();
    await expect(page.getByRole('textbox', {name: /What was missing/})).toHaveValue('The date.');
    await expectNoViolations(page);

    // Time stops here, however long the presses take.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    answer = () => new Promise(() => undefined);
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(alert).toBeHidden();
    await send.click({force: true});
    await yes(page).click();
    await no(page).click();
    await expect.poll(() => bodies.length).toBe(2);
    await page.clock.fastForward(10_001);
    await expect(alert).toBeVisible();
    expect(bodies).toHaveLength(2);

    answer = (route) => route.fulfill({status: 204, headers: cors});
    await yes(page).click();
    await expect(page.getByText('Thank you, that helps us.')).toBeFocused();
    const sent = bodies.map((body): unknown => JSON.parse(body));
    const said = {page: kinds.post, locale: 'en', helpful: false, text: 'The date.'};
    expect(sent).toEqual([said, said, {page: kinds.post, locale: 'en', helpful: true}]);
    expect(sent.flatMap(createFeedbackCheck(['en'], 500))).toEqual([]);
  });
});

test.describe('keyboard shortcuts', () => {
  test('the question mark and the footer open the list; a switch turns single keys off permanently', async ({
    page,
  }) => {
    await open(page, kinds.guide);
    const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('term')).toHaveCount(shortcuts.length);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await goDark(page);
    const button = page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'});
    await button.click();
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('switch').press('Space');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('button', {name: 'Search docs'})).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K',
    );
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.portal-search').getByRole('combobox')).toBeFocused();
    // In a field, a question mark is just text.
    await page.keyboard.press('?');
    await expect(page.locator('.portal-search').getByRole('combobox')).toHaveValue('?');
  });
});

/**
 * How far a page is scrolled when scrolling has ended; 0 while it moves. Scrolling back with the
 * wheel while it still moves would only shorten the way.
 */
function readRest(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = scrollY;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(scrollY === before ? scrollY : 0)),
        );
      }),
  );
}

test.describe('the button back to the top', () => {
  test('appears on every kind of long page while the reader scrolls up, and moves the focus to the top', async ({
    page,
  }) => {
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    const api = '/api/sign-de/submission/v1';
    // The banner would cover it.
    await open(page, kinds.page);
    await page.getByRole('button', {name: 'Reject'}).click();
    for (const address of [
      kinds.blog,
      '/privacy',
      ...((await page.request.get(api)).ok() ? [api] : []),
      kinds.guide,
    ]) {
      await open(page, address);
      await expect(button).toBeHidden();
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 2500);
      await expect.poll(() => readRest(page)).toBeGreaterThan(1200);
      await page.mouse.wheel(0, -300);
      await expect(button, address).toBeVisible();
    }
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
    ).toBe(true);
  });
});

test.describe('on paper', () => {
  test('a page is light, has no buttons and no collapsed content, and shows the raw request with the reader’s form', async ({
    page,
  }) => {
    await open(page, kinds.guide);
    await goDark(page);
    await page.emulateMedia({media: 'print'});
    const styles = await page.evaluate(() => {
      const of = (selector: string, property: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body).getPropertyValue(
          property,
        );
      return [
        of('[data-article] > p', 'color'),
        of('h1', 'color'),
        of('html', '--portal-ground').trim(),
        of('pre', 'white-space'),
        of('main', 'float'),
      ];
    });
    expect(styles).toEqual(['rgb(24, 33, 28)', 'rgb(24, 33, 28)', '#fbfaf6', 'pre-wrap', 'none']);
    for (const selector of [
      'nav',
      'main button',
      '.footer',
      '.theme-announcement-bar',
      '#cookie-banner',
      '[role=tablist]',
      '.theme-edit-this-page',
    ])
      expect(await page.locator(selector).filter({visible: true}).count(), selector).toBe(0);
    await expect(page.locator('.pageAddress')).toHaveText(
      `https://developer.bonarium.example${kinds.guide}`,
    );
    for (const details of await page.locator('main details:not([data-print="no"] *)').all())
      await expect(details).toHaveAttribute('open');

    await page.emulateMedia({media: 'screen'});
    await open(page, '/sign-de/run-demo');
    const example = page.locator('figure:has([role=tablist])').first();
    const heads = () =>
      example
        .locator('[data-print-label]')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::before').content));
    await page.emulateMedia({media: 'print'});
    expect(await heads()).toEqual(['"HTTP"']);
    await page.emulateMedia({media: 'screen'});
    const python = example.getByRole('tab', {name: 'Python'});
    await python.click();
    await expect(python).toHaveAttribute('aria-selected', 'true');
    expect(await heads()).toEqual(['none']);
    await page.emulateMedia({media: 'print'});
    await expect(example.locator('[data-print-label] pre').filter({visible: true})).toHaveCount(2);
    expect(await heads()).toEqual(['"Python"', '"HTTP"']);
    await page.emulateMedia({media: 'screen'});
    await expect(example.locator('[data-print-label]')).toHaveCount(1);

    // A4 paper is 680 pixels wide between its margins. Wider content would shrink the whole page.
    await page.setViewportSize({width: 680, height: 900});
    await open(page, '/dsfinvk/exports');
    await page.emulateMedia({media: 'print'});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(680);
    // Lines of the receipt are buttons on screens, and text on paper.
    await expect(page.locator('pre').getByText('2 x Cappuccino')).toBeVisible();
    await page.emulateMedia({media: 'screen'});

    // The receipt is on one sheet, and nothing can be pressed.
    await open(page, '/');
    await page.emulateMedia({media: 'print'});
    const receipt = page.getByRole('group', {name: 'The receipt that the till prints'});
    await expect(receipt).toHaveCSS('break-inside', 'avoid');
    // Its lines are buttons on screens, and text on paper.
    await expect(receipt.getByText('Transaktion 4711')).toBeVisible();
    await expect(receipt.getByRole('img')).toBeVisible();
    await expect(page.getByText('"number": 4711')).toBeVisible();
    await expect(
      page.locator('main').getByRole('link', {name: 'Quick start', exact: true}),
    ).toHaveCount(0);
    await page.emulateMedia({media: 'screen'});

    // The kit's tabs have one panel each.
    await open(page, '/design');
    await expect(page.getByText('Nothing has been exported yet.')).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText('Nothing has been exported yet.')).toBeVisible();
  });
});
