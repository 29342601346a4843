import type {Page} from '@playwright/test';
import {expectNoViolationsInBothModes} from './support/axe';
import {locales} from '../../src/data/locales';
import {bringFontsFirst, expect, hydrated, kinds, test} from './support/portal';
import {readChoice, watchOutside} from './support/thirdParties';

// The requests of allowed scripts, and the behavior of a third party when cookies are blocked,
// aren't tested in this file.
test.use({
  contextOptions: {reducedMotion: 'reduce'},
  allowErrors: [/request to https:\/\/\w+\.third\.example|uncaught: blocked/],
});

test.beforeEach(async ({context, baseURL}) => {
  await watchOutside(context, baseURL);
});

const banner = (page: Page) => page.getByRole('region', {name: 'Your choice on cookies'});
const button = (page: Page, name: string) => banner(page).getByRole('button', {name, exact: true});
const settings = (page: Page) => page.getByRole('button', {name: 'Cookies Settings'});

async function open(page: Page, address: string = kinds.guide): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

for (const [action, cookies] of [
  ['Accept all', {'bonarium-analytics': 'true', 'bonarium-marketing': 'true'}],
  ['Reject', {'bonarium-analytics': 'false', 'bonarium-marketing': 'false'}],
] as const) {
  test(`${action} writes both cookies, hides the banner, and is remembered`, async ({
    page,
    context,
  }) => {
    await open(page);
    await expect(banner(page)).toBeVisible();
    expect(await readChoice(context)).toEqual({});
    await button(page, action).click();
    await expect(banner(page)).toBeHidden();
    expect(await readChoice(context)).toEqual(cookies);
    for (const {path, sameSite, secure, expires} of (await context.cookies()).filter(
      ({name}) => name in cookies,
    )) {
      expect({path, sameSite, secure}).toEqual({path: '/', sameSite: 'Lax', secure: false});
      const days = (expires - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(180);
    }
    await open(page, '/blog');
    await expect(banner(page)).toBeHidden();
  });
}

test('Accept selected stores the toggles’ values before Manage shows them: first a refusal, later the stored choice', async ({
  page,
  context,
}) => {
  await open(page);
  await expect(button(page, 'Accept selected')).toBeVisible();
  await button(page, 'Accept selected').click();
  await expect(banner(page)).toBeHidden();
  expect(await readChoice(context)).toEqual({
    'bonarium-analytics': 'false',
    'bonarium-marketing': 'false',
  });
  await settings(page).click();
  await button(page, 'Accept all').click();
  await settings(page).click();
  await button(page, 'Accept selected').click();
  await expect(banner(page)).toBeHidden();
  expect(await readChoice(context)).toEqual({
    'bonarium-analytics': 'true',
    'bonarium-marketing': 'true',
  });
});

test('Manage reveals three toggles, Accept selected stores their values, and the footer’s control shows them at once', async ({
  page,
  context,
}) => {
  await open(page);
  await button(page, 'Manage').click();
  const necessary = banner(page).getByRole('switch', {name: 'Necessary'});
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  await expect(banner(page).getByRole('switch', {name: 'Analytics'})).not.toBeChecked();
  await banner(page).getByRole('switch', {name: 'Marketing'}).check();
  await button(page, 'Accept selected').click();
  await expect(banner(page)).toBeHidden();
  expect(await readChoice(context)).toEqual({
    'bonarium-analytics': 'false',
    'bonarium-marketing': 'true',
  });
  await settings(page).click();
  await expect(button(page, 'Manage')).toHaveAttribute('aria-expanded', 'true');
  await expect(banner(page).getByRole('switch', {name: 'Marketing'})).toBeChecked();
  await expect(banner(page).getByRole('switch', {name: 'Analytics'})).not.toBeChecked();
});

test('the footer’s control shows and hides the banner, and the focus follows', async ({page}) => {
  await open(page);
  await button(page, 'Reject').click();
  await expect(settings(page)).toHaveAttribute('aria-expanded', 'false');
  await settings(page).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeVisible();
  await expect(settings(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', {name: 'Your choice on cookies'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeVisible();
  await settings(page).click();
  await expect(banner(page)).toBeHidden();
});

test('the keyboard reaches the banner by the second skip link, chooses, and goes on in the page', async ({
  page,
  context,
}) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to the cookie choice'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', {name: 'What is stored'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Reject')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  expect(await readChoice(context)).toEqual({
    'bonarium-analytics': 'false',
    'bonarium-marketing': 'false',
  });
});

test('the banner does not trap the focus', async ({page}) => {
  await open(page);
  await banner(page).getByRole('link', {name: 'What is stored'}).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('footer a').last()).toBeFocused();
});

test('another tab follows', async ({page, context}) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '/blog');
  await expect(banner(other)).toBeVisible();
  await button(page, 'Accept all').click();
  await expect(banner(other)).toBeHidden();
});

test('another tab follows in browsers that report no changes of cookies', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
  await open(page);
  expect(await page.evaluate(() => 'cookieStore' in window)).toBe(false);
  const other = await context.newPage();
  await open(other, '/blog');
  await button(page, 'Reject').click();
  await expect(banner(other)).toBeHidden();
});

test('a garbled cookie counts as unset, and the next choice replaces it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    {name: 'bonarium-analytics', value: 'perhaps', url: baseURL!},
    {name: 'bonarium-marketing', value: '%74rue', url: baseURL!},
  ]);
  await open(page);
  await expect(banner(page)).toBeVisible();
  await button(page, 'Reject').click();
  expect(await readChoice(context)).toEqual({
    'bonarium-analytics': 'false',
    'bonarium-marketing': 'false',
  });
});

test('one valid cookie is a choice', async ({page, context, baseURL}) => {
  await context.addCookies([{name: 'bonarium-analytics', value: 'true', url: baseURL!}]);
  await open(page);
  await expect(banner(page)).toBeHidden();
});

test('Global Privacy Control counts as a refusal, and the banner says so', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  );
  await open(page);
  await expect(banner(page)).toContainText(
    'Your browser sends Global Privacy Control. We take that as a refusal until you choose otherwise.',
  );
  expect(await readChoice(context)).toEqual({});
  await button(page, 'Accept all').click();
  expect(await readChoice(context)).toEqual({
    'bonarium-analytics': 'true',
    'bonarium-marketing': 'true',
  });
});

test('without the signal, the banner does not mention it', async ({page}) => {
  await open(page);
  await expect(banner(page).getByText('Global Privacy Control')).toBeHidden();
});

test('with cookies blocked, the site works and the choice lasts for the page', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
      set() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page);
  await button(page, 'Accept all').click();
  await expect(banner(page)).toBeHidden();
  await page.locator('nav').getByRole('link', {name: 'Blog'}).first().click();
  // The address changes before the page does.
  await expect(page.locator('html.blog-list-page')).toBeAttached();
  await expect(page).toHaveURL('/blog');
  await expect(banner(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('nothing is asked, because nothing is stored', async ({page}) => {
    await page.goto('/');
    await expect(page.locator('#cookie-banner')).toBeHidden();
    await expect(page.locator('footer button:visible')).toHaveCount(0);
  });
});

test('refusing is as easy as accepting: equal buttons side by side', async ({page}) => {
  await open(page);
  // Both are measured at the same time, because a font that arrives between two measurements would
  // change the second one.
  const looks = await banner(page)
    .getByRole('button', {name: /^(Reject|Accept all)$/})
    .evaluateAll((buttons) =>
      buttons.map((element) => {
        const {backgroundColor, color, fontSize, fontWeight, borderColor} =
          getComputedStyle(element);
        const {offsetHeight: height, offsetWidth: width, offsetTop: top} = element as HTMLElement;
        return {backgroundColor, color, fontSize, fontWeight, borderColor, height, width, top};
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
});

test('it sits at the lower right, 32 rem at most, and spans small screens', async ({page}) => {
  await open(page);
  const box = async () => (await banner(page).boundingBox())!;
  const wide = await box();
  expect(wide.width).toBeLessThanOrEqual(512);
  expect(wide.x + wide.width).toBeGreaterThan(1440 - 40);
  expect(wide.y + wide.height).toBeGreaterThan(900 - 40);
  await page.setViewportSize({width: 575, height: 800});
  await expect.poll(async () => (await box()).width).toBe(575);
  await page.setViewportSize({width: 576, height: 800});
  await expect.poll(async () => (await box()).width).toBeLessThanOrEqual(512);
});

// 200 % zoom of 1440 × 900 and 400 % of 1280 × 1024, in the language with the longest words and in
// English.
for (const [width, height] of [
  [720, 450],
  [320, 256],
] as const)
  for (const [address, manage] of [
    ['/', 'Manage'],
    ['/de/', 'Verwalten'],
  ] as const)
    test(`on a screen of ${width} × ${height} its buttons show, its toggles can be reached and the navbar is free (${address})`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await open(page, address);
      const section = page.locator('#cookie-banner');
      await section.getByRole('button', {name: manage}).click();
      const buttons = section.getByRole('button');
      await expect(buttons).toHaveCount(4);
      for (const one of await buttons.all()) await expect(one).toBeInViewport({ratio: 0.98});
      for (const toggle of await section.getByRole('switch').all()) {
        await toggle.scrollIntoViewIfNeeded();
        await expect(toggle).toBeInViewport({ratio: 0.98});
      }
      // When the reader has scrolled, the bar above the navbar is out of view.
      await page.evaluate(() => window.scrollTo(0, 400));
      const bottom = async () =>
        page.locator('.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
      await expect.poll(bottom).toBeLessThanOrEqual(62);
      expect((await section.boundingBox())!.y).toBeGreaterThanOrEqual(await bottom());
    });

test('nothing at the bottom of a page stays covered by the banner', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page);
  await settings(page).focus();
  const room = async () => {
    const control = (await settings(page).boundingBox())!;
    const over = (await banner(page).boundingBox())!;
    return over.y - control.y - control.height;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('it appears and disappears in 0.6 s, without moving the page', async ({page}) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
          (window as unknown as {shift: number}).shift =
            ((window as unknown as {shift?: number}).shift ?? 0) + entry.value;
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await bringFontsFirst(page);
    await open(page);
    await expect(banner(page)).toHaveCSS('transition-duration', '0.6s, 0.6s');
    await expect(banner(page)).toHaveCSS('translate', 'none');
    expect(
      await page.evaluate(() => (window as unknown as {shift?: number}).shift ?? 0),
    ).toBeLessThan(0.01);
    await button(page, 'Reject').click();
    await expect(banner(page)).toBeHidden();
  });
});

test.describe('before scripts run', () => {
  test.use({allowErrors: [/ERR_FAILED/]});

  test('a reader who has chosen never sees it', async ({page, context, baseURL}) => {
    await context.addCookies([{name: 'bonarium-marketing', value: 'false', url: baseURL!}]);
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'decided');
    await expect(page.locator('#cookie-banner')).toBeHidden();
  });

  test('everyone else sees it immediately', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'undecided');
    await expect(banner(page)).toBeVisible();
  });
});

for (const width of [1440, 360]) {
  test(`axe finds nothing at ${width} px, with the toggles open, in both modes`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/cookies');
    await button(page, 'Manage').click();
    await expectNoViolationsInBothModes(page);
  });
}

for (const {id} of locales)
  test(`each button has its words on one line at 360 px (${id})`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(id === 'en' ? '/cookies' : `/${id}/cookies`);
    await hydrated(page);
    const buttons = page.locator('#cookie-banner').getByRole('button');
    await expect(buttons.first()).toBeVisible();
    const lines = await buttons.evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility())
        .map((button) => {
          const range = document.createRange();
          const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
          range.selectNode(texts.nextNode()!);
          return range.getClientRects().length;
        }),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines)).toEqual(new Set([1]));
  });
