import {expect, it} from 'vitest';
import {toTokenColour, toTokenKind} from '../../../src/model/site/tokens';

const css =
  ":root { --portal-ground: #fbfaf6; --portal-accent: #0b6b43; }\n[data-theme='dark'] { --portal-ground: #0f1613; }";

it('reads a colour of a mode, and names the one that is missing', () => {
  expect([toTokenColour(css, 'ground', 'light'), toTokenColour(css, 'ground', 'dark')]).toEqual([
    '#fbfaf6',
    '#0f1613',
  ]);
  expect(() => toTokenColour(css, 'accent', 'dark')).toThrow('no dark color --portal-accent');
});

it.each([
  ['--portal-paper', '#fffefa', 'color'],
  ['--portal-backdrop', 'rgb(24 33 28 / 0.5)', 'color'],
  ['--portal-space-4', '1rem', 'space'],
  ['--portal-text-3xl', 'clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem)', 'text'],
  ['--portal-text-measure', '36rem', 'other'],
  ['--portal-radius-m', '8px', 'radius'],
  ['--portal-shadow-s', '0 1px 2px rgb(24 33 28 / 0.06)', 'shadow'],
  ['--portal-layer-toast', '500', 'other'],
])('shows %s: %s as %s', (name, value, kind) => {
  expect(toTokenKind(name, value)).toBe(kind);
});
