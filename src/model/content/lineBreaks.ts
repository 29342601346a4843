/** Code that is shorter than this fits a table cell. */
const LONG = 20;

/** A text whose numbers stay on one line with their percent sign: `19 %` with a no-break space. */
export function keepPercent(text: string): string {
  return text.replace(/(\d) %/g, '$1\u00a0%');
}

/**
 * The parts of a code between which a narrow column may break it: after each `_` and `^`. Short
 * code is one part.
 */
export function toBreakable(code: string): readonly string[] {
  return code.length < LONG ? [code] : code.split(/(?<=[_^]+)(?![_^]|$)/);
}
