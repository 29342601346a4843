import {toTokenColour} from '../../../src/model/site/tokens';

/** The tokens that pictures are drawn with. */
const names = ['ground', 'paper', 'paper-ink', 'paper-faint', 'line-strong', 'ink', 'ink-faint', 'accent'] as const;

export type PictureColours = Readonly<Record<(typeof names)[number], string>>;

/** The light theme's colours from the text of `src/kit/tokens.css`. */
export function toPictureColours(css: string): PictureColours {
  return Object.fromEntries(names.map((name) => [name, toTokenColour(css, name, 'light')])) as Record<(typeof names)[number], string>;
}
