/** One error code of a specification's `x-error-catalogue`. */
export interface ErrorRow {
  readonly code: string;
  readonly status: number;
  readonly cause: string;
  readonly remedy: string;
  readonly retryable: boolean;
}

/** The error catalogue as a Markdown table, by status and code. */
export function toErrorTable(rows: readonly ErrorRow[]): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
  const sorted = [...rows].sort((one, other) => one.status - other.status || one.code.localeCompare(other.code));
  return [
    '| Code | Status | Cause | Remedy | Retry? |',
    '|---|---|---|---|---|',
    ...sorted.map(({code, status, cause, remedy, retryable}) => `| \`${code}\` | ${status} | ${cell(cause)} | ${cell(remedy)} | ${retryable ? 'yes' : 'no'} |`),
  ].join('\n');
}

/** A description with a text appended to one of its level-1 sections. Throws when the section is missing. */
export function appendToSection(description: string, section: string, text: string): string {
  const lines = description.split('\n');
  const start = lines.findIndex((line) => line.trim() === `# ${section}`);
  if (start === -1) throw new Error(`info.description has no section "# ${section}". Add it; the table of error codes is put there.`);
  const next = lines.findIndex((line, index) => index > start && /^# /.test(line));
  const end = next === -1 ? lines.length : next;
  return [...lines.slice(0, end), ...(lines[end - 1]?.trim() === '' ? [] : ['']), text, '', ...lines.slice(end)].join('\n');
}
