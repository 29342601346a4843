import type {Page} from '@playwright/test';
import {expect, test} from './support/portal';

/** Shares of the area of an article, from 0 to 1. Folded code counts as far as it is visible. */
interface Shares {
  readonly prose: number;
  /** Figures and forms, with the notes beside a printed receipt. */
  readonly picture: number;
}

function measureArticle(page: Page): Promise<Shares> {
  return page.locator('.theme-doc-markdown').evaluate((article) => {
    const areas = {prose: 0, table: 0, code: 0, picture: 0};
    const kindOf = (element: Element): keyof typeof areas | undefined => {
      if (element.matches('table')) return 'table';
      if (element.matches('pre')) return 'code';
      if (element.matches('form, svg, img')) return 'picture';
      if (!element.matches('figure')) return undefined;
      if (element.querySelector('pre') && !element.hasAttribute('data-figure')) return 'code';
      const isTable = element.querySelector('table') && !element.querySelector('svg, [role=img]');
      return isTable && !element.querySelector('[data-line]') ? 'table' : 'picture';
    };
    const walk = (parent: Element): void => {
      for (const element of parent.children) {
        const {width, height} = element.getBoundingClientRect();
        const kind = kindOf(element);
        // Browsers give boxes to what a closed <details> hides, so it counts as it is seen.
        const isClosed = element.matches('details:not([open])');
        if (kind) areas[kind] += width * height;
        else if (!isClosed && element.querySelector('figure, table, pre, form')) walk(element);
        else areas.prose += width * height;
      }
    };
    walk(article);
    const all = Object.values(areas).reduce((sum, area) => sum + area);
    return {prose: areas.prose / all, picture: areas.picture / all};
  });
}

// These were walls of text. The aim is 40 and 20 %; a line more or less is within it.
for (const address of [
  '/sign-de/introduction',
  '/sign-de/transaction-lifecycle',
  '/sign-de/process-data',
  '/sign-de/outages',
  '/sign-es/integration_process',
  '/sign-it/receipt_compliance',
  '/dsfinvk/exports',
  '/safe/introduction',
  '/bonariumreceipt/introduction',
])
  test(`${address} has at most 41 % prose and at least 19.5 % pictures`, async ({page}) => {
    await page.goto(address);
    const {prose, picture} = await measureArticle(page);
    expect(prose).toBeLessThan(0.41);
    expect(picture).toBeGreaterThan(0.195);
  });
