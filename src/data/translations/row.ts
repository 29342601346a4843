/** The texts inside a row of a table. */
type TextOf<Row> = Row extends string ? Row : Row extends readonly (infer Item)[] ? TextOf<Item> : Row extends object ? TextOf<Row[keyof Row]> : never;

/**
 * Translations of the words that readers see in rows, by the row's ID and the English text. A text that changes in the row is an error here until it's translated
 * again. Until then, readers get the English text.
 */
export type RowWords<Rows extends readonly {readonly id: string}[]> = {
  readonly [Row in Rows[number] as Row['id']]?: {readonly [Text in TextOf<Row>]?: string};
};

/** The same without the rows' types. */
export type AnyRowWords = Readonly<Record<string, Readonly<Record<string, string>>>>;
