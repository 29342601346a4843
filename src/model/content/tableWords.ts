import {toBreakable} from './lineBreaks';

/**
 * Two columns whose longest words together have more characters don't fit the narrowest phone, or
 * have one word a line.
 */
const WORDS = 28;
/** The most lines that a text takes on a phone, beside a column of up to half of a line. */
const LINES = 4;
const LINE = 40;
/** Where a line may break in any text. */
const BREAK = /[ \n\u200b]|(?<=-)(?!\d)/;

/** The characters of the longest text, without places to break. */
export const toWidth = (cells: readonly string[]): number =>
  Math.max(...cells.map((text) => text.replaceAll('\u200b', '').length));

const toLongestWord = (cells: readonly string[]): number =>
  toWidth(cells.flatMap((text) => text.split(BREAK)).flatMap(toBreakable));

/** Whether a phone has no room for two columns side by side. Each has the texts of its cells. */
export function isWordy([one, other]: readonly (readonly string[])[]): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    (toLongestWord(one) + toLongestWord(other) > WORDS ||
      toWidth(other) > LINES * (LINE - Math.min(toWidth(one), LINE / 2)))
  );
}
