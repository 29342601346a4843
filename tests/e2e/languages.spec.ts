import {newestOf} from '../support/rows';
import {expect, hydrated, test} from './support/portal';

test('the language dropdown leads to the same page in another language', async ({page}) => {
  await page.goto('/sign-at/introduction?from=test#sources');
  await hydrated(page);
  await page.getByRole('button', {name: 'Languages, English'}).click();
  await page.getByRole('link', {name: 'Deutsch'}).first().click();
  await expect(page).toHaveURL('/de/sign-at/introduction?from=test#sources');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a page in one language links to its pair', async ({page}) => {
  await page.goto('/de/impressum');
  await hydrated(page);
  await page.getByRole('button', {name: /, Deutsch$/}).click();
  await page.getByRole('link', {name: 'English'}).first().click();
  await expect(page).toHaveURL('/en/imprint');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('an unknown address', () => {
  test.use({allowErrors: [/404/]});

  for (const [prefix, title] of [
    ['', 'Receipt not found'],
    ['/de', 'Beleg nicht gefunden'],
  ] as const) {
    test(`is answered in the language of ${prefix || '/'}`, async ({page}) => {
      const response = await page.goto(`${prefix}/no/such/page`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    });
  }
});

test('former addresses redirect permanently', async ({page, request}) => {
  const response = await request.get('/de/api/sign-fr-v2', {maxRedirects: 0});
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe(`/de${newestOf('sign-fr').path}`);
  await page.goto('/sign-de/introduction/');
  await expect(page).toHaveURL('/sign-de/introduction');
});
