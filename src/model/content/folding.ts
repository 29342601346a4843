/** The lines of a folded block that are in view, if its writer doesn't say how many. */
export const foldedLines = 24;

/**
 * The lines that folding hides at least. A press for fewer costs a reader more than scrolling past
 * them.
 */
export const hiddenLines = 12;

/** The lines of a block that are in view, including the one that unfolds it. */
export function toShownLines(code: string, shown = foldedLines): number {
  return isFolded(code, shown) ? shown + 1 : toLineCount(code);
}

/** Whether a block of code is folded after so many lines. */
export function isFolded(code: string, shown = foldedLines): boolean {
  return toLineCount(code) - shown >= hiddenLines;
}

export function toLineCount(code: string): number {
  return code.split('\n').length;
}
