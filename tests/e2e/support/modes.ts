import type {Page} from '@playwright/test';

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Opens a page in a colour mode, as a link with the mode would, and waits until it answers to clicks. */
export async function openInMode(page: Page, path: string, mode: Mode): Promise<void> {
  await page.goto(`${path}?docusaurus-theme=${mode}`);
  await page.locator(`html[data-theme="${mode}"][data-has-hydrated="true"]`).waitFor();
}
