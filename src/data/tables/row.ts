/** A list of codes or fields that readers may need as a file. Printed by `<DataTable id>` and offered as JSON and CSV. */
export interface TableRow {
  /** Kebab-case, `<standard>-<list>`; the `id` of `<DataTable>` and the name of the files. */
  readonly id: string;
  /** Caption: the content of the table. */
  readonly title: string;
  /** Language of its texts, if it isn't English. */
  readonly lang?: 'es';
  /** `id` of the source in `src/data/laws`, and the place in it. Omitted if the list is our own. */
  readonly law?: string;
  readonly at?: string;
  readonly columns: readonly {
    /** snake_case; the key in JSON, the header in CSV. */
    readonly key: string;
    readonly label: string;
    /** Whether the column is in the code font. */
    readonly code?: true;
  }[];
  /**
   * Whether a page folds the rows under their first column, because readers look for one case among
   * many. The second column names the case.
   */
  readonly cases?: true;
  /** One text per column, keyed by `key`. Empty if no value applies. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}
