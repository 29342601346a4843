import {expect, hydrated, test} from './support/portal';

/** Answers, folded tables and code, files of an archive, business cases, fields and the kit. */
const pages = [
  '/en/faq',
  '/sign-de/process-data',
  '/sign-de/transaction-lifecycle',
  '/dsfinvk/exports',
  '/quick-start',
  '/design',
];

for (const [width, height] of [
  [1440, 24],
  [360, 44],
] as const)
  test(`everything that folds has one look, and rows of ${height} px at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const address of pages) {
      await page.goto(address);
      await hydrated(page);
      const folds = await page
        .locator('main :is(summary:not([class]), [data-fold])')
        .evaluateAll((all) =>
          all
            .filter((fold) => fold.checkVisibility())
            .map((fold) => {
              const {cursor} = getComputedStyle(fold);
              const marker = getComputedStyle(fold, '::before');
              return {
                // The bar below code is no row of a list.
                isBar: fold.matches('pre + label'),
                height: fold.getBoundingClientRect().height,
                look: [cursor, marker.inlineSize, marker.borderInlineEnd].join(),
              };
            }),
        );
      expect(folds.length, address).toBeGreaterThan(0);
      expect(new Set(folds.map(({look}) => look)), address).toHaveProperty('size', 1);
      expect(
        folds.filter((fold) => fold.height < (fold.isBar ? 24 : height)),
        address,
      ).toEqual([]);
    }
  });
