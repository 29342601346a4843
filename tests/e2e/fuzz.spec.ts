import {cookies} from '../../src/data/cookies';
import {site} from '../../src/data/site';
import {toStorageRows} from '../../src/model/consent/storage';
import {NASTY, TRACE, toNastyTexts} from '../support/fuzz';
import {expect, hydrated, kinds, test} from './support/portal';
import {watchOutside} from './support/thirdParties';

// A cookie that happens to contain "true" is consent. Requests of the allowed scripts are answered
// here.
test.use({allowErrors: [/^request to https:\/\/(analytics|identity)\.third\.example$/]});

const rows = toStorageRows(cookies, site.slug);
const CASES = 12;
const SHARES = 2;

/** The pages whose code reads most stored values. Each case visits one of them. */
const pages = [
  kinds.page,
  kinds.guide,
  '/search',
  '/api/sign-fr/2025-08-12',
  '/search',
  '/cookies',
] as const;

/**
 * Each case uses other texts for the rows, the query and the hash. Over all cases, executable texts
 * occur in every place.
 */
const texts = toNastyTexts(NASTY.length + CASES * 40, 4711);
const textOf = (number: number, place: number): string =>
  texts[(number * 31 + place * 17) % texts.length] ?? '';

for (let share = 0; share < SHARES; share += 1)
  test(`with any values in address, cookies and storage, pages show their content and run nothing (${share + 1} of ${SHARES})`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    // Docusaurus' storage keys contain a part of the site's own.
    const [, suffix = ''] =
      /getItem\("theme(-\w+)?"\)/.exec(await (await context.request.get('/')).text()) ?? [];
    await watchOutside(context, baseURL);
    // A page of the same origin without behavior. The values are set there, before the first script
    // of the next page, so that a disappearing consent isn't a withdrawal.
    await context.route('**/blank', (route) =>
      route.fulfill({contentType: 'text/html', body: '<link rel=icon href=data:,>'}),
    );
    for (let number = share; number < CASES; number += SHARES) {
      const address = `${pages[number % pages.length]}?q=${encodeURIComponent(
        textOf(number, 0)
          .slice(0, 500)
          .replace(/\p{Surrogate}/gu, ''),
      )}&lang=${encodeURIComponent(
        textOf(number, 1)
          .slice(0, 50)
          .replace(/\p{Surrogate}/gu, ''),
      )}#${textOf(number, 2).slice(0, 200)}`;
      await page.goto('/blank');
      await context.clearCookies();
      await context.addCookies(
        rows
          .filter(({kind}) => kind === 'cookie')
          // A browser that can't store a value can't read it either.
          .map(({name}, place) => ({
            name: name.replace('*', 'x'),
            value: textOf(number, place + 3)
              .replace(/[^\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]/g, '')
              .slice(0, 1000),
            url: baseURL ?? '',
          })),
      );
      const stored = rows
        .filter(({kind}) => kind !== 'cookie')
        .flatMap(({name, kind}, place) =>
          ['', suffix, site.slug].map((end) => ({
            kind,
            key: name.replace('*', end),
            value: textOf(number, place + 20),
          })),
        );
      await page.evaluate((entries) => {
        for (const {kind, key, value} of entries)
          window[kind as 'localStorage' | 'sessionStorage'].setItem(key, value);
      }, stored);
      const where = `case ${number}: ${address}`;
      await page.goto(address, {waitUntil: 'commit'});
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1}).first(), where).toBeVisible();
      await expect(page.locator('main'), where).toContainText(/\w{3}/);
      if (number % 3 === 0) {
        // The dialog shows the stored searches.
        await page.keyboard.press('Control+k');
        await expect(page.locator('.portal-search').getByRole('combobox'), where).toBeFocused();
        await expect(page.locator('.portal-search .DocSearch-Dropdown'), where).toBeVisible();
      }
      expect(await page.evaluate((name) => name in window, TRACE), where).toBe(false);
    }
  });
