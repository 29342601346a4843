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

  test('has the chips behind a button on phones, and keeps the focus', async ({page}) => {
    const opener = page.getByRole('button', {name: 'Filters'});
    const groups = page.locator('[data-filter] [role="group"]').filter({visible: true});
    await page.goto(kinds.blog);
    await expect(opener).toBeHidden();
    await expect(groups).toHaveCount(3);
    for (const width of [320, 360]) {
      await page.setViewportSize({width, height: 740});
      await page.goto('/blog?country=at');
      await hydrated(page);
      // What is chosen shows, and so does what a key has just undone.
      await expect(groups).toHaveText([/^Country/]);
      const chosen = groups.getByRole('button', {pressed: true});
      await chosen.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(kinds.blog);
      await expect(groups.getByRole('button', {name: /^Austria/})).toBeFocused();
      await opener.focus();
      await expect(groups).toHaveCount(0);
      await opener.click();
      await expect(groups).toHaveCount(3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('has the label of a filter above its choices on phones, three of which are in view', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(kinds.blog);
    await hydrated(page);
    await page.getByRole('button', {name: 'Filters'}).click();
    const group = page.getByRole('group', {name: 'Country'});
    const label = (await group.getByText('Country').boundingBox())!;
    const first = (await group.getByRole('button').first().boundingBox())!;
    expect(first.x).toBe(label.x);
    expect(first.y).toBeGreaterThanOrEqual(label.y + label.height);
    await expect(group.getByRole('button').nth(2)).toBeInViewport({ratio: 1});
  });
});

/** Goes where a link to an anchor of the page leads. */
const follow = (page: Page, anchor: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, anchor);

test.describe('the questions', () => {
  const isOpen = (page: Page, id: string) =>
    page
      .locator('details', {has: page.locator(`#${id}`)})
      .evaluate((it: HTMLDetailsElement) => it.open);

  test('open one by one, by links and by words', async ({page}) => {
    await page.goto('/en/faq#retention');
    await hydrated(page);
    await expect(page.locator('.table-of-contents a[href="#germany"]')).toBeVisible();
    await expect.poll(() => isOpen(page, 'retention')).toBe(true);
    expect(await isOpen(page, 'token')).toBe(false);
    await expect(page.locator('#retention')).toBeInViewport();

    // The contents list has the sections. The page itself is the list of the questions.
    const heads = await page
      .locator('.table-of-contents a')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.map(({hash}) => document.querySelector(hash)?.tagName),
      );
    expect(new Set(heads)).toEqual(new Set(['H2']));
    await follow(page, 'token');
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
    // Questions that apply everywhere stay.
    await expect(page.locator('#token')).toBeVisible();
    // The contents list doesn't offer what the filter hides. Other links still lead there.
    await expect(page.locator('.table-of-contents a[href="#germany"]')).toBeHidden();
    await follow(page, 'pin-and-puk');
    await expect(page.locator('#pin-and-puk')).toBeInViewport();
    await expect.poll(() => isOpen(page, 'pin-and-puk')).toBe(true);
    // And one to a section.
    await page
      .getByRole('group', {name: 'Country'})
      .getByRole('button', {name: /^Italy/})
      .click();
    await follow(page, 'germany');
    await expect(page.locator('#germany')).toBeInViewport();
  });

  test('are all on paper, and none is cut off', async ({page}) => {
    await page.goto('/en/faq');
    await hydrated(page);
    const answers = page.locator('details[data-entry] > p');
    await expect(answers.first()).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('details[data-entry]:not([open])')).toHaveCount(0);
    await expect(answers.last()).toBeVisible();
    // Whole, and with its line below it.
    const answer = page.locator('details[data-entry]').first();
    await expect(answer).toHaveCSS('break-inside', 'avoid');
    await expect(answer).toHaveCSS('border-block-start-width', '0px');
    await expect(answer).toHaveCSS('border-block-end-width', '1px');
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
  const entries = page.locator('dl > div').filter({visible: true});
  await expect(entries.first()).toHaveCSS('border-block-start-width', '0px');
  await expect(entries.nth(1)).toHaveCSS('border-block-start-width', '1px');
});

test.describe('the error codes', () => {
  const field = (page: Page) => page.getByRole('searchbox', {name: 'Filter by code or word'});
  const codes = (page: Page) => page.locator('main dt').filter({visible: true});
  const status = (page: Page) => page.getByRole('status').filter({hasText: /error codes/});

  test('are found by code, word and product, with what the product says', async ({page}) => {
    await page.goto('/errors');
    await hydrated(page);
    const all = await codes(page).count();
    await expect(status(page)).toHaveText(`${all} of ${all} error codes`);
    await field(page).fill('e_tss_defective');
    await expect(codes(page)).toHaveCount(1);
    await expect(status(page)).toHaveText(`1 of ${all} error codes`);
    // The entry is in view, without the sections of other statuses above it.
    await expect(page.locator('#E_TSS_DEFECTIVE')).toBeInViewport();
    await expect(page.locator('#status-400')).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Replace the TSS'}).filter({visible: true}),
    ).toHaveAttribute('href', '/sign-de/error-handling#replace');

    await field(page).fill('');
    const austrian = await numberOf(page, 'Product', /^SIGN AT/);
    await chip(page, 'Product', /^SIGN AT/).click();
    await expect(page).toHaveURL('/errors?product=sign-at');
    await expect(codes(page)).toHaveCount(austrian);
    await expect(status(page)).toHaveText(`${austrian} of ${all} error codes`);
    const meanings = page.locator('main dd a').filter({visible: true});
    expect(await meanings.filter({hasText: /^SIGN DE$/}).count()).toBe(0);
    await page.getByRole('button', {name: 'Show all'}).click();
    await expect(codes(page)).toHaveCount(all);
  });

  test('are where links lead, also if a filter hides them', async ({page}) => {
    for (const [address, left] of [
      ['/errors#E_TSS_DEFECTIVE', '/errors#E_TSS_DEFECTIVE'],
      ['/errors?product=sign-at#E_TSS_DEFECTIVE', '/errors#E_TSS_DEFECTIVE'],
      ['/errors?product=sign-at#E_CONFLICT', '/errors?product=sign-at#E_CONFLICT'],
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await expect(page).toHaveURL(left);
      await expect(page.locator(`dt${address.replace(/.*#/, '#')}`)).toBeInViewport();
    }
    const contents = page.locator('.table-of-contents a[href="#status-429"]');
    await expect(contents).toBeVisible();
    await field(page).fill('PIN');
    await expect(page.locator('#status-429')).toBeHidden();
    await expect(contents).toBeHidden();
    await follow(page, 'status-429');
    await expect(page.locator('#status-429')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });

  test('end with one line, also those that end with a list', async ({page}) => {
    await page.goto('/errors');
    const whole = page
      .locator('main dl > div', {has: page.locator('dd > details:last-child')})
      .first();
    const fold = whole.locator('details');
    const [list, entry] = await Promise.all([fold, whole].map((part) => part.boundingBox()));
    await expect(fold).toHaveCSS('border-block-end-width', '0px');
    expect(entry!.y + entry!.height - list!.y - list!.height).toBeLessThanOrEqual(16);
  });

  for (const width of [320, 1440])
    test(`have their meanings ${width > 640 ? 'beside' : 'below'} them at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await page.goto('/errors');
      const entry = page.locator('main dl > div', {
        has: page.locator('#E_TSS_ILLEGAL_STATE_TO_PERFORM_EXPORT'),
      });
      const [code, text] = await Promise.all(
        [entry.locator('dt'), entry.locator('dd').last()].map((part) => part.boundingBox()),
      );
      if (width > 640) expect(text!.x).toBeGreaterThanOrEqual(code!.x + code!.width);
      else expect(text!.y).toBeGreaterThanOrEqual(code!.y + code!.height);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('posts, questions, terms and error codes are all there, without controls that do nothing', async ({
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
    await page.goto('/errors');
    await expect(page.locator('#E_TSS_DEFECTIVE')).toBeVisible();
    await expect(page.locator('main dt').filter({visible: false})).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.goto(kinds.blog);
    await expect(page.getByRole('group', {name: 'Country'})).toBeHidden();
    await expect(posts(page).last()).toBeVisible();
  });
});
