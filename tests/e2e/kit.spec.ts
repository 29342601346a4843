import {readFileSync} from 'node:fs';
import type {Locator, Page, Request} from '@playwright/test';
import {expectNoViolations} from './support/axe';
import {expect, goDark, hydrated, kinds, stopClock, test} from './support/portal';

const section = (page: Page, name: string): Locator =>
  page.getByRole('region', {name, exact: true});

/** Computed style of an element in the browser. */
function styleOf(locator: Locator, property: string): Promise<string> {
  return locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

async function openList(page: Page): Promise<void> {
  await section(page, 'Selector').getByRole('button', {name: 'Country'}).first().click();
  await expect(page.getByRole('listbox')).toBeVisible();
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Open the dialog'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Opens the kit page and waits until it responds to keys and clicks. */
async function openKit(page: Page): Promise<void> {
  await page.goto('/design');
  await hydrated(page);
}

test.describe('the kit page', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('shows every token with its value in both modes', async ({page}) => {
    await openKit(page);
    const tokens = section(page, 'Tokens');
    const accent = tokens.locator('[data-token="--portal-accent"]');
    await expect(accent).toContainText('#0b6b43');
    await expect(tokens.locator('[data-token="--portal-space-4"]')).toContainText('1rem');
    const defined = readFileSync('src/kit/tokens.css', 'utf8').matchAll(
      /^ {2}(--portal-[\w-]+):/gm,
    );
    const names = new Set([...defined].map(([, name]) => name));
    await expect(tokens.locator('[data-token]')).toHaveCount(names.size);
    await goDark(page);
    await expect(accent).toContainText('#63cf98');
  });

  for (const width of [360, 1440]) {
    test(`has no accessibility violation at ${width} px, light and dark, with everything open`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({width, height: 900});
      await openKit(page);
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );

      for (const kind of ['default', 'info', 'success', 'warning', 'danger'])
        await page.getByRole('button', {name: `Show ${kind}`}).click();
      await page.getByRole('button', {name: 'Closed at first'}).click();
      await openList(page);
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await openDialog(page);
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      await goDark(page);
      await expectNoViolations(page, 'html', {again: true});
      await openList(page);
      await expectNoViolations(page, 'html', {again: true});
      await page.keyboard.press('Escape');
      await openDialog(page);
      await expectNoViolations(page, 'html', {again: true});
    });
  }

  test('lists its sections in their order', async ({page}) => {
    await page.goto('/design');
    const contents = page.getByRole('navigation', {name: 'Contents'}).getByRole('link');
    const names = await page
      .locator('main section[aria-label] > h2')
      .evaluateAll((headings) => headings.map((heading) => heading.firstChild?.textContent ?? ''));
    expect(await contents.allTextContents()).toEqual(names);
  });

  test('shows the components of pages too', async ({page}) => {
    await page.goto('/design');
    for (const name of [
      'Receipt',
      'ReceiptNotes',
      'ReceiptPair',
      'Archive',
      'Retention',
      'DataTable',
      'ProcessDataForm',
      'StateMachine',
      'Sequence',
      'DecisionTree',
      'HttpExample',
      'Chips',
    ])
      await expect(section(page, name)).toBeVisible();
    await expect(section(page, 'Receipt').locator('figure')).toBeVisible();
  });

  test('is not indexed and not linked', async ({page}) => {
    await page.goto('/design');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.goto('/');
    await expect(page.locator('a[href$="/design"]')).toHaveCount(0);
  });
});

for (const path of [kinds.guide, '/api/sign-it/2025-08-12'])
  test(`${path} loads nothing of the list box`, async ({page}) => {
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) asked.push(request);
    });
    await page.goto(path);
    await hydrated(page);
    // Prefetches for linked pages run there. Everything else runs here, including code that the
    // bundler adds later.
    const own = await Promise.all(
      asked.map(async (request) =>
        (await request.allHeaders())['sec-purpose'] === 'prefetch' ? [] : [request.url()],
      ),
    );
    const scripts = await Promise.all(
      own.flat().map(async (url) => (await page.request.get(url)).text()),
    );
    const withHeadless = scripts.filter((script) => script.includes('headlessui-listbox'));
    expect(scripts.length).toBeGreaterThan(1);
    expect(withHeadless).toHaveLength(0);
  });

test.describe('sizes', () => {
  test('icons are 0.75 to 1.5 rem', async ({page}) => {
    await page.goto('/design');
    const sizes = section(page, 'Icon').locator('svg[data-size]');
    for (const [index, width] of [12, 14, 16, 18.4, 20, 22, 24].entries())
      expect(parseFloat(await styleOf(sizes.nth(index), 'width'))).toBeCloseTo(width, 1);
  });

  test('a toggle is 2.625 × 1.625 rem', async ({page}) => {
    await page.goto('/design');
    const box = await page.getByRole('switch', {name: 'Off'}).boundingBox();
    expect([box?.width, box?.height]).toEqual([42, 26]);
  });

  test('a loading button is as wide as before', async ({page}) => {
    await page.goto('/design');
    const buttons = section(page, 'Button').getByRole('button', {name: 'primary', exact: true});
    await expect(buttons.nth(6)).toHaveAttribute('aria-busy', 'true');
    // Measured together, because an arriving font changes both.
    const widths = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().width),
    );
    expect(widths[6]).toBe(widths[1]);
    expect(widths[6]).toBeGreaterThan(0);
  });
});

test.describe('selector', () => {
  const active = (page: Page): Locator => page.locator('[role="option"][data-focus]');

  test.beforeEach(async ({page}) => {
    await openKit(page);
    await section(page, 'Selector')
      .getByRole('button', {name: 'Country', exact: false})
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeFocused();
  });

  test('opens on the chosen option, moves by keys past disabled ones, chooses and restores the focus', async ({
    page,
  }) => {
    await expect(page.getByRole('option', {name: 'Germany'})).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(active(page)).toContainText('Germany');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toContainText('Spain');
    await page.keyboard.press('Home');
    await expect(active(page)).toContainText('Austria');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    const button = section(page, 'Selector')
      .getByRole('button', {name: 'Country', exact: false})
      .first();
    await expect(button).toBeFocused();
    await expect(button).toContainText('Austria');
  });

  test('type-ahead adds letters up to 349 ms and starts again after 350 ms', async ({page}) => {
    await stopClock(page);
    await page.keyboard.press('a');
    await expect(active(page)).toContainText('Austria');
    await page.clock.runFor(349);
    await page.keyboard.press('s');
    // No option begins with "as".
    await expect(active(page)).toContainText('Austria');
    await page.clock.runFor(350);
    await page.keyboard.press('s');
    await expect(active(page)).toContainText('Spain');
  });

  test('Escape closes it and changes nothing', async ({page}) => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(
      section(page, 'Selector').getByRole('button', {name: 'Country', exact: false}).first(),
    ).toContainText('Germany');
  });
});

test.describe('modal', () => {
  test('keeps the focus, closes with Escape and restores the focus', async ({page}) => {
    await openKit(page);
    const opener = page.getByRole('button', {name: 'Open the dialog'});
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', {name: 'Disable this TSS?'});
    await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
    for (let index = 0; index < 8; index += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes on a press outside it, not inside', async ({page}) => {
    await openKit(page);
    await page.getByRole('button', {name: 'Open the dialog'}).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A disabled TSS').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('is at least 16 rem and at most 90 % of the window wide; 0.3 s in, 0.2 s out', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await openKit(page);
    const dialog = page.locator('dialog');
    expect(await styleOf(dialog, 'transition-duration')).toMatch(/^0\.2s/);
    await page.getByRole('button', {name: 'Open the dialog'}).click();
    await expect(dialog).toBeVisible();
    expect(await styleOf(dialog, 'transition-duration')).toMatch(/^0\.3s/);
    expect(await styleOf(dialog, 'min-width')).toBe('256px');
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(324);
  });

  test('does not move if motion is reduced', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openKit(page);
    await page.getByRole('button', {name: 'Open the dialog'}).click();
    expect(await styleOf(page.locator('dialog'), 'transition-duration')).toMatch(/^0s/);
    const region = section(page, 'Collapsible')
      .getByText('Only what the reader asks for.')
      .locator('..');
    expect(await styleOf(region, 'transition-duration')).toMatch(/^0s/);
  });
});

test('in forced colors, the chosen tab and the option under the keyboard are still recognizable', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openKit(page);
  const tabs = section(page, 'Tabs').getByRole('tab');
  const chosen = await styleOf(
    tabs.and(page.locator('[aria-selected="true"]')).first(),
    'border-bottom-color',
  );
  expect(
    await styleOf(tabs.and(page.locator('[aria-selected="false"]')).first(), 'border-bottom-color'),
  ).not.toBe(chosen);
  await section(page, 'Selector')
    .getByRole('button', {name: 'Country', exact: false})
    .first()
    .focus();
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  await expect(options.and(page.locator('[data-focus]'))).toHaveCSS('outline-style', 'solid');
  await expect(options.and(page.locator(':not([data-focus])')).first()).toHaveCSS(
    'outline-style',
    'none',
  );
});

test.describe('toasts', () => {
  test('disappear after six seconds, but not under the pointer; warnings stay', async ({page}) => {
    await openKit(page);
    const region = page.getByRole('region', {name: 'Messages'});
    await stopClock(page);
    await page.getByRole('button', {name: 'Show warning'}).click();
    await page.getByRole('button', {name: 'Show success'}).click();
    const success = region.getByText('The address was copied.');
    await success.hover();
    await page.clock.runFor(20_000);
    await expect(success).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_900);
    await expect(success).toBeVisible();
    await page.clock.runFor(200);
    await expect(success).toHaveCount(0);
    await expect(region.getByText('This version is replaced')).toBeVisible();
    await region.getByRole('button', {name: 'Close message'}).click();
    await expect(region.getByText('This version is replaced')).toHaveCount(0);
  });
});

test.describe('tabs', () => {
  test('arrow keys choose, disabled tabs are skipped, the status is part of the name', async ({
    page,
  }) => {
    await openKit(page);
    const panel = section(page, 'Tabs').getByRole('tabpanel');
    await page.getByRole('tab', {name: 'Register complete'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'Sign error'})).toBeFocused();
    await expect(panel).toHaveText('The signature was refused.');
    await page.keyboard.press('End');
    await expect(panel).toHaveText('A tab without a status.');
  });
});

test.describe('collapsible', () => {
  test('closed content cannot be reached; opening shows its full height', async ({page}) => {
    await openKit(page);
    const summary = page.getByRole('button', {name: 'Closed at first'});
    const inside = page.getByRole('link', {name: 'A link inside'});
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await expect(inside).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Open at first'})).toBeFocused();
    await summary.press('Enter');
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await expect(inside).toBeVisible();
    await expect.poll(async () => (await inside.boundingBox())?.height ?? 0).toBeGreaterThan(15);
  });

  test('is open if scripts do not run', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(new URL('/design', test.info().project.use.baseURL).href);
    await expect(page.getByRole('link', {name: 'A link inside'})).toBeVisible();
    await context.close();
  });
});

test('the sample of each text size is one line', async ({page}) => {
  await openKit(page);
  const samples = page.locator('[data-token] [data-kind="text"]');
  await expect(samples.first()).toBeVisible();
  const lines = await samples.evaluateAll((all) =>
    all.map((sample) => {
      const text = document.createRange();
      text.selectNodeContents(sample);
      return text.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});
