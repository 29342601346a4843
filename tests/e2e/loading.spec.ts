import type {Locator, Page} from '@playwright/test';
import {expect, hold, hydrated, kinds, markField, networkIdle, test} from './support/portal';
import {field as searchField} from './support/search';

// Deliberate faults cause console errors. Every test checks what the reader sees.
test.use({allowErrors: [/./]});

const reference = '/api/sign-fr/2025-08-12';
const spinner = (page: Page): Locator => page.getByRole('status').filter({hasText: 'Loading…'});

interface Part {
  readonly name: string;
  readonly address: string;
  /** The request for the part. */
  readonly files: RegExp;
  readonly ask: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
  /** The error's own text. */
  readonly error: RegExp;
}

/** Every part that is loaded on demand and has nothing to show in its place. */
const parts: readonly Part[] = [
  {
    name: 'the code of an operation',
    address: reference,
    files: /\/assets\/js\//,
    ask: async (page) => (await markField(page)).press('Enter'),
    done: (page) => expect(page.locator('[data-chosen]')).toHaveAttribute('aria-expanded', 'true'),
    error: /Loading chunk .+ failed/,
  },
  {
    name: 'the specification of an operation',
    address: reference,
    files: /\/api-specs\/.*\.json/,
    ask: async (page) => (await markField(page)).press('Enter'),
    done: (page) => expect(page.locator('[data-chosen]')).toHaveAttribute('aria-expanded', 'true'),
    error: /Failed to fetch/,
  },
  {
    name: 'a reference that a link leads to',
    address: '/api',
    files: /\/api\/sign-fr\/2025-08-12$/,
    ask: (page) => page.locator(`main a[href="${reference}"]`).click(),
    done: (page) => expect(page.locator('.apiref-operation').first()).toBeVisible(),
    error: /Failed to fetch/,
  },
  {
    name: 'the search dialog',
    address: kinds.guide,
    files: /\/assets\/js\/|\/sign-de\/introduction$|:\d+\/$/,
    ask: (page) => page.keyboard.press('Control+k'),
    done: (page) => expect(searchField(page)).toBeFocused(),
    error: /Loading chunk .+ failed/,
  },
  {
    name: 'the list of keyboard shortcuts',
    address: kinds.guide,
    files: /\/assets\/js\//,
    ask: (page) => page.keyboard.press('?'),
    done: (page) => expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible(),
    error: /Loading chunk .+ failed/,
  },
];

async function open(page: Page, address: string): Promise<void> {
  // Turns on interception before the page loads. If it is turned on while the page is busy, it can
  // miss the next request.
  await page.route('**/nothing', (route) => route.continue());
  await page.goto(address);
  await hydrated(page);
  await networkIdle(page);
}

for (const {name, address, files, ask, done, error} of parts) {
  test(`${name}: a spinner while it takes long`, async ({page}) => {
    await open(page, address);
    const release = await hold(page, files);
    await ask(page);
    await expect(spinner(page)).toBeVisible();
    release();
    await done(page);
    await expect(spinner(page)).toHaveCount(0);
  });

  test(`${name}: the error's text and a Retry that works when it fails`, async ({page}) => {
    await open(page, address);
    await page.route(files, (route) => route.abort());
    await ask(page);
    const alert = page.getByRole('alert').filter({hasText: error});
    await expect(alert).toBeVisible();
    // Still without a network, so the message returns. It must be a new one: while the first one is
    // still on its way out, the second attempt isn't over and may succeed.
    await alert.evaluate((message) => message.setAttribute('data-first', ''));
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert.and(page.locator(':not([data-first])'))).toBeVisible();
    await page.unroute(files);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await done(page);
    await expect(alert).toHaveCount(0);
  });
}

test('a control of a reference that was pressed twice while it waited counts as pressed once', async ({
  page,
}) => {
  await open(page, reference);
  const release = await hold(page, /\/api-specs\/.*\.json/);
  const field = await markField(page);
  await field.press('Enter');
  await field.press('Enter');
  await expect(spinner(page)).toBeVisible();
  release();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toBeFocused();
});

test('a message can be dismissed', async ({page}) => {
  await open(page, reference);
  await page.route(/\/api-specs\/.*\.json/, (route) => route.abort());
  await (await markField(page)).press('Enter');
  await page.getByRole('alert').getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toHaveCount(0);
});

test.describe('parts with a placeholder', () => {
  test('the newsletter form is busy while its code loads slowly', async ({page}) => {
    await open(page, kinds.landing);
    const release = await hold(page, /\/assets\/js\//);
    const submit = page.getByRole('button', {name: 'Subscribe'});
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByText('This is a required field.')).toHaveCount(3);
    await expect(submit).not.toHaveAttribute('aria-busy');
  });

  test('the search says that it has no results if its index does not load', async ({page}) => {
    await open(page, kinds.guide);
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toBeFocused();
    await page.route('**/search-index/**', (route) => route.abort());
    await searchField(page).fill('signature');
    await expect(
      page.locator('.portal-search').getByText('Unable to fetch results', {exact: true}),
    ).toBeVisible();
  });

  test('copying a page is busy while its file loads slowly', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, kinds.guide);
    const release = await hold(page, '**/*.md');
    const copy = page.getByRole('button', {name: 'Copy page'});
    await copy.click();
    await expect(copy).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(copy).not.toHaveAttribute('aria-busy');
  });
});

test.describe('a page whose own code does not load', () => {
  for (const [name, files] of [
    ['the code of its content', /\/assets\/js\/(?!main\.|runtime~main\.)/],
    ['the code of all pages', /\/assets\/js\/main\./],
    ['the runtime', /\/assets\/js\/runtime~main\./],
  ] as const)
    test(`${name}: its text stays, with the error's text and a Retry that works`, async ({
      page,
    }) => {
      await page.route(files, (route) => route.abort());
      await page.goto(kinds.guide);
      const alert = page
        .getByRole('alert')
        .filter({hasText: 'Part of this page could not be loaded'});
      await expect(alert).toBeVisible();
      await expect(alert).toContainText(/Loading .+ failed/);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('main p').first()).toBeVisible();
      // Without a network, the text stays, however often the reader tries.
      await page.route(kinds.guide, (route) => route.abort());
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expect(alert).toContainText('Failed to fetch');
      await expect(page.locator('main p').first()).toBeVisible();
      await page.unrouteAll();
      await alert.getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(alert).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });

  test('says nothing while there are no problems', async ({page}) => {
    await page.goto(kinds.guide);
    await hydrated(page);
    await expect(page.locator('#wake-failure')).toBeHidden();
  });
});
