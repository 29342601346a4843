/** Code within a line; its fence is longer than any row of backticks in it. */
export function toCode(text: string): string {
  const clean = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...[...clean.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${clean} ${fence}` : `${fence}${clean}${fence}`;
}

/** Text whose signs mean themselves. Underscores inside words never begin emphasis. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** Escaped text at the beginning of a line: it begins no list, heading, quotation, rule or block of code there. */
export function escapeStart(text: string): string {
  return text.replace(/^(?:[-+>#](?=\s|#|$)|>|~{3}|-{3})/, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}
