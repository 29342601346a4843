import {expectNoViolationsInBothModes} from './support/axe';
import {expect, hydrated, test} from './support/portal';
import {countSheets} from './support/sheets';

const runbooks = [
  '/sign-de/outages',
  '/sign-at/outages',
  '/sign-es/connectionloss',
  '/sign-es/connectionloss_verifactu',
  '/sign-it/connection_loss',
  '/sign-fr/connection_loss',
];

for (const address of runbooks) {
  test(`the runbook of ${address} fits one sheet, and the address without it prints all`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    expect(countSheets(await page.pdf({format: 'A4'}))).toBeGreaterThan(2);
    await page.goto(`${address}#print-runbook`);
    await page.reload();
    await hydrated(page);
    expect(countSheets(await page.pdf({format: 'A4'}))).toBe(1);
  });
}

test('a printed runbook has the page’s title, every step and a line for the contact, and nothing else', async ({
  page,
}) => {
  await page.goto('/sign-de/outages#print-runbook');
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  const main = page.locator('main');
  await expect(main.getByRole('heading')).toHaveText([/^Outages of the TSS/, /^Runbook/]);
  for (const item of await page.locator('#print-runbook li').all())
    await expect(item).toBeVisible();
  await expect(main.getByText('Emergency contact:')).toBeVisible();
  await expect(main.locator('[data-figure]').first()).toBeHidden();
  await expect(page.locator('#sources')).toBeHidden();
});

test('the roles of a runbook are side by side where columns fit, and one below the other on a phone', async ({
  page,
}) => {
  await page.goto('/sign-de/outages');
  const roles = page.locator('#print-runbook > div');
  await expect(roles).toHaveCount(3);
  const count = async (edge: 'x' | 'y'): Promise<number> =>
    new Set(
      await roles.evaluateAll(
        (all, side) => all.map((one) => one.getBoundingClientRect()[side]),
        edge,
      ),
    ).size;
  expect([await count('x'), await count('y')]).toEqual([3, 1]);
  await page.setViewportSize({width: 360, height: 740});
  expect([await count('x'), await count('y')]).toEqual([1, 3]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the table of a runbook has the whole column', async ({page}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({width, height: 900});
    await page.goto('/sign-fr/connection_loss');
    const [runbook, table] = await Promise.all(
      ['#print-runbook', '#print-runbook table'].map((selector) =>
        page.locator(selector).evaluate((it) => it.getBoundingClientRect().width),
      ),
    );
    expect.soft(table, `at ${width} px`).toBe(runbook);
  }
});

test('on paper, a printed line of a receipt is one line, and so is its mark', async ({page}) => {
  await page.setViewportSize({width: 680, height: 900});
  await page.goto('/sign-de/outages');
  await hydrated(page);
  await page.emulateMedia({media: 'print'});
  for (const part of ['receiptLine', 'receiptMark']) {
    const lines = page.locator(`[class*=${part}]:not(:has(img))`).filter({visible: true});
    expect(await lines.count()).toBeGreaterThan(3);
    await expect
      .poll(async () =>
        Math.max(
          ...(await lines.evaluateAll((all) =>
            all.map(
              (it) => it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).fontSize),
            ),
          )),
        ),
      )
      .toBeLessThan(2);
  }
});

test('the link below a runbook prints it alone, and says so', async ({page}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = location.hash;
    };
  });
  await page.goto('/sign-de/outages');
  await hydrated(page);
  const hint = page.getByText('Your browser now prints only the runbook.');
  await expect(hint).toBeHidden();
  await page.getByRole('link', {name: 'Print this runbook on one page'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '#print-runbook');
  await expect(hint).toBeVisible();
  await expectNoViolationsInBothModes(page, '#print-runbook');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the link below a runbook leads to the address that prints it alone', async ({page}) => {
    await page.goto('/sign-de/outages');
    await page.getByRole('link', {name: 'Print this runbook on one page'}).click();
    await expect(page).toHaveURL(/#print-runbook$/);
    await expect(page.getByText('Your browser now prints only the runbook.')).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('main [data-figure]').first()).toBeHidden();
  });
});
