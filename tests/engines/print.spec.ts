import {expect, test, type PortalTab} from './support/portal';

/**
 * Lays a page out as for paper. No driver can print in all engines, so the print rules are made to
 * apply, as parsed by each engine.
 */
async function print(tab: PortalTab): Promise<void> {
  await tab.run(() => {
    const toPaper = (media: MediaList): void => {
      if (/\bprint\b/.test(media.mediaText))
        media.mediaText = media.mediaText.replace(/\bprint\b/g, 'all');
      else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all';
    };
    const visit = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) toPaper(rule.media);
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) {
      toPaper(sheet.media);
      visit(sheet.cssRules);
    }
    dispatchEvent(new Event('beforeprint'));
  });
}

test('on paper, a page is light, has no buttons and no collapsed content', async ({tab}) => {
  await tab.open('/sign-de/introduction');
  await tab.click('.navbar button[class*=toggleButton]');
  await tab.reads('dark', () => document.documentElement.dataset.theme);
  await print(tab);
  await tab.reads(
    'rgb(24, 33, 28)',
    () => getComputedStyle(document.querySelector('[data-article] > p')!).color,
  );
  for (const part of [
    'nav',
    'main button',
    '.footer',
    '.theme-announcement-bar',
    '#cookie-banner',
    '[role=tablist]',
  ])
    await tab.hides(part);
  await tab.shows('.pageAddress', 'https://developer.bonarium.example/sign-de/introduction');
  expect(
    await tab.run(
      () =>
        [...document.querySelectorAll('main details:not([open])')].filter(
          (one) => one.closest('nav, [data-print=no]') === null,
        ).length,
    ),
  ).toBe(0);
});

test('a wide table fits a sheet', async ({tab}) => {
  await tab.resize(680, 900);
  await tab.open('/dsfinvk/exports');
  await print(tab);
  await tab.reads(
    0,
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
});
