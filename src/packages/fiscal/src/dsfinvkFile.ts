import type {ExportFileForm} from './dsfinvkColumns';
import {isRealDay} from './days';
import {toFinding, type Finding} from './report';

/** One row of a table, with the line on which it begins. */
export interface ExportRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** A table of an export as it was read. */
export interface ExportData {
  readonly rows: readonly ExportRow[];
  readonly findings: readonly Finding[];
}

/** The place of a value: file, line, column. */
export function toPlace(file: string, line: number, column: string): string {
  return `${file}:${line}:${column}`;
}

/** Reads one file of an export and checks its columns and the form of every value. */
export function readExportFile(file: string, bytes: Uint8Array, form: ExportFileForm): ExportData {
  const text = toText(bytes);
  if (text === null) return {rows: [], findings: [toFinding('de.export.encoding', file)]};
  const {records, broken} = readRecords(text.replace(/^\ufeff/, ''));
  const findings: Finding[] = [];
  if (broken !== null) findings.push(toFinding('de.export.quotes', `${file}:${broken}`));
  const [header, ...rest] = records;
  const expected = form.columns.map(({name}) => name);
  const names = header?.cells ?? [];
  const wrong = expected.findIndex((name, index) => names[index] !== name);
  if (wrong >= 0 || names.length > expected.length) {
    const index = wrong >= 0 ? wrong : expected.length;
    const values = {actual: names[index] ?? '', expected: expected[index] ?? ''};
    findings.push(toFinding('de.export.columns', toPlace(file, 1, values.actual), values));
  }
  const rows: ExportRow[] = [];
  for (const {line, cells} of rest) {
    if (cells.length !== names.length)
      findings.push(
        toFinding('de.export.cells', `${file}:${line}`, {
          actual: cells.length,
          expected: names.length,
        }),
      );
    const values: Record<string, string> = {};
    names.forEach((name, index) => {
      values[name] = cells[index] ?? '';
    });
    rows.push({line, values});
  }
  return {rows, findings: [...findings, ...checkValues(file, rows, form)]};
}

function checkValues(file: string, rows: readonly ExportRow[], form: ExportFileForm): Finding[] {
  const findings: Finding[] = [];
  for (const {line, values} of rows)
    for (const {name, form: kind, places, length} of form.columns) {
      const value = values[name] ?? '';
      if (value === '') {
        if (form.keys.includes(name) && name !== 'POS_ZEILE')
          findings.push(toFinding('de.export.key-empty', toPlace(file, line, name), {name}));
        continue;
      }
      if (kind === 'text' ? value.length > length : !isForm(kind, value, places))
        findings.push(
          kind === 'text'
            ? toFinding('de.export.length', toPlace(file, line, name), {
                name,
                actual: value.length,
                length,
              })
            : toFinding(
                kind === 'number' ? 'de.export.number' : `de.export.${kind}`,
                toPlace(file, line, name),
                {name, value: value.slice(0, 40), places},
              ),
        );
    }
  return findings;
}

function isForm(kind: 'number' | 'flag' | 'time', value: string, places: number): boolean {
  switch (kind) {
    case 'number':
      return (places === 0 ? /^-?\d{1,15}$/ : NUMBERS[places])?.test(value) ?? false;
    case 'flag':
      return value === '0' || value === '1';
    case 'time':
      return TIME.test(value) && isRealDay(value) && !Number.isNaN(Date.parse(value));
  }
}

/** Fewer decimals than the column has are accepted, because programs leave out zeros. */
const NUMBERS: Readonly<Record<number, RegExp>> = {
  2: /^-?\d{1,12}(,\d{1,2})?$/,
  3: /^-?\d{1,12}(,\d{1,3})?$/,
  5: /^-?\d{1,10}(,\d{1,5})?$/,
};
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)?$/;

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Records of a text with semicolons and double quotes. `broken`: the line where quotes end wrongly. */
function readRecords(text: string): {records: readonly CsvRecord[]; broken: number | null} {
  const records: CsvRecord[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const start = line;
    const cells: string[] = [];
    for (;;) {
      const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
      if (cell === null) return {records, broken: start};
      cells.push(cell.value);
      line += cell.lines;
      at = cell.end;
      if (text[at] !== ';') break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (cells.length > 1 || cells[0] !== '') records.push({line: start, cells});
  }
  return {records, broken: null};
}

interface Cell {
  readonly value: string;
  readonly end: number;
  readonly lines: number;
}

function readQuoted(text: string, start: number): Cell | null {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0 || !/^[;\r\n]?$/.test(text[end + 1] ?? '')) return null;
  const inner = text.slice(start + 1, end);
  const value = inner.includes('"') ? inner.replaceAll('""', '"') : inner;
  return {value, end: end + 1, lines: inner.includes('\n') ? inner.split('\n').length - 1 : 0};
}

const PLAIN = /[^;\r\n]*/y;

function readPlain(text: string, start: number): Cell | null {
  PLAIN.lastIndex = start;
  const value = PLAIN.exec(text)?.[0] ?? '';
  return value.includes('"') ? null : {value, end: start + value.length, lines: 0};
}

function toText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return null;
  }
}
