import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './support/portal';
import {countSheets} from './support/sheets';

/**
 * The headings, and the sentences that end with a colon, whose next content is on another sheet.
 * Chromium writes into a PDF where the targets of links are. So each of them and the content after
 * it becomes the target of a link at the end of the page.
 */
async function findLoneHeads(page: Page): Promise<readonly string[]> {
  const heads = await page.evaluate(() => {
    const links = document.createElement('p');
    const mark = (element: Element): string => {
      if (!element.id.startsWith('mark-')) {
        element.id = `mark-${links.childElementCount}`;
        const link = document.createElement('a');
        link.href = `#${element.id}`;
        link.textContent = '.';
        links.append(link);
      }
      return element.id;
    };
    const hasText = ({childNodes}: Element): boolean =>
      [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    const all = [...document.querySelectorAll('main .markdown *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0,
    );
    const isHead = (element: Element): boolean =>
      element.matches('h2, h3, h4') ||
      (element.matches('p') && (element.textContent ?? '').trim().endsWith(':'));
    const marked = all.flatMap((head, place) => {
      const next = all
        .slice(place + 1)
        .find((one) => !head.contains(one) && (hasText(one) || one.matches('svg, img')));
      return isHead(head) && next
        ? [{text: (head.textContent ?? '').slice(0, 60), from: mark(head), to: mark(next)}]
        : [];
    });
    document.querySelector('main')?.append(links);
    return marked;
  });
  expect(heads.length).toBeGreaterThan(5);
  const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
  const sheets = new Map(
    [...pdf.matchAll(/\/(mark-\d+) \[(\d+) 0 R /g)].map(([, id, sheet]) => [id, sheet]),
  );
  expect(sheets.size).toBeGreaterThanOrEqual(heads.length);
  return heads.filter(({from, to}) => sheets.get(from) !== sheets.get(to)).map(({text}) => text);
}

for (const address of [
  '/sign-de/introduction',
  '/sign-de/outages',
  '/sign-de/process-data',
  '/sign-de/transaction-lifecycle',
  '/sign-at/machine-readable-code',
  '/sign-es/integration_process',
  '/sign-it/receipt_compliance',
  '/quick-start',
])
  test(`on paper, each heading of ${address} has content below it`, async ({page}) => {
    await page.goto(address);
    await hydrated(page);
    await page.emulateMedia({media: 'print'});
    expect(await findLoneHeads(page)).toEqual([]);
  });

test('on paper, a state stays with the ways out of it', async ({page}) => {
  await page.goto('/sign-de/tss-lifecycle');
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  const breaks = await page
    .locator('[data-figure] dl > div')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside));
  expect(breaks.length).toBeGreaterThan(3);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('on paper, a short request stays with its response, and code with the edge of its frame', async ({
  page,
}) => {
  await page.goto('/sign-de/tss-lifecycle');
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  const breaks = await page.locator('figure[class*="httpExample"]').evaluateAll((examples) =>
    examples.map((example) => {
      const lines = [...example.querySelectorAll('code')].map((code) => code.childElementCount);
      return `${Math.max(...lines) <= 8 ? 'short' : 'long'}: ${getComputedStyle(example).breakInside}`;
    }),
  );
  expect(new Set(breaks)).toEqual(new Set(['short: avoid', 'long: auto']));
  const lines = page.locator('pre code').first().locator('> span');
  await expect(lines.first()).not.toHaveCSS('padding-top', '0px');
  await expect(lines.last()).toHaveCSS('break-after', 'auto');
  // A request line that breaks stays on one sheet.
  await expect(lines.first()).toHaveCSS('break-inside', 'avoid');
});

test('on paper, no space below the last line adds an empty sheet', async ({page}) => {
  await page.goto('/en/faq');
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  const [end, last] = await Promise.all(
    ['main', '.theme-last-updated'].map((part) =>
      page.locator(part).evaluate((element) => element.getBoundingClientRect().bottom),
    ),
  );
  expect(end! - last!).toBeLessThan(8);
});

test('on paper, a post has whole times, and no empty sheet behind it', async ({page}) => {
  await page.goto('/blog/sign-at-incident');
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  const times = page.locator('.markdown td[data-short]');
  expect(await times.count()).toBeGreaterThan(4);
  for (const time of await times.all()) await expect(time).toHaveCSS('overflow-wrap', 'normal');
  expect(countSheets(await page.pdf({format: 'A4'}))).toBe(2);
  for (const format of ['A4', 'Letter'])
    for (const post of ['dev-news-9', 'dev-news-15']) {
      await page.goto(`/blog/${post}`);
      expect(countSheets(await page.pdf({format})), `${post}, ${format}`).toBe(1);
    }
});

test('on paper, a post in the list stays on one sheet', async ({page}) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  const posts = await page.locator('main article').all();
  expect(posts.length).toBeGreaterThan(20);
  // The first begins on the first sheet.
  for (const post of posts.slice(1)) await expect(post).toHaveCSS('break-inside', 'avoid');
});

test('on paper, a long entry of the error codes breaks in one column, and a short one stays', async ({
  page,
}) => {
  await page.goto('/errors');
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  const kinds = await page.locator('main dl > div').evaluateAll((entries) =>
    entries.map((entry) => {
      const {breakInside, display} = getComputedStyle(entry);
      const meanings = [...entry.querySelectorAll('div:not(:has(div))')];
      const isWhole = meanings.every((one) => getComputedStyle(one).breakInside === 'avoid');
      const {breakAfter} = getComputedStyle(entry.querySelector('dt')!);
      return `${entry.querySelector('details') ? 'long' : 'short'}: ${breakInside}, ${display}, ${breakAfter}, ${isWhole}`;
    }),
  );
  expect(new Set(kinds)).toEqual(
    new Set(['short: avoid, flex, avoid, true', 'long: auto, flex, avoid, true']),
  );
});

test('on paper, the summary of RECEIPT is the two sides of a sheet', async ({page}) => {
  await page.goto('/bonariumreceipt/guides/one-pager');
  await hydrated(page);
  expect(countSheets(await page.pdf({format: 'A4'}))).toBe(2);
});

test('on paper, the links that skip parts of the page cover nothing', async ({page}) => {
  await page.goto('/sign-at/outages');
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  const links = page.locator('[class*="skipTo"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) await expect(link).toBeHidden();
});

test('on paper, the head of a fold begins where its text does', async ({page}) => {
  await page.goto('/api/safe/v0');
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  const head = page.locator('summary:not([class])').first();
  await expect(head).toHaveCSS('padding-inline-start', '0px');
});

test('on paper, a tall picture is its text, which breaks, and a small one stays', async ({
  page,
}) => {
  // The width of A4 between its margins.
  await page.setViewportSize({width: 680, height: 1000});
  for (const [address, id, isText] of [
    ['/sign-it/connection_loss', 'sign-it-call-failed', true],
    ['/sign-de/receipt-data', 'sign-de-receipt-form', false],
    ['/sign-it/introduction', 'sign-it-journey', true],
    ['/sign-at/outages', 'sign-at-unit-outage', true],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await page.emulateMedia({media: 'print'});
    const figure = page.locator(`[data-figure="${id}"]`);
    for (const picture of await figure.locator('svg').all())
      await expect(picture).toBeVisible({visible: !isText});
    await expect(figure).toHaveCSS('break-inside', isText ? 'auto' : 'avoid');
    const titles = figure.locator('p[id]');
    if (isText && (await titles.count()) > 0)
      await expect(titles.first()).toHaveCSS('margin-inline-start', '0px');
  }
});
