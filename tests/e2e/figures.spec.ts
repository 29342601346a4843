import type {Locator, Page} from '@playwright/test';
import {expectNoViolations} from './support/axe';
import {expect, goDark, hydrated, test} from './support/portal';

test.use({allowErrors: [/404/], contextOptions: {reducedMotion: 'reduce'}});

const pages = {
  states: '/sign-de/tss-lifecycle',
  journey: '/sign-de/introduction',
  choice: '/sign-de/outages',
  table: '/sign-de/process-data',
} as const;
const figure = (page: Page, id: string): Locator => page.locator(`[data-figure="${id}"]`);

/** Drawn texts of a picture that overlap or leave the picture. */
async function findTouching(picture: Locator): Promise<readonly string[]> {
  return picture.evaluate(async (svg: SVGSVGElement) => {
    // A font is requested when its text is laid out, and ready means that no requested font is
    // missing.
    svg.getBoundingClientRect();
    await document.fonts.ready;
    const {width, height} = svg.viewBox.baseVal;
    const texts = [...svg.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      box: text.getBBox(),
    }));
    const outside = texts.filter(
      ({box}) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
    );
    // Lines of one label are 17 apart. The box of a line is slightly higher than its letters.
    const pairs = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(
          ({box}) =>
            one.box.x < box.x + box.width &&
            box.x < one.box.x + one.box.width &&
            Math.abs(one.box.y + one.box.height / 2 - box.y - box.height / 2) < 16,
        )
        .map((other) => `${one.text} and ${other.text}`),
    );
    return [...outside.map(({text}) => `${text} and the edge`), ...pairs];
  });
}

test('a picture of states has space for every word, and its states and transitions are also in tables', async ({
  page,
}) => {
  await page.goto(pages.states);
  await hydrated(page);
  const machine = figure(page, 'kassensichv-tss');
  const picture = machine.getByRole('img', {name: await machine.locator('figcaption').innerText()});
  expect(await findTouching(picture)).toEqual([]);
  expect(
    Number.parseFloat(
      await picture
        .locator('text')
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize),
    ),
  ).toBeGreaterThanOrEqual(13);
  const drawn = await picture.locator('g text').allTextContents();
  expect(drawn).toContain('INITIALIZED');
  for (const state of drawn)
    await expect(
      machine.getByRole('cell', {name: new RegExp(`^${state}\\b`)}).first(),
    ).toBeVisible();
  await machine.locator('summary').press('Enter');
  await expect(machine.getByRole('columnheader', {name: 'Cause'})).toBeVisible();
});

test('a picture of states scrolls in its frame on a narrow screen, also by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(pages.states);
  await hydrated(page);
  const frame = figure(page, 'kassensichv-tss').getByRole('group', {name: 'Picture'});
  await frame.focus();
  await expect(frame).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('a journey is a picture if it fits and a list otherwise; its steps are readable either way', async ({
  page,
}) => {
  await page.goto(pages.journey);
  await hydrated(page);
  const journey = figure(page, 'sign-de-journey');
  const picture = journey.locator('svg');
  await expect(picture).toBeVisible();
  expect(await findTouching(picture)).toEqual([]);
  const steps = await picture
    .locator('g')
    .filter({has: page.locator('path + path')})
    .count();
  await expect(journey.getByRole('listitem')).toHaveCount(steps);
  await page.setViewportSize({width: 360, height: 740});
  await expect(picture).toBeHidden();
  await expect(journey.getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a decision tree is a picture if it fits and a nested list otherwise, with the same outcomes and links', async ({
  page,
}) => {
  await page.goto(pages.choice);
  await hydrated(page);
  const tree = figure(page, 'sign-de-call-failed');
  const picture = tree.locator('svg');
  await expect(picture).toBeVisible();
  expect(await findTouching(picture)).toEqual([]);
  const toAddresses = (links: Locator): Promise<readonly string[]> =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const listed = await toAddresses(tree.locator('li a'));
  expect(await toAddresses(picture.locator('a'))).toEqual(listed);
  await picture.getByText('replace the TSS today').click();
  await expect(page).toHaveURL(/tss-lifecycle#replace$/);
  await page.goBack();
  await page.setViewportSize({width: 320, height: 740});
  await expect(picture).toBeHidden();
  await expect(tree.getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a keyboard that reaches a link of a decision tree gets the list, in which the focus is visible', async ({
  page,
}) => {
  await page.goto(pages.choice);
  await hydrated(page);
  const tree = figure(page, 'sign-de-call-failed');
  await page.getByRole('link', {name: 'Direct link to Find the cause'}).focus();
  await page.keyboard.press('Tab');
  await expect(tree.locator('li a').first()).toBeFocused();
  await expect(tree.locator('svg')).toBeHidden();
  await expect(tree.locator('li a').first()).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(tree.locator('svg')).toBeVisible();
});

test('a table is offered as JSON and CSV, from one address in every language', async ({
  page,
  request,
}) => {
  for (const [prefix, json, csv] of [
    ['', 'Download JSON', 'Download CSV'],
    ['/de', 'JSON herunterladen', 'CSV herunterladen'],
  ]) {
    await page.goto(`${prefix}${pages.table}`);
    const table = figure(page, 'kassensichv-process-types');
    await expect(table.getByRole('link', {name: json, exact: true})).toHaveAttribute(
      'href',
      '/data/kassensichv-process-types.json',
    );
    await expect(table.getByRole('link', {name: csv, exact: true})).toHaveAttribute(
      'href',
      '/data/kassensichv-process-types.csv',
    );
    expect(
      await table
        .getByRole('link', {name: json, exact: true})
        .evaluate((link) => link.closest('[lang]')?.getAttribute('lang')),
    ).toBe(prefix === '' ? 'en' : 'de');
    expect(
      await table
        .getByRole('cell')
        .first()
        .evaluate((cell) => cell.closest('[lang]')?.getAttribute('lang')),
    ).toBe(prefix === '' ? 'en' : 'de');
  }
  const rows = await figure(page, 'kassensichv-process-types').locator('tbody tr').count();
  const answer = await request.get('/data/kassensichv-process-types.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  const {rows: records} = (await answer.json()) as {rows: readonly object[]};
  expect(records).toHaveLength(rows);
  const csvAnswer = await request.get('/data/kassensichv-process-types.csv');
  expect(csvAnswer.headers()['content-type']).toContain('text/csv');
  expect((await csvAnswer.text()).split('\r\n')[0]).toBe(Object.keys(records[0] ?? {}).join(','));
});

for (const [kind, address] of Object.entries(pages)) {
  for (const width of [1440, 360]) {
    test(`the figures of the page of the ${kind} at ${width} px, light and dark`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      await hydrated(page);
      await expectNoViolations(page, '[data-figure]');
      await goDark(page);
      await expectNoViolations(page, '[data-figure]');
    });
  }
}
