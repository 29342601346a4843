import {expect, test} from './support/portal';

const matches = (query: string): boolean => matchMedia(query).matches;
const seconds = (): number =>
  Math.max(
    ...getComputedStyle(document.querySelector('#cookie-banner')!)
      .transitionDuration.split(',')
      .map(parseFloat),
  );

test.use({preferences: {dark: true, reducedMotion: true}});

test.describe('for a reader who prefers dark colours and less motion', () => {
  test('the portal is light until they choose', async ({tab}) => {
    await tab.open('/');
    expect(await tab.run(matches, '(prefers-color-scheme: dark)')).toBe(true);
    await tab.reads('light', () => document.documentElement.dataset.theme);
    await tab.reads('light', () => getComputedStyle(document.documentElement).colorScheme);
    await tab.click('.navbar button[class*=toggleButton]');
    await tab.reads('dark', () => getComputedStyle(document.documentElement).colorScheme);
  });

  test('nothing is animated', async ({tab}) => {
    await tab.open('/');
    expect(await tab.run(matches, '(prefers-reduced-motion: reduce)')).toBe(true);
    expect(await tab.run(seconds)).toBeLessThan(0.01);
    await tab.click('#cookie-banner button', 'Reject');
    await tab.hides('#cookie-banner');
  });
});
