import {EXPORT_FILES} from './dsfinvkColumns';
import {readExportFile, type ExportRow} from './dsfinvkFile';
import {checkExportIndex} from './dsfinvkIndex';
import {checkExportKeys} from './dsfinvkKeys';
import {checkExportSignatures} from './dsfinvkSignatures';
import {checkExportTotals} from './dsfinvkTotals';
import {toFinding, toVerdict, type Field, type Finding, type Report} from './report';
import {readZip} from './zip';

/** The most bytes that the files of an export have after inflating. */
const CONTENT_LIMIT = 512_000_000;
/** The number of findings that a report lists. */
const MAXIMUM = 1000;

/**
 * Checks a DSFinV-K export as ZIP: index.xml, columns and values, keys between the twenty files,
 * sums of receipts and closings, and every signature with the key of tse.csv. The verdict is
 * `cannot-tell` at best, because no signature covers most of the columns. Places are
 * `file:line:column`.
 */
export async function checkDsfinvk(bytes: Uint8Array): Promise<Report> {
  const archive = await readZip(bytes, CONTENT_LIMIT);
  if ('fault' in archive)
    return toReport([toFinding(`de.export.zip-${archive.fault}`, archive.name)]);
  const contents = new Map(
    [...archive.files].map(([name, content]) => [name.replace(/^.*\//, ''), content]),
  );
  const names = new Set(contents.keys());
  const known = [...names].filter((name) => Object.hasOwn(EXPORT_FILES, name));
  if (known.length === 0 && !names.has('index.xml')) return toReport([toFinding('de.export.none')]);
  const index = contents.get('index.xml');
  const tables: Record<string, readonly ExportRow[]> = {};
  const findings: Finding[] = [
    ...toNameFindings([...archive.files.keys()]),
    ...(index === undefined
      ? [toFinding('de.export.index-missing', 'index.xml')]
      : checkExportIndex(new TextDecoder().decode(index), names)),
    ...['cashpointclosing.csv', 'transactions.csv']
      .filter((name) => !names.has(name))
      .map((name) => toFinding('de.export.file-missing', name, {name})),
  ];
  for (const name of known) {
    const form = EXPORT_FILES[name];
    const content = contents.get(name);
    if (form === undefined || content === undefined) continue;
    const read = readExportFile(name, content, form);
    tables[name] = read.rows;
    findings.push(...read.findings);
  }
  findings.push(...checkExportKeys(tables), ...checkExportTotals(tables));
  const signatures = await checkExportSignatures(tables);
  findings.push(...signatures.findings);
  if (signatures.intact > 0)
    findings.unshift(
      toFinding('de.export.signature-fits', 'transactions_tse.csv', {
        count: signatures.intact,
        all: signatures.signed,
      }),
    );
  findings.push(toFinding('de.export.scope'));
  const count = (name: string): string => String(tables[name]?.length ?? 0);
  return toReport(
    findings,
    (tables['cashpointclosing.csv'] ?? []).flatMap((row) => toFields(row, signatures)),
    {
      closings: count('cashpointclosing.csv'),
      transactions: count('transactions.csv'),
      signatures: String(signatures.intact),
    },
  );
}

function toNameFindings(names: readonly string[]): readonly Finding[] {
  return names.flatMap((path) => {
    const name = path.replace(/^.*\//, '');
    const isKnown = Object.hasOwn(EXPORT_FILES, name) || /^index\.xml$|\.dtd$/i.test(name);
    return [
      ...(path.includes('/') ? [toFinding('de.export.folder', path, {name: path})] : []),
      ...(isKnown ? [] : [toFinding('de.export.file-unknown', path, {name})]),
    ];
  });
}

/** The head of a closing; its sums rest on signed process data, the other columns on nothing. */
function toFields(row: ExportRow, {intact, signed}: {intact: number; signed: number}): Field[] {
  return Object.entries(row.values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({
      name,
      at: `cashpointclosing.csv:${row.line}:${name}`,
      value,
      coverage: /^Z_SE_/.test(name) && intact === signed && signed > 0 ? 'other' : 'nothing',
      rule: 'DSFinV-K chapter 3.2.1',
    }));
}

function toReport(
  findings: readonly Finding[],
  fields: readonly Field[] = [],
  facts: Readonly<Record<string, string>> = {},
): Report {
  const hidden = findings.length - MAXIMUM;
  return {
    kind: 'de-dsfinvk',
    regime: 'DE',
    verdict: toVerdict(findings, false),
    findings:
      hidden > 0
        ? [
            ...findings.slice(0, MAXIMUM),
            toFinding('de.export.more', '', {count: hidden}),
            toFinding('de.export.scope'),
          ]
        : findings,
    fields: fields.slice(0, 500),
    facts,
  };
}
