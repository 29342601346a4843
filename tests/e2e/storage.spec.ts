import {cookies} from '../../src/data/cookies';
import {site} from '../../src/data/site';
import {isStoredAs, toStorageRows} from '../../src/model/consent/storage';
import {expect, goDark, hydrated, kinds, test} from './support/portal';
import {watchOutside} from './support/thirdParties';

test.use({allowErrors: [/404|request to/]});

const rows = toStorageRows(cookies, site.slug);

test('a tour of the site only stores values that the page about cookies lists', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await watchOutside(context, baseURL);
  const found = new Set<string>();
  const collect = async (): Promise<void> => {
    for (const {name} of await context.cookies()) found.add(`cookie ${name}`);
    for (const key of await page.evaluate(() => [
      ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
      ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ]))
      found.add(key);
  };
  await page.goto(kinds.landing);
  await hydrated(page);
  await collect();
  await page.getByRole('button', {name: 'Accept all'}).click();
  // Accepted scripts are loading now. The tour continues when they have stored their values.
  await expect
    .poll(async () => (await context.cookies()).map(({name}) => name))
    .toEqual(expect.arrayContaining(['bonarium-visit.1', 'bonarium-visitor']));
  await goDark(page);
  for (const address of [
    ...Object.values(kinds),
    '/blog/archive',
    '/blog/tags',
    '/de/',
    '/api/sign-it/2025-08-12',
    '/cookies',
  ]) {
    await page.goto(address);
    await hydrated(page);
    // A few pages of each kind are enough, because all of a kind share a key.
    for (const tab of (await page.getByRole('tab').filter({visible: true}).all()).slice(0, 4))
      await tab.click();
    await collect();
  }
  await page.getByRole('button', {name: 'Chat with support'}).click();
  await expect
    .poll(async () => (await context.cookies()).map(({name}) => name))
    .toContain('bonarium-support');
  await collect();

  const unlisted = [...found].filter((entry) => {
    const [kind, name = ''] = entry.split(' ');
    return !rows.some((row) => row.kind === kind && isStoredAs(row, name));
  });
  expect(unlisted).toEqual([]);
  expect([...found].sort()).toEqual(
    expect.arrayContaining([
      ...[
        'cookie bonarium-analytics',
        'cookie bonarium-marketing',
        'cookie bonarium-visit.1',
        'cookie bonarium-visitor',
      ],
      ...['localStorage theme-portal', 'localStorage docusaurus.announcement.id-portal'],
    ]),
  );
  await expect(page.getByRole('row')).toHaveCount(rows.length + 3);
  for (const {name} of rows)
    await expect(
      page.getByRole('rowheader').getByText(name.replace('*', '…'), {exact: true}),
    ).toBeVisible();
});
