import {expect, hydrated, kinds, test} from './support/portal';

test('the announcement links to the article and cannot be closed', async ({page}) => {
  await page.goto('/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('fines of up to €150,000');
  await expect(bar.getByRole('button')).toHaveCount(0);
  await bar.getByRole('link').click();
  await expect(page).toHaveURL('/blog/verifactu-enforcement');
});

test('a term shows its definition on focus and on pointer, and hides it on Escape', async ({
  page,
}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  const term = page.locator('dfn').first();
  await term.focus();
  const tooltip = page.locator(`[id="${await term.getAttribute('aria-describedby')}"]`);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await term.hover();
  await expect(tooltip).toBeVisible();
});

test('the blog lists every post on one page, grouped by year, with reading time and links', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.locator('article')).not.toHaveCount(0);
  await expect(
    page
      .getByRole('navigation', {name: 'Blog recent posts navigation'})
      .getByRole('heading', {name: '2026'}),
  ).toBeVisible();
  await expect(page.locator('article').first()).toContainText(/min read/);
  await expect(page.locator('.pagination-nav__link')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const address of [
    kinds.landing,
    kinds.guide,
    kinds.post,
    kinds.page,
    '/de/',
    '/fr/legal-notice',
  ]) {
    test(`${address} can be read and left`, async ({page}) => {
      await page.goto(address);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('main p:visible').first()).toBeVisible();
      await page.locator('footer a[href$="/sign-at/introduction"]').click();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }

  test('controls that would do nothing are hidden', async ({page}) => {
    await page.goto('/check');
    const field = page.getByLabel('Your receipt, record or export');
    await expect(field).toBeAttached();
    await expect(field).toBeHidden();
    await page.goto('/api/sign-fr/2025-08-12');
    await expect(page.locator('.apiref-expand').first()).toBeAttached();
    await expect(page.locator('.apiref-expand').first()).toBeHidden();
    await expect(page.getByText('Show pattern').first()).toHaveCSS('display', 'none');
    await page.goto(kinds.guide);
    await expect(
      page.locator('.theme-doc-sidebar-container').getByRole('link').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', {name: 'Collapse sidebar'})).toBeHidden();
    await page.setViewportSize({width: 360, height: 740});
    await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
  });

  test('a small screen’s bar contains every menu, because its drawer needs scripts', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/');
    const bar = page.getByRole('navigation', {name: 'Main'});
    await expect(bar.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(bar.getByRole('link', {name: 'Quick Start', exact: true})).toBeVisible();
    await bar.getByRole('button', {name: 'Guides'}).focus();
    await expect(bar.getByRole('link', {name: 'SIGN IT', exact: true})).toBeInViewport();
    await bar.getByRole('button', {name: 'Languages, English'}).focus();
    await expect(bar.getByRole('link', {name: 'SIGN IT', exact: true})).toBeHidden();
    await bar.getByRole('link', {name: 'Deutsch'}).click();
    await expect(page).toHaveURL('/de/');
  });

  test('the page about cookies says that nothing is stored, and offers no choice', async ({
    page,
  }) => {
    await page.goto('/cookies');
    await expect(page.getByRole('button', {name: 'Change your choice'})).toBeHidden();
    const note = page.locator('main noscript p');
    await expect(note).toContainText('this portal stores nothing');
    await expect(note).toBeVisible();
  });

  test('the menus open on focus and the image of the right mode is shown', async ({page}) => {
    await page.goto('/');
    await page.getByRole('button', {name: 'Guides'}).first().hover();
    await expect(page.getByRole('link', {name: 'SIGN IT', exact: true}).first()).toBeVisible();
    await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  });
});

test('the receipt’s explanations can be reached with the mouse', async ({page}) => {
  await page.goto('/');
  await page.getByRole('link', {name: 'QR code'}).click();
  await expect(page).toHaveURL(/\/sign-de\/introduction#/);
});
