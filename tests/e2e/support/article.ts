import {expect, type Page} from '@playwright/test';

/** The text of a page that keeps its HTML. Texts that work at once are marked. */
export const article = '[data-article]:not([data-article=whole])';

/** Marks the elements of the article, and returns how many of them are still the same later. */
export async function markElements(page: Page): Promise<() => Promise<number>> {
  const before = await page
    .locator(article)
    .evaluateHandle((root) => [...root.querySelectorAll('*')]);
  return () => before.evaluate((elements) => elements.filter((one) => !one.isConnected).length);
}

/** Reaches what wakes the article with the pointer, and waits until it is awake. */
export async function wake(page: Page): Promise<void> {
  await page.locator(article).evaluate((root) => {
    root
      .querySelector('pre, figure, button, form')!
      .dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  });
  await expect(page.locator(`${article}[data-awake]`)).toBeAttached();
}

/** Whether the page has a text that keeps its HTML, and something in it that wakes it. */
export async function canWake(page: Page): Promise<boolean> {
  return (await page.locator(`${article}:has(pre, figure, button, form)`).count()) > 0;
}
