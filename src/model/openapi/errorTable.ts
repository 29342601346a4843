/** One error code of a specification's `x-error-catalogue`. */
export interface ErrorRow {
  readonly code: string;
  readonly status: number;
  readonly cause: string;
  readonly remedy: string;
  readonly retryable: boolean;
}

/** The section of `info.description` to which the table of error codes is appended. */
export const ERROR_SECTION = 'Errors';

/** The columns of the table of error codes. */
export const errorTableColumns = ['Code', 'Status', 'Cause', 'Remedy', 'Retry?'] as const;

/** The header row of the table of error codes, in Markdown. The search index skips this row. */
export const ERROR_TABLE_HEAD = `| ${errorTableColumns.join(' | ')} |`;

/** The ID of an error code's row in that table. Not with the other anchors, which need a library. */
export function toErrorAnchor(code: string): string {
  return `error/${code}`;
}

/** The error catalogue as a Markdown table, sorted by status and code. */
export function toErrorTable(rows: readonly ErrorRow[]): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
  const sorted = [...rows].sort(
    (one, other) => one.status - other.status || one.code.localeCompare(other.code),
  );
  return [
    ERROR_TABLE_HEAD,
    '|---|---|---|---|---|',
    ...sorted.map(
      ({code, status, cause, remedy, retryable}) =>
        `| \`${code}\` | ${status} | ${cell(cause)} | ${cell(remedy)} | ${retryable ? 'yes' : 'no'} |`,
    ),
  ].join('\n');
}
