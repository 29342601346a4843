import {test} from './support/portal';

const guide = '/sign-de/introduction';
const search = 'dialog.portal-search';
const field = `${search} input`;
const shortcuts = 'dialog[open]:not(.portal-search)';

for (const keys of ['Control+k', '/'])
  test(`${keys} opens the search, Escape closes it, and its button has the focus`, async ({
    tab,
  }) => {
    await tab.open(guide);
    await tab.press(keys);
    await tab.focuses(field);
    await tab.reads('', (place) => document.querySelector<HTMLInputElement>(place)?.value, field);
    await tab.press('Escape');
    await tab.hides(search);
    await tab.focuses('.navbar button[aria-keyshortcuts]');
  });

test('Tab moves through the search dialog and stays in it; closing restores the focus', async ({
  tab,
}) => {
  await tab.open('/');
  await tab.focus('input[name=firstName]');
  await tab.press('Control+k');
  await tab.focuses(field);
  await tab.type('signature');
  await tab.shows(`${search} [role=treeitem]`);
  await tab.press('Tab');
  await tab.focuses(`${search} [aria-label="Clear the query"]`);
  await tab.press('Tab');
  await tab.focuses(`${search} [aria-label="Close"]`);
  // Firefox has one more stop, the scrollable results. After the last stop, a browser may move to
  // its own buttons, but never to the page behind.
  for (let press = 0; press < 6; press += 1) {
    await tab.press('Tab');
    await tab.reads(
      true,
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('.portal-search') !== null,
    );
  }
  await tab.focus(field);
  await tab.press('Escape');
  await tab.hides(search);
  await tab.focuses('input[name=firstName]');
});

test('the search begins with the selected text', async ({tab}) => {
  await tab.open(guide);
  const selected = await tab.run(() => {
    getSelection()!.selectAllChildren(document.querySelector('article p:not([class])')!);
    return String(getSelection()).trim();
  });
  await tab.press('Control+k');
  await tab.focuses(field);
  await tab.reads(
    selected.slice(0, 64),
    (place) => document.querySelector<HTMLInputElement>(place)?.value,
    field,
  );
});

test('the question mark opens the list of shortcuts; Tab stays in it and Escape closes it', async ({
  tab,
}) => {
  await tab.open(guide);
  await tab.press('?');
  await tab.shows(shortcuts);
  await tab.focuses(shortcuts);
  for (let press = 0; press < 4; press += 1) {
    await tab.press('Tab');
    await tab.reads(
      true,
      (place) =>
        document.activeElement === document.body || document.activeElement?.closest(place) !== null,
      shortcuts,
    );
  }
  await tab.press('Escape');
  await tab.hides(shortcuts);
});

test('the list of shortcuts returns the focus to the button that opened it', async ({tab}) => {
  await tab.open(guide);
  await tab.click('#cookie-banner button', 'Reject');
  await tab.hides('#cookie-banner');
  await tab.click('footer button', 'Keyboard shortcuts');
  await tab.shows(shortcuts);
  await tab.press('Escape');
  await tab.hides(shortcuts);
  await tab.reads('Keyboard shortcuts', () => document.activeElement?.textContent);
});

test('the menu of a page opens by keyboard and closes on Escape', async ({tab}) => {
  await tab.open(guide);
  const summary = 'main header details > summary, main details[class*=linkMenu] > summary';
  await tab.focus(summary);
  await tab.press('Enter');
  await tab.shows(`details[open] a[href="${guide}.md"]`);
  await tab.press('Tab');
  await tab.focuses(`a[href="${guide}.md"]`);
  await tab.press('Escape');
  await tab.hides(`a[href="${guide}.md"]`);
  await tab.focuses(summary);
});
