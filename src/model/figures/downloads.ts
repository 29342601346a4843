import type {LawRow} from '../../data/laws/row';
import type {TableRow} from '../../data/tables/row';
import {isDated, toCitation} from '../content/citation';
import {toPlainText} from './text';

/**
 * A table as a JSON document: its caption, its source if it has one, and an object per row. The keys
 * are the same in every language.
 */
export function toJsonFile({id, title, at, columns, rows}: TableRow, law?: LawRow): string {
  const citation = law && toCitation(law, at);
  const plain = rows.map((row) =>
    Object.fromEntries(columns.map(({key}) => [key, toCell(row[key])])),
  );
  return `${JSON.stringify({id, title: toCell(title), ...(citation && {source: {short: citation.text, title: law.title, url: citation.url, ...(isDated(law) && {version: law.version})}}), rows: plain}, null, 2)}\n`;
}

/** A table as CSV (RFC 4180): keys in the first line, CRLF line ends, quotes only where needed. */
export function toCsvFile({columns, rows}: Pick<TableRow, 'columns' | 'rows'>): string {
  const lines = [
    columns.map(({key}) => key),
    ...rows.map((row) => columns.map(({key}) => toCell(row[key]))),
  ];
  return lines.map((fields) => `${fields.map(toField).join(',')}\r\n`).join('');
}

/** A cell for programs, which expect plain spaces. */
function toCell(text = ''): string {
  return toPlainText(text).replaceAll(/[\u00A0\u202F]/g, ' ');
}

function toField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
