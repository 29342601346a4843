/** Words and signs that stay on one line with the number before them. */
const UNITS =
  'ms|s|min|h|mm|kB|MB|GB|seconds?|minutes?|hours?|days?|Sekunden?|Minuten?|Stunden?|Tagen?|segundos?|minutos?|horas?|días?';
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const NUMBER = new RegExp(`(\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'gu');
const PRODUCT = /\b(SIGN|SUBMIT|DSFINVK) (?=[A-Z]{2}\b)/g;
/** What follows the name of a product: `RECEIPT v1`, `SIGN IT local`. */
const VARIANT = /\b((?:SIGN|SUBMIT|DSFINVK)\u00a0[A-Z]{2}|RECEIPT|SAFE) (?=[vV]\d|local\b)/g;
/** The day of a date, with the word after it. */
const DAY = new RegExp(`(\\b\\d{1,2}\\.?|1er|1º) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu');

/**
 * A text whose product names, amounts and days stay on one line: `SIGN DE v2`, `5 seconds`,
 * `17 September`. Only the build uses it, so it has a file of its own, which no page loads.
 */
export function keepTogether(text: string): string {
  return [PRODUCT, VARIANT, NUMBER, DAY].reduce(
    (kept, pattern) => kept.replace(pattern, '$1\u00a0'),
    text,
  );
}
