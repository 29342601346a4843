/** The median. Throws if the list is empty. */
export function toMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  if (low === undefined || high === undefined)
    throw new Error('Cannot take the median of an empty list.');
  return (low + high) / 2;
}

/** A number for a table, with this many decimals, or a dash if it is missing. */
export function toText(value: number | null, decimals = 0): string {
  return value === null ? '–' : value.toFixed(decimals);
}

/** A value as a multiple of `base`, for a table. */
export function toRatioText(value: number | null, base: number | null): string {
  return value === null || base === null || base === 0 ? '–' : `${(value / base).toFixed(2)} ×`;
}

/**
 * A table that reads well as plain text and is Markdown. The first column is text; the others are
 * numbers, aligned right.
 */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  );
  const toLine = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '')[column === 0 ? 'padEnd' : 'padStart'](width)).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [toLine(head), rule, ...rows.map(toLine)].join('\n');
}
