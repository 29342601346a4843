import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {NEWSLETTER_FOLDER} from '../services/newsletter/local';
import {TEST_SERVICES} from '../../scripts/lib/test/testServices';
import {createSignupCheck} from '../services/newsletter/contract';
import {expectNoViolationsInBothModes} from './support/axe';
import {expect, hydrated, kinds, networkIdle, test} from './support/portal';

// Requests to the service, and console errors from the faults tested here.
test.use({
  allowErrors: [/request to http:\/\/localhost:4174|Failed to load resource|blocked by CORS/],
  contextOptions: {reducedMotion: 'reduce'},
});

const service = TEST_SERVICES.NEWSLETTER_URL;
const SENT = 'Please check your email to complete the subscription.';
const REFUSED = 'Your registration could not be saved. Please try again.';
const REQUIRED = 'This is a required field.';
const INVALID = 'Invalid e-mail address';

const form = (page: Page) => page.getByRole('region', {name: 'Developer newsletter'});
const field = (page: Page, name: string) => form(page).getByRole('textbox', {name, exact: true});
const subscribe = (page: Page) => form(page).getByRole('button', {name: 'Subscribe'});
const cors = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type'};

async function open(page: Page, address: string = kinds.landing): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function fill(page: Page, email = 'ada@example.com'): Promise<void> {
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lovelace');
  await field(page, 'E-mail').fill(email);
}

async function expectTyped(page: Page): Promise<void> {
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(field(page, 'Last name')).toHaveValue('Lovelace');
  await expect(field(page, 'E-mail')).toHaveValue('ada@example.com');
}

/** Responds in place of the service, and collects the bodies it received. */
async function answerWith(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(service, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers: cors});
    bodies.push(route.request().postData() ?? '');
    return answer(route);
  });
  return bodies;
}

const accept = (route: Route): Promise<void> =>
  route.fulfill({
    status: 202,
    headers: cors,
    contentType: 'application/json',
    body: '{"status":"pending"}',
  });

for (const [kind, address] of [
  ['the landing page', kinds.landing],
  ['a blog post', kinds.post],
] as const) {
  test(`a sign-up on ${kind}, for real: mail, link, confirmed`, async ({page, request}) => {
    const email = `ada.${Date.now()}.${kind.length}@example.com`;
    await open(page, address);
    await fill(page, email);
    await subscribe(page).click();
    const sent = form(page).getByText(SENT);
    await expect(sent).toBeVisible();
    await expect(sent).toBeFocused();
    await expect(subscribe(page)).toBeHidden();
    const folder = path.join(NEWSLETTER_FOLDER, 'mails');
    const mails = await Promise.all(
      (await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')),
    );
    const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? '';
    const [link = ''] = /http:\/\/\S+\/confirm\S+/.exec(mail) ?? [];
    const subscription = async () =>
      (
        JSON.parse(await readFile(path.join(NEWSLETTER_FOLDER, 'subscriptions.json'), 'utf8')) as {
          email: string;
        }[]
      ).find((row) => row.email === email);
    expect(await subscription()).toMatchObject({state: 'pending', firstName: 'Ada', locale: 'en'});
    expect((await request.get(link)).ok()).toBe(true);
    expect(await subscription()).toMatchObject({state: 'confirmed'});
  });
}

test('the request matches the contract exactly', async ({page}) => {
  const bodies = await answerWith(page, accept);
  await open(page);
  await fill(page);
  await subscribe(page).click();
  await expect(form(page).getByText(SENT)).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(createSignupCheck(['en'])(JSON.parse(bodies[0]!))).toEqual([]);
});

test('every field is required; errors show below, are read with the field, and the first field receives the focus', async ({
  page,
}) => {
  const bodies = await answerWith(page, accept);
  await open(page);
  await subscribe(page).click();
  await expect(form(page).getByText(REQUIRED)).toHaveCount(3);
  await expect(field(page, 'First name')).toBeFocused();
  for (const name of ['First name', 'Last name', 'E-mail']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAttribute('required');
    await expect(field(page, name)).toHaveAccessibleDescription(REQUIRED);
  }
  await field(page, 'First name').fill('Ada');
  await expect(form(page).getByText(REQUIRED)).toHaveCount(2);
  await field(page, 'Last name').fill('   ');
  await field(page, 'E-mail').fill('ada@example');
  await subscribe(page).click();
  await expect(field(page, 'Last name')).toHaveAccessibleDescription(REQUIRED);
  await expect(field(page, 'Last name')).toBeFocused();
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(INVALID);
  await field(page, 'E-mail').fill('ada@example.com');
  await expect(form(page).getByText(INVALID)).toHaveCount(0);
  expect(bodies).toEqual([]);
});

test('repeated presses send once', async ({page}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const bodies = await answerWith(page, async (route) => {
    await held;
    await accept(route);
  });
  await open(page);
  await fill(page);
  await subscribe(page).click();
  await expect(subscribe(page)).toHaveAttribute('aria-busy', 'true');
  await subscribe(page).click({force: true});
  await field(page, 'E-mail').press('Enter');
  await field(page, 'E-mail').press('Enter');
  await expect.poll(() => bodies.length).toBe(1);
  release();
  await expect(form(page).getByText(SENT)).toBeVisible();
  expect(bodies).toHaveLength(1);
});

const faults: readonly (readonly [name: string, answer: (route: Route) => Promise<void>])[] = [
  ['no network', (route) => route.abort('internetdisconnected')],
  ['a connection cut off', (route) => route.abort('connectionreset')],
  [
    '400 problem+json',
    (route) =>
      route.fulfill({
        status: 400,
        headers: cors,
        contentType: 'application/problem+json',
        body: '{"title":"no"}',
      }),
  ],
  ['422', (route) => route.fulfill({status: 422, headers: cors, body: ''})],
  ['429', (route) => route.fulfill({status: 429, headers: cors, body: ''})],
  ['500', (route) => route.fulfill({status: 500, headers: cors, body: 'oops'})],
  [
    '503 with a page',
    (route) =>
      route.fulfill({status: 503, headers: cors, contentType: 'text/html', body: '<h1>Down</h1>'}),
  ],
  [
    '200 instead of 202',
    (route) =>
      route.fulfill({status: 200, headers: cors, contentType: 'application/json', body: '{}'}),
  ],
  [
    '202 with HTML',
    (route) =>
      route.fulfill({
        status: 202,
        headers: cors,
        contentType: 'text/html',
        body: '<!doctype html>',
      }),
  ],
  [
    '202 with half a JSON',
    (route) =>
      route.fulfill({
        status: 202,
        headers: cors,
        contentType: 'application/json',
        body: '{"status":',
      }),
  ],
];

for (const [name, answer] of faults) {
  test(`after ${name}, the form says so, keeps what was typed, and can be sent again`, async ({
    page,
  }) => {
    await answerWith(page, answer);
    await open(page);
    await fill(page);
    await subscribe(page).click();
    await expect(form(page).getByRole('alert')).toHaveText(REFUSED);
    await expectTyped(page);
    await expect(subscribe(page)).not.toHaveAttribute('aria-busy');
    await page.unroute(service);
    await answerWith(page, accept);
    await subscribe(page).click();
    await expect(form(page).getByText(SENT)).toBeVisible();
  });
}

test('after ten seconds without a response, it gives up', async ({page}) => {
  await page.clock.install();
  const bodies = await answerWith(page, () => new Promise(() => undefined));
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await fill(page);
  await subscribe(page).click();
  await expect(subscribe(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2000);
  await expect.poll(() => bodies.length).toBe(1);
  await page.clock.runFor(9900);
  await expect(subscribe(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(200);
  await expect(form(page).getByRole('alert')).toHaveText(REFUSED);
  await expectTyped(page);
});

test('a form library that does not load is a failure like any other', async ({page}) => {
  await answerWith(page, accept);
  await open(page);
  await page.route('**/assets/js/**', (route) => route.abort());
  await fill(page);
  await subscribe(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(REFUSED);
  await expectTyped(page);
});

test('input from before the form library has loaded counts', async ({page}) => {
  const bodies = await answerWith(page, accept);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await open(page);
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await fill(page);
  await subscribe(page).click();
  release();
  await expect(form(page).getByText(SENT)).toBeVisible();
  expect(JSON.parse(bodies[0]!)).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
  });
});

test('a robot that fills in the hidden field sends nothing', async ({page}) => {
  const bodies = await answerWith(page, accept);
  await open(page);
  await fill(page);
  await form(page).locator('input[name="topic"]').fill('cheap watches', {force: true});
  await subscribe(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(REFUSED);
  expect(bodies).toEqual([]);
});

test('a robot in a hurry waits until two seconds have passed', async ({page}) => {
  await page.clock.install();
  const bodies = await answerWith(page, accept);
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await fill(page);
  await subscribe(page).click();
  await expect(subscribe(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1900);
  expect(bodies).toEqual([]);
  await page.clock.runFor(200);
  await expect(form(page).getByText(SENT)).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('the field for robots is hidden from people', async ({page}) => {
  await open(page);
  await expect(form(page).getByRole('textbox')).toHaveCount(3);
  await field(page, 'E-mail').focus();
  await page.keyboard.press('Tab');
  await expect(subscribe(page)).toBeFocused();
});

test('the privacy policy is named and linked in the reader’s language', async ({page}) => {
  await open(page);
  await expect(form(page).getByRole('link', {name: 'privacy policy'})).toHaveAttribute(
    'href',
    '/privacy',
  );
  if ((await page.request.get('/de/')).ok()) {
    await open(page, '/de/');
    await expect(page.locator('form[method="dialog"] a')).toHaveAttribute('href', '/de/privacy');
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an e-mail address replaces the form', async ({page}) => {
    await page.goto('/');
    await expect(form(page).getByRole('link', {name: 'developers@bonarium.example'})).toBeVisible();
    await expect(form(page).getByRole('textbox')).toHaveCount(0);
  });
});

test('a list of posts has no form', async ({page}) => {
  await open(page, kinds.blog);
  await expect(form(page)).toHaveCount(0);
});

test('the form library loads when a reader uses the form, and moves nothing', async ({page}) => {
  const libraries: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/assets/js/')) return;
    void response
      .text()
      .then(
        (text) =>
          text.includes('shouldFocusError') &&
          text.includes('reValidateMode') &&
          text.includes('touchedFields') &&
          libraries.push(response.url()),
      )
      // A body that is still loading when the test ends doesn't matter.
      .catch(() => undefined);
  });
  await open(page);
  await networkIdle(page);
  expect(libraries).toEqual([]);
  const before = await form(page).boundingBox();
  await field(page, 'First name').focus();
  await expect.poll(() => libraries).toHaveLength(1);
  expect(await form(page).boundingBox()).toMatchObject({height: before!.height});
});

test('axe finds nothing in the form with errors, in both modes', async ({page}) => {
  await open(page);
  await subscribe(page).click();
  await expect(form(page).getByText(REQUIRED)).toHaveCount(3);
  await expectNoViolationsInBothModes(page);
});
