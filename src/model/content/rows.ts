/** A row that lacks a text its readers would see. */
export interface RowProblem {
  readonly id: string;
  readonly message: string;
}

/**
 * Missing texts of rows, as field paths such as `definition.fr`. Types require the same texts, but
 * they don't report the row.
 */
export function findMissingTexts(
  rows: readonly {readonly id: string}[],
  fields: readonly string[],
): readonly RowProblem[] {
  return rows.flatMap((row) => {
    const missing = fields.filter((field) => {
      const value = field
        .split('.')
        .reduce<unknown>(
          (part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key],
          row,
        );
      return typeof value !== 'string' || value.trim() === '';
    });
    return missing.length === 0
      ? []
      : [
          {
            id: row.id,
            message: `The row "${row.id}" lacks ${missing.join(', ')}. Fill in every one of them.`,
          },
        ];
  });
}
