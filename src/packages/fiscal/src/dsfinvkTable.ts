import {type VatAmount, toTableNumber, toTableRecord} from './dsfinvk';

/** How a column is written: as text, or as a number with this many decimals. */
type Form = 'text' | 0 | 2 | 3 | 5;
/** Columns of a table in their order, by name. */
export type Columns = Readonly<Record<string, Form>>;
/** Values of a row by column. Missing values become empty fields. */
export type Row = Readonly<Record<string, string | undefined>>;

/** One file of a DSFinV-K export. */
export interface ExportTable {
  readonly header: string;
  /** In the order of the closing. */
  readonly records: readonly string[];
}

/** Columns that every table begins with. */
export const KEYS = {Z_KASSE_ID: 'text', Z_ERSTELLUNG: 'text', Z_NR: 0} as const;

/** A time as in the signing tables of the export, with milliseconds. */
export function toLogTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** A time as in the other tables: UTC in whole seconds. */
export function toTime(seconds: number): string {
  return toLogTime(seconds).replace('.000', '');
}

/** A boolean as `1` or `0`. */
export function toFlag(value: boolean): string {
  return value ? '1' : '0';
}

/** A table of these columns. Every number gets the decimals of its column. */
export function toTable(columns: Columns, rows: readonly Row[]): ExportTable {
  const entries = Object.entries(columns);
  return {
    header: toTableRecord(entries.map(([name]) => name)),
    records: rows.map((row) =>
      toTableRecord(
        entries.map(([name, form]) => {
          const value = row[name] ?? '';
          return form === 'text'
            ? value
            : {number: value === '' || form === 0 ? value : toTableNumber(value, form)};
        }),
      ),
    ),
  };
}

/** The key of a VAT rate with its three amounts, under the names of the table's columns. */
export function toVatRow(amount: VatAmount, gross: string, net: string, vat: string): Row {
  return {
    UST_SCHLUESSEL: String(amount.vat_definition_export_id),
    [gross]: amount.incl_vat,
    [net]: amount.excl_vat,
    [vat]: amount.vat,
  };
}
