import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';

/** The open requests of each watched page, and when the last one began or ended. */
const traffic = new WeakMap<Page, {readonly open: Set<Request>; changed: number}>();

/** Counts the open requests of a page from now on, for `networkIdle`. */
export function watchTraffic(page: Page): void {
  const seen = {open: new Set<Request>(), changed: Date.now()};
  traffic.set(page, seen);
  const end = (request: Request): void => {
    seen.open.delete(request);
    seen.changed = Date.now();
  };
  page.on('request', (request) => {
    seen.open.add(request);
    seen.changed = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * A page that fails its test on a console error, an uncaught error, a policy violation or a request
 * to another host.
 */
export const test = base.extend<{strict: undefined; allowErrors: RegExp[]}>({
  allowErrors: [[], {option: true}],
  strict: [
    async ({page, context, baseURL, allowErrors}, use) => {
      const problems: string[] = [];
      watchTraffic(page);
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin)
          problems.push(`request to ${url.origin}`);
      });
      await use(undefined);
      const found = problems.filter(
        (problem) => !allowErrors.some((allowed) => allowed.test(problem)),
      );
      // A page may still prefetch when its test is over. Route handlers must not fail then, and
      // responses no longer matter to the test.
      await Promise.all([
        page.unrouteAll({behavior: 'ignoreErrors'}),
        context.unrouteAll({behavior: 'ignoreErrors'}),
      ]);
      expect(found).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits until React has taken over the page, when the color toggle is enabled. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

/**
 * Waits until a watched page has had no open request for half a second. Playwright's own state of
 * this name, `networkidle`, never comes for some pages whose requests are intercepted, although all
 * of them have ended: on a busy machine, for 6 of 80 visits.
 */
export async function networkIdle(page: Page): Promise<void> {
  await expect
    .poll(() => {
      const {open, changed} = traffic.get(page)!;
      return open.size === 0 && Date.now() - changed >= 500;
    })
    .toBe(true);
}

/**
 * Waits until the operations of a reference are interactive. React hydrates a page in parts, and
 * the operations may be last.
 */
export async function answering(page: Page): Promise<void> {
  await expect(page.locator('[data-reference-content][data-answers]')).toBeAttached();
}

/** Stops the page's clock, which only moves on when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // An hour ahead, because the clock keeps running until it is stopped, and it can't be set back.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
}

/** Switches to dark mode like a reader. */
export async function goDark(page: Page): Promise<void> {
  await hydrated(page);
  const toggle = page.locator('nav button[class*="toggleButton"]').first();
  // On small screens, the toggle is in the drawer. The same hidden button has the same effect.
  await toggle.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Links change their color in a transition. Halfway, their contrast is too low.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

/**
 * Makes the next page paint with its fonts from the start, for tests of layout shifts. A font that
 * arrives late can change line breaks, which these tests don't check.
 */
export async function bringFontsFirst(page: Page): Promise<void> {
  const fonts = Promise.all(
    ['hanken-grotesk', 'jetbrains-mono'].map(async (name) =>
      (await page.waitForResponse(`**/fonts/${name}.woff2`)).finished(),
    ),
  );
  // Nothing is painted before its style sheets.
  await page.route('**/*.css', async (route) => {
    await fonts;
    await route.continue();
  });
}

/**
 * Routes of the announcement's article, a guide, the blog and a page, which are the kinds that this
 * file's tests visit.
 */
export const kinds = {
  landing: '/',
  guide: '/sign-de/introduction',
  blog: '/blog',
  post: '/blog/verifactu-enforcement',
  page: '/quick-start',
  missing: '/nothing-here',
} as const;

/** Delays requests for an address until the returned function is called. */
export async function hold(
  place: Page | BrowserContext,
  address: string | RegExp,
): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await place.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/**
 * A closed field of a reference's operation, marked so that it can be found again when it is open.
 */
export async function markField(page: Page): Promise<Locator> {
  await page
    .locator('[data-apiref-island] button[aria-expanded="false"]')
    .filter({visible: true})
    .first()
    .evaluate((control) => control.setAttribute('data-chosen', ''));
  return page.locator('[data-chosen]');
}
