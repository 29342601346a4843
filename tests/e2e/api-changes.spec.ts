import {expectNoViolationsInBothModes} from './support/axe';
import {expect, hydrated, test} from './support/portal';

const address = '/api/kassensichv/changes/v1...v2';

test.describe('the changes between two versions', () => {
  for (const width of [360, 1440])
    test(`have no accessibility violations at ${width} px, light and dark`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      await hydrated(page);
      await expectNoViolationsInBothModes(page, 'main');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    });

  test('have room between rows on phones, and each place on the line of its change', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(address);
    const row = page.locator('tr', {hasText: 'Response 423'}).first();
    const [place, change] = await Promise.all(
      [row.getByText('Response 423'), row.getByText('removed')].map((part) => part.boundingBox()),
    );
    expect(place!.y + place!.height / 2).toBeCloseTo(change!.y + change!.height / 2, 0);
    expect(change!.x).toBeGreaterThan(place!.x + place!.width);
    const {y, height} = (await row.boundingBox())!;
    expect(place!.y - y).toBeGreaterThanOrEqual(12);
    expect(y + height - change!.y - change!.height).toBeGreaterThanOrEqual(12);
  });

  for (const width of [360, 1440])
    test(`begin a long list of operations at the height of its row at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto('/api/sign-it/changes/2024-10-31...2025-08-12');
      const cell = page.locator('th:has(> details)').first();
      const [top, bottom] = await cell.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element.querySelector('summary')!);
        const {paddingBlockStart, paddingBlockEnd} = getComputedStyle(element);
        const [box, words] = [element.getBoundingClientRect(), text.getBoundingClientRect()];
        return [
          words.top - box.top - Number.parseFloat(paddingBlockStart),
          box.bottom - words.bottom - Number.parseFloat(paddingBlockEnd),
        ];
      });
      expect(Math.abs(top!)).toBeLessThan(6);
      if (width === 360) expect(bottom!).toBeLessThan(8);
    });

  test('open by keyboard and lead to the operation', async ({page}) => {
    await page.goto(address);
    await hydrated(page);
    const group = page.locator('details').filter({hasText: 'signature_timestamp_format'}).first();
    await group.locator('summary').first().press('Enter');
    await expect(
      group.getByRole('rowheader', {name: 'Response 200 signature_timestamp_format'}),
    ).toBeVisible();
    await group.getByRole('link').first().press('Enter');
    await page.waitForURL(/\/api\/kassensichv\/v2#tag\/TSS\/operation\//);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the changes between two versions are all visible', async ({page}) => {
    await page.goto(address);
    await expect(page.getByRole('heading', {name: 'Breaking changes'})).toBeVisible();
    await expect(page.getByText('Change state and description with PATCH.')).toBeVisible();
    const group = page.locator('main details', {has: page.locator('table')}).first();
    await group.locator('summary').first().click();
    await expect(group.locator('table').first()).toBeVisible();
  });
});
