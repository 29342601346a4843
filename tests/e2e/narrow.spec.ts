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
