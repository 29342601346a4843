/** A longer block of code is folded. A screen of 1440 × 900 px has room for this many lines. */
export const unfoldedLines = 30;

/** The lines of a folded block that are in view, few enough that folding is worth a click. */
export const foldedLines = 24;

/** The lines of a block that are in view, including the one that unfolds it. */
export function toShownLines(code: string): number {
  const count = toLineCount(code);
  return isFolded(count) ? foldedLines + 1 : count;
}

/** Whether a block of so many lines is folded. */
export function isFolded(count: number): boolean {
  return count > unfoldedLines;
}

export function toLineCount(code: string): number {
  return code.split('\n').length;
}
