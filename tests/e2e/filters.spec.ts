import type {Page} from '@playwright/test';
import {expect, hydrated, kinds, test} from './support/portal';

const posts = (page: Page) => page.locator('main article');
const chip = (page: Page, facet: string, name: RegExp) =>
  page.getByRole('group', {name: facet}).getByRole('button', {name});
/** The number in a chip. */
const numberOf = async (page: Page, facet: string, name: RegExp) =>
  Number((await chip(page, facet, name).textContent())?.match(/\d+$/)?.[0]);

test.describe('the blog', () => {
  test('shows the posts of a country, a product and a kind, and the address says which', async ({
    page,
  }) => {
    await page.goto(kinds.blog);
    await hydrated(page);
    const all = await posts(page).count();
    const status = page.getByRole('status').filter({hasText: /posts/});
    // Sources are on the page of each post.
    await expect(posts(page).getByRole('heading', {level: 2})).toHaveCount(all);
    await expect(status).toHaveText(`${all} of ${all} posts`);

    const austrian = await numberOf(page, 'Country', /^Austria/);
    await chip(page, 'Country', /^Austria/).click();
    await expect(page).toHaveURL('/blog?country=at');
    await expect(posts(page)).toHaveCount(austrian);
    await expect(status).toHaveText(`${austrian} of ${all} posts`);
    for (const marks of await posts(page).locator('abbr[title="Austria"]').all())
      await expect(marks).toBeVisible();

    const maintenance = await numberOf(page, 'Kind', /^Maintenance/);
    expect(maintenance).toBeLessThan(austrian);
    await chip(page, 'Kind', /^Maintenance/).press('Enter');
    await expect(page).toHaveURL('/blog?country=at&kind=maintenance');
    await expect(posts(page)).toHaveCount(maintenance);

    // The same address shows the same posts to somebody else.
    await page.reload();
    await hydrated(page);
    await expect(posts(page)).toHaveCount(maintenance);
    await expect(chip(page, 'Country', /^Austria/)).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('button', {name: 'Show all'}).click();
    await expect(page).toHaveURL('/blog');
    await expect(posts(page)).toHaveCount(all);
  });

  test('says that no post matches, and ignores values that it doesn’t know', async ({page}) => {
    await page.goto('/blog?country=fr&product=dsfinvk&kind=certification');
    await hydrated(page);
    const none = page.getByText('Nothing matches.');
    await expect(none).toBeVisible();
    await expect(posts(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Show all'}).click();
    await expect(none).toBeHidden();
    await expect(posts(page)).not.toHaveCount(0);

    for (const query of [
      '?country=%',
      '?country=<img src=x onerror=alert(1)>&kind=',
      '?__proto__=de',
    ]) {
      await page.goto(`/blog${query}`);
      await hydrated(page);
      await expect(page.getByRole('button', {pressed: true})).toHaveCount(0);
      await expect(posts(page)).not.toHaveCount(0);
    }
  });

  test('has its dates in a lane on wide screens, above the title on phones', async ({page}) => {
    const places = () =>
      posts(page)
        .first()
        .evaluate((post) => {
          const date = post.querySelector('time')!.getBoundingClientRect();
          const title = post.querySelector('h2')!.getBoundingClientRect();
          return {isBeside: date.right < title.left, isAbove: date.bottom <= title.top};
        });
    await page.goto(kinds.blog);
    expect((await places()).isBeside).toBe(true);
    await page.setViewportSize({width: 360, height: 740});
    expect(await places()).toEqual({isBeside: false, isAbove: true});
  });
});

test.describe('the questions', () => {
  const isOpen = (page: Page, id: string) =>
    page
      .locator('details', {has: page.locator(`#${id}`)})
      .evaluate((it: HTMLDetailsElement) => it.open);

  test('open one by one, by links and by words', async ({page}) => {
    await page.goto('/en/faq#retention');
    await hydrated(page);
    await expect.poll(() => isOpen(page, 'retention')).toBe(true);
    expect(await isOpen(page, 'token')).toBe(false);
    await expect(page.locator('#retention')).toBeInViewport();

    await page.locator('.table-of-contents a[href="#token"]').click();
    await expect.poll(() => isOpen(page, 'token')).toBe(true);
    await expect(page.locator('#token')).toBeInViewport();

    const field = page.getByRole('searchbox', {name: 'Filter questions and answers'});
    await field.fill('puk');
    await expect(page.locator('#pin-and-puk')).toBeVisible();
    await expect(page.locator('#token')).toBeHidden();
    await field.fill('zzzz');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await page.getByRole('button', {name: 'Show all'}).click();
    await expect(page.locator('#token')).toBeVisible();

    await page
      .getByRole('group', {name: 'Country'})
      .getByRole('button', {name: /^Italy/})
      .click();
    await expect(page.locator('#germany')).toBeHidden();
    await expect(page.locator('#italy')).toBeVisible();
    // A link to a question that the filter hides.
    await page.locator('.table-of-contents a[href="#vat-keys"]').click();
    await expect(page.locator('#vat-keys')).toBeInViewport();
    await expect.poll(() => isOpen(page, 'vat-keys')).toBe(true);
  });

  test('are all on paper, and none is cut off', async ({page}) => {
    await page.goto('/en/faq');
    await hydrated(page);
    const answers = page.locator('details[data-entry] > p');
    await expect(answers.first()).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('details[data-entry]:not([open])')).toHaveCount(0);
    await expect(answers.last()).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Filter questions and answers'})).toBeHidden();
  });
});

test('a glossary leads to its letters and keeps its anchors under a filter', async ({page}) => {
  await page.goto('/sign-at/glossary');
  await hydrated(page);
  const letters = page.getByRole('navigation', {name: 'Terms from A to Z'});
  const link = letters.getByRole('link').last();
  const target = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(`/sign-at/glossary${target}`);
  await expect(page.locator(target)).toBeInViewport();
  const field = page.getByRole('searchbox', {name: 'Filter terms and definitions'});
  await field.fill('FinanzOnline');
  await expect(page.getByRole('status').filter({hasText: /terms/})).not.toHaveText(/^(\d+) of \1 /);
  await expect(page.locator('dt').filter({visible: true})).not.toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('posts, questions and terms are all there, without controls that do nothing', async ({
    page,
  }) => {
    await page.goto('/en/faq');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const question = page.locator('details', {has: page.locator('#retention')});
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    await page.goto('/sign-at/glossary');
    await expect(page.locator('dt').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.goto(kinds.blog);
    await expect(page.getByRole('group', {name: 'Country'})).toBeHidden();
    await expect(posts(page).last()).toBeVisible();
  });
});
