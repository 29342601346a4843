/** A list of codes or fields that readers also want as a file; printed by `<DataTable id>` and offered as JSON and CSV. */
export interface TableRow {
  /** Kebab-case, `<standard>-<list>`; the `id` of `<DataTable>` and the name of the files. */
  readonly id: string;
  /** Caption: what the table lists. */
  readonly title: string;
  /** Language of its texts where it is not English. */
  readonly lang?: 'es';
  /** `id` of the source in `src/data/laws`, and the place in it; left out where the list is our own. */
  readonly law?: string;
  readonly at?: string;
  readonly columns: readonly {
    /** snake_case; the key in JSON, the header in CSV. */
    readonly key: string;
    readonly label: string;
    /** Set in the code face. */
    readonly code?: true;
  }[];
  /** One text per column, keyed by `key`; an empty text where nothing applies. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}
