import {expect, goDark, hydrated, kinds, test} from './support/portal';

const mode = 'data-theme';

test.describe('for a reader whose system is dark', () => {
  test.use({colorScheme: 'dark'});

  test('the portal is light until they choose', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute(mode, 'light');
  });
});

test('the choice is shared with other tabs', async ({page, context}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto(kinds.guide);
  await hydrated(other);
  await goDark(page);
  await expect(other.locator('html')).toHaveAttribute(mode, 'dark');
});

test.describe('with a script that fails', () => {
  test.use({allowErrors: [/ERR_FAILED/]});

  test('the choice is kept from the first paint on', async ({page}) => {
    await page.goto('/');
    await goDark(page);
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute(mode, 'dark');
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  });

  test('the toggle is disabled until the page is ready', async ({page}) => {
    await page.route('**/assets/js/main*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('nav button[class*="toggleButton"]').first()).toBeDisabled();
  });
});

test('the toggle goes back and forth and says where it is', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently light mode)');
  await toggle.press('Enter');
  await expect(page.locator('html')).toHaveAttribute(mode, 'dark');
  await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)');
  await toggle.press('Enter');
  await expect(page.locator('html')).toHaveAttribute(mode, 'light');
});
