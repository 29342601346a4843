import {expect, hydrated, kinds, test} from './support/portal';

test('the skip link is the first stop and leads to the content', async ({page}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a:focus, main button:focus')).toHaveCount(1);
});

test('the Guides menu opens by keyboard and leads to the start pages', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const guides = page.getByRole('button', {name: 'Guides'}).first();
  await guides.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'SIGN FR', exact: true}).first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/sign-fr/integration_guide');
});

test('the navbar holds its items in the order of the specification', async ({page}) => {
  await page.goto('/');
  const labels = page.locator('.navbar__inner .navbar__items > .navbar__link, .navbar__inner .navbar__items > .dropdown > .navbar__link');
  await expect(labels).toHaveText(['Guides', 'APIs', 'Quick Start', 'Blog', 'Support', 'Status', 'Dashboard', 'GitHub', 'English'], {useInnerText: true});
});

test('a route change scrolls to the top, a hash to its heading', async ({page}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  await page.locator('.pagination-nav__link, footer a[href="/safe/introduction"]').last().scrollIntoViewIfNeeded();
  await page.locator('footer a[href="/safe/introduction"]').click();
  await expect(page).toHaveURL('/safe/introduction');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.locator('.table-of-contents__link').last().click();
  await expect(page).toHaveURL(/#./);
  const {hash} = new URL(page.url());
  await expect.poll(async () => page.locator(hash).evaluate((heading) => heading.getBoundingClientRect().top < window.innerHeight)).toBe(true);
});

test('an address with a hash opens at its heading, under the bars', async ({page}) => {
  await page.goto(`${kinds.guide}#receipt`);
  await hydrated(page);
  await expect
    .poll(() =>
      page.locator('#receipt').evaluate((heading) => Math.round(heading.getBoundingClientRect().top) >= 60 && heading.getBoundingClientRect().top < 300),
    )
    .toBe(true);
});

test('the sidebar can be hidden and shown again', async ({page}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeVisible();
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await expect(page.getByRole('button', {name: 'Collapse sidebar'})).toBeVisible();
});

test('the footer has five columns and the provider’s tagline', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('.footer__title')).toHaveText(['Solutions', 'APIs', 'Developers', 'Company', 'Legal']);
  await expect(page.locator('footer')).toContainText('Receipts made simple.');
  await expect(page.locator('footer')).toContainText(/© 2020–20\d\d Bonarium GmbH/);
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the drawer has a primary and a secondary menu, locks the page and closes', async ({page}) => {
    await page.goto(kinds.guide);
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: '← Back to main menu'})).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Quick Start', exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('the drawer closes when the layout becomes the desktop’s', async ({page}) => {
    await page.goto(kinds.guide);
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});

test('the layout changes at 996 px', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await page.goto(kinds.guide);
  await hydrated(page);
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
});

for (const width of [360, 768, 996, 1440]) {
  test(`no page kind is wider than ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const address of [kinds.landing, kinds.guide, kinds.blog, kinds.post, kinds.page, '/de/']) {
      await page.goto(address);
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
    }
  });
}

test('pages that links in view lead to are fetched ahead, once the page has started', async ({page}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  await expect(page.locator('head link[rel="prefetch"][href*="/assets/js/"]')).not.toHaveCount(0);
});

test('what is fetched ahead is what the text leads to, each file once', async ({page}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  const files = (): Promise<string[]> =>
    page.locator('head link[rel="prefetch"]').evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
  await expect.poll(async () => (await files()).length).toBeGreaterThan(3);
  await page.locator('footer.footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const found = await files();
  expect(found.length).toBe(new Set(found).size);
  const linked = await page.locator('main a[href^="/"]').evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href')?.split('#')[0])).size);
  // A page's text and its facts, and what the pages of other sections share.
  expect(found.length).toBeLessThanOrEqual(2 * linked + 10);
});
