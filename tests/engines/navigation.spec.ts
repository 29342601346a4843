import {expect, test} from './support/portal';

const guide = '/sign-de/introduction';
const scrolled = (): number => Math.round(scrollY);

/** Whether a heading is below the bars, in the upper third of the window. If not, its position. */
const isBelowBars = (id: string): true | string => {
  const {top} = document.getElementById(id)!.getBoundingClientRect();
  const {bottom} = document.querySelector('.navbar')!.getBoundingClientRect();
  return (
    (top >= bottom && top < innerHeight / 3) ||
    `at ${top}, below bars that end at ${bottom}; the page is scrolled to ${scrollY}`
  );
};

test('an address with a hash opens with its heading below the bars', async ({tab}) => {
  await tab.open(`${guide}#receipt`);
  await tab.reads<true | string, [string]>(true, isBelowBars, 'receipt');
});

test('text waits for its font in a fallback of the same metrics, so that anchors stay in place', async ({
  tab,
  engine,
}) => {
  test.skip(engine !== 'firefox', 'Other engines load a stand-in as soon as text needs it.');
  await tab.open(guide);
  const standIns = await tab.run(() =>
    [...document.fonts]
      .filter(({family}) => /^"?Hanken Grotesk (Arial|Roboto)/.test(family))
      .map(({status}) => status),
  );
  expect(standIns).toHaveLength(2);
  expect(standIns).not.toContain('unloaded');
});

test('the table of contents leads to a heading below the bars, and back leads up again', async ({
  tab,
}) => {
  await tab.open(guide);
  await tab.click('.table-of-contents__link[href="#receipt"]');
  await tab.isAt(`${guide}#receipt`);
  await tab.reads<true | string, [string]>(true, isBelowBars, 'receipt');
  await tab.back();
  await tab.isAt(guide);
  await tab.reads(0, scrolled);
});

test('a link leads to the top of the next page; back and forward restore how far each page was scrolled', async ({
  tab,
}) => {
  await tab.open(guide);
  await tab.run(() => scrollTo({top: 1500, behavior: 'instant'}));
  await tab.reads(1500, scrolled);
  await tab.click('.navbar__link', 'Blog');
  await tab.shows('html.blog-list-page');
  await tab.reads(0, scrolled);
  await tab.run(() => scrollTo({top: 700, behavior: 'instant'}));
  await tab.reads(700, scrolled);
  await tab.back();
  await tab.shows('html.docs-doc-page');
  await tab.reads(1500, scrolled);
  await tab.forward();
  await tab.shows('html.blog-list-page');
  await tab.reads(700, scrolled);
});

test('back from a page that was loaded whole restores how far the page was scrolled', async ({
  tab,
}) => {
  await tab.open(guide);
  await tab.run(() => scrollTo({top: 1500, behavior: 'instant'}));
  await tab.reads(1500, scrolled);
  await tab.open('/blog');
  await tab.back();
  await tab.isAt(guide);
  await tab.reads(1500, scrolled);
  await tab.hydrated();
});

test('the skip link is the first stop and leads to the content', async ({tab}) => {
  await tab.open(guide);
  await tab.press('Tab');
  await tab.reads('Skip to main content', () => document.activeElement?.textContent);
  await tab.press('Enter', 'Tab');
  await tab.focuses('main');
});

test('the Guides menu opens by keyboard and leads to a guide', async ({tab}) => {
  await tab.open('/');
  await tab.focus('.navbar .dropdown > .navbar__link');
  await tab.press('Enter');
  await tab.shows('.navbar .dropdown__menu a', 'SIGN FR');
  await tab.click('.navbar .dropdown__menu a', 'SIGN FR');
  await tab.isAt('/sign-fr/integration_guide');
});

test('on a small screen the drawer opens, holds the page still and leads on', async ({tab}) => {
  const overflow = (): string => getComputedStyle(document.body).overflowY;
  await tab.resize(480, 740);
  await tab.open(guide);
  await tab.click('#cookie-banner button', 'Reject');
  await tab.hides('#cookie-banner');
  await tab.click('.navbar__toggle');
  await tab.shows('.navbar-sidebar--show');
  await tab.reads('hidden', overflow);
  await tab.click('.navbar-sidebar__back');
  await tab.click('.navbar-sidebar .menu__link', 'Quick Start');
  await tab.isAt('/quick-start');
  await tab.hides('.navbar-sidebar--show');
  expect(await tab.run(overflow)).not.toBe('hidden');
});

test('the drawer closes when the window becomes wide', async ({tab}) => {
  await tab.resize(480, 740);
  await tab.open(guide);
  await tab.click('.navbar__toggle');
  await tab.shows('.navbar-sidebar--show');
  await tab.resize(1200, 740);
  await tab.reads(0, () => document.querySelectorAll('.navbar-sidebar--show').length);
});

test('an explained term shows its definition on focus and hides it on Escape', async ({tab}) => {
  await tab.open(guide);
  await tab.focus('dfn');
  await tab.shows('[role=tooltip]');
  await tab.press('Escape');
  await tab.hides('[role=tooltip]');
});
