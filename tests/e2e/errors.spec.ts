import {locales} from '../../src/data/locales';
import {canWake, markElements, wake} from './support/article';
import {expect, hydrated, kinds, test} from './support/portal';
import {parseSitemap, toWalk, watchErrors, type Stop} from './support/walk';

/** Resources that hydration doesn't need. */
const BLOCKED = ['*.css', '*.woff2', '*.svg', '*.png', '*.ico'];
const SHARES = 4;

// Errors are collected with their address. Tracing hundreds of pages would take longer than the
// walk.
test.use({allowErrors: [/./], trace: 'off'});

for (let share = 0; share < SHARES; share += 1)
  test(`every page hydrates and wakes without an error or a difference (${share + 1} of ${SHARES})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const sitemaps: (readonly Stop[])[] = [];
    for (const {id} of locales) {
      const answer = await request.get(id === 'en' ? '/sitemap.xml' : `/${id}/sitemap.xml`);
      expect(answer.ok(), `the sitemap of ${id}`).toBe(true);
      sitemaps.push(parseSitemap(await answer.text(), id));
    }
    const walk = toWalk(sitemaps).filter((_, index) => index % SHARES === share);
    expect(walk.length).toBeGreaterThan(20);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', {urls: BLOCKED});
    const errors = watchErrors(page);
    const found: string[] = [];
    let woken = 0;
    for (const {address} of walk) {
      await page.goto(address, {waitUntil: 'commit'});
      await hydrated(page);
      if (await canWake(page)) {
        const gone = await markElements(page);
        await wake(page);
        woken += 1;
        if ((await gone()) > 0) found.push(`${address}: the text was replaced`);
      }
      found.push(...errors.take().map((error) => `${address}: ${error}`));
    }
    expect(found).toEqual([]);
    expect(woken).toBeGreaterThan(30);
  });

test('a page whose HTML differs from React’s output would be found', async ({page}) => {
  await page.route(`**${kinds.guide}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace(/(<h1[^>]*>)[^<]*/, '$1Something else');
    expect(changed).not.toBe(html);
    await route.fulfill({response, body: changed});
  });
  const errors = watchErrors(page);
  await page.goto(kinds.guide);
  await hydrated(page);
  await expect.poll(() => errors.take().join('\n')).toMatch(/onRecoverableError[^]*#418/);
});
