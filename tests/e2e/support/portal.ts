import {test as base, expect, type BrowserContext, type Locator, type Page} from '@playwright/test';

/** A page that fails its test on a console error, an uncaught error, a policy violation or a request to another host. */
export const test = base.extend<{strict: undefined; allowErrors: RegExp[]}>({
  allowErrors: [[], {option: true}],
  strict: [
    async ({page, context, baseURL, allowErrors}, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin) problems.push(`request to ${url.origin}`);
      });
      await use(undefined);
      const found = problems.filter((problem) => !allowErrors.some((allowed) => allowed.test(problem)));
      // A page still fetches ahead when its test is over; what stands between it and the network must not fail then, and what the network answers is not the test's.
      await Promise.all([page.unrouteAll({behavior: 'ignoreErrors'}), context.unrouteAll({behavior: 'ignoreErrors'})]);
      expect(found).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits until React has taken over the page: the colour toggle is enabled only then. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

/** Waits until the operations of a reference answer: React starts a page in parts, and theirs may come after the rest. */
export async function answering(page: Page): Promise<void> {
  await expect(page.locator('[data-reference-content][data-answers]')).toBeAttached();
}

/** From here on the page's time moves only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // An hour ahead: until it stands still the clock goes on, and it cannot be set back.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
}

/** Switches to dark mode as a reader does. */
export async function goDark(page: Page): Promise<void> {
  await hydrated(page);
  const toggle = page.locator('nav button[class*="toggleButton"]').first();
  // On small screens the toggle sits in the drawer; the same button, out of sight, does the same.
  await toggle.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

/**
 * Lets the page that comes next be painted with its fonts from the first time on, for tests of what moves: a font that arrives a moment too late may break a line
 * anew, and that is not their matter.
 */
export async function bringFontsFirst(page: Page): Promise<void> {
  const fonts = Promise.all(['hanken-grotesk', 'jetbrains-mono'].map(async (name) => (await page.waitForResponse(`**/fonts/${name}.woff2`)).finished()));
  // Nothing is painted before its style sheets.
  await page.route('**/*.css', async (route) => {
    await fonts;
    await route.continue();
  });
}

/** A route of the announcement's article, a guide, the blog and a page: the kinds this file's tests walk through. */
export const kinds = {
  landing: '/',
  guide: '/sign-de/introduction',
  blog: '/blog',
  post: '/blog/verifactu-enforcement',
  page: '/quick-start',
  missing: '/nothing-here',
} as const;

/** Keeps what is asked for at an address waiting until the function it gives is called. */
export async function hold(place: Page | BrowserContext, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await place.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** A closed field of a reference's operation, marked so that it is found again once it is open. */
export async function markField(page: Page): Promise<Locator> {
  await page
    .locator('[data-apiref-island] button[aria-expanded="false"]')
    .first()
    .evaluate((control) => control.setAttribute('data-chosen', ''));
  return page.locator('[data-chosen]');
}
