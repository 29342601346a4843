import {awakeGuide} from '../support/budgets';
import {article, markElements, wake} from './support/article';
import {expect, hydrated, kinds, test} from './support/portal';

test('the first view loads no code of the text; reaching a button does, and it copies', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const scripts: string[] = [];
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (!request.url().endsWith('.js')) return;
    scripts.push(request.url());
    bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto(kinds.guide);
  await hydrated(page);
  const text = await page.locator(`${article} > p`).first().textContent();
  const first = scripts.length;
  const codes = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(text!.length).toBeGreaterThan(60);
  expect(codes.filter((code) => code.includes(text!.slice(0, 40)))).toEqual([]);
  const gone = await markElements(page);
  const copy = page.locator(`${article} .theme-code-block button:visible`).first();
  await copy.click();
  await expect(copy).toHaveAccessibleName('Copied');
  await expect(page.locator(`${article}[data-awake]`)).toBeAttached();
  expect(scripts.length).toBeGreaterThan(first);
  expect(bytes).toBeLessThanOrEqual(awakeGuide);
  expect(await gone()).toBe(0);
});

test('the keyboard keeps its place while the text wakes', async ({page}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  const code = page.locator(`${article} pre`).first();
  await code.focus();
  await expect(page.locator(`${article}[data-awake]`)).toBeAttached();
  await expect(code).toBeFocused();
});

test('what is typed and chosen before the text is awake counts', async ({page}) => {
  await page.goto('/sign-de/process-data');
  await hydrated(page);
  let send = (): void => undefined;
  const wait = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  const form = page.getByRole('form', {name: 'Calculate process data'});
  await form.getByLabel('CASH', {exact: true}).fill('5.00');
  await form.getByLabel('receipt_type').selectOption('TRAINING');
  await expect(form.getByRole('status')).toContainText('10.00:Bar');
  send();
  await expect(form.getByRole('status')).toContainText('AVTraining^');
  await expect(form.getByRole('status')).toContainText('5.00:Bar');
});

test('a link in the text opens its page without loading the site anew, and the way back too', async ({
  page,
}) => {
  await page.goto(kinds.guide);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {stays: true}));
  const text = await page.locator(article).innerText();
  const link = page.locator(`${article} p a[href^="/sign-de/"]:not([href*="#"])`).first();
  const target = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(page.locator(`${article} > p`).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(kinds.guide);
  expect(await page.locator(article).innerText()).toBe(text);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await wake(page);
});

test.describe('a page that differs from what the server sent', () => {
  test.use({allowErrors: [/onRecoverableError|Minified React error/]});

  test('keeps its text, although React renders it anew', async ({page}) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('footer')!.replaceWith(document.createElement('section'));
        document.querySelector('.navbar__items')!.prepend('from an extension');
      }),
    );
    const problem = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(kinds.guide);
    await problem;
    await expect(page.getByText('from an extension')).toHaveCount(0);
    await expect(page.locator(`${article} > p`).first()).toBeVisible();
    await wake(page);
  });
});
