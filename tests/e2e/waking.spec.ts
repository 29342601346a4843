import type {Page} from '@playwright/test';
import {singleKeysChoice} from '../../src/data/shortcuts';
import {expect, hold, hydrated, kinds, markField, test} from './support/portal';
import {dialog, field} from './support/search';
import {readChoice} from './support/thirdParties';

const reference = '/api/sign-fr/2025-08-12';
const phone = {width: 360, height: 740};

/**
 * Opens a page whose scripts are delayed. The returned function releases them and resolves when
 * the page is interactive.
 */
async function openAsleep(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/js/**');
  await page.goto(address, {waitUntil: 'commit'});
  await expect(page.locator('footer.footer')).toBeAttached();
  return async () => {
    release();
    await hydrated(page);
  };
}

const banner = (page: Page) => page.locator('#cookie-banner');

/** Playwright doesn't click disabled buttons, but a reader's finger can press them. */
async function tap(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not in view`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

interface Press {
  readonly name: string;
  readonly address?: string;
  readonly viewport?: {readonly width: number; readonly height: number};
  readonly press: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
}

const presses: readonly Press[] = [
  {
    name: 'Reject in the cookie banner',
    press: (page) => banner(page).getByRole('button', {name: 'Reject'}).click(),
    done: async (page) => {
      await expect(banner(page)).toBeHidden();
      expect(Object.values(await readChoice(page.context()))).toEqual(['false', 'false']);
    },
  },
  {
    name: 'Manage in the cookie banner',
    press: (page) => banner(page).getByRole('button', {name: 'Manage'}).click(),
    done: (page) =>
      expect(banner(page).getByRole('button', {name: 'Accept selected'})).toBeVisible(),
  },
  {
    name: 'the menu on a phone',
    viewport: phone,
    press: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
    done: (page) => expect(page.locator('.navbar-sidebar--show')).toHaveCount(1),
  },
  {
    name: 'a menu of the navbar, by keyboard',
    press: (page) => page.getByRole('button', {name: 'Guides'}).first().press('Enter'),
    done: async (page) => {
      await expect(page.getByRole('button', {name: 'Guides'}).first()).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(page).toHaveURL(kinds.guide);
    },
  },
  {
    name: 'the colour mode, which is disabled until then',
    press: (page) => tap(page, 'nav button[class*="toggleButton"]'),
    done: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  {
    name: 'a tab of an example',
    address: kinds.page,
    press: (page) => page.getByRole('tab', {name: 'cURL'}).first().click(),
    done: (page) =>
      expect(page.getByRole('tab', {name: 'cURL'}).first()).toHaveAttribute(
        'aria-selected',
        'true',
      ),
  },
  {
    name: 'a country of the quick start',
    address: kinds.page,
    press: (page) => page.getByRole('radio', {name: 'Austria'}).check({force: true}),
    done: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-country', 'at');
      await expect(page.getByRole('radio', {name: 'Austria'})).toBeChecked();
    },
  },
  {
    name: 'the search button, twice, and letters',
    press: async (page) => {
      await page.getByRole('button', {name: 'Search docs'}).dblclick();
      await page.keyboard.type('tse');
    },
    done: async (page) => {
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('tse');
    },
  },
  {
    name: 'Ctrl+K and the search button',
    press: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('button', {name: 'Search docs'}).click();
    },
    done: (page) => expect(field(page)).toBeFocused(),
  },
  {
    name: 'the slash',
    press: (page) => page.keyboard.press('/'),
    done: (page) => expect(field(page)).toBeFocused(),
  },
  {
    name: 'the question mark',
    press: (page) => page.keyboard.press('?'),
    done: (page) => expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible(),
  },
  {
    name: 'Subscribe',
    address: kinds.landing,
    press: async (page) => {
      await page.getByRole('textbox', {name: 'First name'}).fill('Lena');
      await page.getByRole('button', {name: 'Subscribe'}).click();
    },
    done: async (page) => {
      await expect(page.getByText('This is a required field.')).toHaveCount(2);
      await expect(page.getByRole('textbox', {name: 'First name'})).toHaveValue('Lena');
      await expect(page.getByRole('textbox', {name: 'Last name'})).toBeFocused();
    },
  },
  {
    name: 'a field of an operation',
    address: reference,
    press: async (page) => (await markField(page)).click(),
    done: (page) => expect(page.locator('[data-chosen]')).toHaveAttribute('aria-expanded', 'true'),
  },
];

for (const {name, address = kinds.guide, viewport, press, done} of presses)
  test(`what is pressed before the page answers is done when it does: ${name}`, async ({page}) => {
    if (viewport) await page.setViewportSize(viewport);
    const wake = await openAsleep(page, address);
    await press(page);
    await wake();
    await done(page);
    await expect(page.locator('[data-pressed], html[data-waking]')).toHaveCount(0);
  });

test.describe('before the page is interactive', () => {
  test('waiting controls look like it', async ({page}) => {
    const wake = await openAsleep(page, kinds.guide);
    const reject = banner(page).getByRole('button', {name: 'Reject'});
    await expect(reject).toHaveCSS('cursor', 'progress');
    await reject.click();
    await expect(reject).toHaveCSS('opacity', '0.6');
    await wake();
    await expect(page.getByRole('button', {name: 'Search docs'})).not.toHaveCSS(
      'cursor',
      'progress',
    );
  });

  test('links and other native behavior happen immediately and once', async ({page}) => {
    const wake = await openAsleep(page, '/dsfinvk/endpoints');
    const summary = page.locator('main summary').first();
    await summary.click();
    const details = page.locator('main details').first();
    await expect(details).toHaveAttribute('open', '');
    await page.locator('.table-of-contents__link').last().click();
    await expect(page).toHaveURL(/#./);
    const url = page.url();
    await wake();
    await expect(details).toHaveAttribute('open', '');
    expect(page.url()).toBe(url);
  });

  test('a control that is gone or hidden by then is not pressed', async ({page}) => {
    const wake = await openAsleep(page, kinds.guide);
    await page.getByRole('button', {name: 'Search docs'}).click();
    await banner(page).getByRole('button', {name: 'Accept all'}).click();
    // Decided in another tab.
    await page.context().addCookies(
      ['bonarium-analytics', 'bonarium-marketing'].map((name) => ({
        name,
        value: 'false',
        url: page.url(),
      })),
    );
    await wake();
    await expect(field(page)).toBeFocused();
    await expect(banner(page)).toBeHidden();
    expect(Object.values(await readChoice(page.context()))).toEqual(['false', 'false']);
  });

  test('keys have no effect in a field, and single keys none if they are off', async ({page}) => {
    await page.addInitScript(({key, off}) => localStorage.setItem(key, off), singleKeysChoice);
    const wake = await openAsleep(page, kinds.landing);
    await page.keyboard.press('/');
    const first = page.getByRole('textbox', {name: 'First name'});
    await first.fill('A');
    await first.press('?');
    await wake();
    await expect(first).toHaveValue('A?');
    await expect(first).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('an invalid address', () => {
  // The response is 404.
  test.use({allowErrors: [/^Failed to load resource: the server responded with a status of 404/]});

  for (const address of [
    '/%',
    '/sign-de/%E0%A4%A',
    '/SIGN-DE/INTRODUCTION',
    '/Api/management/v0',
    '/sign-de//introduction',
    '/100%25',
    '/nothing-here',
  ])
    test(`${address} is a 404 page that answers, and stays one`, async ({page, baseURL}) => {
      const response = await page.goto(`${baseURL ?? ''}${address}`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page).toHaveTitle(/^Page not found/);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.locator('footer a[href="/v2-roadmap"]').click();
      await expect(page.getByRole('heading', {level: 1})).toContainText(/roadmap/i);
    });
});

for (const kind of ['guide', 'post', 'landing'] as const)
  test(`the head of a ${kind} stays as delivered while its parts start`, async ({page}) => {
    await page.addInitScript(() => {
      const changes: string[] = [];
      Object.assign(window, {changes});
      const isStarted = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.documentElement;
        new MutationObserver(() => {
          if (!isStarted()) changes.push(root.className);
        }).observe(root, {attributeFilter: ['class', 'lang']});
        new MutationObserver((records) => {
          for (const {removedNodes} of records)
            for (const node of removedNodes)
              if (node instanceof Element && node.matches('meta,link,title') && !isStarted())
                changes.push(node.outerHTML);
        }).observe(document.head, {childList: true});
      });
    });
    await page.goto(kinds[kind]);
    await hydrated(page);
    expect(await page.evaluate(() => (window as unknown as {changes: string[]}).changes)).toEqual(
      [],
    );
  });
