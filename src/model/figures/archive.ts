import type {ArchiveRow} from '../../data/receipts/archives';
import type {PrintedReceiptRow} from '../../data/receipts/printed/row';
import type {TableRow} from '../../data/tables/row';
import {toReceiptContent, type ReceiptContent} from './receipt';

/** What `<Archive>` shows. */
export interface ArchiveContent {
  readonly receipt: ReceiptContent;
  readonly receiptLang: string;
  /** Printed lines that can be chosen: the texts, and the cells that repeat them. */
  readonly lines: readonly {
    readonly text: string;
    readonly cells: Readonly<Record<string, string>>;
  }[];
  /** Place of the line that is chosen at first. */
  readonly first: number;
  /** The columns of each level with their values, and where other keys are explained. */
  readonly keys: {
    readonly closing: readonly Cell[];
    readonly receipt: readonly Cell[];
    readonly line: readonly Cell[];
    readonly others: ArchiveRow['keys']['others'];
  };
  readonly groups: readonly {readonly title: string; readonly files: readonly ArchiveFile[]}[];
}

export interface ArchiveFile {
  readonly file: string;
  /** What its rows say. */
  readonly holds: string;
  readonly levels: readonly ('closing' | 'receipt' | 'line')[];
  /** Per row, the cells with a value, without the keys of closing and receipt. */
  readonly records: readonly (readonly Cell[])[];
  /** Columns that are empty in all rows. */
  readonly empty: readonly string[];
}

export interface Cell {
  readonly column: string;
  readonly value: string;
}

/** The cells of a line of CSV, without quotes. */
export function toCells(record: string): readonly string[] {
  return [...`${record};`.matchAll(/(?:"((?:[^"]|"")*)"|([^;]*));/g)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
  );
}

/** Whether a row repeats what a printed line says: it has one of its columns, and no other value in them. */
export function isOfLine(
  record: readonly Cell[],
  cells: Readonly<Record<string, string>> | undefined,
): boolean {
  const shared = record.filter(({column}) => cells?.[column] !== undefined);
  return shared.length > 0 && shared.every(({column, value}) => cells?.[column] === value);
}

/** The receipt, and its rows in each file. `tables` are in the language of the page. */
export function toArchiveContent(
  row: ArchiveRow,
  tables: readonly TableRow[],
  receipts: readonly PrintedReceiptRow[],
): ArchiveContent {
  const printed = receipts.find(({id}) => id === row.receipt);
  const list = tables.find(({id}) => id === row.files);
  if (!printed || !list) throw new Error(`${row.id} needs ${row.receipt} and ${row.files}.`);
  const receipt = toReceiptContent(printed);
  const texts = receipt.parts.flat().map(({text}) => text);
  const lines = row.lines.map(({begins, cells}) => {
    const text = texts.find((line) => line.startsWith(begins));
    if (text === undefined) throw new Error(`${row.id}: ${row.receipt} has no line "${begins}".`);
    return {text, cells};
  });
  const {closing, receipt: ofReceipt, line, others} = row.keys;
  const standard = row.files.split('-')[0] ?? '';
  const toColumns = (file: string): readonly string[] => {
    const id = `${standard}-${file.replace(/\.\w+$/, '').replaceAll('_', '-')}`;
    return tables.find((table) => table.id === id)?.rows.map(({field = ''}) => field) ?? [];
  };
  const toRecords = (file: string): readonly (readonly Cell[])[] => {
    const columns = toColumns(file);
    return (row.records[file] ?? []).map((record) =>
      toCells(record).map((value, place) => ({column: columns[place] ?? '', value})),
    );
  };
  const outer = [...closing, ...ofReceipt];
  const toFile = ({file = '', holds = ''}: Readonly<Record<string, string>>): ArchiveFile => {
    const columns = toColumns(file);
    const records = toRecords(file).map((record) =>
      record.filter(({column, value}) => value !== '' && !outer.includes(column)),
    );
    const filled = new Set(records.flat().map(({column}) => column));
    return {
      file,
      holds,
      levels: (['closing', 'receipt', 'line'] as const).filter((level) =>
        row.keys[level].every((column) => columns.includes(column)),
      ),
      records,
      empty:
        records.length === 0
          ? []
          : columns.filter((column) => !outer.includes(column) && !filled.has(column)),
    };
  };
  const sample = list.rows
    .flatMap(({file = ''}) => toRecords(file))
    .find((record) => line.every((column) => record.some((cell) => cell.column === column)));
  const pick = (columns: readonly string[]): readonly Cell[] =>
    sample?.filter(({column}) => columns.includes(column)) ?? [];
  return {
    receipt,
    receiptLang: printed.lang,
    lines,
    first: Math.max(
      0,
      row.lines.findIndex(({first}) => first),
    ),
    keys: {closing: pick(closing), receipt: pick(ofReceipt), line: pick(line), others},
    groups: [...new Set(list.rows.map(({module = ''}) => module))].map((title) => ({
      title,
      files: list.rows.filter(({module}) => module === title).map(toFile),
    })),
  };
}
