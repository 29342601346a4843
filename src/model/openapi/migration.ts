/**
 * Advice to clients on one change between an older version of an API and this version; an item of
 * the specification's `x-migration`.
 */
export interface MigrationNote {
  /** The older version, as in its address. */
  readonly from: string;
  /** Operations of either version that the change affects. If omitted, all operations. */
  readonly operations?: readonly string[];
  /**
   * Names of fields, parameters, headers and enum values of either version that the change affects.
   * If omitted, all names in those operations.
   */
  readonly fields?: readonly string[];
  /** The client's action, in Markdown without line breaks. */
  readonly note: string;
  /**
   * The law that caused the change: a row of the portal's laws, its citation, and the day from
   * which it applies.
   */
  readonly law?: {readonly id: string; readonly citation: string; readonly date: string};
}

/** Migration notes as Markdown, with one table per older version. */
export function toMigrationSection(notes: readonly MigrationNote[]): string {
  return [...new Set(notes.map(({from}) => from))]
    .map((from) =>
      toTable(
        from,
        notes.filter((note) => note.from === from),
      ),
    )
    .join('\n\n');
}

function toTable(from: string, notes: readonly MigrationNote[]): string {
  const code = (names: readonly string[] | undefined): string =>
    names?.map((name) => `\`${name}\``).join(', ') ?? '';
  const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
  return [
    `## From ${from}`,
    '',
    '| Operations | Fields | What to do |',
    '|---|---|---|',
    ...notes.map(
      ({operations, fields, note, law}) =>
        `| ${cell(code(operations) || 'all')} | ${cell(code(fields))} | ${cell(note)}${law ? ` (${cell(law.citation)}, since ${law.date})` : ''} |`,
    ),
  ].join('\n');
}
