import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {locales} from '../../src/data/locales';
import {search} from '../../src/data/search';
import {site} from '../../src/data/site';
import {expectNoViolations} from './support/axe';
import {
  expect,
  goDark,
  hold,
  hydrated,
  kinds,
  networkIdle,
  stopClock,
  test,
} from './support/portal';
import {dialog, field, find, hits, openSearch} from './support/search';

test.use({allowErrors: [/404|Failed to load resource/], contextOptions: {reducedMotion: 'reduce'}});

const NOTHING = 'xqxqxqzz';
const INDEX = '**/search-index/**';
const button = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search docs'});
const readList = (page: Page, name: 'RECENT' | 'FAVORITE') =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[],
    `__DOCSEARCH_${name}_SEARCHES__${site.slug}`,
  );

const title = (page: Page) => page.locator('main h1');

/** Opens the selected hit and waits for its page. The address changes first, then the page. */
async function openChosen(page: Page): Promise<void> {
  const left = (await title(page).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(title(page)).not.toHaveText(left);
  await expect(dialog(page)).toHaveCount(0);
}

test.describe('opening and closing', () => {
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`${keys} opens it, Escape closes it, the button has the focus`, async ({page}) => {
      await page.goto(kinds.guide);
      await hydrated(page);
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(dialog(page)).toHaveAccessibleName('Search');
      await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  }

  test('the button opens it, and has the focus again when it closes', async ({page}) => {
    await page.goto(kinds.landing);
    await hydrated(page);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await dialog(page).getByRole('button', {name: 'Close'}).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a press outside closes it', async ({page}) => {
    await openSearch(page);
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the focus returns to its previous element, and a slash typed in a field is text', async ({
    page,
  }) => {
    await page.goto(kinds.landing);
    await hydrated(page);
    const name = page.getByRole('textbox', {name: 'First name'});
    await name.focus();
    await page.keyboard.type('a/b');
    await expect(name).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(name).toBeFocused();
  });

  test('begins with the selected text, cut to 64 characters', async ({page}) => {
    await page.goto(kinds.guide);
    await hydrated(page);
    const text = await page.evaluate(() => {
      const paragraph = document.querySelector('.markdown > p')!;
      getSelection()!.selectAllChildren(paragraph);
      return String(getSelection()).trim();
    });
    expect(text.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue(text.slice(0, 64));
  });

  test('accepts no more than 64 characters', async ({page}) => {
    await openSearch(page);
    await page.keyboard.insertText('a');
    await page.keyboard.type('b'.repeat(80));
    await expect(field(page)).toHaveValue(`a${'b'.repeat(63)}`);
  });

  test('characters typed while it loads count', async ({page}) => {
    await page.goto(kinds.guide);
    await hydrated(page);
    const release = await hold(page, '**/assets/js/**');
    await page.keyboard.press('/');
    await page.keyboard.type('sig');
    release();
    // Typing continues while the dialog appears. No letter is lost between the page and the field.
    await page.keyboard.type('nature of a receipt');
    await expect(field(page)).toHaveValue('signature of a receipt');
  });

  const NEXT = [
    {of: 'of the section', bar: 'Docs sidebar', link: 'QR code', address: /qr-code/},
    {of: 'of another kind', bar: 'Main', link: 'Blog', address: /\/blog$/},
  ];
  for (const {of, bar, link, address} of NEXT) {
    test(`opened while the next page ${of} is on its way, it stays when that comes`, async ({
      page,
    }) => {
      await openSearch(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      const release = await hold(page, '**/assets/js/*.js');
      const before = (await title(page).textContent()) ?? '';
      await page
        .getByRole('navigation', {name: bar})
        .getByRole('link', {name: link})
        .first()
        .click();
      await expect(page).toHaveURL(address);
      await page.keyboard.press('Control+k');
      await field(page).fill('receipt');
      await expect(title(page)).toHaveText(before);
      release();
      await expect(title(page)).not.toHaveText(before);
      await expect(field(page)).toHaveValue('receipt');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('nav :focus')).toBeVisible();
    });
  }

  test('the browser’s back button closes it', async ({page}) => {
    await page.goto(kinds.page);
    await hydrated(page);
    const start = (await title(page).textContent()) ?? '';
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(title(page)).toHaveText(start);
    await page.goForward();
    await expect(title(page)).not.toHaveText(start);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('none of it loads before a reader uses it, and then only from this host', async ({page}) => {
  const bodies: {readonly url: string; readonly isDialog: boolean}[] = [];
  page.on('response', (response) => {
    if (!/\/assets\/js\//.test(response.url())) return;
    void response
      .text()
      .then((text) =>
        bodies.push({url: response.url(), isDialog: text.includes('DocSearch-Modal')}),
      )
      .catch(() => undefined);
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(kinds.guide);
  await hydrated(page);
  await networkIdle(page);
  expect(bodies.filter(({isDialog}) => isDialog)).toEqual([]);
  expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
  await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
  await button(page).hover();
  await expect.poll(() => bodies.filter(({isDialog}) => isDialog).length).toBe(1);
  await expect
    .poll(() => asked.filter((url) => url.includes('search-index')).length)
    .toBeGreaterThan(0);
  await openSearch(page);
  await expect(dialog(page).getByText('Algolia')).toHaveCount(0);
  await expect(dialog(page).getByRole('img', {name: 'Algolia'})).toHaveCount(0);
  await expect(dialog(page).locator('.DocSearch-Logo svg')).toHaveCount(0);
});

test.describe('results', () => {
  test('come in groups of at most five, at most twenty in total, and are announced', async ({
    page,
  }) => {
    await openSearch(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await find(page, 'signature');
    const groups = await dialog(page).getByRole('tree').all();
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      expect(await group.getByRole('treeitem').count()).toBeLessThanOrEqual(search.hitsPerGroup);
      await expect(group).toHaveAccessibleName(/./);
    }
    expect(await hits(page).count()).toBeLessThanOrEqual(search.hitsPerPage);
    const [, count = ''] =
      /^(\d+) results for “signature”$/.exec(
        (await dialog(page).getByRole('status').textContent()) ?? '',
      ) ?? [];
    expect(Number(count)).toBeGreaterThan(search.hitsPerPage);
    await dialog(page)
      .getByRole('link', {name: `See all ${count} results`})
      .click();
    await expect(page).toHaveURL('/search?q=signature');
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      page.getByRole('heading', {level: 1, name: 'Search results for “signature”'}),
    ).toBeVisible();
  });

  test('lead to a row, which alone is marked', async ({page}) => {
    const row = (id: string): Locator => page.locator(`:has(> [id="${id}"])`);
    const unmarked = ['background-color', 'rgba(0, 0, 0, 0)'] as const;
    for (const [from, query, id] of [
      [kinds.landing, 'retention austria', 'retention-at'],
      ['/errors#E_TSS_DEFECTIVE', 'E_TSS_LOCKED', 'E_TSS_LOCKED'],
    ] as const) {
      await openSearch(page, from);
      await find(page, query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(row(id)).not.toHaveCSS(...unmarked);
    }
    await expect(row('E_TSS_DEFECTIVE')).toHaveCSS(...unmarked);
  });

  for (const [width, words] of [
    [1440, search.snippetWords],
    [768, search.snippetWordsNarrow],
  ] as const) {
    test(`show ${words} words at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await openSearch(page, kinds.landing);
      await find(page, 'receipt printed without signature');
      const texts = await dialog(page).locator('.DocSearch-Hit-title').allTextContents();
      // Headings are shown whole, and code has different word boundaries.
      const sentences = texts.filter((text) => /^…[\p{L}\s,.]+…?$/u.test(text));
      const counts = sentences.map((text) => text.replaceAll('…', ' ').trim().split(/\s+/).length);
      expect(Math.max(...counts)).toBeLessThanOrEqual(words);
      expect(Math.max(...counts)).toBeGreaterThan(words - 3);
    });
  }

  test('arrows move through them; Enter opens one', async ({page}) => {
    await openSearch(page);
    await find(page, 'signature');
    const selected = dialog(page).locator('[aria-selected="true"]');
    await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toHaveCount(1);
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await selected.getAttribute('id'),
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    const address = await hits(page).nth(0).getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address!);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('open on a press, at their position on the page', async ({page}) => {
    await openSearch(page);
    await find(page, 'signature');
    const link = hits(page).nth(1).getByRole('link');
    const address = await link.getAttribute('href');
    await hits(page).nth(1).click();
    await expect(page).toHaveURL(address!);
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    test(`${keys} opens a hit in another tab`, async ({page, context}) => {
      await openSearch(page);
      await find(page, 'signature');
      const address = await hits(page).nth(0).getByRole('link').getAttribute('href');
      const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
      await expect(other).toHaveURL(address!);
      await expect(page).toHaveURL(kinds.guide);
      await expect(dialog(page)).toBeVisible();
    });
  }

  test('Tab leaves the field; the focus stays in the dialog', async ({page}) => {
    await openSearch(page);
    await find(page, 'signature');
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', {name: 'Clear the query'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('link', {name: /^See all/})).toBeFocused();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('.portal-search') !== null,
        ),
      ).toBe(true);
    }
    await field(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page).getByRole('button', {name: /^in SIGN DE/})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page).getByRole('link', {name: /^See all/})).toBeFocused();
  });

  test('clear with the button', async ({page}) => {
    await openSearch(page);
    await find(page, 'signature');
    await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });
});

test.describe('recent and favourite searches', () => {
  const hit = (name: string): object => ({
    objectID: name,
    url: `/quick-start#${name}`,
    type: 'lvl2',
    content: null,
    hierarchy: {
      lvl0: 'Guides',
      lvl1: 'Quick start',
      lvl2: name,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  });
  const seed = (page: Page, recent: readonly string[], favourites: readonly string[]) =>
    page.addInitScript(
      ([slug, one, other]) => {
        if (localStorage.getItem('seeded')) return;
        localStorage.setItem('seeded', '1');
        localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${slug}`, one!);
        localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${slug}`, other!);
      },
      [site.slug, JSON.stringify(recent.map(hit)), JSON.stringify(favourites.map(hit))],
    );
  const row = (page: Page, name: string) => hits(page).filter({hasText: name});

  test('an opened hit is remembered, without highlights; it becomes a favorite and can be removed', async ({
    page,
  }) => {
    await openSearch(page);
    await find(page, 'signature');
    const name = await hits(page).nth(0).locator('.DocSearch-Hit-title').textContent();
    await openChosen(page);
    const [stored = {}] = await readList(page, 'RECENT');
    expect(Object.keys(stored)).not.toContain('_highlightResult');
    expect(Object.keys(stored)).not.toContain('_snippetResult');
    expect(JSON.stringify(stored)).not.toContain('<mark>');
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByText('Recent', {exact: true})).toBeVisible();
    await expect(hits(page)).toHaveCount(1);
    await expect(hits(page)).toContainText(name!.replaceAll('…', '').trim().slice(0, 12));
    await dialog(page).getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog(page).getByText('Favourites', {exact: true})).toBeVisible();
    expect(await readList(page, 'RECENT')).toEqual([]);
    expect(await readList(page, 'FAVORITE')).toHaveLength(1);
    await dialog(page).getByRole('button', {name: 'Remove this search from favourites'}).click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    expect(await readList(page, 'FAVORITE')).toEqual([]);
  });

  test('an opened text is remembered by its heading', async ({page}) => {
    await openSearch(page);
    // Words that occur together in only one heading.
    await find(page, 'tss outage');
    const text = hits(page).filter({has: page.locator('svg path[d^="M17 5H3"]')});
    const address = await text.first().getByRole('link').getAttribute('href');
    await text.first().click();
    await expect(page).toHaveURL(address!);
    expect(await readList(page, 'RECENT')).toHaveLength(1);
  });

  test('seven are kept, four with a favorite', async ({page}) => {
    const names = Array.from({length: 9}, (_, index) => `part-${index}`);
    await seed(page, names, []);
    await openSearch(page);
    await expect(hits(page)).toHaveCount(search.recentSearches);
    await row(page, 'part-6').getByRole('button', {name: 'Save this search'}).click();
    // It moves first, and then is a favorite.
    await expect(dialog(page).getByText('Favourites', {exact: true})).toBeVisible();
    await expect(hits(page)).toHaveCount(search.recentSearchesBesideFavourites + 1);
    await expect(hits(page)).toContainText(['part-0', 'part-1', 'part-2', 'part-3', 'part-6']);
    // The keyboard stays in the field and moves through the list.
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/quick-start#part-6');
    await page.keyboard.press('Control+k');
    await expect(hits(page)).toHaveCount(search.recentSearchesBesideFavourites + 1);
  });

  test('the first favorite leaves the field empty, whatever was selected on the page', async ({
    page,
  }) => {
    await seed(page, ['one', 'two'], []);
    await page.goto(kinds.guide);
    await hydrated(page);
    await page.evaluate(() =>
      getSelection()!.selectAllChildren(document.querySelector('main h1')!),
    );
    await page.keyboard.press('Control+k');
    await expect(field(page)).not.toHaveValue('');
    await field(page).fill('');
    await row(page, 'one').getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog(page).getByText('Favourites', {exact: true})).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(hits(page)).toContainText(['two', 'one']);
  });

  test('ten favorites are kept', async ({page}) => {
    await seed(
      page,
      ['new'],
      Array.from({length: 12}, (_, index) => `part-${index}`),
    );
    await openSearch(page);
    await expect(hits(page)).toHaveCount(1 + search.favouriteSearches);
    await row(page, 'new').getByRole('button', {name: 'Save this search'}).click();
    await expect(hits(page)).toHaveCount(search.favouriteSearches);
    await expect
      .poll(async () => (await readList(page, 'FAVORITE')).map(({objectID}) => objectID))
      .toEqual(['new', ...Array.from({length: 9}, (_, index) => `part-${index}`)]);
  });

  test('one is removed from the history', async ({page}) => {
    await seed(page, ['one', 'two'], []);
    await openSearch(page);
    await row(page, 'one').getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(hits(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/quick-start#two');
  });

  test('garbage in the browser’s storage does no harm', async ({page}) => {
    await page.addInitScript((slug) => {
      localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${slug}`, '[null,{"objectID":"a"},');
      localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${slug}`, '"x"');
    }, site.slug);
    await openSearch(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await find(page, 'signature');
  });

  test('if storage is blocked, search works and remembers nothing', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await openSearch(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await find(page, 'signature');
    const address = await hits(page).nth(0).getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address!);
  });
});

test.describe('recent and favorite searches of another language', () => {
  const stored = (url: string, name: string): object => ({
    objectID: `${url}~1.0`,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0: 'Guides',
      lvl1: name,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  });
  const ENGLISH = [
    stored('/sign-de/introduction#sources', 'Shared guide'),
    stored('/de/sign-de/introduction#sources', 'Shared guide'),
    stored('/en/faq#webhooks', 'Questions'),
    stored('/en/imprint', 'Imprint'),
    stored('/de/docs/guides/haendler-szenario', 'Händler'),
    stored('/en/docs/glossary', 'Glossary'),
  ];
  test.beforeEach(async ({page}) => {
    await page.addInitScript(
      ([slug, list]) => {
        if (localStorage.getItem('seeded')) return;
        localStorage.setItem('seeded', '1');
        localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${slug}`, list!);
      },
      [site.slug, JSON.stringify(ENGLISH)],
    );
  });
  /** Opens the list in a language and returns the row with a name. */
  async function openList(page: Page, address: string, name: string) {
    await openSearch(page, address);
    return hits(page).filter({hasText: name});
  }
  /** Moves down with the arrow key to a row of the list. */
  async function choose(page: Page, row: Locator): Promise<void> {
    const place = (await hits(page).allTextContents()).indexOf((await row.textContent())!);
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
    await expect(row).toHaveAttribute('aria-selected', 'true');
  }
  const CASES = [
    {at: '/de/', name: 'Shared guide', to: '/de/sign-de/introduction#sources', why: 'has the page'},
    {at: '/', name: 'Shared guide', to: '/sign-de/introduction#sources', why: 'has the page'},
    {at: '/de/', name: 'Questions', to: '/en/faq#webhooks', why: 'lacks the page'},
    {at: '/de/', name: 'Imprint', to: '/de/impressum', why: 'has its pair'},
    {at: '/', name: 'Händler', to: '/de/docs/guides/haendler-szenario', why: 'lacks the page'},
    {at: '/de/', name: 'Glossary', to: '/de/docs/glossar', why: 'has its pair'},
  ] as const;
  for (const {at, name, to, why} of CASES) {
    for (const way of ['a press', 'Enter'] as const) {
      test(`${name} opens from ${at}, which ${why}, by ${way}`, async ({page}) => {
        const row = await openList(page, at, name);
        await expect(row).toHaveCount(1);
        await expect(row.getByRole('link')).toHaveAttribute('href', to);
        if (way === 'a press') await row.click();
        else {
          await choose(page, row);
          await page.keyboard.press('Enter');
        }
        await expect(page).toHaveURL(to);
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          to.startsWith('/de/') ? 'de' : 'en',
        );
        await expect(title(page)).toBeVisible();
        await expect(page.getByText(/Receipt not found|Beleg nicht gefunden/)).toHaveCount(0);
        await expect(dialog(page)).toHaveCount(0);
      });
    }
  }

  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    test(`${keys} opens a hit in another tab, in its language`, async ({page, context}) => {
      const row = await openList(page, '/de/', 'Shared guide');
      await choose(page, row);
      const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
      await expect(other).toHaveURL('/de/sign-de/introduction#sources');
      await expect(dialog(page)).toBeVisible();
    });
  }

  test('a page opened in two languages is remembered once', async ({page}) => {
    await openSearch(page, '/blog');
    await find(page, 'tss states');
    const address = (await hits(page).first().getByRole('link').getAttribute('href'))!;
    await openChosen(page);
    await openSearch(page, '/de/blog');
    const first = hits(page).first().getByRole('link');
    await expect(first).toHaveAttribute('href', `/de${address}`);
    const count = await hits(page).count();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/de${address}`);
    await page.keyboard.press('Control+k');
    await expect(first).toHaveAttribute('href', `/de${address}`);
    await expect(hits(page)).toHaveCount(count);
  });
});

test('without results, it says so, suggests at most three searches, and links to the support', async ({
  page,
}) => {
  await openSearch(page);
  await find(page, 'receipt');
  await field(page).fill(NOTHING);
  await expect(dialog(page).getByText(`No results for "${NOTHING}"`).first()).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText(`No results for "${NOTHING}"`);
  await expect(dialog(page).getByText('Try searching for:')).toBeVisible();
  const suggestions = dialog(page).locator('.DocSearch-Prefill:visible');
  expect(await suggestions.count()).toBeGreaterThan(0);
  expect(await suggestions.count()).toBeLessThanOrEqual(search.suggestions);
  expect(await suggestions.allTextContents()).not.toContain('Other pages');
  await expect(
    dialog(page).getByText('Believe this query should return results? Let us know.'),
  ).toBeVisible();
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    `${site.links.support}?search=${NOTHING}`,
  );
  const suggestion = await suggestions.first().textContent();
  await suggestions.first().click();
  await expect(field(page)).toHaveValue(`${suggestion!.toLowerCase()} `);
  await expect(hits(page).first()).toBeVisible();
});

test.describe('when the network fails', () => {
  test('it says so, and the next keystroke finds again', async ({page, context}) => {
    await context.route(INDEX, (route) => route.abort());
    await openSearch(page);
    await field(page).fill('signat');
    await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await expect(
      dialog(page).getByText('You might want to check your network connection.', {exact: true}),
    ).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(
      'Unable to fetch results. You might want to check your network connection.',
    );
    await context.unroute(INDEX);
    await find(page, 'signature');
    await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toHaveCount(0);
  });

  test('a late error does not affect the next query', async ({page, context}) => {
    const waiting: (() => void)[] = [];
    await context.route(INDEX, async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.abort();
    });
    await openSearch(page);
    await field(page).fill('signature');
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await field(page).fill('');
    for (const release of waiting) release();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Errored')).toHaveCount(0);
  });

  test('a stalled answer shows that it is pending', async ({page, context}) => {
    const release = await hold(context, INDEX);
    await openSearch(page);
    await field(page).fill('signature');
    await expect(
      page.locator('.DocSearch-Container--Stalled .DocSearch-LoadingIndicator'),
    ).toBeVisible();
    await expect(dialog(page).getByText('No recent searches')).toBeHidden();
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  });

  test('a dialog that does not load leads to the results page', async ({page}) => {
    await page.goto(kinds.guide);
    await hydrated(page);
    await networkIdle(page);
    await page.route('**/assets/js/**', (route) =>
      route.request().frame().url().includes('/search') ? route.continue() : route.abort(),
    );
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/search');
  });

  test('a dialog that does not load does not redirect a reader who has navigated away', async ({
    page,
  }) => {
    await page.goto(kinds.blog);
    await hydrated(page);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Quick Start'})
      .click();
    await expect(title(page)).toHaveText('Quick start');
    await page.goBack();
    await expect(title(page)).toHaveText('News for developers');
    await networkIdle(page);
    await page.route('**/assets/js/**', (route) => route.abort());
    // The start page shows whether the site is reachable at all.
    const isStart = (address: string): boolean => new URL(address).pathname === '/';
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      (url) => isStart(url.href),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    const asked = page.waitForRequest((request) => isStart(request.url()));
    const answered = page.waitForEvent('requestfinished', (request) => isStart(request.url()));
    await page.keyboard.press('Control+k');
    await asked;
    await page.goForward();
    await expect(title(page)).toHaveText('Quick start');
    release();
    await answered;
    await networkIdle(page);
    expect(await page.evaluate(() => window.location.pathname)).toBe('/quick-start');
    await expect(title(page)).toHaveText('Quick start');
  });
});

const INPUTS = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'שלום عربى',
  '😀'.repeat(40),
  '%',
  '\\',
  '   ',
  'constructor',
  '__proto__',
  "l'API",
];

test('any query gets an answer', async ({page}) => {
  await openSearch(page);
  for (const input of INPUTS) {
    await field(page).fill(input);
    await expect(
      dialog(page).locator('.DocSearch-Hit, .DocSearch-NoResults, .DocSearch-StartScreen').first(),
    ).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Errored')).toHaveCount(0);
  }
  await expect(dialog(page).locator('img, script')).toHaveCount(0);
});

test.describe('the empty search', () => {
  const chip = (page: Page) => dialog(page).getByRole('button', {name: /^in SIGN DE/});
  const first = (page: Page) => hits(page).first().getByRole('link');
  const suggestions = (page: Page) => dialog(page).getByRole('navigation', {name: 'Suggestions'});

  test('leads to the pages of the section, by arrow keys', async ({page}) => {
    await openSearch(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    const links = suggestions(page).getByRole('link');
    await expect(links.first()).toHaveAttribute('href', '/sign-de/introduction');
    await expect(suggestions(page)).toContainText('Type an error code');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toHaveText('Outages');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sign-de/outages');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(suggestions(page)).toContainText('Recent pages');
    await field(page).fill('signature');
    await expect(suggestions(page)).toBeHidden();
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Outages');
  });

  test('elsewhere, it leads to every product, and prefers none', async ({page}) => {
    await openSearch(page, kinds.landing);
    await expect(suggestions(page).getByRole('link', {name: 'SIGN AT'})).toBeVisible();
    await expect(chip(page)).toHaveCount(0);
  });

  test('the reader’s section comes first until the chip is removed', async ({page}) => {
    await openSearch(page, '/sign-at/introduction');
    const own = dialog(page).getByRole('button', {name: /^in SIGN AT/});
    await expect(own).toBeVisible();
    await expect(field(page)).toHaveAccessibleDescription(/^Results from SIGN AT come first\./);
    await find(page, 'outage');
    await expect(first(page)).toHaveAttribute('href', /^\/sign-at\//);
    // Backspace in a text is only Backspace.
    await page.keyboard.press('Backspace');
    await expect(own).toBeVisible();
    await own.click();
    await expect(own).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('outag');
    await expect(field(page)).toHaveAccessibleDescription('');
    await find(page, 'TSS not reachable');
    await expect(first(page)).toHaveAttribute('href', /^\/sign-de\/outages/);
  });

  test('Backspace in the empty field removes the chip, and says so', async ({page}) => {
    await openSearch(page, '/api/kassensichv/v2');
    await expect(chip(page)).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(chip(page)).toHaveCount(0);
    await expect(dialog(page).getByRole('status')).toHaveText('All sections are searched alike.');
    await expect(field(page)).toBeFocused();
  });

  test('lists each page once, with its whole title', async ({page}) => {
    await openSearch(page, kinds.landing);
    await find(page, 'outage');
    const addresses = await hits(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const pages = addresses
      .filter((address) => !/\/(?:api\/|errors#)/.test(address))
      .map((address) => address.split('#')[0]);
    expect(new Set(pages).size).toBe(pages.length);
    const titles = await dialog(page).locator('.DocSearch-Hit-path').allTextContents();
    expect(titles.filter((text) => text.includes('…'))).toEqual([]);
  });
});

test.describe('the results page', () => {
  test('filters by kind, country and product, in its address', async ({page}) => {
    await page.goto('/search?q=outage&country=xx&kind=%3Cb%3E');
    const count = page.getByRole('main').getByRole('status');
    await expect(count).toHaveText(/^\d+ results/);
    await expect(page.getByRole('radio', {name: 'Everything'})).toBeChecked();
    await page.getByRole('radio', {name: /^Guides \d+$/}).check();
    await expect(page).toHaveURL('/search?q=outage&kind=guide');
    const country = page.getByRole('combobox', {name: 'Country'});
    await country.focus();
    await country.selectOption('at');
    await expect(page).toHaveURL('/search?q=outage&country=at&kind=guide');
    await expect(country).toBeFocused();
    await expect(page.getByRole('main').locator('h2 a').first()).toHaveAttribute(
      'href',
      /^\/sign-at\//,
    );
    const shown = await country.locator('option:checked').textContent();
    const [, number = ''] = /\((\d+)\)/.exec(shown ?? '') ?? [];
    await expect(count).toHaveText(`${number} results for “outage”`);
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await expectNoViolations(page);
    await page.goto(`/search?q=Bizkaia&product=management`);
    await page.getByRole('button', {name: 'Search without filters'}).click();
    await expect(page).toHaveURL('/search?q=Bizkaia');
    await expect(count).toHaveText(/^\d+ results/);
  });

  test('lists each page once', async ({page}) => {
    await page.goto('/search?q=signature');
    const main = page.getByRole('main');
    await page.getByRole('button', {name: /^More results/}).click();
    await expect(page.getByRole('button', {name: /^More results \(40/})).toBeVisible();
    const pages = await main
      .locator('h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(pages).size).toBe(pages.length);
  });

  test('shows pages with their sections, and more on request', async ({page}) => {
    await page.goto('/search?q=signature');
    await expect(page).toHaveTitle(/^Search results for “signature”/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const list = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({has: page.getByRole('heading', {level: 2})});
    await expect(list.first()).toBeVisible();
    const before = await page.getByRole('main').getByRole('link').count();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^\d+ results for “signature”$/,
    );
    await page.getByRole('button', {name: /^More results \(20 of \d+ shown\)$/}).click();
    await expect
      .poll(() => page.getByRole('main').getByRole('link').count())
      .toBeGreaterThan(before);
    await list.first().getByRole('link').first().click();
    await expect(page).not.toHaveURL(/search/);
  });

  test('follows typing, and Enter', async ({page}) => {
    await page.goto('/search');
    await expect(
      page.getByRole('heading', {level: 1, name: 'Search the documentation'}),
    ).toBeVisible();
    await expect(page.getByText('Type what you are looking for')).toBeVisible();
    const input = page.getByRole('searchbox', {name: 'Search'});
    await input.fill('receipt');
    await expect(page).toHaveURL('/search?q=receipt');
    await input.fill('signature');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=signature');
    await expect(
      page.getByRole('heading', {level: 1, name: 'Search results for “signature”'}),
    ).toBeVisible();
    await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
  });

  test('without a query, leads to every product and to what the reader had open', async ({
    page,
  }) => {
    const start = page.getByRole('main').getByRole('navigation', {name: 'Suggestions'});
    await page.goto('/search');
    const row = start.getByRole('listitem').filter({hasText: /^SIGN AT/});
    await expect(row).toContainText('Austria');
    await expect(row.getByRole('link', {name: 'Outages'})).toHaveAttribute(
      'href',
      '/sign-at/outages',
    );
    await row.getByRole('link', {name: 'Error codes'}).click();
    await expect(page).toHaveURL('/errors?product=sign-at');

    await openSearch(page, '/sign-at/introduction');
    await find(page, 'outage');
    await openChosen(page);
    await page.keyboard.press('Control+k');
    await find(page, 'outage');
    await dialog(page)
      .getByRole('link', {name: /^See all/})
      .click();
    await expect(start).toHaveCount(0);
    await page.getByRole('main').getByRole('searchbox').fill('');
    await expect(start.getByRole('heading', {level: 2})).toHaveText([
      /./,
      'Recent',
      'Recent pages',
      'Type an error code',
      'Start with a product',
    ]);
  });

  test('folds its filters on phones, and has them beside the count on wide screens', async ({
    page,
  }) => {
    const heightOf = (width: number) =>
      page.setViewportSize({width, height: 800}).then(() =>
        page.getByRole('main').evaluate((main) => {
          const results = main.querySelector('ol')!.getBoundingClientRect();
          return results.top - main.querySelector('form')!.getBoundingClientRect().bottom;
        }),
      );
    await page.goto('/search?q=outage');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results/);
    expect(await heightOf(1440)).toBeLessThan(130);
    const opener = page.getByRole('button', {name: 'Filters'});
    await expect(opener).toBeHidden();
    expect(await heightOf(360)).toBeLessThan(90);
    await opener.click();
    await page.getByRole('combobox', {name: 'Country'}).selectOption('de');
    await expect(opener).toHaveText('Filters (1)');
    await opener.click();
    await expect(page.getByRole('radio', {name: 'Everything'})).toBeHidden();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });

  test('a link followed straight after typing works', async ({page}) => {
    await page.goto('/search');
    await hydrated(page);
    await stopClock(page);
    const release = await hold(page, '**/assets/js/*.js');
    await page.getByRole('searchbox', {name: 'Search'}).fill('receipt');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    // The pause after the last letter ends while the next page is loading.
    await page.clock.runFor(search.typingPause);
    expect(await page.evaluate(() => window.location.pathname)).toBe('/blog');
    release();
    await expect(title(page)).toHaveText('News for developers');
    await expect(page).toHaveURL('/blog');
  });

  test('a language chosen straight after typing stays chosen', async ({page}) => {
    await page.goto('/de/search');
    await hydrated(page);
    await stopClock(page);
    await page.getByRole('main').getByRole('searchbox').fill('Beleg');
    await page.getByRole('combobox', {name: 'Sprache des Textes'}).selectOption('de');
    await expect(page).toHaveURL('/de/search?q=Beleg&lang=de');
    await page.clock.runFor(search.typingPause);
    expect(await page.evaluate(() => window.location.search)).toBe('?q=Beleg&lang=de');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/Ergebnis/);
  });

  test('shows a message if nothing is found, and where to report it', async ({page}) => {
    await page.goto(`/search?q=${NOTHING}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `No results for "${NOTHING}"`,
    );
    await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      `${site.links.support}?search=${NOTHING}`,
    );
  });

  test('shows a message if it cannot search, and tries again', async ({page, context}) => {
    await context.route(INDEX, (route) => route.abort());
    await page.goto('/search?q=signature');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(page.getByRole('alert')).toContainText(
      'You might want to check your network connection.',
    );
    await context.unroute(INDEX);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('shows a message if it takes long', async ({page, context}) => {
    const release = await hold(context, INDEX);
    await page.goto('/search?q=signature');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Still searching. Your connection may be slow.',
    );
    release();
    await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
  });

  for (const [name, query] of [
    ...INPUTS.map((input) => [input.slice(0, 12), encodeURIComponent(input)] as const),
    ['10,000 characters', 'x'.repeat(10_000)],
    ['half a byte', '%E0%A4%A'],
  ]) {
    test(`has ${name} in its address`, async ({page}) => {
      await page.goto(`/search?q=${query}`);
      await hydrated(page);
      await expect(
        page
          .getByRole('main')
          .getByRole('heading', {level: 2})
          .or(page.getByText(/^No results for/))
          .or(page.getByText('Type what you are looking for'))
          .first(),
      ).toBeVisible();
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    });
  }

  test('in German, filters texts of one language and links to the other languages', async ({
    page,
  }) => {
    await page.goto('/de/search?q=Signatur');
    await expect(
      page.getByRole('heading', {level: 1, name: 'Suchergebnisse für „Signatur“'}),
    ).toBeVisible();
    const language = page.getByRole('combobox', {name: 'Sprache des Textes'});
    await expect(language.locator('option').first()).toHaveText('English + Deutsch');
    await language.selectOption('de');
    await expect(page).toHaveURL('/de/search?q=Signatur&lang=de');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/Ergebnis|Keine/);
    await expect(page.getByRole('main').locator('h2:not([lang="de"])')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', {name: 'English'})).toHaveAttribute(
      'href',
      '/search?q=Signatur',
    );
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});
    test('says that it needs JavaScript, and links to other pages', async ({page}) => {
      await page.goto('/search?q=signature');
      await expect(page.locator('main noscript p')).toContainText('Search needs JavaScript');
      await expect(page.locator('main noscript p')).toBeVisible();
      await expect(page.locator('main noscript p a')).toHaveAttribute('href', '/');
      const start = page.getByRole('navigation', {name: 'Suggestions'});
      await expect(start.getByRole('link', {name: 'SIGN AT'})).toBeVisible();
      await expect(start.getByRole('link', {name: /^All error codes/})).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
    });
  });
});

/** English has no message file, because its words are in the code. */
const english = {
  placeholder: 'Search docs',
  label: 'Search',
  noRecent: 'No recent searches',
  'key.select': 'to select',
  'key.navigate': 'to navigate',
  'key.close': 'to close',
  close: 'Close',
  'key.enter': 'Enter key',
  'key.up': 'Arrow up',
  'key.down': 'Arrow down',
  'key.escape': 'Escape key',
  'error.title': 'Unable to fetch results',
  'error.help': 'You might want to check your network connection.',
  clear: 'Clear the query',
  seeAll: 'See all {count} results',
  noResults: 'No results for',
  suggestions: 'Try searching for',
  'report.question': 'Believe this query should return results?',
  'report.link': 'Let us know.',
};

function readWords(locale: string): Readonly<Record<string, string>> {
  const file = path.resolve(__dirname, `../../i18n/${locale}/code.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    {readonly message: string}
  >;
  return Object.fromEntries(
    Object.entries(messages).flatMap(([id, {message}]) =>
      id.startsWith('search.') ? [[id.slice('search.'.length), message]] : [],
    ),
  );
}

test.describe('every word in its language', () => {
  for (const {id: locale} of locales) {
    test(locale, async ({page, context}) => {
      const words = locale === 'en' ? english : readWords(locale);
      const say = (id: keyof typeof english): string => words[id]!;
      await page.goto(locale === 'en' ? '/quick-start' : `/${locale}/quick-start`);
      await hydrated(page);
      await expect(page.getByRole('button', {name: say('placeholder')})).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toHaveAttribute('placeholder', say('placeholder'));
      await expect(field(page)).toHaveAccessibleName(say('label'));
      for (const id of ['noRecent', 'key.select', 'key.navigate', 'key.close', 'close'] as const)
        await expect(dialog(page).getByText(say(id), {exact: true})).toBeVisible();
      for (const id of ['key.enter', 'key.up', 'key.down', 'key.escape'] as const)
        await expect(dialog(page).getByRole('img', {name: say(id), exact: true})).toBeVisible();
      await context.route(INDEX, (route) => route.abort());
      await field(page).fill('recei');
      await expect(dialog(page).getByText(say('error.title'), {exact: true})).toBeVisible();
      await expect(dialog(page).getByText(say('error.help'), {exact: true})).toBeVisible();
      await context.unroute(INDEX);
      await field(page).fill('receipt');
      await expect(hits(page).first()).toBeVisible();
      await expect(dialog(page).getByRole('button', {name: say('clear')})).toBeVisible();
      const [before = '', after = ''] = say('seeAll').split('{count}');
      await expect(
        dialog(page).getByRole('link', {name: new RegExp(`^${before}\\d+${after}$`)}),
      ).toBeVisible();
      await field(page).fill(NOTHING);
      await expect(dialog(page).locator('.DocSearch-Title')).toHaveText(
        `${say('noResults')} "${NOTHING}"`,
      );
      await expect(dialog(page).getByText(`${say('suggestions')}:`)).toBeVisible();
      await expect(dialog(page).getByText(say('report.question'))).toBeVisible();
      await expect(dialog(page).getByRole('link', {name: say('report.link')})).toBeVisible();
    });
  }
});

test.describe('axe finds nothing, light and dark', () => {
  for (const width of [1440, 360]) {
    test(`in the dialog at ${width} px`, async ({page, context}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(kinds.guide);
      await hydrated(page);
      // The guide behind it is checked once here, and in accessibility.spec.ts.
      const check = async (part = '.DocSearch-Container'): Promise<void> => {
        for (const mode of ['light', 'dark']) {
          await page.evaluate(
            (theme) => document.documentElement.setAttribute('data-theme', theme),
            mode,
          );
          await expectNoViolations(page, part, {again: mode === 'dark'});
        }
      };
      await context.route(INDEX, (route) => route.abort());
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await check('html');
      await field(page).fill('signat');
      await expect(page.locator('.DocSearch-Container--Errored')).toBeVisible();
      await check();
      await context.unroute(INDEX);
      await find(page, 'signature');
      await check();
      await field(page).fill(NOTHING);
      await expect(dialog(page).locator('.DocSearch-NoResults')).toBeVisible();
      await check();
      await find(page, 'signature');
      await openChosen(page);
      await page.keyboard.press('Control+k');
      await expect(hits(page).first()).toBeVisible();
      await check();
    });

    test(`on the page of results at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      for (const mode of ['light', 'dark']) {
        for (const address of ['/search', '/search?q=signature', `/search?q=${NOTHING}`]) {
          await page.goto(address);
          await hydrated(page);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          if (address !== '/search')
            await expect(page.getByRole('main').getByRole('status')).toHaveText(/results/i);
          await expectNoViolations(page, 'html', {again: mode === 'dark'});
        }
        if (mode === 'light') await goDark(page);
      }
    });
  }
});

test('on a phone, the choice of language and the filters share a row', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/de/search?q=Beleg');
  await hydrated(page);
  const main = page.locator('main');
  const [language, filters, count] = await Promise.all(
    [
      main.locator('form select'),
      main.getByRole('button', {name: 'Filter'}),
      main.getByRole('status').first(),
    ].map(async (part) => (await part.boundingBox())!),
  );
  expect(filters!.y + filters!.height / 2).toBeCloseTo(language!.y + language!.height / 2, 0);
  expect(filters!.x).toBeGreaterThan(language!.x + language!.width);
  expect(count!.y).toBeGreaterThan(filters!.y + filters!.height);
});
