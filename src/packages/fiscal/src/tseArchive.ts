import {areEqual, toHex} from './bytes';
import {isIssuedBy, isSelfSigned, readCertificate, type Certificate} from './certificate';
import {createVerifier, sha256, type Hash, type Verifier} from './cryptography';
import {toPlainSignature} from './der';
import {toFinding, toVerdict, type Field, type Finding, type Report} from './report';
import {readTar, type TarEntry} from './tar';
import {checkLogCounters, checkTransactions} from './tseCounters';
import {readTseLog, type TseLog} from './tseLog';

/** A log message with the name of its file. */
export interface NamedLog {
  readonly name: string;
  readonly log: TseLog;
}

/** The number of findings that a report lists. */
const MAXIMUM = 1000;
const FORMATS = /_X509\.(cer|crt|pem|der)$/i;

/**
 * Checks the archive of a TSE (TR-03151-1, 2.5): every signature of transactions, system and audit
 * events with its certificate, the certificates' chain, counters and transaction numbers without
 * gaps, and file names. `unchanged` speaks of the log messages; no signature covers info.csv.
 */
export async function checkTseArchive(bytes: Uint8Array): Promise<Report> {
  const {entries, fault} = readTar(bytes);
  const findings: Finding[] =
    fault === null ? [] : [toFinding('de.archive.damaged', '', {byte: fault})];
  const certificates = readCertificates(entries, findings);
  const logs = readLogs(entries, findings);
  if (logs.length === 0) return toReport([...findings, toFinding('de.archive.empty')], []);
  const names = new Set(entries.map(({name}) => name));
  if (!names.has('info.csv')) findings.push(toFinding('de.archive.info', 'info.csv'));
  for (const {name} of entries)
    if (name !== 'info.csv' && !FORMATS.test(name) && !name.endsWith('.log'))
      findings.push(toFinding('de.archive.file-unknown', name));
  const intact = await checkSignatures(logs, certificates, findings);
  findings.push(
    ...(await checkChain(certificates)),
    ...checkLogCounters(logs),
    ...checkTransactions(logs),
    toFinding('de.archive.info-unsigned', 'info.csv'),
  );
  if (intact > 0)
    findings.unshift(toFinding('de.archive.signature-fits', '', {count: intact, all: logs.length}));
  return toReport(findings, logs, intact === logs.length);
}

interface NamedCertificate {
  readonly name: string;
  readonly certificate: Certificate;
}

function readCertificates(
  entries: readonly TarEntry[],
  findings: Finding[],
): readonly NamedCertificate[] {
  return entries
    .filter(({name}) => FORMATS.test(name))
    .flatMap(({name, content}) => {
      const isText = content[0] === 0x2d;
      const certificate = readCertificate(isText ? new TextDecoder().decode(content) : content);
      if (certificate === null) findings.push(toFinding('de.archive.certificate-form', name));
      return certificate === null ? [] : [{name, certificate}];
    });
}

function readLogs(entries: readonly TarEntry[], findings: Finding[]): readonly NamedLog[] {
  return entries
    .filter(({name}) => name.endsWith('.log'))
    .flatMap(({name, content}) => {
      const log = readTseLog(content);
      if (log === null) findings.push(toFinding('de.archive.log-form', name));
      return log === null ? [] : [{name, log}];
    });
}

/** Verifies each log with the certificate whose key has its serial number. */
async function checkSignatures(
  logs: readonly NamedLog[],
  certificates: readonly NamedCertificate[],
  findings: Finding[],
): Promise<number> {
  const keys = new Map<string, NonNullable<Certificate['key']>>();
  for (const {certificate} of certificates)
    if (certificate.key) keys.set(toHex(await sha256(certificate.key.point)), certificate.key);
  const verifiers = new Map<string, Promise<Verifier | null>>();
  const missing = new Set<string>();
  let intact = 0;
  for (const {name, log} of logs) {
    const key = keys.get(log.serialNumber);
    if (key === undefined) {
      if (!missing.has(log.serialNumber))
        findings.push(toFinding('de.archive.certificate-none', name, {serial: log.serialNumber}));
      missing.add(log.serialNumber);
    } else if (log.hash === null) findings.push(toFinding('de.archive.algorithm', name));
    else {
      const isIntact = await verify(log, log.hash, key, verifiers);
      if (isIntact) intact += 1;
      else findings.push(toFinding('de.archive.signature-differs', name));
    }
  }
  return intact;
}

async function verify(
  {message, signature, serialNumber}: TseLog,
  hash: Hash,
  {curve, point}: NonNullable<Certificate['key']>,
  verifiers: Map<string, Promise<Verifier | null>>,
): Promise<boolean> {
  const id = `${serialNumber} ${hash}`;
  const verifier = verifiers.get(id) ?? createVerifier(curve, hash, point);
  verifiers.set(id, verifier);
  const size = (point.length - 1) / 2;
  const plain = signature.length === 2 * size ? signature : toPlainSignature(signature, size);
  const check = await verifier;
  return plain !== null && check !== null && check(plain, message);
}

/** Every certificate was signed by another one of the archive, up to one that signed itself. */
async function checkChain(all: readonly NamedCertificate[]): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const {name, certificate} of all) {
    const issuers = all.filter(({certificate: other}) =>
      areEqual(other.subject, certificate.issuer),
    );
    if (issuers.length === 0) {
      findings.push(toFinding('de.archive.issuer-missing', name));
      continue;
    }
    const results = await Promise.all(
      issuers.map(({certificate: issuer}) => isIssuedBy(certificate, issuer)),
    );
    if (!results.includes(true))
      findings.push(
        results.includes(undefined)
          ? toFinding('de.archive.certificate-algorithm', name)
          : toFinding('de.archive.certificate-signature', name),
      );
    else if (isSelfSigned(certificate)) findings.push(toFinding('de.archive.root', name));
  }
  return findings;
}

function toReport(
  findings: readonly Finding[],
  logs: readonly NamedLog[],
  isVerified = false,
): Report {
  const hidden = findings.length - MAXIMUM;
  const count = (kind: TseLog['kind']): string =>
    String(logs.filter(({log}) => log.kind === kind).length);
  return {
    kind: 'de-tse-archive',
    regime: 'DE',
    verdict: toVerdict(findings, isVerified),
    findings:
      hidden > 0
        ? [...findings.slice(0, MAXIMUM), toFinding('de.archive.more', '', {count: hidden})]
        : findings,
    fields: logs.slice(0, 200).map(toField),
    facts: {
      transactionLogs: count('transaction'),
      systemLogs: count('system'),
      auditLogs: count('audit'),
      tssSerialNumber: logs[0]?.log.serialNumber ?? '',
    },
  };
}

function toField({name, log}: NamedLog): Field {
  return {
    name: log.operation || log.kind,
    at: name,
    value: log.kind === 'transaction' ? log.processData : '',
    coverage: 'signature',
    rule: 'TR-03151-1, 2.1.4.1',
  };
}
