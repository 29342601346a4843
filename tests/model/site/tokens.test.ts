import {expect, it} from 'vitest';
import {toTokenColour} from '../../../src/model/site/tokens';

const css =
  ":root { --portal-ground: #fbfaf6; --portal-accent: #0b6b43; }\n[data-theme='dark'] { --portal-ground: #0f1613; }";

it('reads a colour of a mode, and names the one that is missing', () => {
  expect([toTokenColour(css, 'ground', 'light'), toTokenColour(css, 'ground', 'dark')]).toEqual([
    '#fbfaf6',
    '#0f1613',
  ]);
  expect(() => toTokenColour(css, 'accent', 'dark')).toThrow('no dark color --portal-accent');
});
