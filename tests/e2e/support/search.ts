import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, kinds} from './portal';

/** The field of the search dialog, in English. */
export const field = (page: Page): Locator => page.locator('.portal-search').getByRole('combobox');
export const dialog = (page: Page): Locator => page.locator('dialog.portal-search');
export const hits = (page: Page): Locator => dialog(page).getByRole('treeitem');

/** Opens a page and its search, by keyboard. */
export async function openSearch(page: Page, address: string = kinds.guide): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Types a query with results and waits for them. */
export async function find(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).toContainText(`“${query}”`);
  await expect(hits(page).first()).toBeVisible();
}
