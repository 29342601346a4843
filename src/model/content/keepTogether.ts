/** Words and signs that stay on one line with the number before them. */
const UNITS =
  'ms|s|min|h|mm|kB|MB|GB|seconds?|minutes?|hours?|days?|Sekunden?|Minuten?|Stunden?|Tagen?|segundos?|minutos?|horas?|días?';
const NUMBER = new RegExp(`(\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'gu');
const PRODUCT = /\b(SIGN|SUBMIT|DSFINVK) (?=[A-Z]{2}\b)/g;

/**
 * A text whose product names and amounts stay on one line: `SIGN DE`, `5 seconds`. Only the build uses
 * it, so it has a file of its own, which no page loads.
 */
export function keepTogether(text: string): string {
  return text.replace(PRODUCT, '$1\u00a0').replace(NUMBER, '$1\u00a0');
}
