import {expect, test} from './support/portal';

const reference = '/api/kassensichv/v2';
/** The lower edge of the bars: the navbar's height, with a version bar below it. */
const BARS = 60;
const BARS_WITH_VERSIONS = 108;

for (const [address, anchor, height] of [
  [reference, 'section/Quick-Start', BARS],
  [reference, 'operation/upsertTransaction', BARS],
  [reference, 'tag/Transactions/operation/retrieveTransaction', BARS],
  ['/api/sign-it/2025-08-12', 'section/Quick-Start', BARS_WITH_VERSIONS],
] as const)
  test(`${address}#${anchor} rests ${height} px from the top`, async ({tab}) => {
    await tab.open(`${address}#${anchor}`);
    await tab.restsAt(anchor, height);
  });

test('the last operation of a page with versions rests below both bars', async ({tab}) => {
  const address = '/api/sign-it/2025-08-12';
  await tab.open(address);
  const anchor = await tab.run(
    () => [...document.querySelectorAll('[id^="operation/"]')].at(-1)!.id,
  );
  await tab.open(`/blog`);
  await tab.open(`${address}#${anchor}`);
  await tab.restsAt(anchor, BARS_WITH_VERSIONS);
});

test('the menu links to an operation and marks it; back returns to the previous one', async ({
  tab,
}) => {
  await tab.open(`${reference}#operation/createTss`);
  await tab.restsAt('operation/createTss', BARS);
  const anchor = 'tag/Transactions/operation/retrieveTransaction';
  const link = `aside a[href$="#${anchor}"], nav a[href$="#${anchor}"]`;
  await tab.run(
    (place) => document.querySelector(place)!.closest('details')?.setAttribute('open', ''),
    link,
  );
  await tab.click(link);
  await tab.restsAt(anchor, BARS);
  await tab.shows(`:is(${link})[aria-current=location]`);
  await tab.back();
  await tab.restsAt('operation/createTss', BARS);
});

test('an operation opens its fields on the first press', async ({tab}) => {
  await tab.open(`${reference}#operation/upsertTransaction`);
  await tab.shows('[data-reference-content][data-answers]');
  await tab.restsAt('operation/upsertTransaction', BARS);
  const island = '[data-apiref-island="upsertTransaction"]';
  await tab.click(`${island} button[aria-expanded=false]`, 'schema');
  await tab.shows(`${island} button[aria-expanded=true]`, 'schema');
});

test('the language of code samples changes everywhere and is remembered', async ({tab}) => {
  await tab.open(`${reference}#operation/createTss`);
  await tab.shows('[data-reference-content][data-answers]');
  const section = '[id="tag/TSS/operation/createTss"]';
  await tab.shows(`${section} select`);
  await tab.focus(`${section} select`);
  await tab.type('Python');
  await tab.press('Tab');
  await tab.shows(`${section} pre[data-language=python]`);
  await tab.open('/api/rksv/v1');
  expect(await tab.run(() => document.documentElement.dataset.codeLanguage)).toBe('python');
});

test('a version is chosen by keyboard and loads its page', async ({tab}) => {
  await tab.open('/api/sign-it/2024-10-31');
  const picker = 'nav[aria-label="Versions of this API"] summary';
  await tab.shows(picker);
  await tab.focus(picker);
  await tab.press('Enter');
  await tab.shows('nav[aria-label="Versions of this API"] li a');
  await tab.focus('nav[aria-label="Versions of this API"] li a');
  await tab.press('Enter');
  await tab.isAt('/api/sign-it/2025-08-12');
  await tab.reads(
    true,
    (place) => document.querySelector(place)?.textContent.includes('2025-08-12'),
    picker,
  );
});

test('the version bar stays below the navbar while the page scrolls', async ({tab}) => {
  await tab.open('/api/sign-it/2025-08-12');
  await tab.shows('nav[aria-label="Versions of this API"] summary');
  await tab.run(() => scrollTo({top: 900, behavior: 'instant'}));
  await tab.reads(
    BARS,
    () =>
      document.querySelector('nav[aria-label="Versions of this API"]')?.getBoundingClientRect().top,
  );
});
