import {areEqual, isBase64} from './bytes';
import {readCertificate} from './certificate';
import {sha256} from './cryptography';
import {toPlace, type ExportRow} from './dsfinvkFile';
import {toClosingKey, toKey, toReceiptKey, type ExportTables} from './dsfinvkKeys';
import {differsFromTables, toTableData} from './dsfinvkProcess';
import type {FindingCode} from './findings';
import {findReceiptMistakes} from './germanMistakes';
import {joinReceiptCode, parseReceiptCode, type ReceiptCode} from './kassensichvCode';
import {toPublicKeyPoint, toSerialNumber} from './kassensichvLog';
import {checkReceiptCode, createVerifiers} from './receiptCodeCheck';
import {toFinding, type Finding} from './report';

const FILE = 'transactions_tse.csv';
/** Known mistakes are only sought for the first signatures that don't fit. */
const DIAGNOSED = 5;
/** How many signatures are checked at a time. */
const BATCH = 64;

/** What the signatures of an export say. */
export interface ExportSignatures {
  readonly findings: readonly Finding[];
  readonly intact: number;
  readonly signed: number;
}

/** Checks every signature of transactions_tse.csv with the key and the algorithm of tse.csv. */
export async function checkExportSignatures(tables: ExportTables): Promise<ExportSignatures> {
  const rows = tables[FILE] ?? [];
  const context = toContext(tables);
  const findings: Finding[] = [...(await checkMasters(tables)), ...checkPresence(tables)];
  let [intact, signed, diagnosed] = [0, 0, 0];
  for (let at = 0; at < rows.length; at += BATCH)
    for (const {row, ...result} of await Promise.all(
      rows.slice(at, at + BATCH).map((one) => checkRow(one, context)),
    )) {
      if (result.isSigned) signed += 1;
      if (result.isIntact) intact += 1;
      findings.push(...result.findings);
      if (result.broken && diagnosed < DIAGNOSED) {
        diagnosed += 1;
        const mistakes = await findReceiptMistakes(result.broken);
        findings.push(...mistakes.map((one) => ({...one, at: toPlaceOf(row, one.at)})));
      }
    }
  return {findings, intact, signed};
}

interface Context {
  readonly tables: ExportTables;
  readonly units: ReadonlyMap<string, ExportRow>;
  /** Serial numbers of the till and its terminals, by closing; the one that fitted comes first. */
  readonly tills: ReadonlyMap<string, string[]>;
  readonly data: ReturnType<typeof toTableData>;
  readonly verify: ReturnType<typeof createVerifiers>;
  /** The log version that the last intact signature had: those of an export rarely differ. */
  logVersion: 2 | 3;
}

function toContext(tables: ExportTables): Context {
  const tills = new Map<string, string[]>();
  for (const [file, columns] of [
    ['cashregister.csv', ['KASSE_SERIENNR', 'Z_KASSE_ID']],
    ['slaves.csv', ['TERMINAL_SERIENNR', 'TERMINAL_ID']],
  ] as const)
    for (const row of tables[file] ?? []) {
      const names = columns.map((name) => row.values[name] ?? '').filter((name) => name !== '');
      const key = toClosingKey(row);
      tills.set(key, [...new Set([...(tills.get(key) ?? []), ...names])]);
    }
  return {
    tables,
    units: new Map((tables['tse.csv'] ?? []).map((row) => [toUnitKey(row), row])),
    tills,
    data: toTableData(tables),
    verify: createVerifiers(),
    logVersion: 2,
  };
}

function toUnitKey(row: ExportRow): string {
  return `${toClosingKey(row)}\0${row.values['TSE_ID'] ?? ''}`;
}

interface RowResult {
  readonly row: ExportRow;
  readonly findings: readonly Finding[];
  readonly isSigned: boolean;
  readonly isIntact: boolean;
  readonly broken?: ReceiptCode;
}

async function checkRow(row: ExportRow, context: Context): Promise<RowResult> {
  const value = (name: string): string => row.values[name] ?? '';
  const none = (...findings: readonly Finding[]): RowResult => ({
    row,
    findings,
    isSigned: value('TSE_TA_SIG') !== '',
    isIntact: false,
  });
  const at = (column: string): string => toPlace(FILE, row.line, column);
  if (value('TSE_TA_SIG') === '')
    return value('TSE_TA_FEHLER') === ''
      ? none(toFinding('de.export.unsigned', at('TSE_TA_SIG')))
      : none(toFinding('de.export.outage', at('TSE_TA_FEHLER'), {reason: value('TSE_TA_FEHLER')}));
  const unit = context.units.get(toUnitKey(row));
  // Keys report that the row of the TSE is missing.
  if (unit === undefined) return none();
  const key = toReceiptKey(row);
  const processData = value('TSE_VORGANGSDATEN') || context.data.get(key)?.processData;
  if (processData === undefined)
    return none(toFinding('de.export.process-missing', at('TSE_VORGANGSDATEN')));
  const base = {
    version: 'V0' as const,
    processType: value('TSE_TA_VORGANGSART'),
    processData,
    transactionNumber: value('TSE_TANR') as unknown as number,
    signatureCounter: value('TSE_TA_SIGZ') as unknown as number,
    startedAt: toMoment(value('TSE_TA_START')),
    finishedAt: toMoment(value('TSE_TA_ENDE')),
    signatureAlgorithm: unit.values['TSE_SIG_ALGO'] ?? '',
    timeFormat: unit.values['TSE_ZEITFORMAT'] ?? '',
    signature: value('TSE_TA_SIG'),
    publicKey: unit.values['TSE_PUBLIC_KEY'] ?? '',
  };
  const tills = context.tills.get(toClosingKey(row)) ?? [value('Z_KASSE_ID')];
  let broken: ReceiptCode | undefined;
  let unread: readonly Finding[] = [];
  for (const clientSerialNumber of tills) {
    const {code, findings} = parseReceiptCode(joinReceiptCode({...base, clientSerialNumber}));
    if (code === null) {
      // Only the form: an export has no findings on the process data of readable codes either.
      unread = findings.filter((finding) => !finding.code.startsWith('de.process.'));
      continue;
    }
    const verdict = await checkReceiptCode(code, context.verify, context.logVersion);
    if (verdict.kind === 'unchanged') {
      context.logVersion = verdict.profile.logVersion;
      tills.splice(tills.indexOf(clientSerialNumber), 1);
      tills.unshift(clientSerialNumber);
      return {row, findings: toDifference(row, context), isSigned: true, isIntact: true};
    }
    if (verdict.kind === 'cannot-tell')
      return none(toFinding('de.export.key-unreadable', at('TSE_TA_SIG'), {file: 'tse.csv'}));
    broken ??= code;
  }
  if (broken === undefined)
    return none(...unread.map((one) => ({...one, at: toPlaceOf(row, one.at)})));
  return {...none(toFinding('de.export.signature-differs', at('TSE_TA_SIG'))), broken};
}

/** The signed sums against those of the tables, which nothing else protects. */
function toDifference(row: ExportRow, {data}: Context): readonly Finding[] {
  const signed = row.values['TSE_VORGANGSDATEN'] ?? '';
  const expected = data.get(toReceiptKey(row));
  if (signed === '' || expected === undefined || !differsFromTables(signed, expected)) return [];
  return [
    toFinding('de.export.process-differs', toPlace(FILE, row.line, 'TSE_VORGANGSDATEN'), {
      actual: signed,
      expected: expected.processData,
    }),
  ];
}

const COLUMNS: Readonly<Record<string, string>> = {
  clientSerialNumber: 'Z_KASSE_ID',
  processType: 'TSE_TA_VORGANGSART',
  processData: 'TSE_VORGANGSDATEN',
  transactionNumber: 'TSE_TANR',
  signatureCounter: 'TSE_TA_SIGZ',
  startedAt: 'TSE_TA_START',
  finishedAt: 'TSE_TA_ENDE',
};

function toPlaceOf(row: ExportRow, name: string): string {
  return toPlace(FILE, row.line, COLUMNS[name] ?? 'TSE_TA_SIG');
}

/** A time with milliseconds, as the code of a receipt has it. */
function toMoment(text: string): string {
  const time = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

/** Every receipt has one row, and a TSE uses a number and a counter only once. */
function checkPresence(tables: ExportTables): readonly Finding[] {
  const rows = tables[FILE] ?? [];
  const signed = new Set(rows.map(toReceiptKey));
  const twice = (name: string, code: FindingCode): readonly Finding[] => {
    const seen = new Map<string, string>();
    const serials = new Map(
      (tables['tse.csv'] ?? []).map((row) => [toUnitKey(row), row.values['TSE_SERIAL'] ?? '']),
    );
    return rows
      .filter(({values}) => (values[name] ?? '') !== '')
      .flatMap((row) => {
        const key = `${serials.get(toUnitKey(row)) ?? ''}\0${toKey(row, [name])}`;
        const isNew = !seen.has(key);
        seen.set(key, '');
        const at = toPlace(FILE, row.line, name);
        return isNew ? [] : [toFinding(code, at, {value: row.values[name] ?? ''})];
      });
  };
  return [
    ...(tables['transactions.csv'] ?? [])
      .filter((row) => !signed.has(toReceiptKey(row)))
      .map((row) =>
        toFinding('de.export.tse-row', toPlace('transactions.csv', row.line, 'BON_ID'), {
          value: row.values['BON_ID'] ?? '',
        }),
      ),
    ...twice('TSE_TANR', 'de.export.number-twice'),
    ...twice('TSE_TA_SIGZ', 'de.export.counter-twice'),
  ];
}

/** Every TSE: the serial number and the certificate belong to the key. */
async function checkMasters(tables: ExportTables): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const row of tables['tse.csv'] ?? []) {
    const at = (column: string): string => toPlace('tse.csv', row.line, column);
    const publicKey = row.values['TSE_PUBLIC_KEY'] ?? '';
    const point = isBase64(publicKey) ? toPublicKeyPoint(publicKey) : null;
    const expected = point && toSerialNumber(await sha256(point));
    const actual = row.values['TSE_SERIAL'] ?? '';
    if (expected !== null && actual.toLowerCase() !== expected)
      findings.push(toFinding('de.export.serial', at('TSE_SERIAL'), {actual, expected}));
    findings.push(...checkCertificate(row, point, at('TSE_ZERTIFIKAT_I')));
  }
  return findings;
}

function checkCertificate(
  {values}: ExportRow,
  point: Uint8Array | null,
  at: string,
): readonly Finding[] {
  const text = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
    .map((number) => values[`TSE_ZERTIFIKAT_${number}`] ?? '')
    .join('');
  if (text === '') return [toFinding('de.export.certificate-missing', at)];
  const certificate = readCertificate(text);
  if (certificate === null) return [toFinding('de.export.certificate-form', at)];
  return certificate.key && point && !areEqual(certificate.key.point, point)
    ? [toFinding('de.export.certificate-key', at)]
    : [];
}
