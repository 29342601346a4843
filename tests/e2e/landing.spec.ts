import type {Locator, Page} from '@playwright/test';
import {expectNoViolationsInBothModes} from './support/axe';
import {dialog, field} from './support/search';
import {expect, hydrated, test} from './support/portal';

const call = (page: Page): Locator => page.getByRole('group', {name: 'Fields of the request'});
const paper = (page: Page): Locator => page.getByRole('group', {name: 'The receipt that the till'});

async function open(page: Page, width = 1440, height = 900): Promise<void> {
  await page.setViewportSize({width, height});
  await page.goto('/');
  await hydrated(page);
}

async function bottom(of: Locator): Promise<number> {
  return of.evaluate((element) => element.getBoundingClientRect().bottom);
}

test('the first screen has the countries, the search, the check, the call and its receipt', async ({
  page,
}) => {
  await open(page);
  const countries = page.getByRole('group', {name: 'Where do you sell?'});
  await expect(countries.getByRole('radio')).toHaveCount(5);
  expect.soft(await bottom(countries)).toBeLessThan(900);
  expect
    .soft(await bottom(page.locator('main').getByRole('button', {name: 'Search docs'})))
    .toBeLessThan(900);
  expect
    .soft(await bottom(page.locator('main').getByRole('link', {name: 'Check a receipt'})))
    .toBeLessThan(900);
  expect.soft(await bottom(paper(page))).toBeLessThan(900);
  expect.soft(await bottom(call(page))).toBeLessThan(920);
});

test('arrow keys choose a country, and the call and the receipt change', async ({page}) => {
  await open(page);
  await expect(call(page)).toContainText('"REDUCED_1", "amount": "5.35"');
  await expect(paper(page)).toContainText('Café Morgenrot');
  await page.getByRole('radio', {name: 'Germany'}).focus();
  for (const [country, product, sent, printed] of [
    ['Austria', 'SIGN AT', '"SPECIAL"', 'Bäckerei Sonnleitner'],
    ['Spain', 'SIGN ES', '"SIMPLIFIED"', 'QR tributario:'],
    ['Italy', 'SIGN IT', 'Coppa gelato tre gusti', 'DOCUMENTO COMMERCIALE'],
    ['France', 'SIGN FR', '"T-000002"', 'Ticket T-000002'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: country})).toBeChecked();
    await expect(call(page)).toContainText(sent);
    await expect(paper(page)).toContainText(printed);
    await expect(page.locator('main [aria-live]')).toContainText(product);
  }
  await page.keyboard.press('ArrowRight');
  await expect(paper(page)).toContainText('Café Morgenrot');
});

test('a field lights the printed line, and the line its field', async ({page}) => {
  await open(page);
  const sent = call(page).getByRole('button', {name: /NORMAL/});
  const printed = paper(page).getByRole('button', {name: /^A 19 %/});
  const other = paper(page).getByRole('button', {name: /^girocard/});
  const ground = async (line: Locator): Promise<string> =>
    line.evaluate((element) => getComputedStyle(element).backgroundColor);
  const clear = await ground(printed);
  await sent.hover();
  await expect.poll(() => ground(printed)).not.toBe(clear);
  expect(await ground(other)).toBe(clear);
  await other.hover();
  await expect.poll(() => ground(printed)).toBe(clear);
  await expect
    .poll(() => ground(call(page).getByRole('button', {name: /NON_CASH/})))
    .not.toBe(clear);
  await page.mouse.move(0, 0);
  await sent.focus();
  await expect.poll(() => ground(printed)).not.toBe(clear);
  await page.keyboard.press('ArrowDown');
  await expect(call(page).getByRole('button', {name: /REDUCED_1/})).toBeFocused();
  await expect.poll(() => ground(printed)).toBe(clear);
  await page.keyboard.press('Enter');
  await expect(call(page).getByRole('button', {name: /REDUCED_1/})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the search in the first screen opens the dialog', async ({page}) => {
  await open(page);
  await page.locator('main').getByRole('button', {name: 'Search docs'}).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('a country’s card is a link everywhere, except on its links', async ({page}) => {
  await open(page);
  const card = page.locator('main li').filter({has: page.getByRole('heading', {name: 'Austria'})});
  await expect(card).toContainText('Sign receipts under the RKSV');
  await card.click({position: {x: 100, y: 110}});
  await expect(page).toHaveURL(/\/sign-at\/introduction$/);
});

test('a country’s products begin at one height, and figures end in one column', async ({page}) => {
  await open(page);
  const tops = await page
    .locator('main li:has(> h3) > ul')
    .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().top)));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
  // Linked lines are buttons, the others are text.
  await page.setViewportSize({width: 360, height: 740});
  const [linked = 0, other = 0] = await page.evaluate(() =>
    [/^girocard +[\d,]+/, /^Summe EUR +[\d,]+/].map((line) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let node = walker.nextNode();
      while (node && !line.test(node.nodeValue ?? '')) node = walker.nextNode();
      const range = document.createRange();
      range.setStart(node!, 0);
      range.setEnd(node!, line.exec(node!.nodeValue!)![0].length);
      return range.getBoundingClientRect().right;
    }),
  );
  // The paper is a little askew.
  expect(Math.abs(linked - other)).toBeLessThan(1);
});

test('the call and its receipt begin at one height, and no line of code is cut', async ({page}) => {
  for (const width of [1024, 1440]) {
    await open(page, width);
    const [code, sheet] = await Promise.all(
      [call(page).locator('..'), paper(page)].map((part) =>
        part.evaluate((it) => it.getBoundingClientRect().top),
      ),
    );
    // The paper is a little askew, and has teeth.
    expect.soft(Math.abs(code! - sheet!), `at ${width} px`).toBeLessThan(40);
    const {scrollWidth, clientWidth} = await call(page).evaluate((it) => ({
      scrollWidth: it.scrollWidth,
      clientWidth: it.clientWidth,
    }));
    expect.soft(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
});

test('what a line leaves out is on it, so that its mark points at it', async ({page}) => {
  await open(page, 1024);
  for (const country of ['Germany', 'France']) {
    await page.getByRole('radio', {name: country}).press(' ');
    await expect(page.getByRole('radio', {name: country})).toBeChecked();
    const alone = await call(page)
      .locator('pre > span')
      .evaluateAll((lines) =>
        lines
          .filter((line) => {
            const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
            const tops: number[] = [];
            for (let node = nodes.nextNode(); node; node = nodes.nextNode())
              for (const {index} of (node.nodeValue ?? '').matchAll(/\S/g)) {
                const sign = document.createRange();
                sign.setStart(node, index);
                sign.setEnd(node, index + 1);
                tops.push(Math.round(sign.getBoundingClientRect().top));
              }
            return /\S\s…\s*$/.test(line.textContent) && tops.at(-1)! - tops.at(-2)! > 9;
          })
          .map((line) => line.textContent),
      );
    expect.soft(alone, country).toEqual([]);
  }
});

test('a line of the receipt can be pressed with a finger on phones', async ({page}) => {
  await open(page, 360, 740);
  for (const line of await paper(page).getByRole('button').all())
    expect.soft((await line.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  // The lines between them are as high.
  const heights = await paper(page)
    .locator('pre > span')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect([...new Set(heights)]).toEqual([24]);
});

test('news and dates name their countries', async ({page}) => {
  await page.goto('/');
  await expect(
    page.locator('main li').filter({hasText: 'corporate income tax'}).getByRole('link'),
  ).toHaveText(/^Spain: /);
  await expect(
    page.locator('main li').filter({hasText: 'Dev news #28'}).getByTitle('Italy'),
  ).toHaveText('IT');
});

test('on a phone the receipt comes before its legend and the call', async ({page}) => {
  await open(page, 360, 740);
  const tops = await Promise.all(
    [paper(page), page.locator('main ol').first(), call(page)].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().top),
    ),
  );
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const sticks = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(sticks).toBe(360);
});

for (const width of [360, 768, 1024, 1440])
  test(`at ${width} px the landing page has no violation, light and dark`, async ({page}) => {
    await open(page, width);
    await expectNoViolationsInBothModes(page);
  });

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('Germany’s call and receipt are there, and links to the others', async ({page}) => {
    await page.goto('/');
    await expect(call(page)).toContainText('"qr_code_data"');
    await expect(paper(page)).toContainText('Café Morgenrot');
    for (const [name, product] of [
      ['Austria', 'sign-at'],
      ['France', 'sign-fr'],
    ] as const)
      await expect(
        page.getByRole('group', {name: 'Where do you sell?'}).getByRole('link', {name}),
      ).toHaveAttribute('href', `/quick-start#${product}`);
    await expect(page.locator('main').getByRole('link', {name: 'Search docs'})).toHaveAttribute(
      'href',
      '/search',
    );
  });
});

test('dates have one line, and the links below both lists one height', async ({page}) => {
  for (const language of ['es', 'it', 'fr']) {
    await page.goto(`/${language}/`);
    await hydrated(page);
    const news = page.locator('section', {has: page.locator('a[href$="/dates-ahead"]')}).last();
    const heights = await news
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getClientRects().length));
    expect.soft(new Set(heights), language).toEqual(new Set([1]));
    const ends = await Promise.all(
      ['/blog', '/dates-ahead'].map((path) =>
        bottom(news.locator(`a[href="/${language}${path}"]`).last()),
      ),
    );
    expect.soft(ends[0], language).toBeCloseTo(ends[1]!, 0);
  }
});

test('on a phone, a first button alone in its row fills it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/fr/');
  await hydrated(page);
  const main = page.locator('main');
  const [start, search] = await Promise.all(
    [
      main.getByRole('link', {name: 'Démarrage rapide'}).first(),
      main.getByRole('button', {name: 'Rechercher'}).first(),
    ].map(async (part) => (await part.boundingBox())!),
  );
  expect(search!.y).toBeGreaterThan(start!.y);
  expect(start!.width).toBeCloseTo(search!.width, 0);
});
