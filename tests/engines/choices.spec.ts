import {expect, test} from './support/portal';

// The allowed third-party scripts are on hosts that don't exist.
test.use({allowErrors: [/third\.example|ERR_NAME_NOT_RESOLVED|Failed to load resource/]});

const guide = '/sign-de/introduction';
const banner = '#cookie-banner';
const consent = (): readonly string[] =>
  document.cookie
    .split('; ')
    .filter((cookie) => /^bonarium-(analytics|marketing)=/.test(cookie))
    .sort();
const mode = (): string | undefined => document.documentElement.dataset.theme;
const toggle = '.navbar button[class*=toggleButton]';

for (const [action, value] of [
  ['Reject', 'false'],
  ['Accept all', 'true'],
])
  test(`${action} writes both cookies, hides the banner and is remembered; the footer opens it again`, async ({
    tab,
  }) => {
    await tab.open(guide);
    await tab.shows(banner);
    expect(await tab.run(consent)).toEqual([]);
    await tab.click(`${banner} button`, action);
    await tab.hides(banner);
    await tab.reads([`bonarium-analytics=${value}`, `bonarium-marketing=${value}`], consent);
    await tab.reload();
    await tab.hides(banner);
    await tab.click('footer button', 'Cookies Settings');
    await tab.shows(banner);
  });

test('the banner slides in 0.6 seconds', async ({tab}) => {
  await tab.open(guide);
  expect(
    await tab.run(
      (place) => getComputedStyle(document.querySelector(place)!).transitionDuration,
      banner,
    ),
  ).toBe('0.6s, 0.6s');
});

test('a choice on cookies hides the banner in another tab', async ({tab, openTab}) => {
  await tab.open(guide);
  const other = await openTab();
  await other.open('/blog');
  await tab.shows(banner);
  await other.click(`${banner} button`, 'Reject');
  await other.hides(banner);
  await tab.hides(banner);
});

test('selected cookies are stored as the switches say', async ({tab}) => {
  await tab.open(guide);
  await tab.click(`${banner} button`, 'Manage');
  await tab.shows(`${banner} [role=switch]`);
  await tab.run(
    (place) =>
      [...document.querySelectorAll<HTMLElement>(`${place} [role=switch]`)]
        .find((one) => /Analytics/.test(one.closest('label')?.textContent ?? one.ariaLabel ?? ''))
        ?.focus(),
    banner,
  );
  await tab.press(' ');
  await tab.click(`${banner} button`, 'Accept selected');
  await tab.hides(banner);
  await tab.reads(['bonarium-analytics=true', 'bonarium-marketing=false'], consent);
});

test('the colour mode is remembered and shared with other tabs', async ({tab, openTab}) => {
  await tab.open(guide);
  const other = await openTab();
  await other.open('/blog');
  await other.reads('light', mode);
  await other.click(toggle);
  await other.reads('dark', mode);
  await tab.reads('dark', mode);
  await tab.reload();
  await tab.reads('dark', mode);
});

test('the language of examples is chosen with the arrow keys and remembered', async ({tab}) => {
  const selected = (): readonly (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('figure [role=tab][aria-selected=true]')].map(
      (one) => one.dataset.tab,
    );
  await tab.open('/sign-de/run-demo');
  await tab.focus('figure [role=tab][aria-selected=true]');
  await tab.press('ArrowRight');
  await tab.focuses('[role=tab][data-tab=curl]');
  await expect.poll(async () => new Set(await tab.run(selected))).toEqual(new Set(['curl']));
  await tab.reload();
  await expect.poll(async () => new Set(await tab.run(selected))).toEqual(new Set(['curl']));
});

test('the country of the quick start is chosen with the arrow keys and remembered', async ({
  tab,
}) => {
  await tab.open('/quick-start');
  await tab.focus('input[type=radio][value=de]');
  await tab.press('ArrowRight');
  await tab.reads(
    true,
    () => document.querySelector<HTMLInputElement>('input[type=radio][value=at]')?.checked,
  );
  await tab.hides('h2#sign-de');
  await tab.shows('h2#sign-at');
  await tab.reload();
  await tab.hides('h2#sign-de');
  await tab.shows('h2#sign-at');
});
