import {expectNoViolations, expectNoViolationsInBothModes} from './support/axe';
import {answering, bringFontsFirst, expect, hydrated, test} from './support/portal';
import {find, hits, openSearch} from './support/search';

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

  test('are marked in the menu once they reach the upper third of the window', async ({page}) => {
    await page.goto(reference);
    await hydrated(page);
    const marked = page.locator('[data-reference-link][aria-current]');
    const id = 'tag/Transactions/operation/retrieveTransaction';
    await expect(async () => {
      // The page grows while sections get their real heights.
      const top = await page.evaluate((section) => {
        const line = window.innerHeight / 3;
        window.scrollBy(0, document.getElementById(section)!.getBoundingClientRect().top - line);
        return document.getElementById(section)!.getBoundingClientRect().top - line;
      }, id);
      expect(Math.abs(top)).toBeLessThan(2);
      expect(await marked.getAttribute('data-reference-link', {timeout: 1_000})).toBe(id);
    }).toPass({timeout: 20_000});
  });

  test('are marked in the menu after a jump, and the last one at the end of the page', async ({
    page,
  }) => {
    await page.goto(reference);
    await hydrated(page);
    const marked = page.locator('[data-reference-link][aria-current]');
    await page.evaluate(() => window.scrollTo(0, 5000));
    await expect(marked).toBeAttached();
    const before = await marked.getAttribute('data-reference-link');
    // As if a section above the window had got its real height.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
      const space = document.createElement('div');
      space.style.height = '1500px';
      document.querySelector('[data-reference-content]')!.prepend(space);
    });
    await expect(async () => {
      // Sections that come into view then get their real heights, too.
      const shown = await page.evaluate(() => {
        const {left} = document.querySelector('[data-reference-content]')!.getBoundingClientRect();
        const bars = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        const line = bars + (window.innerHeight - bars) / 3;
        return document.elementFromPoint(left + 100, line)?.closest('[data-apiref-section]')?.id;
      });
      expect(shown).not.toBe(before);
      expect(await marked.getAttribute('data-reference-link', {timeout: 1_000})).toBe(shown);
    }).toPass({timeout: 20_000});
    const last = await page.locator('[data-apiref-section]').last().getAttribute('id');
    await expect(async () => {
      // The page grows while sections get their real heights.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await marked.getAttribute('data-reference-link', {timeout: 1_000})).toBe(last);
    }).toPass({timeout: 20_000});
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
  const island = page.locator('[data-apiref-island="upsertTransaction"]').first();
  // The first level of a request body is open from the start, that of a response isn't.
  await expect(island.getByRole('button', {name: 'schema'}).first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const field = island.getByRole('button', {name: 'signature', exact: true});
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.click();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(island.getByRole('row').filter({hasText: /^algorithm/})).toBeVisible();
});

test('one button opens all fields of a body, and closes them', async ({page}) => {
  await page.goto(`${reference}#operation/upsertTransaction`);
  await answering(page);
  const island = page.locator('[data-apiref-island="upsertTransaction"]').first();
  const body = island.locator('table', {hasText: 'client_id'}).first();
  const closed = body.locator('button[aria-expanded="false"]');
  const button = island.getByRole('button', {name: 'Expand all'}).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(closed).toHaveCount(0);
  const collapse = island.getByRole('button', {name: 'Collapse all'});
  await expect(collapse).toBeFocused();
  await expect(collapse).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Enter');
  await expect(body.locator('button[aria-expanded="true"]')).toHaveCount(0);
});

test.describe('collapsed parts', () => {
  const rateLimits = '[id="section/Rate-limits"] > details';

  test('leave the first operation within three screens of the top', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(reference);
    await hydrated(page);
    expect(
      await page.evaluate<number>(topOf('tag/Authentication/operation/authenticate')),
    ).toBeLessThan(3 * 900);
    await expect(page.locator(rateLimits)).not.toHaveAttribute('open');
  });

  test('open for an address, a link, and the same link again', async ({page}) => {
    await page.goto(`${reference}#section/Rate-limits`);
    await hydrated(page);
    const section = page.locator(rateLimits);
    await expect(section).toHaveAttribute('open');
    await expect(section.locator('.apiref-prose')).toBeVisible();
    await section.locator('> summary').click();
    await expect(section).not.toHaveAttribute('open');
    const menu = page.getByRole('navigation', {name: 'Contents of SIGN DE v2'});
    await menu.getByRole('link', {name: 'Rate limits'}).click();
    await expect(section).toHaveAttribute('open');
    await menu.getByRole('link', {name: /^Idempotency/}).click();
    await expect(page.locator('[id="section/Idempotency-and-retries"] > details')).toHaveAttribute(
      'open',
    );
  });

  test('open for a search hit of the page itself', async ({page}) => {
    await openSearch(page, reference);
    await find(page, 'E_TSS_DEFECTIVE');
    await hits(page)
      .filter({has: page.locator('a[href="/api/kassensichv/v2#error/E_TSS_DEFECTIVE"]')})
      .click();
    const row = page.locator('[id="error/E_TSS_DEFECTIVE"]');
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute('data-landed');
  });

  test('show an operation’s errors on one line, and their rows when opened', async ({page}) => {
    await page.goto(`${reference}#operation/upsertTransaction`);
    await answering(page);
    const errors = page.locator(`.apiref-operation:has(${operation}) .apiref-errors`);
    await expect(errors.locator('summary')).toHaveText(/^Errors 400 401 /);
    expect((await errors.boundingBox())!.height).toBeLessThan(60);
    await errors.locator('summary').click();
    await expect(errors.getByRole('button', {name: /^409 /})).toBeVisible();
  });

  test('are open on paper', async ({page}) => {
    await page.goto(reference);
    await hydrated(page);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator(`${rateLimits} .apiref-prose`)).toBeVisible();
    await expect(page.locator('.apiref-errors .apiref-schema').first()).toBeVisible();
    await page.emulateMedia({media: null});
    await expect(page.locator(rateLimits)).not.toHaveAttribute('open');
  });
});

test('a closed response says that it is closed, and is large enough to press', async ({page}) => {
  await page.goto(`${reference}#operation/upsertTransaction`);
  await answering(page);
  await page
    .locator(`.apiref-operation:has(${operation})`)
    .getByText(/^Errors 400/)
    .click();
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

test('an upload is shown in cURL, whatever language the reader has chosen', async ({page}) => {
  for (const [address, id, file] of [
    [
      '/api/safe/v0',
      'tag/Files/operation/archiveFile',
      'beleg-318.json;type=application/octet-stream',
    ],
    ['/api/ereceipt/v1', 'tag/Media/operation/uploadMedia', 'file.png;type=image/png'],
  ] as const) {
    await page.goto(`${address}#${id}`);
    await answering(page);
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-code-language', 'java');
    });
    const sample = page.locator(`[id="${id}"] figure`).first();
    const code = sample.locator('pre[data-language]');
    await expect(code).toHaveCount(1);
    await expect(code).toBeVisible();
    await expect(code).toContainText(`--form file='@${file}'`);
    await expect(sample.getByRole('combobox', {name: 'Language of the code sample'})).toHaveCount(
      0,
    );
  }
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

  test('an address opens the section that it leads to', async ({page}) => {
    for (const anchor of ['section/Rate-limits', 'error/E_TSS_DEFECTIVE']) {
      await page.goto(`${reference}#${anchor}`);
      await expect(page.locator(`[id="${anchor}"] :is(p, td)`).first()).toBeInViewport();
    }
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

test('a request shows its required fields first, and the whole example on request', async ({
  page,
}) => {
  await page.goto('/api/management/v0#operation/createOrganization');
  await answering(page);
  const section = page.locator('[id="tag/Organizations/operation/createOrganization"]');
  const choice = section.getByRole('combobox', {name: 'Example', exact: true});
  await expect(choice.locator('option:checked')).toHaveText('Required fields only');
  const code = section.locator('pre[data-language="curl"]');
  await expect(code).toContainText('address_line1');
  await expect(code).not.toContainText('display_name');
  await choice.selectOption('A café in Berlin');
  const body = section.locator('figure').first().locator('details pre:visible');
  await expect(body).toContainText('"display_name": "Café Morgenrot"');
  await expect(code).toBeHidden();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await section.getByRole('button', {name: 'Copy'}).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await body.textContent());
  await choice.selectOption('Required fields only');
  await expect(code).toBeVisible();
  // The fallback for browsers without scripts adds no elements in other browsers.
  await expect(section.locator('.apiref-nested')).toHaveCount(0);
});

test('each path in the list of operations is on one line', async ({page}) => {
  for (const width of [768, 1280, 1440, 1600]) {
    await page.setViewportSize({width, height: 900});
    await page.goto(reference);
    const paths = page.locator('.apiref-operations code');
    expect.soft(await paths.count()).toBeGreaterThan(20);
    const broken = await paths.evaluateAll((codes) =>
      codes
        .filter((code) => new Set([...code.getClientRects()].map(({top}) => top)).size > 1)
        .map((code) => code.textContent),
    );
    expect.soft(broken, `${width} px`).toEqual([]);
  }
});

test('the name of an operation is close to its path on a laptop', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(reference);
  const row = page.locator('.apiref-operations tr').first();
  const [path, name] = await Promise.all(
    [row.locator('code'), row.getByRole('link')].map((part) => part.boundingBox()),
  );
  expect(name!.x).toBe(path!.x);
});

for (const width of [1200, 1280]) {
  test(`the fields begin beside the samples at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(`${reference}#operation/retrieveTss`);
    const section = page.locator('.apiref-operation', {
      has: page.locator('[id="operation/retrieveTss"]'),
    });
    const fields = (await section.locator('.apiref-schema').first().boundingBox())!;
    const sample = (await section.locator('.apiref-sample').first().boundingBox())!;
    expect(fields.x + fields.width).toBeLessThan(sample.x);
    expect(Math.min(fields.width, sample.width)).toBeGreaterThan(350);
  });
}

test('a path of two lines keeps off the edges of its bar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(reference);
  const spaces = await page.locator('.apiref-sample-bar:has(wbr)').evaluateAll((bars) =>
    bars.map((bar) => {
      const range = document.createRange();
      range.selectNodeContents(bar.querySelector('.apiref-sample-title')!);
      return range.getBoundingClientRect().top - bar.getBoundingClientRect().top;
    }),
  );
  expect(spaces.length).toBeGreaterThan(0);
  expect(Math.min(...spaces)).toBeGreaterThan(7);
});

test('the downloads take one row beside the menu', async ({page}) => {
  await page.goto('/de/api/sign-it/2025-08-12');
  const last = page.getByRole('main').getByRole('link', {name: 'Postman-Collection'});
  const first = page.getByRole('main').getByRole('link', {name: 'Anleitung', exact: true}).first();
  expect((await last.boundingBox())?.y).toBe((await first.boundingBox())?.y);
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the samples are above the fields', async ({page}) => {
    await page.goto('/api/sign-it/2025-08-12#operation/createRecord');
    await answering(page);
    const section = page.locator('.apiref-operation', {
      has: page.locator('[id="operation/createRecord"]'),
    });
    const top = async (selector: string): Promise<number> =>
      (await section.locator(selector).first().boundingBox())!.y;
    expect(await top('.apiref-sample')).toBeLessThan(await top('.apiref-schema'));
  });

  test('the menu in the drawer is open at the operation in view', async ({page}) => {
    await page.goto(reference);
    await hydrated(page);
    const hash = await page.locator('[data-reference-link]').last().getAttribute('href');
    await page.goto(`${reference}${hash}`);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const current = page.locator('.navbar-sidebar [aria-current="location"]');
    await expect(current).toHaveAttribute('href', hash!);
    await expect(current).toBeInViewport();
  });

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
    for (const width of [1440, 1024, 768, 360]) {
      test(`${address} at ${width} px, light and dark`, async ({page}) => {
        test.slow();
        await page.setViewportSize({width, height: 900});
        await page.goto(address);
        await hydrated(page);
        await expectNoViolationsInBothModes(page);
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

for (const width of [1280, 360])
  test(`a name or short request in a text stays on one line at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/api/sign-it/2025-08-12');
    await answering(page);
    const lines = await page
      .locator('.apiref')
      .locator('p > code, li > code')
      .evaluateAll((codes) =>
        codes
          .filter((code) => code.checkVisibility() && (code.textContent ?? '').length <= 20)
          .map((code) => {
            const range = document.createRange();
            range.selectNodeContents(code);
            const tops = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            return `${code.textContent}: ${tops.size}`;
          }),
      );
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => !line.endsWith(': 1'))).toEqual([]);
  });
