import {locales} from '../../src/data/locales';
import {expect, hydrated, kinds, test} from './support/portal';

/** Every kind of page that exists in all languages. */
const SHARED = [
  ...Object.values(kinds),
  '/sign-es/integration_process',
  '/category/safe',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/compliance',
  '/blog/tags',
  '/blog/tags/changelog',
  '/api',
  '/api/sign-fr/2025-08-12',
  '/search',
  '/cookies',
  '/privacy',
  '/imprint',
  '/legal-notice',
  '/v2-roadmap',
  '/conventions',
  '/check',
  '/checklists',
  '/coming-from-another-provider',
  '/dates-ahead',
  '/errors',
  '/fines-and-retention',
  '/service-facts',
  '/time-and-clocks',
  '/downloads/logos-license-en',
  '/design',
];

/** Pages in only one language. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  en: ['/en/docs/glossary', '/en/faq', '/en/imprint'],
  de: ['/docs/glossar', '/impressum'],
};

test.use({viewport: {width: 320, height: 640}, allowErrors: [/404/]});

// WCAG 1.4.10: 1280 px at 400 % zoom.
for (const {id} of locales)
  test(`no kind of page scrolls sideways at 320 px (${id})`, async ({page}) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const path of [...SHARED, ...(OWN[id] ?? [])]) {
      await page.goto(id === 'en' ? path : `/${id}${path}`);
      await hydrated(page);
      const beyond = await page.evaluate(async () => {
        await document.fonts.ready;
        if (document.documentElement.scrollWidth <= 320) return [];
        return [...document.querySelectorAll('body *')]
          .filter(
            (element) =>
              element.children.length === 0 && element.getBoundingClientRect().right > 321,
          )
          .map(
            (element) =>
              `${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 40)}”`,
          );
      });
      if (beyond.length > 0) found.push(`${path}: ${beyond.slice(0, 5).join(', ')}`);
    }
    expect(found).toEqual([]);
  });

test('a definition and the buttons of an example fit a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/sign-at/receipt_data');
  await hydrated(page);
  await page.locator('dfn').first().focus();
  const definition = page.getByRole('tooltip').filter({visible: true});
  await expect(definition).toBeVisible();
  const box = await definition.boundingBox();
  expect.soft(box?.x).toBeGreaterThanOrEqual(0);
  expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);

  // The tabs scroll before the buttons, not below them.
  const example = page
    .locator('figure')
    .filter({has: page.getByRole('tablist')})
    .first();
  const tabs = await example.getByRole('tablist').boundingBox();
  const buttons = await example.locator('[class*="codeButtons"]').first().boundingBox();
  expect((tabs?.x ?? 0) + (tabs?.width ?? 0)).toBeLessThanOrEqual(buttons?.x ?? 0);
});
