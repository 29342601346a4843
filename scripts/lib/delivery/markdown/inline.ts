/** Inline code, with a fence longer than any run of backticks in it. */
export function toCode(text: string): string {
  const clean = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...[...clean.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${clean} ${fence}` : `${fence}${clean}${fence}`;
}

/**
 * Text with special characters escaped. Underscores inside words never start emphasis, so they
 * stay.
 */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/**
 * Escaped text at the start of a line, so that it doesn't start a list, heading, quotation, rule or
 * code block.
 */
export function escapeStart(text: string): string {
  return text
    .replace(/^(?:[-+>#](?=\s|#|$)|>|~{3}|-{3})/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}
