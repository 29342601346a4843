import {expectNoViolations} from './support/axe';
import {answering, bringFontsFirst, expect, goDark, hydrated, test} from './support/portal';

const reference = '/api/kassensichv/v2';
const operation = '[id="operation/upsertTransaction"]';
/**
 * The lower edge of the sticky bars: the prescribed offset, within a rounding error of one pixel.
 */
const offset = {min: 58, max: 62};

const topOf = (anchor: string) =>
  `document.getElementById(${JSON.stringify(anchor)}).getBoundingClientRect().top`;

test.describe('anchors', () => {
  for (const anchor of [
    'section/Quick-Start',
    'tag/Transactions',
    'tag/Transactions/operation/upsertTransaction',
    'operation/upsertTransaction',
    'operation/createTss',
  ]) {
    test(`#${anchor} lands under the bars on a cold load`, async ({page}) => {
      await page.goto(`${reference}#${anchor}`);
      await hydrated(page);
      await expect.poll(() => page.evaluate<number>(topOf(anchor))).toBeGreaterThan(offset.min);
      await expect.poll(() => page.evaluate<number>(topOf(anchor))).toBeLessThan(offset.max);
    });
  }

  test('land after a click in the menu, which marks the reader’s position', async ({page}) => {
    await page.goto(reference);
    await hydrated(page);
    const menu = page.getByRole('navigation', {name: 'Contents of SIGN DE v2'});
    await menu.locator('summary').getByText('Transactions').click();
    const link = menu.getByRole('link', {name: /Retrieve a transaction/});
    await link.click();
    await expect
      .poll(() => page.evaluate<number>(topOf('tag/Transactions/operation/retrieveTransaction')))
      .toBeLessThan(offset.max);
    await expect(link).toHaveAttribute('aria-current', 'location');
  });

  test('land when the reader arrives from another page of the site', async ({page}) => {
    await page.goto('/api');
    await hydrated(page);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/api/kassensichv/v2"]');
      link?.click();
    });
    await expect(page.locator(operation)).toBeAttached();
    await page.evaluate(() => (window.location.hash = '#operation/upsertTransaction'));
    await expect
      .poll(() => page.evaluate<number>(topOf('operation/upsertTransaction')))
      .toBeLessThan(offset.max);
  });
});

test('an operation opens its fields on the first click, without a console error', async ({
  page,
}) => {
  await page.goto(`${reference}#operation/upsertTransaction`);
  await answering(page);
  const island = page.locator('[data-apiref-island="upsertTransaction"]');
  const field = island.getByRole('button', {name: 'schema'}).first();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.click();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(island.getByRole('button', {name: 'standard_v1'}).first()).toBeVisible();
});

test('a closed response says that it is closed, and is large enough to press', async ({page}) => {
  await page.goto(`${reference}#operation/upsertTransaction`);
  await answering(page);
  const response = page
    .locator('[data-apiref-island="upsertTransaction"]')
    .getByRole('button', {name: /^4\d\d /})
    .first();
  await expect(response).toHaveAttribute('aria-expanded', 'false');
  await response.scrollIntoViewIfNeeded();
  expect((await response.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await response.click();
  await expect(response).toHaveAttribute('aria-expanded', 'true');
});

test('Redoc and the specification only load when the reader uses an operation', async ({page}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(reference);
  await hydrated(page);
  expect(addresses.filter((address) => /api-specs\/.*\.json/.test(address))).toEqual([]);
});

test('switching the language of samples applies everywhere, is remembered, and is marked on the page', async ({
  page,
}) => {
  await page.goto(`${reference}#operation/createTss`);
  await answering(page);
  const choice = page
    .locator('[id="tag/TSS/operation/createTss"]')
    .getByRole('combobox', {name: 'Language of the code sample'});
  await choice.selectOption('Python');
  await expect(page.locator('html')).toHaveAttribute('data-code-language', 'python');
  await expect(
    page.locator('[id="tag/TSS/operation/createTss"] pre[data-language="python"]'),
  ).toBeVisible();
  await page.goto('/api/rksv/v1');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-code-language', 'python');
  await page.locator('.apiref-operation').first().scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('combobox', {name: 'Language of the code sample'}).first(),
  ).toHaveValue('python');
});

test('the page does not move while it loads', async ({page}) => {
  await bringFontsFirst(page);
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    Object.assign(window, {readShifts: () => [...shifts, ...observer.takeRecords()]});
  });
  await page.goto(reference);
  await hydrated(page);
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts caused by fonts are known in the frame after the one that shows the fonts.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const {readShifts} = window as unknown as {
      readShifts: () => readonly {readonly value: number}[];
    };
    return readShifts().reduce((sum, {value}) => sum + value, 0);
  });
  expect(shift).toBeLessThan(0.01);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('operations, fields, responses and samples are readable', async ({page}) => {
    await page.goto(reference);
    const section = page.locator('[id="tag/TSS/operation/createTss"]');
    await expect(section).toContainText('Path parameters');
    await expect(section).toContainText('admin_puk');
    await expect(section.locator('pre[data-language="curl"]')).toContainText('curl --request PUT');
    await expect(page.locator('[id="section/Errors"]')).toContainText('E_FAILED_SCHEMA_VALIDATION');
  });

  test('nested fields are listed', async ({page}) => {
    await page.goto('/api/management/v0');
    const section = page.locator('[id="tag/Organizations/operation/createOrganization"]');
    // By style, because Playwright's text selectors skip everything in a noscript.
    const nested = section.locator('.apiref-nested');
    await nested.locator('summary').click();
    const names = nested.locator('dt > code');
    await expect(names.first()).toBeVisible();
    expect(await names.allTextContents()).toContain('billing_options.bill_to_organization');
  });
});

test('a request shows its required fields first, and the whole example below', async ({page}) => {
  await page.goto('/api/management/v0');
  await hydrated(page);
  const section = page.locator('[id="tag/Organizations/operation/createOrganization"]');
  await expect(section.getByText('Required fields only')).toBeVisible();
  const code = section.locator('pre[data-language="curl"]');
  await expect(code).toContainText('address_line1');
  await expect(code).not.toContainText('display_name');
  await section.getByText('A café in Berlin').first().click();
  await expect(section.locator('figure').first().locator('details pre').first()).toContainText(
    '"display_name": "Café Morgenrot"',
  );
  // The fallback for browsers without scripts adds no elements in other browsers.
  await expect(section.locator('.apiref-nested')).toHaveCount(0);
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the menu is in the drawer, which closes when an item is chosen', async ({page}) => {
    await page.goto(reference);
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const drawer = page.locator('.navbar-sidebar');
    await drawer.getByRole('link', {name: 'Rate limits'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate<number>(topOf('section/Rate-limits')))
      .toBeLessThan(offset.max);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('accessibility', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});
  for (const address of [reference, '/api', '/de/api/sign-it/2025-08-12']) {
    for (const width of [1440, 360]) {
      test(`${address} at ${width} px, light and dark`, async ({page}) => {
        test.slow();
        await page.setViewportSize({width, height: 900});
        await page.goto(address);
        await hydrated(page);
        await expectNoViolations(page);
        await goDark(page);
        await expectNoViolations(page);
      });
    }
  }

  test('operations without layout do not cover the footer', async ({page}) => {
    await page.setViewportSize({width: 412, height: 823});
    await page.goto('/api/kassensichv/v2');
    await hydrated(page);
    await expectNoViolations(page, 'html', {asDelivered: true});
  });
});
