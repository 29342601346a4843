import type {Locator, Page} from '@playwright/test';
import {expectNoViolationsInBothModes} from './support/axe';
import {expect, hydrated, test} from './support/portal';

test.use({allowErrors: [/404/], contextOptions: {reducedMotion: 'reduce'}});

const pages = {
  states: '/sign-de/tss-lifecycle',
  journey: '/sign-de/introduction',
  choice: '/sign-de/outages',
  table: '/sign-de/process-data',
  play: '/sign-de/transaction-lifecycle',
  archive: '/dsfinvk/exports',
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

test('a picture of states has space for every word, and a list below says the same', async ({
  page,
}) => {
  await page.goto(pages.states);
  await hydrated(page);
  const machine = figure(page, 'kassensichv-tss');
  const picture = machine.locator('svg');
  expect(await findTouching(picture)).toEqual([]);
  const {size, scale} = await picture.evaluate((svg: SVGSVGElement) => ({
    size: Number.parseFloat(getComputedStyle(svg.querySelector('text')!).fontSize),
    scale: svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
  }));
  expect(size * scale).toBeGreaterThanOrEqual(13);
  await expect(machine.locator('dt')).toHaveCount(7);
  await expect(
    machine.locator('dt', {hasText: /^INITIALIZED/}).getByText('allows signing'),
  ).toBeVisible();
  await expect(machine.locator('dt', {hasText: 'DEFECTIVE'}).getByText('failure')).toBeVisible();
  const toAddresses = (links: Locator): Promise<readonly string[]> =>
    links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  expect([...(await toAddresses(picture.locator('a')))].sort()).toEqual(
    (await toAddresses(machine.locator('li a'))).concat('#kassensichv-tss-created').sort(),
  );
});

test('a picture of states shows what allows signing and what fails without its colors', async ({
  page,
}) => {
  await page.goto(pages.states);
  await hydrated(page);
  const picture = figure(page, 'kassensichv-tss').locator('svg');
  const toShape = (name: string): Promise<readonly [cornersCut: boolean, hasMark: boolean]> =>
    picture.getByRole('link', {name, exact: true}).evaluate((link) => {
      const frame = link.querySelector('path')?.getAttribute('d') ?? '';
      return [!frame.includes('a'), link.querySelector('circle') !== null];
    });
  expect(await toShape('INITIALIZED')).toEqual([false, true]);
  expect(await toShape('DEFECTIVE')).toEqual([true, false]);
  expect(await toShape('EVICTED')).toEqual([false, false]);
  const toStroke = (selector: string): Promise<readonly [dash: string, width: string]> =>
    picture
      .locator(`g${selector} path`)
      .first()
      .evaluate((line) => {
        const {strokeDasharray, strokeWidth} = getComputedStyle(line);
        return [strokeDasharray, strokeWidth];
      });
  expect(await toStroke('[data-usual]')).toEqual(['none', '2.5px']);
  expect(await toStroke('[data-fails]')).toEqual(['5px, 4px', '1.25px']);
});

test('the parts of a picture of states are links with names, a visible focus and space for a finger', async ({
  page,
}) => {
  await page.goto(pages.states);
  await hydrated(page);
  const picture = figure(page, 'kassensichv-tss').locator('svg');
  const cause = picture.getByRole('link', {name: 'PATCH tss: CREATED → UNINITIALIZED'});
  await expect(cause).toHaveAttribute('href', '/api/kassensichv/v2#operation/updateTss');
  const outline = cause.locator('rect');
  const before = await outline.evaluate((rect) => getComputedStyle(rect).stroke);
  await picture.getByRole('link', {name: 'EVICTED'}).focus();
  await page.keyboard.press('Tab');
  await expect(cause).toBeFocused();
  expect(await outline.evaluate((rect) => getComputedStyle(rect).stroke)).not.toBe(before);
  for (const link of await picture.getByRole('link').all()) {
    const {width, height} = (await link.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await picture.getByRole('link', {name: 'INITIALIZED', exact: true}).click();
  await expect(page).toHaveURL(/#kassensichv-tss-initialized$/);
});

test('what belongs together lights up in the picture and in the list, by pointer and by keyboard', async ({
  page,
}) => {
  await page.goto(pages.states);
  await hydrated(page);
  const machine = figure(page, 'kassensichv-tss');
  const lit = (part: string): Promise<readonly string[]> =>
    machine
      .locator(`${part}[data-lit]`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.id));
  await machine.locator('svg').getByRole('link', {name: 'EVICTED'}).focus();
  await expect.poll(() => lit('svg a')).toEqual(['EVICTED']);
  expect(await lit('div')).toEqual(['kassensichv-tss-evicted']);
  await expect(machine.locator('svg g[data-ways][data-lit]')).toHaveCount(2);
  await machine.locator('li', {hasText: 'UNINITIALIZED: PATCH tss'}).hover();
  await expect
    .poll(() => lit('svg a'))
    .toEqual(['CREATED', 'UNINITIALIZED', 'PATCH tss: CREATED → UNINITIALIZED']);
  expect(await lit('div')).toEqual(['kassensichv-tss-created', 'kassensichv-tss-uninitialized']);
  await page.mouse.move(0, 0);
  await expect.poll(() => lit('svg a')).toEqual([]);
});

test('the name of a state stays inside its link in the list', async ({page}) => {
  await page.goto('/sign-de/tss-lifecycle');
  const overhang = await page
    .locator('[class*=ways] a:has(code)')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          link.getBoundingClientRect().left -
          link.querySelector('code')!.getBoundingClientRect().left,
      ),
    );
  expect(overhang.length).toBeGreaterThan(3);
  await expect(page.locator('[class*=ways] a:has(code)').first()).toBeVisible();
  expect(Math.max(...overhang)).toBeLessThanOrEqual(0);
});

test('states are cards with their transitions on a phone and without scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: {width: 360, height: 740},
  });
  const page = await context.newPage();
  await page.goto(pages.states);
  const machine = figure(page, 'kassensichv-tss');
  await expect(machine.locator('svg')).toBeHidden();
  const card = machine.locator('#kassensichv-tss-created');
  await expect(card).toContainText('The TSS has its key and certificate');
  await expect(card.getByRole('link', {name: 'PATCH tss'})).toHaveAttribute(
    'href',
    '/api/kassensichv/v2#operation/updateTss',
  );
  for (const link of await card.getByRole('link').all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.emulateMedia({media: 'print'});
  await expect(card).toBeVisible();
  await context.close();
});

test('a journey is pictures of its phases if they fit and a list otherwise, with the same numbers and links', async ({
  page,
}) => {
  await page.goto(pages.journey);
  await hydrated(page);
  const journey = figure(page, 'sign-de-journey');
  const pictures = journey.locator('svg');
  for (const picture of await pictures.all()) {
    await expect(picture).toBeVisible();
    expect(await findTouching(picture)).toEqual([]);
  }
  const drawn = await pictures.locator('text:first-child').allTextContents();
  const listed = await journey
    .locator('ol')
    .evaluateAll((lists: HTMLOListElement[]) =>
      lists.flatMap((list) => [...list.children].map((_, index) => String(list.start + index))),
    );
  expect(drawn.filter((text) => /^\d+$/.test(text))).toEqual(listed);
  const toAddresses = (links: Locator): Promise<readonly string[]> =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const addresses = await toAddresses(journey.locator('li a'));
  expect(addresses).toContain('/api/kassensichv/v2#operation/createTss');
  expect(await toAddresses(pictures.locator('a'))).toEqual(addresses);
  await page.setViewportSize({width: 360, height: 740});
  await expect(pictures.first()).toBeHidden();
  await expect(journey.getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // Nothing that stays in view covers the list.
  const pinned = await journey.evaluate((all) =>
    [...all.querySelectorAll('*')].filter(
      (one) => getComputedStyle(one).position === 'sticky' && one.getClientRects().length > 0,
    ),
  );
  expect(pinned).toEqual([]);
});

test('the actors of a long journey stay in view while the reader scrolls through it', async ({
  page,
}) => {
  await page.goto(pages.journey);
  await hydrated(page);
  const journey = figure(page, 'sign-de-journey');
  await journey.getByText('TAR archive').first().scrollIntoViewIfNeeded();
  await journey
    .locator('svg')
    .last()
    .evaluate((svg) => svg.scrollIntoView({block: 'end'}));
  const actors = journey.locator('svg').first();
  await expect(actors).toBeInViewport({ratio: 1});
  const phase = journey.locator('svg').last();
  const [above, below] = [(await actors.boundingBox())!, (await phase.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
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

test('a table is offered as JSON and CSV, in the language of its page', async ({page, request}) => {
  for (const [prefix, json, csv] of [
    ['', 'Download JSON', 'Download CSV'],
    ['/de', 'JSON herunterladen', 'CSV herunterladen'],
  ]) {
    await page.goto(`${prefix}${pages.table}`);
    const table = figure(page, 'kassensichv-process-types');
    await expect(table.getByRole('link', {name: json, exact: true})).toHaveAttribute(
      'href',
      `${prefix}/data/kassensichv-process-types.json`,
    );
    await expect(table.getByRole('link', {name: csv, exact: true})).toHaveAttribute(
      'href',
      `${prefix}/data/kassensichv-process-types.csv`,
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

test('the downloads of tables are at the end beside every title, and on a phone below it', async ({
  page,
}) => {
  const places = (): Promise<readonly (readonly [number, number])[]> =>
    page.locator('figcaption:has(a[download])').evaluateAll((captions) =>
      captions.map((caption) => {
        const [own, {bottom, right, left}] = [caption, caption.lastElementChild!].map((part) =>
          part.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return innerWidth > 480
          ? [Math.round(own.right - right), Math.round(bottom - own.top) > 30 ? 1 : 0]
          : [Math.round(left - own.left), Math.round(own.bottom - bottom)];
      }),
    );
  await page.goto('/sign-fr/isca_requirements');
  expect(await places()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await page.setViewportSize({width: 360, height: 800});
  expect(await places()).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('a transaction is played with the mouse or the keyboard, and its usual path needs no scripts', async ({
  page,
  browser,
}) => {
  await page.goto(pages.play);
  await hydrated(page);
  const player = figure(page, 'transaction-play');
  const rule = page.locator('tr[data-lit]');
  const paper = player.locator('[data-figure="germany-digital"]');
  await expect(paper.getByText('Signaturzähler 9877')).toBeVisible();
  await expect(rule).toHaveCount(0);
  await player.getByRole('button', {name: 'Start a new sale'}).click();
  await expect(paper.getByText('Apfelkuchen')).toBeVisible();
  await expect(paper.getByText('Signaturzähler 9877')).toBeHidden();
  const skip = player.getByRole('button', {name: 'Skip a revision'});
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(skip).toBeFocused();
  await expect(player.getByRole('log')).toContainText('E_TX_UPSERT');
  await expect(rule).toContainText('a skipped or earlier revision');
  await player.getByRole('button', {name: 'Finish', exact: true}).click();
  await expect(player.locator('[aria-current]')).toHaveText('FINISHED');
  await expect(rule).toContainText('the next revision');
  await page.setViewportSize({width: 320, height: 740});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const context = await browser.newContext({javaScriptEnabled: false});
  const plain = await context.newPage();
  await plain.goto(pages.play);
  await expect(figure(plain, 'transaction-play').getByRole('listitem')).toHaveCount(2);
  await expect(plain.getByRole('button', {name: 'Start a new sale'})).toBeHidden();
  await context.close();
});

for (const width of [1440, 360])
  test(`the names of all states begin at one edge at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(pages.states);
    await hydrated(page);
    const edges = await page
      .locator('[data-figure] dt > code')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left));
    expect(edges.length).toBeGreaterThan(3);
    expect(new Set(edges).size).toBe(1);
  });

test('on paper, a picture is not cut, unless its text takes its place', async ({page}) => {
  await page.goto('/sign-fr/process_overview');
  await page.emulateMedia({media: 'print'});
  const pictures = page.locator('figure:has(svg):not(:has([data-tall]))');
  expect(await pictures.count()).toBeGreaterThan(1);
  for (const picture of await pictures.all())
    await expect(picture).toHaveCSS('break-inside', 'avoid');
});

for (const [kind, address] of Object.entries(pages)) {
  for (const width of [1440, 360]) {
    test(`the figures of the page of the ${kind} at ${width} px, light and dark`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      await hydrated(page);
      await expectNoViolationsInBothModes(page, '[data-figure]');
    });
  }
}
