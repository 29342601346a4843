import {toTokenColour} from '../../../src/model/site/tokens';

/** The tokens used in pictures. */
const names = [
  'ground',
  'paper',
  'paper-ink',
  'paper-faint',
  'line-strong',
  'ink',
  'ink-faint',
  'accent',
] as const;

export type PictureColours = Readonly<Record<(typeof names)[number], string>>;

/** The colors of the light mode from the text of `src/kit/tokens.css`. */
export function toPictureColours(css: string): PictureColours {
  return Object.fromEntries(
    names.map((name) => [name, toTokenColour(css, name, 'light')]),
  ) as Record<(typeof names)[number], string>;
}
