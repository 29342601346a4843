import {TEST_SERVICES} from '../../scripts/lib/test/testServices';
import {expect, test as base, type Page} from '@playwright/test';
import {hydrated, kinds, networkIdle, watchTraffic} from './support/portal';
import {ranOn, readCookies, watchOutside} from './support/thirdParties';

/** Every address outside the portal that a test's pages request. */
const test = base.extend<{outside: string[]}>({
  outside: [
    async ({context, page, baseURL}, use) => {
      watchTraffic(page);
      await use(await watchOutside(context, baseURL));
    },
    {auto: true},
  ],
});

test.use({contextOptions: {reducedMotion: 'reduce'}});

const {
  SUPPORT_WIDGET_URL: support,
  IDENTITY_SCRIPT_URL: identity,
  ANALYTICS_SCRIPT_URL: analytics,
} = TEST_SERVICES;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Scrolls to the end and waits until loading has finished. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await networkIdle(page);
}

test('the site under test is configured for the services, because otherwise this file proves nothing', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  for (const url of [support, identity, analytics])
    expect(policy, 'Build with the environment of scripts/lib/test/testServices.ts.').toContain(
      new URL(url).origin,
    );
});

for (const [kind, address] of Object.entries({
  ...kinds,
  cookies: '/cookies',
  archive: '/blog/archive',
  tags: '/blog/tags',
  api: '/api/sign-it/2025-08-12',
})) {
  test(`no request leaves the origin before consent: ${kind}`, async ({page, outside, context}) => {
    await open(page, address);
    await readToTheEnd(page);
    expect(outside).toEqual([]);
    expect(await readCookies(context)).toEqual({});
  });
}

test('no request leaves the origin while navigating the site, or after a refusal', async ({
  page,
  outside,
}) => {
  await open(page, kinds.landing);
  await page.locator('nav').getByRole('link', {name: 'Blog'}).first().click();
  // The address changes before the page, and the navbar belongs to the page. A press in between
  // would hit a link that is about to disappear.
  await expect(page).toHaveTitle(/^News for developers/);
  await expect(page).toHaveURL('/blog');
  await page.getByRole('button', {name: 'Reject'}).click();
  await page.locator('nav').getByRole('link', {name: 'Quick Start'}).first().click();
  await expect(page).toHaveURL('/quick-start');
  await expect(page).toHaveTitle(/^Quick start/i);
  await networkIdle(page);
  expect(outside).toEqual([]);
});

for (const {analytics: isAnalytics, marketing, urls} of [
  {analytics: true, marketing: true, urls: [analytics, identity]},
  {analytics: true, marketing: false, urls: [analytics]},
  {analytics: false, marketing: true, urls: [identity]},
  {analytics: false, marketing: false, urls: []},
]) {
  test(`exactly the allowed scripts run: analytics ${isAnalytics}, marketing ${marketing}`, async ({
    page,
    outside,
  }) => {
    await open(page, kinds.guide);
    await page.getByRole('button', {name: 'Manage'}).click();
    await page.getByRole('switch', {name: 'Analytics'}).setChecked(isAnalytics);
    await page.getByRole('switch', {name: 'Marketing'}).setChecked(marketing);
    await page.getByRole('button', {name: 'Accept selected'}).click();
    await networkIdle(page);
    await expect.poll(() => ranOn(page)).toHaveLength(urls.length);
    expect([...outside].sort()).toEqual(urls);
    // And again on the next page, after a full load.
    outside.length = 0;
    await open(page, kinds.blog);
    await expect.poll(() => ranOn(page)).toHaveLength(urls.length);
    expect([...outside].sort()).toEqual(urls);
  });
}

test('withdrawal stops the scripts, removes their cookies, and prevents them from loading', async ({
  page,
  outside,
  context,
}) => {
  await open(page, kinds.guide);
  await page.getByRole('button', {name: 'Accept all'}).click();
  await expect
    .poll(() => readCookies(context))
    .toMatchObject({'bonarium-visit.1': '1', 'bonarium-visitor': '1'});
  outside.length = 0;
  await page.getByRole('button', {name: 'Cookies Settings'}).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', {name: 'Reject'}).click();
  await reloaded;
  await hydrated(page);
  await expect
    .poll(() => readCookies(context))
    .toEqual({'bonarium-analytics': 'false', 'bonarium-marketing': 'false'});
  await open(page, kinds.blog);
  await networkIdle(page);
  expect(await ranOn(page)).toEqual([]);
  expect(outside).toEqual([]);
});

for (const [withdrawn, kept, rest] of [
  [
    'Marketing',
    'analytics',
    {'bonarium-analytics': 'true', 'bonarium-marketing': 'false', 'bonarium-visit.1': '1'},
  ],
  [
    'Analytics',
    'identity',
    {'bonarium-analytics': 'false', 'bonarium-marketing': 'true', 'bonarium-visitor': '1'},
  ],
] as const) {
  test(`withdrawing ${withdrawn} leaves the other category alone`, async ({page, context}) => {
    await open(page, kinds.guide);
    await page.getByRole('button', {name: 'Accept all'}).click();
    await expect
      .poll(() => readCookies(context))
      .toMatchObject({'bonarium-visit.1': '1', 'bonarium-visitor': '1'});
    await page.getByRole('button', {name: 'Cookies Settings'}).click();
    await page.getByRole('switch', {name: withdrawn}).uncheck();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', {name: 'Accept selected'}).click();
    await reloaded;
    await hydrated(page);
    await expect.poll(() => ranOn(page)).toEqual([kept]);
    await expect.poll(() => readCookies(context)).toEqual(rest);
  });
}

test('a withdrawal in one tab reaches the other', async ({page, context}) => {
  await open(page, kinds.guide);
  await page.getByRole('button', {name: 'Accept all'}).click();
  const other = await context.newPage();
  await open(other, kinds.blog);
  await expect.poll(() => ranOn(other)).toHaveLength(2);
  const reloaded = other.waitForEvent('load');
  await page.getByRole('button', {name: 'Cookies Settings'}).click();
  await page.getByRole('button', {name: 'Reject'}).click();
  await reloaded;
  await hydrated(other);
  expect(await ranOn(other)).toEqual([]);
});

test('Global Privacy Control prevents all scripts from loading', async ({
  page,
  outside,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  );
  await open(page, kinds.guide);
  await readToTheEnd(page);
  expect(outside).toEqual([]);
});

test('the support widget loads on request only', async ({page, outside}) => {
  await open(page, kinds.guide);
  await page.getByRole('button', {name: 'Reject'}).click();
  await readToTheEnd(page);
  expect(outside).toEqual([]);
  await page.getByRole('button', {name: 'Chat with support'}).click();
  await expect.poll(() => ranOn(page)).toEqual(['support']);
  expect(outside).toEqual([support]);
});

test('a support widget that does not load shows a message and can be requested again', async ({
  page,
  context,
  outside,
}) => {
  await open(page, kinds.guide);
  await page.getByRole('button', {name: 'Reject'}).click();
  await context.route(support, (route) => route.abort());
  const chat = page.getByRole('button', {name: 'Chat with support'});
  await chat.click();
  await expect(page.getByText('The chat could not be loaded. Please try again.')).toBeVisible();
  await context.unroute(support);
  await chat.click();
  await expect.poll(() => ranOn(page)).toEqual(['support']);
  expect(outside).toEqual([support]);
});
