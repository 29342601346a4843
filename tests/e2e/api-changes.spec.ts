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
