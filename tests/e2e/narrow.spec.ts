import type {Page} from '@playwright/test';
import {locales} from '../../src/data/locales';
import {answering, expect, hydrated, kinds, test} from './support/portal';

/** Every kind of page that exists in all languages. */
const SHARED = [
  ...Object.values(kinds),
  '/sign-es/integration_process',
  '/category/safe',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/compliance',
  '/blog/tags',
  '/blog/tags/changelog',
  '/api',
  '/api/sign-fr/2025-08-12',
  '/search',
  '/cookies',
  '/privacy',
  '/imprint',
  '/legal-notice',
  '/v2-roadmap',
  '/conventions',
  '/check',
  '/checklists',
  '/coming-from-another-provider',
  '/dates-ahead',
  '/errors',
  '/fines-and-retention',
  '/service-facts',
  '/time-and-clocks',
  '/downloads/logos-license-en',
  '/design',
];

/** Pages in only one language. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  en: ['/en/docs/glossary', '/en/faq', '/en/imprint'],
  de: ['/docs/glossar', '/impressum'],
};

test.use({viewport: {width: 320, height: 640}, allowErrors: [/404/]});

// WCAG 1.4.10: 1280 px at 400 % zoom.
for (const {id} of locales)
  test(`no kind of page scrolls sideways at 320 px (${id})`, async ({page}) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const path of [...SHARED, ...(OWN[id] ?? [])]) {
      await page.goto(id === 'en' ? path : `/${id}${path}`);
      await hydrated(page);
      const beyond = await page.evaluate(async () => {
        await document.fonts.ready;
        if (document.documentElement.scrollWidth <= 320) return [];
        return [...document.querySelectorAll('body *')]
          .filter(
            (element) =>
              element.children.length === 0 && element.getBoundingClientRect().right > 321,
          )
          .map(
            (element) =>
              `${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 40)}”`,
          );
      });
      if (beyond.length > 0) found.push(`${path}: ${beyond.slice(0, 5).join(', ')}`);
    }
    expect(found).toEqual([]);
  });

test('a definition and the buttons of an example fit a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/sign-at/receipt_data');
  await hydrated(page);
  await page.locator('dfn').first().focus();
  const definition = page.getByRole('tooltip').filter({visible: true});
  await expect(definition).toBeVisible();
  const box = await definition.boundingBox();
  expect.soft(box?.x).toBeGreaterThanOrEqual(0);
  expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);

  // The tabs scroll before the buttons, not below them.
  const example = page
    .locator('figure')
    .filter({has: page.getByRole('tablist')})
    .first();
  const tabs = await example.getByRole('tablist').boundingBox();
  const buttons = await example.locator('[class*="codeButtons"]').first().boundingBox();
  expect((tabs?.x ?? 0) + (tabs?.width ?? 0)).toBeLessThanOrEqual(buttons?.x ?? 0);
});

test('the answers to whether a page helped stay on one line', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/es/sign-es/introduction');
  await hydrated(page);
  const answers = ['Sí', 'No'].map((name) => page.getByRole('button', {name, exact: true}));
  const tops = await Promise.all(answers.map(async (answer) => (await answer.boundingBox())?.y));
  expect(tops[0]).toBe(tops[1]);
});

test('a table of two columns wraps its head instead of scrolling', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/sign-es/introduction');
  await hydrated(page);
  const table = page.locator('table', {hasText: 'Not obliged, or exempt in whole or in part'});
  const room = await table.evaluate(({parentElement}) => ({
    text: parentElement!.scrollWidth,
    frame: parentElement!.clientWidth,
  }));
  expect(room.text).toBeLessThanOrEqual(room.frame);
});

test('a table of two columns with long words is made of cards and fits', async ({page}) => {
  await page.goto('/sign-es/invoicecompliance_verifactu');
  const table = page.getByRole('group', {name: 'Table'}).filter({hasText: 'IDEmisorFactura'});
  expect(
    await table.evaluateAll((frames) =>
      frames.map((frame) => [
        frame.scrollWidth - frame.clientWidth,
        getComputedStyle(frame.querySelector('td')!).display,
      ]),
    ),
  ).toEqual([
    [0, 'block'],
    [0, 'block'],
  ]);
});

test('the head of two columns is above their cards', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/bonariumreceipt/introduction');
  const table = page.getByRole('group', {name: 'Table'}).filter({hasText: 'RECEIPT returns'});
  const head = table.locator('th').first();
  const [top, firstCard] = await Promise.all(
    [head, table.locator('td').first()].map(async (cell) => (await cell.boundingBox())!),
  );
  expect(top!.height).toBeGreaterThan(12);
  expect(top!.y + top!.height).toBeLessThanOrEqual(firstCard!.y);
});

test('the drawing of a resource with two states fits', async ({page}) => {
  await page.goto('/sign-de/clients-and-limits');
  const figure = page.locator('main figure:has(figcaption):has(svg[role=group])').first();
  await expect(figure.locator('svg[role=group]')).toBeVisible();
  await expect(figure.getByText('DEREGISTERED', {exact: true})).toBeVisible();
});

test('a row of forms that goes on fades, and the chosen form is clear of the fade', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/sign-at/receipt_data');
  await hydrated(page);
  const row = page.getByRole('tablist', {name: 'Form of the request'}).first();
  await expect(row).toHaveCSS('mask-image', /gradient/);
  for (const name of ['Python', 'Java']) {
    const tab = row.getByRole('tab', {name, exact: true});
    await tab.click();
    await expect
      .poll(() =>
        tab.evaluate((chosen) => {
          const {right} = chosen.parentElement!.getBoundingClientRect();
          return right - chosen.getBoundingClientRect().right;
        }),
      )
      .toBeGreaterThanOrEqual(48);
  }
});

test('the legend of the landing page has two columns in every language', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const {id} of locales) {
    await page.goto(id === 'en' ? '/' : `/${id}`);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const edges = await page
      .locator('ol[class*="legend"] li')
      .filter({visible: true})
      .evaluateAll((items) =>
        items.map((item) => ({
          left: Math.round(item.getBoundingClientRect().left),
          overflow: item.scrollWidth - item.clientWidth,
        })),
      );
    expect(new Set(edges.map(({left}) => left)).size).toBe(2);
    expect.soft(Math.max(...edges.map(({overflow}) => overflow)), id).toBe(0);
  }
});

test('the tables of stored values hold their words in every language', async ({page}) => {
  for (const width of [600, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const {id} of locales) {
      await page.goto(`${id === 'en' ? '' : `/${id}`}/privacy`);
      const cells = page.locator('main table :is(th, td)');
      expect(await cells.count()).toBeGreaterThan(9);
      const overflowing = await cells.evaluateAll((all) =>
        all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
      );
      expect.soft(overflowing, `${id} at ${width} px`).toEqual([]);
    }
  }
});

test('long names in the example of the landing page break after an underscore', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const name = page.locator('.code-name', {hasText: 'amounts_per_payment_type'}).first();
  const lines = await name.evaluate((element) => {
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        range.selectNodeContents(node);
        return range.getClientRects().length;
      });
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set([1]));
});

/** The code, headings and links of a page that break inside a word or a version. */
const findBroken = (page: Page, parts = 'main :is(code, h1, h2, h3, a)') =>
  page.locator(parts).evaluateAll((all) => {
    const middle = ({left, top, height}: DOMRect) => ({left, line: top + height / 2});
    const toBroken = (element: Element): string => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let text = '';
      let last: {left: number; line: number} | undefined;
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const [at, sign] of [...(node.textContent ?? '')].entries()) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = [...range.getClientRects()].at(-1);
          if (/\s/.test(sign)) text += sign;
          if (/\s/.test(sign) || !box || box.width === 0) continue;
          const here = middle(box);
          const isBroken = last && here.line - last.line > 6 && here.left < last.left;
          if (isBroken && /[a-z\d]$/i.test(text) && /[a-z\d]/i.test(sign)) text += '⏎';
          if (isBroken && /\d{4}-(?:\d\d-)?$/.test(text) && /\d/.test(sign)) text += '⏎';
          text += sign;
          last = here;
        }
      return text;
    };
    return all
      .filter((element) => !element.closest('pre, nav, [hidden]') && !element.querySelector('p'))
      .map(toBroken)
      .filter((text) => text.includes('⏎'));
  });

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  for (const address of [
    '/api/dsfinvk/v1',
    '/api/sign-it/changes/2024-10-31...2025-08-12',
    '/api/kassensichv/changes/v1...v2',
    '/sign-de/introduction',
    '/dsfinvk/exports',
  ])
    test(`${address} breaks paths, names and versions between their parts only`, async ({page}) => {
      await page.goto(address);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await findBroken(page)).toEqual([]);
    });

  test('an operation of the list is one target, with its method beside the path', async ({
    page,
  }) => {
    await page.goto('/api/dsfinvk/v1');
    await hydrated(page);
    const row = page.locator('.apiref-operations tr', {hasText: 'Retrieve a VAT definition'});
    const link = row.getByRole('link');
    const [method, path, name] = await Promise.all(
      [row.locator('.apiref-method'), row.locator('code'), link].map((part) => part.boundingBox()),
    );
    expect.soft(Math.abs(method!.y - path!.y)).toBeLessThan(6);
    expect.soft(name!.y).toBeGreaterThanOrEqual(path!.y + path!.height);
    const {height} = (await row.boundingBox())!;
    expect.soft(height).toBeGreaterThanOrEqual(44);
    await row.click({position: {x: 4, y: height - 4}});
    await expect(page).toHaveURL(/retrieveVatDefinition$/);
  });

  test('each line of a field’s name and type begins at the same edge', async ({page}) => {
    await page.goto('/api/kassensichv/v2#operation/upsertTransaction');
    await answering(page);
    const fields = page.locator('[data-apiref-island="upsertTransaction"]').first();
    await fields.getByRole('button', {name: 'Expand all'}).first().click();
    await expect(fields.getByRole('button', {name: 'Collapse all'})).toBeVisible();
    const shifted = await fields.locator('tr > td:not([colspan])').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const parts = cell.querySelectorAll(
          ':scope > div:not(:has(div)), .property-name, :scope > div > div:first-child :is(span, button)',
        );
        const boxes = [...parts]
          .flatMap((part) => [...part.getClientRects()])
          .filter(({width}) => width > 0);
        const starts = new Map<number, number>();
        for (const {left, top, bottom} of boxes) {
          const line = [...starts.keys()].find((y) => y > top && y < bottom) ?? (top + bottom) / 2;
          starts.set(line, Math.min(left, starts.get(line) ?? left));
        }
        const [first = 0] = starts.values();
        return [...starts.values()].some((start) => Math.abs(start - first) > 1)
          ? `${cell.textContent} ${[...starts.values()].join(' ')}`
          : [];
      }),
    );
    expect(shifted).toEqual([]);
  });

  test('no code has to be scrolled sideways, and its buttons cover nothing', async ({page}) => {
    for (const address of [
      '/sign-de/introduction',
      '/sign-de/outages',
      '/sign-at/outages',
      '/',
      '/api/rksv/v1',
    ]) {
      await page.goto(address);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const code = await page
        .locator('.theme-code-block pre, [class*="callLines"] pre, .apiref-code')
        .evaluateAll((blocks) =>
          blocks.map((block) => {
            const frame = block.closest('[data-lines], pre')!;
            const button = block
              .parentElement!.querySelector('[class*="codeButtons"] button')
              ?.getBoundingClientRect();
            const range = document.createRange();
            range.selectNodeContents(block);
            const covered = [...range.getClientRects()].filter(
              ({left, right, top, bottom}) =>
                button &&
                right - left < 300 &&
                Math.min(right, button.right) - Math.max(left, button.left) > 1 &&
                Math.min(bottom, button.bottom) - Math.max(top, button.top) > 1,
            );
            return {hidden: frame.scrollWidth - frame.clientWidth, covered: covered.length};
          }),
        );
      expect(code.length, address).toBeGreaterThan(1);
      expect(
        code.filter(({hidden, covered}) => hidden > 1 || covered > 0),
        address,
      ).toEqual([]);
    }
  });

  test('the head of a guide is short, and the pages before and after are one below the other', async ({
    page,
  }) => {
    await page.goto('/sign-es/integration_process');
    await hydrated(page);
    const facts = page.getByText(/^Facts checked on/);
    const copy = page.getByRole('button', {name: 'Copy page'});
    const [text, button] = await Promise.all([facts.boundingBox(), copy.boundingBox()]);
    expect
      .soft(Math.abs(text!.y + text!.height / 2 - button!.y - button!.height / 2))
      .toBeLessThan(4);
    await expect.soft(page.locator('.breadcrumbs__item').last()).toBeHidden();
    const places = await page
      .locator('.pagination-nav__link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    expect.soft(new Set(places).size).toBe(1);
  });

  test('pages of all kinds begin at the same edge, and breadcrumbs end with a name', async ({
    page,
  }) => {
    const edges: Record<string, number> = {};
    for (const address of [
      ...Object.values(kinds).filter((address) => address !== kinds.missing),
      '/api',
      '/api/sign-it/changes/2024-10-31...2025-08-12',
      '/category/safe',
      '/check',
      '/en/faq',
      '/errors',
    ]) {
      await page.goto(address);
      const box = await page.getByRole('heading', {level: 1}).boundingBox();
      edges[address] = Math.round(box!.x);
    }
    expect.soft(new Set(Object.values(edges)), JSON.stringify(edges)).toEqual(new Set([20]));
    await page.goto('/sign-de/introduction');
    const ends = await page
      .locator('.breadcrumbs__item')
      .filter({visible: true})
      .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::after').display));
    expect(ends.at(-1)).toBe('none');
  });

  test('the ways in and the legend of the landing page keep their words whole', async ({page}) => {
    for (const {id} of locales) {
      await page.goto(id === 'en' ? '/' : `/${id}`);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const heights = await page
        .locator('[class*="heroActions"] > *')
        .evaluateAll((ways) => ways.map((way) => Math.round(way.getBoundingClientRect().height)));
      expect.soft(heights, id).toEqual([44, 44]);
      expect.soft(await findBroken(page, '[class*="legend"] a'), id).toEqual([]);
    }
  });

  test('the facts of a guide and its buttons share a row in every language', async ({page}) => {
    for (const {id} of locales) {
      await page.goto(`${id === 'en' ? '' : `/${id}`}/sign-de/process-data`);
      await hydrated(page);
      const [facts, buttons] = await Promise.all(
        [page.locator('[class*="pageFacts"]'), page.locator('[class*="pageActionsButtons"]')].map(
          (part) => part.boundingBox(),
        ),
      );
      // The breadcrumbs have it.
      await expect.soft(page.locator('[class*="pageSection"]'), id).toBeHidden();
      expect.soft(facts!.height - buttons!.height, id).toBeLessThan(8);
      expect.soft(await findBroken(page, '[class*="pageFactTexts"] > :last-child'), id).toEqual([]);
      expect.soft(buttons!.x + buttons!.width, id).toBeLessThanOrEqual(341);
    }
  });

  test('a fact that begins a line has no dot, and none is left at the end of the line above', async ({
    page,
  }) => {
    await page.goto('/de/sign-de/outages');
    await hydrated(page);
    const facts = page.locator('[class*="pageFactTexts"]');
    const {edge, gap, text} = await facts.evaluate((all) => {
      const last = all.querySelector('p:last-child')!;
      const range = document.createRange();
      range.selectNodeContents(last);
      return {
        edge: all.getBoundingClientRect().left,
        gap: parseFloat(getComputedStyle(last, '::before').marginInlineStart),
        text: range.getBoundingClientRect().left,
      };
    });
    expect(text).toBeCloseTo(edge, 0);
    expect(gap).toBeLessThan(-4);
    await expect(facts).toHaveCSS('overflow', 'clip');
  });

  test('each line of a fact begins at the edge', async ({page}) => {
    await page.setViewportSize({width: 320, height: 740});
    for (const address of ['/es/sign-es/glosario', '/de/sign-at/glossary']) {
      await page.goto(address);
      await hydrated(page);
      const {edge, lines} = await page.locator('[class*="pageFactTexts"]').evaluate((all) => {
        const range = document.createRange();
        range.selectNodeContents(all.querySelector('p:last-child')!);
        return {
          edge: all.getBoundingClientRect().left,
          lines: [...range.getClientRects()].map(({left}) => left),
        };
      });
      expect(lines.length).toBeGreaterThan(1);
      expect(Math.min(...lines)).toBeGreaterThanOrEqual(edge - 0.5);
    }
  });

  test('the tables of fines begin their columns at one edge', async ({page}) => {
    await page.goto('/fines-and-retention');
    await hydrated(page);
    const starts = await page
      .locator('table:not(:has([data-label])) th:nth-child(2)')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left));
    expect(starts.length).toBeGreaterThan(4);
    expect(new Set(starts).size).toBe(1);
  });

  test('the numbers of changes share a row, and changes begin where their note does', async ({
    page,
  }) => {
    for (const {id} of locales) {
      const prefix = id === 'en' ? '' : `/${id}`;
      await page.goto(`${prefix}/api/kassensichv/changes/v1...v2`);
      const tops = await page
        .locator('[class*="changesCounts"] li')
        .evaluateAll((counts) => counts.map((count) => count.getBoundingClientRect().top));
      expect.soft(tops, id).toHaveLength(3);
      expect.soft(new Set(tops).size, id).toBe(1);
      expect.soft(await findBroken(page, '[class*="changesCounts"] a'), id).toEqual([]);
    }
    await page.goto('/api/kassensichv/changes/v1...v2');
    const group = page.locator('[class*="changeGroup"]').filter({has: page.locator('table')});
    const starts = await group
      .first()
      .locator('p, tbody a, [scope="row"]')
      .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().left)));
    expect(new Set(starts).size).toBe(1);
  });

  test('the texts of a cookie have labels', async ({page}) => {
    await page.goto('/cookies');
    const labels = await page
      .locator('tbody tr')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(labels).toEqual(['"What for"', '"How long"']);
  });

  test('a checked field and its explanation begin at one edge', async ({page}) => {
    await page.goto('/check#example=at-codes');
    const row = page.locator('tbody tr').first();
    const starts = await row.locator('> th, > td').evaluateAll((cells) =>
      cells.slice(0, 2).map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return Math.round(text.getBoundingClientRect().left);
      }),
    );
    expect(new Set(starts).size).toBe(1);
  });

  test('the facts of a post and its buttons share a row', async ({page}) => {
    await page.goto(kinds.post);
    await hydrated(page);
    const [facts, buttons] = await Promise.all(
      [page.locator('[class*="postFacts"]'), page.locator('[class*="pageActionsButtons"]')].map(
        (part) => part.boundingBox(),
      ),
    );
    expect(buttons!.y).toBeLessThan(facts!.y + facts!.height);
    expect(buttons!.x).toBeGreaterThanOrEqual(facts!.x + facts!.width);
  });

  test('long pages can be opened by part, also those of few parts with many sections', async ({
    page,
  }) => {
    for (const [address, name, part] of [
      ['/errors', /^429/, '#status-429'],
      ['/checklists', 'France', '#go-live-fr'],
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await page.getByRole('button', {name: 'On this page'}).click();
      const link = page.locator('main').getByRole('link', {name}).first();
      // While the list unfolds, the browser can scroll within it and press a link that then moves.
      await expect(link).toBeInViewport({ratio: 1});
      await link.click();
      await expect(page.locator(part)).toBeInViewport();
    }
  });

  test('all countries of the quick start are in view in every language', async ({page}) => {
    for (const {id} of locales) {
      await page.goto(id === 'en' ? '/quick-start' : `/${id}/quick-start`);
      await hydrated(page);
      const choices = page
        .getByRole('group')
        .filter({has: page.getByRole('radio')})
        .first();
      for (const choice of await choices.locator('label').all())
        await expect.soft(choice, id).toBeInViewport({ratio: 1});
      await expect.soft(page.getByRole('heading', {level: 1}), id).toBeInViewport();
    }
  });

  test('the buttons of a page without facts begin below its title', async ({page}) => {
    for (const address of ['/legal-notice', '/check'])
      for (const width of [360, 1440]) {
        await page.setViewportSize({width, height: 740});
        await page.goto(address);
        await hydrated(page);
        const [title, buttons] = await Promise.all(
          [
            page.getByRole('heading', {level: 1}),
            page.locator('[class*="pageActionsButtons"]'),
          ].map((part) => part.boundingBox()),
        );
        expect.soft(buttons!.x, `${address} at ${width} px`).toBe(title!.x);
      }
  });

  test('the list of ways to use a page stays on the screen', async ({page}) => {
    for (const address of [kinds.guide, kinds.post, '/check']) {
      await page.goto(address);
      await hydrated(page);
      await page.locator('summary', {hasText: 'More ways to use this page'}).click();
      const link = page.getByRole('link', {name: 'View as Markdown'});
      await expect.soft(link, address).toBeInViewport({ratio: 1});
    }
  });

  test('the first screen has the first fine, and the landing page’s two ways in', async ({
    page,
  }) => {
    await page.goto('/fines-and-retention');
    await hydrated(page);
    await expect.soft(page.getByRole('cell', {name: /€25,000/}).first()).toBeInViewport();
    await page.goto('/');
    await hydrated(page);
    const ways = page.locator('main').locator('a:text("Quick start"), button:text("Search docs")');
    await expect.soft(ways).toHaveCount(2);
    const tops = await ways.evaluateAll((all) =>
      all.map((way) => Math.round(way.getBoundingClientRect().top)),
    );
    expect.soft(new Set(tops).size).toBe(1);
  });
});
