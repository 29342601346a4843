import {EXPORT_FILES} from './dsfinvkColumns';
import {toPlace, type ExportRow} from './dsfinvkFile';
import type {FindingCode} from './findings';
import {DOCUMENT_KINDS} from './kassensichvProcess';
import {toFinding, type Finding} from './report';

/** The rows of an export by file; a file that is missing has none. */
export type ExportTables = Readonly<Record<string, readonly ExportRow[]>>;

const CLOSING = ['Z_KASSE_ID', 'Z_ERSTELLUNG', 'Z_NR'];
const RECEIPT = [...CLOSING, 'BON_ID'];
const LINE = [...RECEIPT, 'POS_ZEILE'];

/** The key of a row in these columns. */
export function toKey(row: ExportRow, columns: readonly string[]): string {
  return columns.map((name) => row.values[name] ?? '').join('\0');
}

/** The key of a row's closing. */
export function toClosingKey(row: ExportRow): string {
  return toKey(row, CLOSING);
}

/** The key of a row's receipt. */
export function toReceiptKey(row: ExportRow): string {
  return toKey(row, RECEIPT);
}

/** The key of a row's line. */
export function toLineKey(row: ExportRow): string {
  return toKey(row, LINE);
}

/** A column that names a row of another file. */
interface Reference {
  readonly from: readonly string[];
  readonly column: string;
  readonly to: string;
  readonly target?: string;
  /** Values that name no row. */
  readonly except?: readonly string[];
}

const REFERENCES: readonly Reference[] = [
  {
    from: ['lines_vat.csv', 'transactions_vat.csv', 'itemamounts.csv', 'businesscases.csv'],
    column: 'UST_SCHLUESSEL',
    to: 'vat.csv',
  },
  {
    from: ['subitems.csv'],
    column: 'ZI_UST_SCHLUESSEL',
    to: 'vat.csv',
    target: 'UST_SCHLUESSEL',
    except: ['', '0'],
  },
  {from: ['lines.csv', 'businesscases.csv'], column: 'AGENTUR_ID', to: 'pa.csv', except: ['', '0']},
  {from: ['transactions_tse.csv'], column: 'TSE_ID', to: 'tse.csv', except: ['']},
];

/** Code lists of the DSFinV-K, annexes B to D. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  BON_TYP: DOCUMENT_KINDS,
  ZAHLART_TYP: [
    ...['Bar', 'Unbar', 'Keine', 'ECKarte', 'Kreditkarte'],
    ...['ElZahlungsdienstleister', 'Guthabenkarte'],
  ],
  GV_TYP: [
    ...['Umsatz', 'Pfand', 'PfandRueckzahlung', 'Rabatt', 'Aufschlag', 'ZuschussEcht'],
    ...['ZuschussUnecht', 'TrinkgeldAG', 'TrinkgeldAN', 'EinzweckgutscheinKauf'],
    ...['EinzweckgutscheinEinloesung', 'MehrzweckgutscheinKauf', 'MehrzweckgutscheinEinloesung'],
    ...['Forderungsentstehung', 'Forderungsaufloesung', 'Anzahlungseinstellung'],
    ...['Anzahlungsaufloesung', 'Anfangsbestand', 'Privatentnahme', 'Privateinlage'],
    ...['Geldtransit', 'Lohnzahlung', 'Einzahlung', 'Auszahlung', 'DifferenzSollIst'],
  ],
};

/** Keys: no row twice, every row with the row that it belongs to, and every code in its list. */
export function checkExportKeys(tables: ExportTables): readonly Finding[] {
  return [
    ...findRepeated(tables, 'cashpointclosing.csv', CLOSING),
    ...findRepeated(tables, 'transactions.csv', RECEIPT),
    ...findRepeated(tables, 'transactions_tse.csv', RECEIPT),
    ...findRepeated(tables, 'lines.csv', LINE),
    ...findRepeated(tables, 'vat.csv', [...CLOSING, 'UST_SCHLUESSEL']),
    ...findRepeated(tables, 'tse.csv', [...CLOSING, 'TSE_ID']),
    ...findRepeated(tables, 'transactions_vat.csv', [...RECEIPT, 'UST_SCHLUESSEL']),
    ...findOrphans(tables),
    ...REFERENCES.flatMap((reference) => findDangling(tables, reference)),
    ...findBounds(tables),
    ...findUnknown(tables),
  ];
}

function findRepeated(tables: ExportTables, file: string, columns: readonly string[]): Finding[] {
  const seen = new Set<string>();
  const name = columns.at(-1) ?? '';
  return (tables[file] ?? []).flatMap((row) => {
    const key = toKey(row, columns);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [missing('de.export.key-twice', file, row, name)];
  });
}

/** Every row belongs to a closing, and below it to a receipt and a line. */
function findOrphans(tables: ExportTables): Finding[] {
  const parents = [
    [LINE, 'lines.csv'],
    [RECEIPT, 'transactions.csv'],
    [CLOSING, 'cashpointclosing.csv'],
  ] as const;
  const known = new Map(
    parents.map(([columns, file]) => [
      file,
      new Set((tables[file] ?? []).map((row) => toKey(row, columns))),
    ]),
  );
  return Object.keys(EXPORT_FILES).flatMap((file) => {
    const keys = EXPORT_FILES[file]?.keys.length ?? 0;
    const [columns, parent] =
      parents.find(([names, name]) => names.length <= keys && name !== file) ?? parents[2];
    if (parent === file) return [];
    return (tables[file] ?? [])
      .filter((row) => {
        // A reference names a line only if it doesn't speak of the whole receipt.
        const isWhole = file === 'references.csv' && row.values['POS_ZEILE'] === '';
        return isWhole
          ? !known.get('transactions.csv')?.has(toReceiptKey(row))
          : !known.get(parent)?.has(toKey(row, columns));
      })
      .map((row) =>
        missing('de.export.key-missing', file, row, columns.at(-1) ?? '', {file: parent}),
      );
  });
}

function findDangling(tables: ExportTables, reference: Reference): Finding[] {
  const {from, column, to, target = column, except = []} = reference;
  const known = new Set((tables[to] ?? []).map((row) => toKey(row, [...CLOSING, target])));
  return from.flatMap((file) =>
    (tables[file] ?? [])
      .filter((row) => !except.includes(row.values[column] ?? ''))
      .filter((row) => !known.has(toKey(row, [...CLOSING, column])))
      .map((row) => missing('de.export.key-missing', file, row, column, {file: to})),
  );
}

/** The first and the last receipt that a closing names. */
function findBounds(tables: ExportTables): Finding[] {
  const file = 'cashpointclosing.csv';
  const known = new Set((tables['transactions.csv'] ?? []).map(toReceiptKey));
  return (tables[file] ?? []).flatMap((row) =>
    ['Z_START_ID', 'Z_ENDE_ID']
      .filter((name) => (row.values[name] ?? '') !== '')
      .filter((name) => !known.has(toKey(row, [...CLOSING, name])))
      .map((name) => missing('de.export.key-missing', file, row, name, {file: 'transactions.csv'})),
  );
}

function findUnknown(tables: ExportTables): Finding[] {
  return Object.entries(tables).flatMap(([file, rows]) =>
    Object.entries(CODES)
      .filter(([name]) => EXPORT_FILES[file]?.columns.some((column) => column.name === name))
      .flatMap(([name, codes]) =>
        rows
          .filter(({values}) => !codes.includes(values[name] ?? ''))
          .map((row) => missing('de.export.code', file, row, name)),
      ),
  );
}

function missing(
  code: Extract<FindingCode, `de.export.${string}`>,
  file: string,
  {line, values}: ExportRow,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Finding {
  return toFinding(code, toPlace(file, line, name), {name, value: values[name] ?? '', ...more});
}
