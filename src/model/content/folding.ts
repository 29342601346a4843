/** A longer block of code is folded. A screen of 1440 × 900 px has room for this many lines. */
export const unfoldedLines = 30;

/** The lines of a folded block that are in view, few enough that folding is worth a click. */
export const foldedLines = 24;

/** The lines of a block that are in view, including the one that unfolds it. */
export function toShownLines(code: string, shown?: number): number {
  const count = toLineCount(code);
  return isFolded(count, shown) ? (shown ?? foldedLines) + 1 : count;
}

/** Whether a block of so many lines is folded, which its writer decides with the lines `shown`. */
export function isFolded(count: number, shown?: number): boolean {
  return count > (shown ?? unfoldedLines);
}

export function toLineCount(code: string): number {
  return code.split('\n').length;
}
