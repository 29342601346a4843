import {type VatAmount, toTableNumber, toTableRecord} from './dsfinvk';
import {EXPORT_FILES} from './dsfinvkColumns';

/** Values of a row by column. Missing values become empty fields. */
export type Row = Readonly<Record<string, string | undefined>>;

/** One file of a DSFinV-K export. */
export interface ExportTable {
  readonly header: string;
  /** In the order of the closing. */
  readonly records: readonly string[];
}

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

/** A file of the export with these rows. Every number gets the decimals of its column. */
export function toTable(file: string, rows: readonly Row[]): ExportTable {
  const columns = EXPORT_FILES[file]?.columns ?? [];
  return {
    header: toTableRecord(columns.map(({name}) => name)),
    records: rows.map((row) =>
      toTableRecord(
        columns.map(({name, form, places}) => {
          const value = row[name] ?? '';
          if (form !== 'number') return value;
          return {number: value === '' || places === 0 ? value : toTableNumber(value, places)};
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
