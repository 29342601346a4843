import {readAesKey, verifyTurnoverCounter} from './austrianCounter';
import {toAustrianKind, type AustrianOptions} from './austrianDep7';
import {CODE_PLACES, parseAustrianCode, type AustrianCode} from './austrianReceipt';
import {
  findCommonKey,
  isWrongMessage,
  verifyAustrianSignature,
  verifyChainValue,
} from './austrianSignature';
import {toBase64} from './bytes';
import {readCertificate} from './certificate';
import {createVerifier} from './cryptography';
import {toFinding, toVerdict, type Coverage, type Field, type Finding, type Report} from './report';

/**
 * Checks one or more Austrian receipts, one per line: codes, OCR texts or JWS. With the certificate,
 * each signature is verified. Without it, two or more codes are verified against each other: intact
 * codes of one signature unit share exactly one possible key. Consecutive receipts are checked as a
 * chain.
 */
export async function checkAustrianCodes(
  text: string,
  options: AustrianOptions = {},
): Promise<Report> {
  const readings = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(parseAustrianCode);
  const toPlace = (index: number): string => (readings.length > 1 ? `[${index}]` : '');
  const findings: Finding[] = readings.flatMap((reading, index) =>
    prefixed(reading.findings, toPlace(index)),
  );
  const receipts = readings.flatMap(({receipt}, index) =>
    receipt === null ? [] : [{receipt, at: toPlace(index)}],
  );
  const signatures =
    receipts.length === 0
      ? {findings: [], facts: {}}
      : options.certificate === undefined
        ? await compareKeys(receipts)
        : await verifyAll(receipts, options.certificate);
  findings.push(...signatures.findings);
  for (const one of receipts) findings.push(...(await checkContent(one, receipts, options)));
  const isVerified = receipts.length > 0 && receipts.length === readings.length;
  return {
    kind: readings.length > 1 ? 'at-codes' : 'at-code',
    regime: 'AT',
    verdict: toVerdict(findings, isVerified),
    findings,
    fields: receipts.flatMap(({receipt, at}) => explainAustrianReceipt(receipt, findings, at)),
    facts: signatures.facts,
  };
}

/** The fields of a receipt in the order of the code, each with what vouches for it. */
export function explainAustrianReceipt(
  receipt: AustrianCode,
  findings: readonly Finding[],
  at = '',
): readonly Field[] {
  const coverage = receipt.isOutage
    ? 'unchecked'
    : toCoverage(findings.filter((one) => one.at === '' || one.at.startsWith(at)));
  const values = receipt.signedText.split('_').slice(1);
  return NAMES.map((name, index) => ({
    name,
    at: [at, CODE_PLACES[index]].filter(Boolean).join('.'),
    value: values[index] ?? toBase64(receipt.signature),
    coverage,
    rule: `RKSV annex Z ${index < 11 ? '4–6' : '12'}`,
    ...(API[index] ? {api: API[index]} : {}),
  }));
}

/** What the findings on a signed receipt say of its values. Its own come before those on all. */
function toCoverage(findings: readonly Finding[]): Coverage {
  const has = (codes: RegExp): boolean => findings.some(({code}) => codes.test(code));
  if (has(/^at\.signature\.(differs|odd-one|no-common-key)$/)) return 'broken';
  if (has(/^at\.signature\.(fits|common-key)$/)) return 'signature';
  return findings.some(({code}) => isWrongMessage(code)) ? 'corrected' : 'unchecked';
}

/** The names of the ordinance (RKSV annex Z 4–6). */
const NAMES = [
  'Registrierkassenalgorithmuskennzeichen',
  'Kassen-ID',
  'Belegnummer',
  'Beleg-Datum-Uhrzeit',
  'Betrag-Satz-Normal',
  'Betrag-Satz-Ermaessigt-1',
  'Betrag-Satz-Ermaessigt-2',
  'Betrag-Satz-Null',
  'Betrag-Satz-Besonders',
  'Stand-Umsatz-Zaehler-AES256-ICM',
  'Zertifikat-Seriennummer',
  'Sig-Voriger-Beleg',
  'Signatur',
];
const API: Readonly<Record<number, string>> = {
  1: 'cash_register_serial_number',
  2: 'receipt_number',
  3: 'time_signature',
};

interface Placed {
  readonly receipt: AustrianCode;
  readonly at: string;
}
interface Signatures {
  readonly findings: readonly Finding[];
  readonly facts: Readonly<Record<string, string>>;
}

async function verifyAll(receipts: readonly Placed[], text: string): Promise<Signatures> {
  const certificate = readCertificate(text);
  const key = certificate?.key;
  const verify =
    key?.curve === 'P-256' ? await createVerifier('P-256', 'SHA-256', key.point) : null;
  if (certificate === null || verify === null)
    return {findings: [toFinding('at.certificate.unreadable')], facts: {}};
  const findings: Finding[] = [];
  for (const {receipt, at} of receipts) {
    findings.push(...prefixed([await verifyAustrianSignature(receipt, verify)], at));
    const field = receipt.fields.certificateSerialNumber;
    if (/^[\da-f]+$/i.test(field) && field.toLowerCase() !== certificate.serialNumber)
      findings.push(
        ...prefixed(
          [
            toFinding('at.certificate.serial', 'certificateSerialNumber', {
              field,
              certificate: certificate.serialNumber,
            }),
          ],
          at,
        ),
      );
  }
  return {findings, facts: {certificateSerialNumber: certificate.serialNumber}};
}

/** Signed receipts are compared by key; an outage is covered by the chain value of the next. */
async function compareKeys(receipts: readonly Placed[]): Promise<Signatures> {
  const outages = receipts.filter(({receipt}) => receipt.isOutage);
  const signed = receipts.filter(({receipt}) => !receipt.isOutage);
  const findings = outages.flatMap(({at}) =>
    prefixed([toFinding('at.signature.outage', 'signature')], at),
  );
  if (signed.length < 2)
    return {
      findings:
        signed.length === 0
          ? findings
          : [...findings, toFinding('at.signature.no-key', 'signature')],
      facts: {},
    };
  const {key, shares, mistake} = await findCommonKey(signed.map(({receipt}) => receipt));
  if (key === null) {
    const units = new Set(signed.map(({receipt}) => receipt.fields.certificateSerialNumber));
    const code = units.size > 1 ? 'at.signature.units' : 'at.signature.no-common-key';
    return {findings: [...findings, toFinding(code, '')], facts: {}};
  }
  const own = signed.flatMap(({at}, index) =>
    shares[index]
      ? prefixed(mistake === null ? [] : [toFinding(mistake, 'signature')], at)
      : [toFinding('at.signature.odd-one', at)],
  );
  const count = shares.filter(Boolean).length;
  const common = mistake === null ? [toFinding('at.signature.common-key', '', {count})] : [];
  return {findings: [...findings, ...common, ...own], facts: {publicKey: key}};
}

async function checkContent(
  {receipt, at}: Placed,
  all: readonly Placed[],
  {aesKey, now}: AustrianOptions,
): Promise<readonly Finding[]> {
  const index = all.findIndex((one) => one.receipt === receipt);
  const previous = all[index - 1]?.receipt;
  const isNext =
    previous !== undefined &&
    Number(receipt.fields.receiptNumber) === Number(previous.fields.receiptNumber) + 1;
  const chain = await verifyChainValue(receipt, isNext ? previous : undefined);
  const isStart = chain.code === 'at.chain.start';
  const key = aesKey === undefined ? null : readAesKey(aesKey);
  const counter =
    key === null ? null : await verifyTurnoverCounter(receipt, key, isStart ? 0 : undefined);
  const time = Date.parse(`${receipt.fields.localTime}Z`) / 1000 - 7200;
  return prefixed(
    [
      ...(chain.code === 'at.chain.unknown-start' ? [] : [chain]),
      ...(counter === null ? [] : [counter.finding]),
      ...(aesKey !== undefined && key === null ? [toFinding('at.counter.key-length')] : []),
      toFinding('at.kind.is', '', {kind: toAustrianKind(receipt, isStart)}),
      ...(time > (now ?? Date.now() / 1000) ? [toFinding('at.time.future', 'localTime')] : []),
    ],
    at,
  );
}

function prefixed(findings: readonly Finding[], at: string): readonly Finding[] {
  return findings.map((finding) => ({
    ...finding,
    at: [at, finding.at].filter(Boolean).join('.'),
  }));
}
