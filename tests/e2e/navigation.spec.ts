import {expectNoViolations} from './support/axe';
import {expect, hydrated, kinds, networkIdle, test} from './support/portal';

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
  const link = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'SIGN FR', exact: true})
    .first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/sign-fr/integration_guide');
});

for (const [menu, address] of [
  ['Guides', '/sign-es/integration_process'],
  ['APIs', '/api/sign-es/v1'],
] as const)
  test(`the menu ${menu} names the country and the purpose of a product`, async ({page}) => {
    await page.goto(kinds.guide);
    await hydrated(page);
    const bar = page.getByRole('navigation', {name: 'Main'});
    await bar.getByRole('button', {name: menu, exact: true}).hover();
    const entry = bar
      .locator('.dropdown__menu li')
      .filter({has: page.locator(`a[href="${address}"]`)});
    await expect(entry.getByTitle('Spain')).toBeVisible();
    const purpose = entry.getByText('Invoices for Veri*factu and TicketBAI');
    await expect(purpose).toBeVisible();
    const {x = 0, y = 0} = (await purpose.boundingBox()) ?? {};
    await page.mouse.click(x + 5, y + 5);
    await expect(page).toHaveURL(address);
  });

for (const [menu, entry] of [
  ['Guides', 'SIGN FR'],
  ['APIs', 'Management API'],
  ['Languages, English', 'Deutsch'],
] as const)
  test(`Escape closes the menu ${menu}, opened by keyboard or by pointer`, async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const bar = page.getByRole('navigation', {name: 'Main'});
    const button = bar.getByRole('button', {name: menu, exact: true});
    const link = bar
      .locator('.dropdown', {has: page.getByRole('button', {name: menu, exact: true})})
      .getByRole('link', {name: entry, exact: true});

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();

    await button.hover();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await page.mouse.move(700, 600);
    await button.hover();
    await expect(link).toBeVisible();
  });

test('the navbar contains its items in the order of the specification', async ({page}) => {
  await page.goto('/');
  const labels = page.locator(
    '.navbar__inner .navbar__items > .navbar__link, .navbar__inner .navbar__items > .dropdown > .navbar__link',
  );
  await expect(labels).toHaveText(
    [
      'Guides',
      'APIs',
      'Quick Start',
      'Blog',
      'Support',
      'Status',
      'Dashboard',
      'GitHub',
      'English',
    ],
    {useInnerText: true},
  );
});

test('navigation scrolls to the top, a hash to its heading', async ({page}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  await page
    .locator('.pagination-nav__link, footer a[href="/safe/introduction"]')
    .last()
    .scrollIntoViewIfNeeded();
  await page.locator('footer a[href="/safe/introduction"]').click();
  await expect(page).toHaveURL('/safe/introduction');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.locator('.table-of-contents__link').last().click();
  await expect(page).toHaveURL(/#./);
  const {hash} = new URL(page.url());
  await expect
    .poll(async () =>
      page
        .locator(hash)
        .evaluate((heading) => heading.getBoundingClientRect().top < window.innerHeight),
    )
    .toBe(true);
});

test('an address with a hash opens at its heading, under the bars', async ({page}) => {
  await page.goto(`${kinds.guide}#receipt`);
  await hydrated(page);
  await expect
    .poll(() =>
      page
        .locator('#receipt')
        .evaluate(
          (heading) =>
            Math.round(heading.getBoundingClientRect().top) >= 60 &&
            heading.getBoundingClientRect().top < 300,
        ),
    )
    .toBe(true);
});

test('the sidebar shows the current guide, also at its end, and the page stays', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/sign-es/conformidad_facturas');
  await hydrated(page);
  const current = page.locator('.theme-doc-sidebar-menu [aria-current=page]');
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sidebar shows the next guide although its group was closed', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await page.goto('/sign-de/audits');
  await hydrated(page);
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const next = sidebar.getByRole('link', {name: 'Technical details'});
  await sidebar.getByRole('button', {name: 'Background'}).click();
  await expect(next).toBeHidden();
  await page.locator('.pagination-nav__link--next').click();
  await expect(next).toHaveAttribute('aria-current', 'page');
  await expect(next).toBeInViewport({ratio: 1});
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
  await expect(page.locator('.footer__title')).toHaveText([
    'Solutions',
    'APIs',
    'Developers',
    'Company',
    'Legal',
  ]);
  await expect(page.locator('footer')).toContainText('Receipts made simple.');
  await expect(page.locator('footer')).toContainText(/© 2020–20\d\d Bonarium GmbH/);
});

test('the footer links to the five social networks with icons that have names', async ({page}) => {
  await page.goto('/');
  const networks = page.getByRole('list', {name: 'Social networks'}).getByRole('link');
  await expect(networks).toHaveCount(5);
  for (const name of ['GitHub', 'LinkedIn', 'YouTube', 'Facebook', 'Instagram']) {
    const link = networks.and(page.getByRole('link', {name, exact: true}));
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^https://${name.toLowerCase()}\\.example/`),
    );
    // An icon that is missing from the file has no size.
    await expect
      .poll(() =>
        link
          .locator('use')
          .evaluate((mark: SVGUseElement) => mark.getBBox().width)
          .then(Math.round),
      )
      .toBeGreaterThan(15);
  }
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the drawer has a primary and a secondary menu, locks the page and closes', async ({
    page,
  }) => {
    // One of the last guides of its list.
    await page.goto('/sign-de/technical-details');
    await hydrated(page);
    // Its menus are rendered when it opens, not while the page starts.
    await expect(page.locator('.navbar-sidebar')).toBeAttached();
    await expect(page.locator('.navbar-sidebar').locator('a, button')).toHaveCount(0);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(
      page.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current=page]'),
    ).toBeInViewport();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    const back = page.getByRole('button', {name: '← Back to main menu'});
    await expect(back).toBeInViewport({ratio: 0.9});
    await expect(page.locator('.navbar-sidebar summary')).toBeInViewport({ratio: 0.9});
    await back.click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: 'Quick Start', exact: true}),
    ).toBeVisible();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('the drawer names the product of its guides and leads to others', async ({page}) => {
    await page.goto(kinds.guide);
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const drawer = page.locator('.navbar-sidebar');
    const product = drawer.locator('summary', {hasText: 'SIGN DE'});
    const other = drawer.locator('details a', {hasText: 'DSFINVK DE'});
    await product.click();
    await expect(other).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(other).toBeHidden();
    await expect(product).toBeFocused();
    await product.press('Enter');
    await other.click();
    await expect(page).toHaveURL('/dsfinvk/introduction');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('the drawer keeps the keyboard inside, and Escape closes it', async ({page}) => {
    await page.goto(kinds.guide);
    await hydrated(page);
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    const isInside = () =>
      page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('.navbar-sidebar') !== null,
      );
    const stops = await page.locator('.navbar-sidebar').locator('a, button').count();
    for (let press = 0; press < stops; press += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.getByRole('button', {name: 'Close navigation bar'}).focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(false);
  });

  test('a press outside the drawer closes it and makes the page usable again', async ({page}) => {
    await page.goto(kinds.guide);
    await hydrated(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('[inert]:not(.navbar-sidebar *)')).not.toHaveCount(0);
    // Waits until the backdrop, which appears in a transition, receives presses.
    await page.locator('.navbar-sidebar__backdrop').click({position: {x: 350, y: 400}});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
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
    for (const address of [
      kinds.landing,
      kinds.guide,
      kinds.blog,
      kinds.post,
      kinds.page,
      '/de/',
    ]) {
      await page.goto(address);
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
    }
  });
}

test('a page is fetched ahead when a reader points at its link, and no other one', async ({
  page,
}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  await page.locator('footer.footer').scrollIntoViewIfNeeded();
  await networkIdle(page);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  const link = page.locator('footer a[href="/v2-roadmap"]');
  await link.hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await networkIdle(page);
  expect(asked.length).toBe(new Set(asked).size);
  const before = asked.length;
  await link.click();
  await expect(page).toHaveURL('/v2-roadmap');
  await expect(page.getByRole('heading', {level: 1})).toContainText(/roadmap/i);
  expect(asked.length).toBe(before);
});

test.describe('the footer on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  test('has its longest list in two columns, and the list of keyboard shortcuts', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    const left = async (name: string): Promise<number> =>
      (await footer.getByRole('link', {name, exact: true}).boundingBox())!.x;
    expect(await left('Logos')).toBeGreaterThan((await left('Quick start')) + 100);
    await expect(footer.getByRole('button', {name: 'Cookies Settings'})).toBeVisible();
    await expect(footer.getByRole('button', {name: 'Keyboard shortcuts'})).toBeVisible();
  });
});
