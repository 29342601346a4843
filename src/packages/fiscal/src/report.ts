import {FINDINGS, type FindingCode} from './findings';

/**
 * The three results of a check. None of them says that a document is genuine: an intact signature
 * proves that nothing changed since it was made, not who made it.
 */
export type Verdict = 'unchanged' | 'changed-or-incomplete' | 'cannot-tell';

/** A tax regime by the country's ISO 3166 code. `any` is for formats of this API family. */
export type Regime = 'DE' | 'AT' | 'ES' | 'IT' | 'FR';

/**
 * `error`: content differs from what was signed, or a part is missing. `incomplete`: something
 * can't be checked with this input. `warning`: a rule is broken, the signature isn't affected.
 * `info`: worth knowing.
 */
export type Severity = 'error' | 'incomplete' | 'warning' | 'info';

/** One reason of a verdict. The code is stable and translated by `FINDINGS` or by the caller. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** The place: a field's name or a path such as `groups[0].receipts[3]`. Empty: the whole. */
  readonly at: string;
  /** Number and time of the receipt or record that has this place, in files and archives of many. */
  readonly record?: string;
  /** What the sentence of the code names in braces. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * What vouches for a field. `signature`: a signature or hash that was checked and fits.
 * `corrected`: one that fits if the mistake in the findings is undone, so nothing else that it
 * covers has changed. `broken`: one that doesn't fit, which doesn't tell which field has changed.
 * `other`: a signature that isn't in this input. `checksum`: protects against typing errors only.
 * `unchecked`: a signature that couldn't be checked. `nothing`: no signature covers it.
 */
export type Coverage =
  'signature' | 'corrected' | 'broken' | 'other' | 'checksum' | 'unchecked' | 'nothing';

/** One field of the input, as it was read. */
export interface Field {
  /** The regime's own name of the field, such as `processData` or `Huella`. */
  readonly name: string;
  /** The place, as findings about this field name it. */
  readonly at: string;
  readonly value: string;
  readonly coverage: Coverage;
  /** Where the rule is. */
  readonly rule: string;
  /** The field of Bonarium's API that has this value, if there is one. */
  readonly api?: string;
}

/** The result of a check. */
export interface Report {
  readonly kind: string;
  readonly regime: Regime | null;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly fields: readonly Field[];
  /** What was found out, such as the curve or a common key; names are stable. */
  readonly facts: Readonly<Record<string, string>>;
}

/** A finding with the severity of its code. */
export function toFinding(
  code: FindingCode,
  at = '',
  values: Readonly<Record<string, string | number>> = {},
): Finding {
  return {
    code,
    severity: FINDINGS[code].severity,
    at,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`])),
  };
}

/**
 * The verdict that findings allow. `isVerified`: a signature or hash over the content was checked
 * and fits.
 */
export function toVerdict(findings: readonly Finding[], isVerified: boolean): Verdict {
  if (findings.some(({severity}) => severity === 'error')) return 'changed-or-incomplete';
  if (findings.some(({severity}) => severity === 'incomplete')) return 'cannot-tell';
  return isVerified ? 'unchanged' : 'cannot-tell';
}

/**
 * The report on one number that only its form and check digits can prove wrong, from its kind and
 * what was found. `none` is the code of the finding that says that nothing can be verified. `null` if
 * the number has no known form.
 */
export function toNumberReport(
  regime: Regime,
  value: string,
  recognised: readonly [kind: string, finding: Finding] | null,
  none: FindingCode,
): Report | null {
  if (!recognised) return null;
  const [kind, finding] = recognised;
  const findings = [finding, toFinding(none)];
  return {
    kind,
    regime,
    verdict: toVerdict(findings, false),
    findings,
    fields: [{name: kind, at: '', value, coverage: 'checksum', rule: ''}],
    facts: {},
  };
}

/** Most characters that are shown of a number or a time. */
const SHOWN = 40;

/**
 * The number and the time of a receipt or record for its findings, without line ends and control
 * characters, because reports of one line per finding show them. Empty if it has neither.
 */
export function toRecord(number: unknown, time: unknown): string {
  const [first = '', second] = [number, time]
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) =>
      `${value}`
        .slice(0, SHOWN)
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
  return second === undefined ? first : `${first} (${second})`;
}

/** The English sentence of a finding, and whose receipt or record it is about. */
export function toSentence({
  code,
  record = '',
  values,
}: Pick<Finding, 'code' | 'record' | 'values'>): string {
  const text = FINDINGS[code].text.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
  return record === '' ? text : `${text} Receipt or record: ${record}.`;
}

/** Whether all codes of a list have the same code of finding. */
export function hasFinding(findings: readonly Finding[], code: FindingCode): boolean {
  return findings.some((finding) => finding.code === code);
}
