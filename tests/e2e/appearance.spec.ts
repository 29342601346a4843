import {readFileSync} from 'node:fs';
import {locales} from '../../src/data/locales';
import type {Page} from '@playwright/test';
import {answering, expect, hydrated, kinds, test} from './support/portal';
import {dialog, field} from './support/search';

/** The computed value of a property of the first element that matches. */
const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Left and right edges of the first visible element that matches. */
const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({visible: true})
    .first()
    .evaluate((element) => {
      const {left, right} = element.getBoundingClientRect();
      return {left: Math.round(left), right: Math.round(right)};
    });

/** The usual number of characters in a full line of the text of a guide. */
const toLineLength = (page: Page) =>
  page.locator('.markdown > p').evaluateAll((paragraphs) => {
    const lengths = paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (let at = 0; at < (text.textContent ?? '').length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const {top, width} = range.getBoundingClientRect();
          const line = Math.round(top / 24);
          if (width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      return [...lines.values()].slice(0, -1).filter((length) => length > 30);
    });
    return lengths.sort((one, other) => one - other)[Math.floor(lengths.length / 2)];
  });

test('code has its buttons above it, always visible, and shows every character', async ({page}) => {
  await page.goto('/sign-de/making-request');
  await hydrated(page);
  const blocks = page.locator('.theme-code-block');
  const copy = blocks.first().getByRole('button', {name: 'Copy code to clipboard'});
  await expect(copy).toHaveCSS('opacity', '1');
  const places = await blocks.evaluateAll((all) =>
    all.map((block) => {
      const group = block.querySelector('[class*="codeButtons"]')!.getBoundingClientRect();
      const {top, right} = block.querySelector('pre')!.getBoundingClientRect();
      return {isAbove: group.bottom <= top + 40, isAtEnd: right - group.right < 24};
    }),
  );
  expect(new Set(places.map((place) => JSON.stringify(place)))).toEqual(
    new Set([JSON.stringify({isAbove: true, isAtEnd: true})]),
  );
});

test('the code that a row is about stays on one line where there is room', async ({page}) => {
  await page.goto('/sign-fr/process_overview#refused');
  const codes = page.locator('#refused ~ [data-table-frame] tbody td:first-child code');
  const lines = (): Promise<number[]> =>
    codes.evaluateAll((all) => all.map((code) => code.getClientRects().length));
  await expect(codes.first()).toBeAttached();
  expect(Math.max(...(await lines()))).toBe(1);
});

test('a guide has short lines, full tables and a short head', async ({page}) => {
  await page.goto('/sign-de/process-data');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const length = await toLineLength(page);
  expect.soft(length).toBeGreaterThanOrEqual(65);
  expect.soft(length).toBeLessThanOrEqual(75);
  const tops = await page
    .locator('.markdown > p')
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
  expect.soft(tops).toBeLessThan(330);
  const widths = await page
    .locator('.markdown table')
    .evaluateAll((tables) => tables.map((table) => Math.round(table.clientWidth)));
  const column = (await edges(page, '.markdown')).right - (await edges(page, '.markdown')).left;
  expect.soft(Math.min(...widths)).toBeGreaterThanOrEqual(column - 2);
  const narrow = await page.locator('.markdown td:first-child').evaluateAll((cells) =>
    cells
      .filter((cell) => (cell.textContent ?? '').length > 40 && !cell.querySelector('code'))
      .map((cell) => cell.clientWidth)
      .filter((width) => width < 120),
  );
  expect.soft(narrow).toEqual([]);
  // The head of a long table stays below the navbar.
  const head = page.locator('[data-fits] thead th').first();
  await expect.soft(head).toHaveCSS('position', 'sticky');
  expect
    .soft((await edges(page, '.pagination-nav')).right)
    .toBe((await edges(page, '.markdown')).right);
  await expect.soft(page.locator('.breadcrumbs')).toContainText('SIGN DE');
  const product = page.locator('.theme-doc-sidebar-container details').first();
  await product.locator('summary').click();
  await expect.soft(product.getByRole('link', {name: 'DSFINVK DE'})).toBeVisible();
});

test('beside the sidebar, the contents fold above the text until there is room', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await page.goto('/safe/introduction');
  await hydrated(page);
  const article = page.locator('.theme-doc-markdown');
  expect((await article.boundingBox())?.width).toBeGreaterThan(680);
  await page.getByRole('button', {name: 'On this page'}).click();
  const contents = page.locator('.table-of-contents').filter({visible: true});
  await expect(contents).toHaveCount(1);
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  await page.setViewportSize({width: 1280, height: 768});
  await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
  await expect(contents).toHaveCount(1);
  expect((await article.boundingBox())?.width).toBeGreaterThan(680);
  // A product whose sidebar begins with its name is in the way there once.
  await expect(page.locator('.breadcrumbs').getByText('SAFE', {exact: true})).toHaveCount(1);
});

test('the text of a guide begins on the first screen of a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/sign-de/introduction');
  await hydrated(page);
  const top = await page
    .locator('.markdown > p')
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeLessThan(480);
});

test('titles have one size, cards say all they have to say', async ({page}) => {
  await page.goto('/quick-start');
  const size = await style(page, 'h1', 'font-size');
  expect.soft(size).toBe('36px');
  await page.goto('/category/safe');
  expect.soft(await style(page, 'h1', 'font-size')).toBe(size);
  const card = page.locator('main article article a').first();
  await expect.soft(card).not.toContainText(/\p{Extended_Pictographic}/u);
  await expect.soft(card.locator('p')).toHaveText(/\.$/);
  const cut = await page
    .locator('main article article a *')
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
  expect.soft(cut).toBe(0);
});

test('the imprint’s address is upright and apart from the list', async ({page}) => {
  await page.goto('/imprint');
  expect.soft(await style(page, 'address', 'font-style')).toBe('normal');
  expect.soft(Number.parseFloat(await style(page, 'address', 'margin-bottom'))).toBeGreaterThan(8);
});

test('landing page and footer share their edges and one form of dates', async ({page}) => {
  await page.goto('/');
  const {left} = await edges(page, 'main h2');
  expect.soft((await edges(page, '.footer__title')).left).toBe(left);
  // The rule above the last section is a picture behind it, as wide as its content.
  const rule = await page
    .locator('main > section')
    .last()
    .evaluate((element) => {
      const {borderTopWidth, backgroundSize, paddingLeft} = getComputedStyle(element);
      const probe = element.appendChild(document.createElement('div'));
      probe.style.cssText = `flex: none; inline-size: ${backgroundSize.replace(/ 1px$/, '')}; position: fixed`;
      const {width} = probe.getBoundingClientRect();
      probe.remove();
      return {borderTopWidth, beside: (innerWidth - width) / 2, paddingLeft};
    });
  expect.soft(rule).toEqual({borderTopWidth: '0px', beside: left, paddingLeft: `${left}px`});
  for (const day of await page.locator('main time').allTextContents())
    expect.soft(day).toMatch(/^\d{1,2} [A-Z][a-z]{2,} \d{4}$/);
  expect
    .soft((await page.locator('main time').allTextContents()).join())
    .not.toMatch(/\b(?:Oct|Nov|Sept?|Dec|Jan|Feb) /);
});

test('the page behind the search keeps still', async ({page}) => {
  await page.goto('/sign-de/introduction');
  await hydrated(page);
  // As with a scrollbar, which this browser hides.
  await page.evaluate(() =>
    Object.defineProperty(document.documentElement, 'clientWidth', {value: innerWidth - 15}),
  );
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
  // The color of the ground below the backdrop, because the backdrop doesn't reach that space.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(137, 142, 137)');
  await page.evaluate(() => (document.body.style.marginRight = '15px'));
  await expect(page.locator('body')).toHaveCSS('margin-right', '0px');
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('the quick start’s steps are those of the chosen country', async ({page}) => {
  await page.goto('/quick-start');
  await hydrated(page);
  const parts = page
    .getByRole('navigation', {name: 'Steps'})
    .getByRole('link', {name: /^(?:SIGN|SUBMIT|DSF|REC)/});
  for (const [country, products] of Object.entries({
    All: 'SIGN DE,SUBMIT DE,DSFINVK DE,SIGN AT,SIGN ES,SIGN IT,SIGN FR,RECEIPT'.split(','),
    Germany: ['SIGN DE', 'SUBMIT DE', 'DSFINVK DE', 'RECEIPT'],
    Austria: ['SIGN AT', 'RECEIPT'],
    Spain: ['SIGN ES'],
    Italy: ['SIGN IT'],
    France: ['SIGN FR'],
  })) {
    await page.getByRole('radio', {name: country}).check();
    await expect(parts).toHaveText(products);
  }
});

test('pages without a sidebar begin at one edge', async ({page}) => {
  for (const [width, edge] of [
    [1440, 112],
    [1024, 32],
    [768, 20],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    for (const address of [
      '/',
      '/api',
      '/api/sign-it/changes/2024-10-31...2025-08-12',
      '/blog/archive',
      '/check',
      '/cookies',
      '/design',
      '/fines-and-retention',
      '/search',
    ]) {
      await page.goto(address);
      const box = await page.getByRole('heading', {level: 1}).boundingBox();
      expect.soft(Math.round(box!.x), `${address} at ${width} px`).toBe(edge);
    }
  }
});

test('the tables of dates begin their columns at one edge', async ({page}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({width, height: 900});
    await page.goto('/dates-ahead');
    const starts = await page
      .locator('table:has(th:text-is("Date"))')
      .evaluateAll((tables) =>
        tables.map((table) =>
          [...table.querySelectorAll('th')].map((head) => head.getBoundingClientRect().left).join(),
        ),
      );
    expect.soft(starts).toHaveLength(3);
    expect.soft(new Set(starts).size, `${width} px`).toBe(1);
  }
});

test('the items of every checklist begin at one edge, on paper those of a kind, and have a box there only', async ({
  page,
}) => {
  await page.goto('/checklists');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({media});
    const edges = new Set<number>();
    for (const kind of ['ol', 'ul']) {
      const items = await page.locator(`h3 + ${kind} > li`).evaluateAll((all) =>
        all.map((item) => {
          const box = getComputedStyle(item, '::before');
          return {
            left: Math.round(item.getBoundingClientRect().left),
            marker: getComputedStyle(item).listStyleType,
            box: box.content === 'none' ? 0 : Number.parseFloat(box.inlineSize),
            /** For a number between the box and the text. */
            room: -Number.parseFloat(box.marginInlineStart) - Number.parseFloat(box.inlineSize),
          };
        }),
      );
      expect.soft(items.length, kind).toBeGreaterThan(15);
      expect.soft(new Set(items.map((item) => JSON.stringify(item))).size, media).toBe(1);
      const [{left = 0, marker = '', box = 0, room = 0} = {}] = items;
      edges.add(left);
      expect.soft(box > 12, media).toBe(media === 'print');
      if (media === 'screen') continue;
      if (kind === 'ul') expect.soft(marker).toBe('none');
      else expect.soft(room).toBeGreaterThan(2.5 * box);
    }
    if (media === 'screen') expect.soft(edges.size).toBe(1);
  }
});

test('the facts of a post and its buttons have one distance', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await page.goto(kinds.post);
  const [last, buttons] = await Promise.all(
    [
      page.locator('[class*="postFacts"] > :last-child'),
      page.locator('[class*="pageActionsButtons"]'),
    ].map((part) => part.boundingBox()),
  );
  expect(buttons!.x - last!.x - last!.width).toBe(16);
});

test('the versions of an API have their files on one line', async ({page}) => {
  for (const [width, prefix] of [
    [1024, ''],
    [1180, ''],
    [1200, '/de'],
    [360, ''],
    [360, '/de'],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.goto(`${prefix}/api`);
    const versions = page.locator('main li li');
    expect.soft(await versions.count()).toBeGreaterThan(15);
    const broken = await versions.evaluateAll((rows) =>
      rows
        .filter(
          (row) =>
            new Set(
              [...row.querySelectorAll('[download]')].map(
                (file) => file.getBoundingClientRect().top,
              ),
            ).size > 1,
        )
        .map((row) => row.textContent),
    );
    expect.soft(broken, `${prefix} ${width}`).toEqual([]);
  }
});

test('the note on demonstration keys is below the request', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const [request, note] = await Promise.all(
    [page.locator('[class*="callMore"]'), page.getByText(/demonstration keys/)].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(note!.y - request!.y - request!.height).toBeLessThan(24);
});

test('a tablet shows the explanation of a checked field beside it', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await page.goto('/check#example=at-codes');
  const row = page.locator('table', {hasText: 'Record 1'}).locator('tbody tr').first();
  // At once, because the page scrolls to its verdict.
  const [field, meaning] = await row.evaluate((line) =>
    ['th', 'td'].map(
      (cell) => line.querySelector(cell)!.getBoundingClientRect().toJSON() as DOMRect,
    ),
  );
  expect(meaning!.y).toBe(field!.y);
  expect(meaning!.x).toBeGreaterThanOrEqual(field!.x + field!.width);
});

test('a link to a heading ends just below the bar', async ({page}) => {
  await page.goto('/sign-de/outages#receipt');
  await hydrated(page);
  const heading = page.getByRole('heading', {name: 'What the receipt shows'});
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(90);
  expect((await heading.boundingBox())!.y).toBeGreaterThan(60);
});

for (const width of [1280, 768])
  test(`a link to an error code leads to its row, below a head that stays, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/api/kassensichv/v2#error/E_TSS_DEFECTIVE');
    await hydrated(page);
    const row = page.locator('tr', {has: page.getByText('E_TSS_DEFECTIVE', {exact: true})});
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute('data-landed');
    const head = page.locator('.apiref-scroll:has(tr[id]) th').first();
    await expect(head).toHaveCSS('position', 'sticky');
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([head.boundingBox(), row.boundingBox()]);
        return below!.y - (above!.y + above!.height);
      })
      .toBeGreaterThanOrEqual(-1);
    // Room between the rule and the names of the variants.
    const gap = await page
      .locator('.apiref-schema button:not([aria-expanded])', {hasText: 'ApiKeyCredentials'})
      .first()
      .evaluate((pill) => {
        const box = pill.parentElement!.parentElement!;
        return pill.getBoundingClientRect().top - box.getBoundingClientRect().top;
      });
    expect.soft(gap).toBeGreaterThanOrEqual(8);
  });

const qrCode = 'static/img/receipts/germany.svg';

test('a QR code is dark on white in both modes, with whole pixels per module', async ({page}) => {
  await page.goto('/de/sign-de/qr-code-validation');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const code = page.locator('.markdown > p > img');
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const [, modules] = /viewBox="\S+ \S+ (\d+)/.exec(readFileSync(qrCode, 'utf8')) ?? [];
  await expect(code).toHaveCSS('width', `${2 * Number(modules)}px`);
});

test('a press on an error leaves no outline, a key does', async ({page}) => {
  await page.goto('/api/kassensichv/v2#operation/createTss');
  await answering(page);
  const row = page.locator('.apiref-schema > div > div > button[aria-expanded]').first();
  await row.click();
  await expect(row).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(row).toHaveCSS('outline-width', '2px');
});

test('a deprecated version says so once, with its date', async ({page}) => {
  await page.goto('/api/sign-it/2024-10-31');
  const head = page.locator('main > header, .apiref-intro');
  await expect(head.getByText(/deprecated/i)).toHaveCount(1);
  await expect(page.locator('.apiref-deprecated')).toHaveCount(0);
  await expect(head.getByRole('note')).toContainText('Deprecated since 16 February 2026.');
  await expect(head.getByRole('note').getByRole('link')).toHaveText([
    'SIGN IT 2025-08-12',
    'Changes since 2024-10-31',
  ]);
  // The line of the link must not hide the underscores of a path.
  const linked = page.locator('main a:has(> code)').first();
  const offset = await linked.evaluate((link) => {
    const {textUnderlineOffset, fontSize} = getComputedStyle(link);
    return Number.parseFloat(textUnderlineOffset) / Number.parseFloat(fontSize);
  });
  expect.soft(offset).toBeCloseTo(0.35);
});

for (const {id} of locales)
  test(`the words of the navbar stay on one line at every width (${id})`, async ({page}) => {
    await page.goto(id === 'en' ? '/conventions' : `/${id}/conventions`);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [997, 1101, 1240, 1241, 1280, 1400, 1401, 1440]) {
      await page.setViewportSize({width, height: 800});
      const found = await page.locator('.navbar__inner').evaluate((bar, width) => {
        const parts = [...bar.querySelectorAll('.navbar__brand, .navbar__items > *')].filter(
          (part) => part.getClientRects().length > 0,
        );
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const words = [
          ...bar.querySelectorAll<HTMLElement>(
            '.navbar__items > .navbar__link, .navbar__items > .dropdown > .navbar__link',
          ),
        ];
        const second = parts.findIndex((part) => part.matches('.navbar__items--right > *'));
        const search = bar.querySelector('[class*="searchButtonText"]')!;
        return {
          tall: words.filter(({offsetHeight}) => offsetHeight > 40).map((word) => word.innerText),
          overlaps: boxes.filter((box, at) => at > 0 && box.left < (boxes[at - 1]?.right ?? 0) - 1)
            .length,
          right: Math.max(...boxes.map(({right}) => right)),
          isSplit: boxes[second]!.left - boxes[second - 1]!.right >= 15,
          cut: width > 1100 ? search.scrollWidth - search.clientWidth : 0,
        };
      }, width);
      expect
        .soft(found, `${width} px`)
        .toMatchObject({tall: [], overlaps: 0, isSplit: true, cut: 0});
      expect.soft(found.right).toBeLessThanOrEqual(width);
    }
  });

test('states of versions stay beside the links to their files', async ({page}) => {
  for (const [address, width] of [
    ['/api', 768],
    ['/fr/api', 1024],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.goto(address);
    const gaps = await page.locator('[class*="catalogueVersion_"]').evaluateAll((rows) =>
      rows.map(({children: [, states, files]}) => {
        const end = states?.lastElementChild?.getBoundingClientRect().right ?? 0;
        return files!.getBoundingClientRect().left - end;
      }),
    );
    expect(gaps.length, address).toBeGreaterThan(10);
    expect(Math.min(...gaps), address).toBeGreaterThan(0);
  }
});
