import type {Coverage, Field, Finding, FindingRow, Report, Severity} from '@bonarium/fiscal';
import type {CheckWords} from '@site/src/data/check/words/row';

/** Findings with the same code and values, at all their places. */
export interface FindingGroup {
  readonly finding: Finding;
  readonly places: readonly string[];
  /** Number and time of the receipts or records with this finding, each once. */
  readonly records: readonly string[];
}

/** Fields of one record or receipt. `at` is empty if the input has only one. */
export interface FieldGroup {
  readonly at: string;
  readonly fields: readonly Field[];
  /** The rule of most of them, if each has a rule. */
  readonly common: string | undefined;
}

/** Most groups of findings, records and places of a finding that the page shows. The report has all. */
export const SHOWN = {findings: 50, records: 20, places: 5} as const;

const ORDER: Readonly<Record<Severity, number>> = {error: 0, incomplete: 1, warning: 2, info: 3};

/**
 * The findings by severity, the most serious first. A known mistake comes before the failure that
 * it explains.
 */
export function toFindingGroups(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = new Map<string, {finding: Finding; places: string[]; records: Set<string>}>();
  for (const finding of findings) {
    const key = `${finding.code} ${JSON.stringify(finding.values)}`;
    const group = groups.get(key) ?? {finding, places: [], records: new Set()};
    groups.set(key, group);
    const {at, record = ''} = finding;
    if (at !== '') group.places.push(at);
    if (record !== '') group.records.add(record);
  }
  const rank = ({finding}: FindingGroup): number =>
    ORDER[finding.severity] * 2 + (isMistake(finding) ? 0 : 1);
  return [...groups.values()]
    .map((group) => ({...group, records: [...group.records]}))
    .sort((a, b) => rank(a) - rank(b));
}

/** Whether a finding names the mistake that explains a failed check. */
export function isMistake({code}: Pick<Finding, 'code'>): boolean {
  return (
    /\.mistake\./.test(code) ||
    /^at\.chain\.(signature-only|signing-input|code|padding|standard-base64|last-bytes|hex-hash|outage-text|register-id)$/.test(
      code,
    )
  );
}

/**
 * Whether a signature or hash fits although nothing can be told of the whole input, because it
 * doesn't cover everything.
 */
export function isPartly({verdict, findings}: Pick<Report, 'verdict' | 'findings'>): boolean {
  return (
    verdict === 'cannot-tell' && findings.some(({code}) => /(?:hash|signature)[.-]fits$/.test(code))
  );
}

/** Whether an input that was recognised has nothing to verify, and nothing wrong. */
export function isFaultless(report: Pick<Report, 'verdict' | 'findings' | 'regime'>): boolean {
  return (
    report.verdict === 'cannot-tell' &&
    report.regime !== null &&
    !isPartly(report) &&
    report.findings.every(({severity}) => severity === 'info')
  );
}

/** The fields by record, in the order of the input. */
export function toFieldGroups(fields: readonly Field[]): readonly FieldGroup[] {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    const at = /^\[\d+\]/.exec(field.at)?.[0] ?? '';
    groups.set(at, [...(groups.get(at) ?? []), field]);
  }
  return [...groups].map(([at, own]) => ({at, fields: own, common: toCommonRule(own)}));
}

/**
 * The errors and warnings of one field. A signature or hash that doesn't fit says nothing about its
 * own field.
 */
export function toFieldFaults({at}: Field, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(
    (finding) =>
      finding.at === at &&
      /^(error|warning)$/.test(finding.severity) &&
      !/\.(signature|hash)\.differs$/.test(finding.code),
  );
}

function toCommonRule(fields: readonly Field[]): string | undefined {
  const rules = fields.map(({rule}) => rule);
  return rules.includes('')
    ? undefined
    : rules.find((rule) => rules.filter((other) => other === rule).length > rules.length / 2);
}

/** Fields in a row with the same coverage. `isFirst`: no earlier fields have it. */
export interface FieldRun {
  readonly coverage: Coverage;
  readonly fields: readonly Field[];
  readonly isFirst: boolean;
}

/** The fields of a record in their order, joined where the same vouches for them. */
export function toFieldRuns(fields: readonly Field[]): readonly FieldRun[] {
  const runs: {coverage: Coverage; fields: Field[]; isFirst: boolean}[] = [];
  for (const field of fields) {
    const {coverage} = field;
    const last = runs.at(-1);
    if (last?.coverage === coverage) last.fields.push(field);
    else
      runs.push({
        coverage,
        fields: [field],
        isFirst: runs.every((one) => one.coverage !== coverage),
      });
  }
  return runs;
}

/** The sentence of a finding in the reader's language, with its values in place. */
export function toText(
  {code, values}: Pick<Finding, 'code' | 'values'>,
  row: FindingRow | undefined,
  {findings, receiptKinds}: Pick<CheckWords, 'findings' | 'receiptKinds'>,
): string {
  const text = findings?.[code] ?? row?.text ?? code;
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return code === 'at.kind.is' ? (receiptKinds[value] ?? value) : value;
  });
}

/** The sentence that names the receipts or records of a finding, or an empty text. */
export function toRecordText(
  records: string,
  {records: text}: Pick<CheckWords, 'records'>,
): string {
  // A function, because the input can have signs that a replacement interprets.
  return records && text.replace('{records}', () => records);
}

/** The first of many names, and how many follow. */
export function toFirst(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN.places).join(', ');
  return names.length > SHOWN.places ? `${shown}, +${names.length - SHOWN.places}` : shown;
}

/** The guide that explains a finding. */
export function toGuide(code: string): string | undefined {
  return GUIDES.find(([start]) => code.startsWith(start))?.[1];
}

const GUIDES: readonly (readonly [start: string, guide: string])[] = [
  ['de.archive', '/sign-de/exports'],
  ['de.export', '/dsfinvk/troubleshooting_tips'],
  ['de.process', '/sign-de/process-data#kassenbeleg'],
  ['de.key', '/sign-de/certificates-and-algorithms#serial-number'],
  ['de.origin', '/sign-de/qr-code-validation#proof'],
  ['de.', '/sign-de/qr-code-validation#failures'],
  ['at.counter', '/sign-at/turnover-counter#problems'],
  ['at.chain', '/sign-at/machine-readable-code#chain'],
  ['at.outage', '/sign-at/outages'],
  ['at.dep', '/sign-at/dep-export#problems'],
  ['at.', '/sign-at/machine-readable-code#problems'],
  ['es.tbai', '/sign-es/invoicecompliance#identifier'],
  ['es.qr', '/sign-es/invoicecompliance_verifactu#print'],
  ['es.', '/sign-es/invoicecompliance_verifactu#hash'],
  ['it.document', '/sign-it/receipt_compliance#amounts'],
  ['it.lottery', '/sign-it/receipt_lottery'],
  ['it.', '/sign-it/receipt_compliance'],
  ['fr.document', '/sign-fr/core_functionalities'],
  ['fr.', '/sign-fr/isca_requirements#security'],
];

/** The API reference that has the fields of a regime. */
export function toReference(regime: Report['regime']): string | undefined {
  return regime === null ? undefined : REFERENCES[regime];
}

const REFERENCES: Readonly<Partial<Record<NonNullable<Report['regime']>, string>>> = {
  DE: '/api/kassensichv/v2',
  AT: '/api/rksv/v1',
};
