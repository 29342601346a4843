import {toBytes} from './bytes';
import {findReceiptMistakes, undoBase64Url} from './germanMistakes';
import {parseReceiptCode, splitReceiptCode, type ReceiptCode} from './kassensichvCode';
import {checkReceiptCode, type CodeVerdict} from './receiptCodeCheck';
import {toFinding, toVerdict, type Coverage, type Field, type Finding, type Report} from './report';

/** What else is known about the receipt. */
export interface GermanOptions {
  /** 64 hexadecimal digits of the TSE that should have signed, from its certificate or contract. */
  readonly tssSerialNumber?: string;
}

/**
 * Checks a German receipt code: form, signature under every known profile, and, if the signature
 * doesn't fit, the known mistakes. `unchanged` covers all fields but the start time, which another
 * signature covers.
 */
export async function checkGermanReceipt(
  text: string,
  {tssSerialNumber}: GermanOptions = {},
): Promise<Report> {
  const {code: clean, findings: pasted} = withoutLineBreaks(text);
  const {code, findings} = parseReceiptCode(clean);
  const notes = [...pasted, ...findings];
  if (code === null) return toReport(clean, [...notes, ...(await explainForm(clean))]);
  const verdict = await checkReceiptCode(code);
  const known =
    verdict.kind === 'unchanged' && tssSerialNumber !== undefined
      ? toKeyFinding(verdict.tssSerialNumber, tssSerialNumber)
      : [];
  const mistakes =
    verdict.kind === 'changed-or-incomplete' ? await diagnoseGermanReceipt(code) : [];
  const all = [...toFindings(code, verdict), ...mistakes, ...known, ...notes];
  return {
    kind: 'de-receipt-code',
    regime: 'DE',
    verdict: toVerdict(all, verdict.kind === 'unchanged'),
    findings: all,
    fields: explainGermanReceipt(code, verdict, mistakes),
    facts: verdict.kind === 'unchanged' ? toFacts(verdict) : {},
  };
}

/**
 * The known mistakes that explain why the signature of a code doesn't fit, such as local time or
 * line feeds between the rows of an order. Empty if none does.
 */
export async function diagnoseGermanReceipt(code: ReceiptCode): Promise<readonly Finding[]> {
  return findReceiptMistakes(code);
}

/** The fields of a code in their order, each with what vouches for it. */
export function explainGermanReceipt(
  code: ReceiptCode,
  verdict: CodeVerdict,
  mistakes: readonly Finding[] = [],
): readonly Field[] {
  const coverage: Coverage =
    verdict.kind === 'unchanged'
      ? 'signature'
      : verdict.kind === 'cannot-tell'
        ? 'unchecked'
        : mistakes.length > 0
          ? 'corrected'
          : 'broken';
  return FIELDS.map(([name, rule, api]) => ({
    name,
    at: name,
    value: String(code[name]),
    coverage: name === 'startedAt' ? 'other' : name === 'version' ? 'nothing' : coverage,
    rule,
    ...(api === undefined ? {} : {api}),
  }));
}

const ANNEX = 'DSFinV-K Annex I, 2';
const FIELDS: readonly (readonly [name: keyof ReceiptCode, rule: string, api?: string])[] = [
  ['version', ANNEX],
  ['clientSerialNumber', 'TR-03151-1 App. A', 'client_serial_number'],
  ['processType', 'DSFinV-K Annex I', 'schema.raw.process_type'],
  ['processData', 'DSFinV-K Annex I', 'schema.raw.process_data'],
  ['transactionNumber', 'TR-03151-1, 3.7.2.1', 'number'],
  ['signatureCounter', 'TR-03151-1, 2.1.4.1', 'signature.counter'],
  ['startedAt', ANNEX, 'time_start'],
  ['finishedAt', ANNEX, 'time_end'],
  ['signatureAlgorithm', 'TR-03116-5, 2.2', 'signature.algorithm'],
  ['timeFormat', 'DSFinV-K, tse.csv', 'log.timestamp_format'],
  ['signature', 'TR-03151-1, 2.1.4.1', 'signature.value'],
  ['publicKey', 'TR-03153-1, 9.3.2', 'signature.public_key'],
];

/** Removes line breaks that copying adds. A carriage return alone separates rows of an order. */
function withoutLineBreaks(text: string): {code: string; findings: readonly Finding[]} {
  const trimmed = text.trim();
  const isOrder = trimmed.includes(';Bestellung-V1;');
  if (!trimmed.includes('\n') || isOrder) return {code: trimmed, findings: []};
  const code = trimmed.replace(/\s*\r?\n\s*/g, '');
  return {code, findings: [toFinding('de.code.line-breaks')]};
}

function toFindings(code: ReceiptCode, verdict: CodeVerdict): readonly Finding[] {
  switch (verdict.kind) {
    case 'unchanged':
      return [
        toFinding('de.signature.fits', 'signature'),
        ...(verdict.profile.signature === 'DER'
          ? [toFinding('de.signature.der', 'signature')]
          : []),
        toFinding('de.start.elsewhere', 'startedAt'),
        toFinding('de.origin.unknown', 'publicKey'),
      ];
    case 'changed-or-incomplete':
      return [toFinding('de.signature.differs', 'signature')];
    case 'cannot-tell':
      return [toReason(code, verdict.reason)];
  }
}

function toReason(
  code: ReceiptCode,
  reason: Extract<CodeVerdict, {kind: 'cannot-tell'}>['reason'],
): Finding {
  switch (reason) {
    case 'algorithm':
      return toFinding('de.algorithm.unsupported', 'signatureAlgorithm', {
        algorithm: code.signatureAlgorithm,
      });
    case 'key':
      return toFinding('de.key.unreadable', 'publicKey');
    case 'curve':
      return toFinding('de.key.curve', 'publicKey');
    case 'signature': {
      const bytes = toBytes(code.signature).length;
      return (toBytes(code.publicKey).length - 1) / 2 === bytes
        ? toFinding('de.signature.half', 'signature')
        : toFinding('de.signature.form', 'signature', {bytes});
    }
  }
}

function toKeyFinding(actual: string, expected: string): readonly Finding[] {
  return actual === expected.toLowerCase()
    ? [toFinding('de.key.known', 'publicKey')]
    : [toFinding('de.key.other', 'publicKey', {actual})];
}

function toFacts({
  profile,
  tssSerialNumber,
}: Extract<CodeVerdict, {kind: 'unchanged'}>): Record<string, string> {
  const {logVersion, ...rest} = profile;
  return {tssSerialNumber, logVersion: String(logVersion), ...rest};
}

/** Mistakes that keep a code from being read at all. */
async function explainForm(text: string): Promise<readonly Finding[]> {
  const standard = undoBase64Url(text);
  if (standard === null) return [];
  const {kind} = await checkReceiptCode(standard.code);
  return kind === 'unchanged'
    ? standard.names.map((name) => toFinding('de.mistake.base64', name, {name}))
    : [];
}

/** The report on a code whose form is wrong. Its parts have names if all twelve are there. */
function toReport(text: string, findings: readonly Finding[]): Report {
  const parts = splitReceiptCode(text);
  const fields = parts
    ? FIELDS.map(([name, rule], index) => ({name, at: name, value: parts[index] ?? '', rule}))
    : text.split(';').map((value, index) => ({
        name: 'unread',
        at: String(index + 1),
        value,
        rule: ANNEX,
      }));
  return {
    kind: 'de-receipt-code',
    regime: 'DE',
    verdict: toVerdict(findings, false),
    findings,
    fields: fields.map((field) => ({...field, coverage: 'unchecked'})),
    facts: {},
  };
}
