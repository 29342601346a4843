import type {Locator, Page} from '@playwright/test';
import {locales} from '../../src/data/locales';
import {quickStart} from '../../src/data/quickStart';
import {expectNoViolationsInBothModes} from './support/axe';
import {expect, hold, hydrated, test} from './support/portal';

test.use({allowErrors: [/404/], contextOptions: {reducedMotion: 'reduce'}});

const products = quickStart.map(({product}) => product);
const heading = (page: Page, product: string): Locator => page.locator(`h2#${product}`);

/** The visible texts about the account. */
const account = (page: Page): Locator =>
  page.locator('h2#common ~ [data-countries]:not(section):visible');

/** The visible parts, in page order. */
async function expectParts(page: Page, shown: readonly string[]): Promise<void> {
  for (const product of products)
    await expect(heading(page, product)).toBeVisible({visible: shown.includes(product)});
}

/** Opens the page with a choice from an earlier visit. */
async function openWith(
  page: Page,
  country: string,
  address: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('visited') === null) localStorage.setItem('portal-country', value);
    localStorage.setItem('visited', '1');
  }, country);
  await page.goto(address, {waitUntil});
}

const germanParts = ['sign-de', 'submission', 'dsfinvk', 'receipt'];

test('a country hides the others, on the next visit too, until all are chosen', async ({page}) => {
  await page.goto('/quick-start');
  await hydrated(page);
  await expect(page.getByRole('radio', {name: 'Germany'})).toBeChecked();
  await expectParts(page, germanParts);
  expect(await page.evaluate(() => localStorage.getItem('portal-country'))).toBeNull();
  await expect(account(page)).toContainText('Create an organization for each merchant.');
  await page.getByRole('radio', {name: 'France'}).check();
  await expect(account(page)).toHaveText(/^In Italy and France, each merchant has/);
  await page.getByRole('radio', {name: 'Austria'}).check();
  await expectParts(page, ['sign-at', 'receipt']);
  await expect(
    page.getByRole('status').filter({hasText: 'Shown: SIGN AT, RECEIPT.'}),
  ).toBeVisible();
  await page.goto('/legal-notice');
  await page.goto('/quick-start');
  await hydrated(page);
  await expect(page.getByRole('radio', {name: 'Austria'})).toBeChecked();
  await expectParts(page, ['sign-at', 'receipt']);
  await page.getByRole('radio', {name: 'All'}).check();
  await expectParts(page, products);
  await expect(account(page)).toHaveCount(2);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('radio', {name: 'All'})).toBeChecked();
  await expectParts(page, products);
});

test.describe('a reader who has not chosen', () => {
  test.use({locale: 'it-IT'});

  test('sees the country of the browser before scripts run', async ({page}) => {
    const release = await hold(page, '**/assets/js/**');
    await page.goto('/quick-start', {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectParts(page, ['sign-it']);
    release();
    await hydrated(page);
    await expect(page.getByRole('radio', {name: 'Italy'})).toBeChecked();
  });

  test('sees the country of a link, on arrival and within the page', async ({page}) => {
    await page.goto('/quick-start#sign-at');
    await hydrated(page);
    await expect(heading(page, 'sign-at')).toBeInViewport();
    await expectParts(page, ['sign-at', 'receipt']);
    await page.locator('article table a[href="#sign-fr"]').click();
    await expect(heading(page, 'sign-fr')).toBeInViewport();
    await expectParts(page, ['sign-fr']);
    await expect(page.getByRole('radio', {name: 'France'})).toBeChecked();
    await expect(page.getByRole('status').filter({hasText: 'Shown: SIGN FR.'})).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('portal-country'))).toBeNull();
  });
});

test.describe('the steps', () => {
  const rail = (page: Page): Locator => page.getByRole('navigation', {name: 'Steps'});
  const current = (page: Page): Locator => rail(page).locator('a[aria-current="step"]');

  test('of the chosen country are listed, and the current one is marked', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await openWith(page, 'fr', '/quick-start');
    await hydrated(page);
    await expect(rail(page).getByRole('link', {name: 'Send the sale'})).toHaveCount(1);
    await expect(rail(page).getByRole('link', {name: 'Create the TSS'})).toHaveCount(0);
    await rail(page).getByRole('link', {name: 'Send the sale'}).click();
    await expect(page).toHaveURL(/#sign-fr-sale$/);
    await expect(page.locator('h3#sign-fr-sale')).toBeInViewport();
    await expect(current(page)).toHaveText('Send the sale');
    await page.locator('h3#sign-fr-start').evaluate((element) => element.scrollIntoView());
    await expect(current(page)).toHaveText('Record the start of the till');
    await expect(current(page)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current(page)).toHaveCount(0);
  });

  test('keep their example beside the text from 1280 px, and in order below', async ({page}) => {
    const step = page.locator('section:has(> h3#sign-de-tss)');
    const boxes = async (): Promise<{x: number; y: number}[]> => {
      return Promise.all(
        [step.locator('ol').first(), step.locator(':scope > figure')].map(async (part) => {
          const box = await part.boundingBox();
          return {x: box?.x ?? 0, y: box?.y ?? 0};
        }),
      );
    };
    await page.setViewportSize({width: 1280, height: 600});
    await openWith(page, 'de', '/quick-start#sign-de-tss');
    await hydrated(page);
    // With the further requests open, the text is longer than its example. A press would scroll.
    await step.locator('details:has-text("The other four requests")').evaluate((fold) => {
      fold.setAttribute('open', '');
    });
    const [text, figure] = await boxes();
    expect(figure!.x).toBeGreaterThan(text!.x + 300);
    expect(figure!.y).toBeLessThan(text!.y);
    // The text scrolls, and its example stays.
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 120);
    await expect.poll(async () => (await boxes())[0]!.y).toBeLessThan(text!.y - 100);
    expect((await boxes())[1]!.y).toBeGreaterThan(60);
    await page.setViewportSize({width: 1279, height: 600});
    const [above, below] = await boxes();
    expect(below!.y).toBeGreaterThan(above!.y);
    expect(Math.abs(below!.x - above!.x)).toBeLessThan(50);
  });

  test('keep their text beside a long example from 1280 px', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 700});
    await openWith(page, 'de', '/quick-start');
    await hydrated(page);
    const step = page.locator('section:has(> h3#sign-de-finish)');
    const text = step.locator('> div');
    const {height} = (await step.boundingBox())!;
    expect(height).toBeGreaterThan((await text.boundingBox())!.height + 300);
    await step.evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + 200);
    });
    await expect(text).toBeInViewport({ratio: 1});
  });

  test('are found by their links from below, too', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await openWith(page, 'de', '/quick-start#sign-de-print');
    await hydrated(page);
    const link = rail(page).locator('a[href$="#sign-de-finish"]');
    await link.click();
    await expect(current(page)).toHaveAttribute('href', /#sign-de-finish$/);
    await expect(page.locator('#sign-de-finish')).toBeInViewport();
    // From its beginning on.
    const example = page.locator('section:has(#sign-de-finish) > figure');
    await expect.poll(async () => (await example.boundingBox())?.y).toBeGreaterThan(0);
  });

  test('have one line on a phone, which opens the list', async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await openWith(page, 'de', '/quick-start#sign-de-till');
    await hydrated(page);
    const line = rail(page).getByRole('button');
    await expect(line).toHaveText('SIGN DEStep 3 of 6');
    await expect(line).toBeInViewport();
    await expect(rail(page).getByRole('link')).toHaveCount(0);
    await line.press('Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await rail(page).getByRole('link', {name: 'Finish the transaction'}).click();
    await expect(rail(page).getByRole('link')).toHaveCount(0);
    const target = page.locator('h3#sign-de-finish');
    await expect(target).toBeInViewport();
    await expect(line).toHaveText('SIGN DEStep 5 of 6');
    const [over, under] = await Promise.all([line.boundingBox(), target.boundingBox()]);
    expect(under!.y).toBeGreaterThanOrEqual(over!.y + over!.height);
  });

  for (const [width, screens] of [
    [1440, 2],
    [360, 4],
  ] as const)
    test(`reach the first signing call within ${screens} screens at ${width} px`, async ({
      page,
    }) => {
      const height = width === 360 ? 800 : 900;
      await page.setViewportSize({width, height});
      await page.goto('/quick-start');
      await hydrated(page);
      const call = page.locator('section:has(> h3#sign-de-start) figure');
      expect((await call.boundingBox())!.y).toBeLessThan(screens * height);
    });
});

test('a choice made in another tab shows here', async ({page, context}) => {
  await page.goto('/quick-start');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/quick-start');
  await hydrated(other);
  await other.getByRole('radio', {name: 'Italy'}).check();
  await expectParts(page, ['sign-it']);
  await expect(page.getByRole('radio', {name: 'Italy'})).toBeChecked();
});

test('by keyboard, arrow keys choose country and request language', async ({page}) => {
  await page.goto('/quick-start');
  await hydrated(page);
  const countries = page.getByRole('group', {name: 'Country'});
  await countries.getByRole('radio', {name: 'All'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(countries.getByRole('radio', {name: 'Germany'})).toBeChecked();
  await expectParts(page, germanParts);
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('group', {name: 'Requests in'}).getByRole('radio', {name: 'HTTP'}),
  ).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'cURL'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

for (const width of [1440, 360]) {
  test(`at ${width} px nothing moves while a remembered choice takes effect`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    const release = await hold(page, '**/assets/js/**');
    await openWith(page, 'fr', '/quick-start', 'commit');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectParts(page, ['sign-fr']);
    // Scripts load after the fonts are visible, so later movements are caused by the choice.
    const start = await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return performance.now();
    });
    release();
    await hydrated(page);
    await expect(page.getByRole('radio', {name: 'France'})).toBeChecked();
    await expectParts(page, ['sign-fr']);
    const shifted = await page.evaluate(
      (from) =>
        (window as unknown as {shifts: (PerformanceEntry & {value: number})[]}).shifts
          .filter(({startTime}) => startTime >= from)
          .reduce((sum, {value}) => sum + value, 0),
      start,
    );
    expect(shifted).toBeLessThan(0.01);
  });
}

test.describe('a link to a part of another country', () => {
  test('opens it on arrival, and keeps the choice', async ({page}) => {
    await openWith(page, 'at', '/quick-start#sign-de');
    await expect(heading(page, 'sign-de')).toBeInViewport();
    await hydrated(page);
    await expect(heading(page, 'sign-de')).toBeInViewport();
    await expectParts(page, ['sign-de', 'sign-at', 'receipt']);
    await expect(page.getByRole('radio', {name: 'Austria'})).toBeChecked();
  });

  test('opens it within the page and from a guide, until the next choice', async ({page}) => {
    await openWith(page, 'at', '/sign-it/integration_guide');
    await hydrated(page);
    await page.locator('.theme-doc-sidebar-container a[href="/quick-start#sign-it"]').click();
    await expect(heading(page, 'sign-it')).toBeInViewport();
    await page.locator('article table a[href="#sign-fr"]').click();
    await expect(heading(page, 'sign-fr')).toBeInViewport();
    await expectParts(page, ['sign-at', 'sign-it', 'sign-fr', 'receipt']);
    await page.getByRole('radio', {name: 'Spain'}).check();
    await expectParts(page, ['sign-es']);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all parts are shown, and controls that would not work are hidden', async ({page}) => {
    await page.goto('/quick-start');
    await expectParts(page, products);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});

const countryNames = {
  en: ['Country', 'Germany', 'Spain'],
  es: ['País', 'Alemania', 'España'],
  de: ['Land', 'Deutschland', 'Spanien'],
  it: ['Paese', 'Germania', 'Spagna'],
  fr: ['Pays', 'Allemagne', 'Espagne'],
};

for (const {id} of locales) {
  test(`the choice speaks ${id}`, async ({page}) => {
    const [label = '', ...names] = countryNames[id];
    await page.goto(id === 'en' ? '/quick-start' : `/${id}/quick-start`);
    await hydrated(page);
    const countries = page.getByRole('group', {name: label, exact: true});
    for (const name of names)
      await expect(countries.getByRole('radio', {name, exact: true})).toBeVisible();
    await countries.getByRole('radio', {name: names[0] ?? '', exact: true}).check();
    await expectParts(page, germanParts);
  });

  test(`the way to the questions works from ${id}`, async ({page}) => {
    await page.goto(id === 'en' ? '/legal-notice' : `/${id}/legal-notice`);
    await hydrated(page);
    const link = page.locator('footer a[href="/en/faq"]');
    await expect(link).toContainText(
      id === 'en' ? /^FAQ$/ : /\((auf Englisch|en inglés|in inglese|en anglais)\)/,
    );
    await link.click();
    await expect(page).toHaveURL(/\/en\/faq$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Questions and answers');
  });
}

for (const [name, address] of [
  ['quick start', '/quick-start'],
  ['questions', '/en/faq'],
] as const) {
  for (const width of [1440, 360]) {
    test(`${name} at ${width} px has no violation, light and dark`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await openWith(page, 'es', address);
      await hydrated(page);
      await expectNoViolationsInBothModes(page);
    });
  }
}

test('a question has its own address', async ({page}) => {
  await page.goto('/en/faq#food-rate');
  await expect(page.locator('h3#food-rate')).toBeInViewport();
});

test.describe('your values', () => {
  const fill = async (page: Page, label: string, value: string): Promise<void> =>
    page.getByRole('textbox', {name: label, exact: true}).first().fill(value);

  test('are in every request and response, and only in the page’s memory', async ({page}) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/quick-start');
    await hydrated(page);
    await page.getByText('Your values', {exact: true}).click();
    const own = '11111111-2222-4333-8444-555555555555';
    const code = page.locator('section:has(> #sign-de) figure');
    await expect(code.filter({hasText: '0c9f4a6e-3b1d'}).first()).toBeVisible();
    await fill(page, 'tss_id', own);
    await expect(code.filter({hasText: '0c9f4a6e-3b1d'})).toHaveCount(0);
    expect(await code.filter({hasText: own}).count()).toBeGreaterThan(3);
    await page.getByRole('radio', {name: 'cURL'}).check();
    await expect(code.filter({hasText: `/tss/${own}`}).first()).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, location.href]),
    );
    expect(kept).not.toContain(own);
    expect(sent.filter((request) => request.includes(own))).toEqual([]);
  });

  test('that would be code stay out of the examples', async ({page}) => {
    await page.goto('/quick-start');
    await hydrated(page);
    await page.getByText('Your values', {exact: true}).click();
    const hostile = `'"><img src=x onerror=alert(1)>; rm -rf $(id)`;
    await fill(page, 'access_token', hostile);
    await expect(page.getByText('Use letters, digits and')).toBeVisible();
    await expect(page.locator('figure').filter({hasText: 'onerror'})).toHaveCount(0);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await fill(page, 'access_token', 'abc.def-ghi');
    await expect(page.getByText('Use letters, digits and')).toHaveCount(0);
    await expect(
      page.locator('figure').filter({hasText: 'Bearer abc.def-ghi', visible: true}).first(),
    ).toBeVisible();
  });
});

test('a line that breaks continues to the right of its start', async ({page}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({width, height: 900});
    await page.goto('/quick-start');
    await hydrated(page);
    const lines = await page.locator('main section pre code > span').evaluateAll((all) =>
      all
        .filter((line) => line.checkVisibility())
        .map((line) => {
          const lefts: {readonly left: number; readonly bottom: number}[] = [];
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const {index} of node.nodeValue!.matchAll(/\S/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              lefts.push(range.getBoundingClientRect());
            }
          const [first] = lefts;
          const rest = lefts.filter(({bottom}) => bottom > first!.bottom + 4);
          return {isBroken: rest.length > 0, isBehind: rest.every(({left}) => left > first!.left)};
        }),
    );
    expect(lines.filter(({isBroken}) => isBroken).length, `${width} px`).toBeGreaterThan(0);
    expect(lines.filter(({isBehind}) => !isBehind).length, `${width} px`).toBe(0);
  }
});

test('RECEIPT gets the sale of the chosen country', async ({page}) => {
  const sale = page.locator('section:has(> #receipt-create) > figure');
  const [german, austrian] = ['Café Morgenrot, Lena Brandt', '"rksv"'].map((text) =>
    sale.getByText(text),
  ) as [Locator, Locator];
  await page.goto('/quick-start');
  await hydrated(page);
  await page.getByRole('radio', {name: 'Austria'}).check();
  await expect(austrian).toBeVisible();
  await expect(german).toBeHidden();
  await page.getByRole('radio', {name: 'Germany'}).check();
  await expect(austrian).toBeHidden();
  await expect(german).toBeVisible();
  // A link shows the part to readers of other countries.
  await page.getByRole('radio', {name: 'Spain'}).check();
  await page.goto('/quick-start#receipt-create');
  await expect(german).toBeVisible();
});

test('each country’s part ends with the receipt on paper', async ({page}) => {
  await page.goto('/quick-start');
  for (const [product, printed] of [
    ['sign-de', 'Café Morgenrot'],
    ['sign-at', 'Bäckerei Sonnleitner'],
    ['sign-es', 'QR tributario:'],
    ['sign-it', 'DOCUMENTO COMMERCIALE'],
    ['sign-fr', 'Ticket T-000002'],
  ] as const)
    await expect(page.locator(`section:has(> #${product}) [data-figure]`)).toContainText(printed);
});

test('a label is at the height of its choices', async ({page}) => {
  await page.goto('/quick-start');
  await hydrated(page);
  const offsets = await page.locator('fieldset').evaluateAll((groups) =>
    groups.slice(0, 2).map((group) => {
      const [label, choice] = ['legend', 'label'].map((name) => {
        const text = document.createRange();
        text.selectNode(
          [...group.querySelector(name)!.childNodes].find(({nodeType}) => nodeType === 3)!,
        );
        const {top, bottom} = text.getBoundingClientRect();
        return (top + bottom) / 2;
      });
      return Math.abs(label! - choice!);
    }),
  );
  expect(offsets).toHaveLength(2);
  expect(Math.max(...offsets)).toBeLessThan(1);
});
