import {expectNoViolations, expectNoViolationsInBothModes} from './support/axe';
import {expect, hydrated, kinds, test} from './support/portal';

test.use({allowErrors: [/404/], contextOptions: {reducedMotion: 'reduce'}});

for (const [kind, address] of Object.entries({
  ...kinds,
  archive: '/blog/archive',
  tags: '/blog/tags',
  author: '/blog/authors/compliance',
  questions: '/en/faq?country=de',
  translated: '/de/sign-at/receipt-types',
  untranslated: '/es/sign-de/process-data',
  localised: '/de/docs/glossar',
  // Links alone in cells of a table.
  citations: '/sign-at/receipt_data',
})) {
  for (const width of [1440, 360]) {
    test(`${kind} at ${width} px, light and dark`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      await hydrated(page);
      await expectNoViolationsInBothModes(page);
    });
  }
}

test('the open drawer at 360 px', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(kinds.guide);
  await hydrated(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: '← Back to main menu'}).click();
  await expectNoViolations(page);
});

test('the open menu of the navbar', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', {name: 'Guides'}).first().press('Enter');
  await expectNoViolations(page);
});

test('a target that is too small would be found', async ({page}) => {
  await page.goto(kinds.page);
  await hydrated(page);
  await page.evaluate(() => {
    const place = document.createElement('div');
    document.querySelector('main')!.append(place);
    for (const name of ['One', 'Two']) {
      const button = document.createElement('button');
      button.setAttribute('aria-label', name);
      button.setAttribute('style', 'display: block; width: 12px; height: 12px; padding: 0');
      place.append(button);
    }
  });
  await expect(expectNoViolations(page)).rejects.toThrow(/target-size/);
});

test('a text without contrast would be found in dark mode', async ({page}) => {
  await page.goto(kinds.page);
  await hydrated(page);
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.append('Hard to read');
    text.style.color = '#333';
    document.querySelector('main')!.append(text);
  });
  await expect(expectNoViolationsInBothModes(page)).rejects.toThrow(/color-contrast/);
});
