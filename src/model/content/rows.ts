/** A row that lacks something its readers would see. */
export interface RowProblem {
  readonly id: string;
  readonly message: string;
}

/** Texts that rows lack, by the path of the field such as `definition.fr`. Types say the same, but far from the row and only to those who run them. */
export function findMissingTexts(rows: readonly {readonly id: string}[], fields: readonly string[]): readonly RowProblem[] {
  return rows.flatMap((row) => {
    const missing = fields.filter((field) => {
      const value = field.split('.').reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], row);
      return typeof value !== 'string' || value.trim() === '';
    });
    return missing.length === 0 ? [] : [{id: row.id, message: `The row "${row.id}" lacks ${missing.join(', ')}. Fill in every one of them.`}];
  });
}
