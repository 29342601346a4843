import {toBreakable} from './lineBreaks';

/**
 * Two columns whose longest words together have more characters don't fit the narrowest phone, or
 * have one word a line.
 */
const WORDS = 28;
/** A text of more characters beside a column of more than a word takes too many lines of a phone. */
const LONG = 80;
const WORD = 12;
/** Where a line may break in any text. */
const BREAK = /[ \n\u200b]|(?<=-)(?!\d)/;

/** Whether a phone has no room for two columns side by side. `columns`: the texts of their cells. */
export function isWordy(columns: readonly (readonly string[])[]): boolean {
  const words = columns.map((cells) =>
    Math.max(
      ...cells.flatMap((text) =>
        text
          .split(BREAK)
          .flatMap(toBreakable)
          .map(({length}) => length),
      ),
    ),
  );
  const [first = 0, text = 0] = columns.map((cells) =>
    Math.max(...cells.map((cell) => cell.replaceAll('\u200b', '').length)),
  );
  return (
    words.length > 1 &&
    (words.reduce((one, other) => one + other, 0) > WORDS || (first > WORD && text > LONG))
  );
}
