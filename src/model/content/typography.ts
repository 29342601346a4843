/**
 * A text with the signs of print: the apostrophe `’`, quotes `“ ”`, and a no-break space before a
 * percent sign. A foot or minute needs a sign of its own, and a quote ends in the text it begins in.
 */
export function toTypography(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}])'/gu, '’')
    .replace(/"([^"]+)"/g, '“$1”')
    .replace(/(\d) %/g, '$1\u00a0%');
}
