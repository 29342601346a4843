import {readAesKey, toTurnoverChange, verifyTurnoverCounter} from './austrianCounter';
import {findUnitKeys} from './austrianKeys';
import {parseAustrianCode, type AustrianCode} from './austrianReceipt';
import {verifyAustrianSignature, verifyChainValue} from './austrianSignature';
import {checkAuthorities} from './austrianAuthorities';
import {readCertificate, type Certificate} from './certificate';
import {createVerifier, type Verifier} from './cryptography';
import {toFinding, toRecord, toVerdict, type Finding, type Report} from './report';
import {CANCELLATION_COUNTER_FIELD, TRAINING_COUNTER_FIELD, toCents, type Dep7File} from './rksv';

/** What else is known about Austrian receipts. */
export interface AustrianOptions {
  /** Signature certificate: PEM, or DER in base64. A DEP7 file usually has its own. */
  readonly certificate?: string;
  /** AES-256 key of the register in base64. It stays in memory and isn't part of any result. */
  readonly aesKey?: string;
  /** Now, in seconds since 1970; a time after it is reported. */
  readonly now?: number;
}

/** The kinds of receipt that the authority's check knows. */
export type AustrianKind = 'start' | 'sale' | 'zero' | 'training' | 'cancellation';

/**
 * The kind of a receipt as FinanzOnline derives it from the code alone. A start receipt is a zero
 * receipt whose chain value fits the Kassen-ID.
 */
export function toAustrianKind({fields}: AustrianCode, isStart: boolean): AustrianKind {
  if (fields.counterField === TRAINING_COUNTER_FIELD) return 'training';
  if (fields.counterField === CANCELLATION_COUNTER_FIELD) return 'cancellation';
  const isZero = Object.values(fields.amounts).every(
    (amount) => toCents({...NONE, normal: amount}) === 0,
  );
  return isZero ? (isStart ? 'start' : 'zero') : 'sale';
}

/**
 * Checks a DEP7 file (RKSV § 7, annex Z 3): every signature, the chain, the certificates and, with
 * the AES key, every turnover counter. Receipts of a group without certificate are verified with the
 * key that they share. It continues after a fault. At most {@link MAXIMUM} findings are listed.
 */
export async function checkDep7(file: Dep7File, options: AustrianOptions = {}): Promise<Report> {
  const findings: Finding[] = [];
  const state = createState(options, findings);
  const groups: unknown = file['Belege-Gruppe'];
  if (!Array.isArray(groups)) findings.push(shape('Belege-Gruppe', ''));
  for (const [index, group] of (Array.isArray(groups) ? groups : []).entries())
    await checkGroup(group as Group | null, `groups[${index}]`, state, options);
  if (state.count === 0) findings.push(toFinding('at.dep.empty'));
  if (state.outage !== null && state.previous?.isOutage)
    findings.push({...toFinding('at.signature.outage'), ...state.outage});
  else if (state.outage !== null)
    findings.push({...toFinding('at.outage.no-collective'), ...state.outage});
  const verdict = toVerdict(findings, state.count > 0);
  if (verdict === 'unchanged') findings.unshift(toFinding('at.dep.fits'));
  findings.unshift(
    toFinding('at.dep.receipts', '', {count: state.count, register: state.registerId ?? ''}),
  );
  const hidden = findings.length - MAXIMUM;
  return {
    kind: 'at-dep7',
    regime: 'AT',
    verdict,
    findings:
      hidden > 0
        ? [...findings.slice(0, MAXIMUM), toFinding('at.dep.more', '', {count: hidden})]
        : findings,
    fields: [],
    facts: {receipts: String(state.count), register: state.registerId ?? ''},
  };
}

/** The number of findings that a DEP7 report lists. */
export const MAXIMUM = 1000;
/** How many signatures are checked at a time. */
const BATCH = 64;
const NONE = {normal: '0.00', reduced1: '0.00', reduced2: '0.00', zero: '0.00', special: '0.00'};

interface State {
  readonly findings: Finding[];
  readonly numbers: Set<string>;
  readonly key: Uint8Array | null;
  readonly now: number;
  count: number;
  previous: AustrianCode | undefined;
  registerId: string | undefined;
  /** Turnover in cents so far; `undefined` until it is known. */
  cents: number | undefined;
  /** Where an outage began that no collective receipt has closed. */
  outage: Pick<Finding, 'at' | 'record'> | null;
}

function createState({aesKey, now}: AustrianOptions, findings: Finding[]): State {
  const key = aesKey === undefined ? null : readAesKey(aesKey);
  if (aesKey !== undefined && key === null) findings.push(toFinding('at.counter.key-length'));
  return {
    findings,
    numbers: new Set(),
    key,
    now: now ?? Date.now() / 1000,
    count: 0,
    previous: undefined,
    registerId: undefined,
    cents: undefined,
    outage: null,
  };
}

type Group = Readonly<Record<string, unknown>>;

async function checkGroup(
  group: Group | null,
  at: string,
  state: State,
  options: AustrianOptions,
): Promise<void> {
  const {findings} = state;
  // Since 2019 certificates can be of a seal, and the ministry's tool reads both names.
  const certificateText = group?.Signaturzertifikat ?? group?.['Signatur- bzw. Siegelzertifikat'];
  const authorities = group?.Zertifizierungsstellen;
  const receipts = group?.['Belege-kompakt'];
  if (typeof certificateText !== 'string') findings.push(shape('Signaturzertifikat', at));
  if (!isTexts(authorities)) findings.push(shape('Zertifizierungsstellen', at));
  if (!isTexts(receipts)) findings.push(shape('Belege-kompakt', at));
  const readings = (isTexts(receipts) ? receipts : []).map(parseAustrianCode);
  const checkAll = async (certificate: Certificate | null, verify: Verify): Promise<void> => {
    for (let start = 0; start < readings.length; start += BATCH) {
      const batch = readings.slice(start, start + BATCH);
      const signatures = await Promise.all(batch.map(({receipt}) => receipt && verify(receipt)));
      for (const [index, reading] of batch.entries()) {
        const signature = signatures[index] ?? null;
        const place = `${at}.receipts[${start + index}]`;
        await checkReceipt(reading, place, {certificate, signature}, state);
      }
    }
  };
  // The ministry's sample files have no certificates.
  if (certificateText === '') {
    const given = readCertificate(options.certificate ?? '');
    const known = readings.flatMap(({receipt}) => (receipt === null ? [] : [receipt]));
    const keys = await findUnitKeys(known, given);
    await checkAll(null, keys.verify);
    findings.push(...keys.conclude().map((one) => ({...one, at})));
    return;
  }
  const certificate = typeof certificateText === 'string' ? readCertificate(certificateText) : null;
  const verifier = await toVerifier(certificate, at, findings);
  if (certificate !== null)
    await checkAuthorities(certificate, isTexts(authorities) ? authorities : [], at, findings);
  await checkAll(
    certificate,
    async (receipt) => verifier && verifyAustrianSignature(receipt, verifier),
  );
}

/** The finding on a receipt's signature, or `null` without a key. */
type Verify = (receipt: AustrianCode) => Promise<Finding | null>;

async function toVerifier(
  certificate: Certificate | null,
  at: string,
  findings: Finding[],
): Promise<Verifier | null> {
  const key = certificate?.key;
  if (key?.curve === 'P-256') {
    const verify = await createVerifier('P-256', 'SHA-256', key.point);
    if (verify !== null) return verify;
  }
  findings.push(
    toFinding(certificate === null ? 'at.certificate.unreadable' : 'at.certificate.key', at),
  );
  return null;
}

async function checkReceipt(
  {receipt, findings}: ReturnType<typeof parseAustrianCode>,
  at: string,
  {certificate, signature}: {certificate: Certificate | null; signature: Finding | null},
  state: State,
): Promise<void> {
  const known = receipt?.fields;
  const record = known && {record: toRecord(known.receiptNumber, known.localTime)};
  const add = (...found: readonly Finding[]): void => {
    for (const finding of found)
      if (!QUIET.has(finding.code))
        state.findings.push({
          ...finding,
          at: [at, finding.at].filter(Boolean).join('.'),
          ...record,
        });
  };
  add(...findings);
  state.count += 1;
  if (receipt === null) {
    state.previous = undefined;
    return;
  }
  const {fields} = receipt;
  const isFirst = state.count === 1;
  const chain =
    isFirst || state.previous !== undefined
      ? await verifyChainValue(receipt, state.previous)
      : toFinding('at.chain.differs', 'chainValue');
  add(chain);
  if (signature !== null) add(signature);
  add(...checkOrder(receipt, certificate, state));
  await checkCounter(receipt, chain.code === 'at.chain.start', state, add);
  const kind = toAustrianKind(receipt, chain.code === 'at.chain.start');
  if (receipt.isOutage) state.outage ??= {at, ...record};
  else if (kind === 'zero') state.outage = null;
  state.previous = receipt;
  state.registerId ??= fields.registerId;
  state.numbers.add(fields.receiptNumber);
}

/** What every intact receipt has isn't listed for each. An outage is protected by the next one. */
const QUIET: ReadonlySet<string> = new Set([
  'at.signature.fits',
  'at.chain.fits',
  'at.chain.start',
  'at.counter.fits',
  'at.counter.value',
  'at.signature.outage',
]);

function checkOrder(
  {fields}: AustrianCode,
  certificate: Certificate | null,
  state: State,
): readonly Finding[] {
  const {registerId, receiptNumber, localTime, certificateSerialNumber: serial} = fields;
  const seconds = Date.parse(`${localTime}Z`) / 1000;
  const before = state.previous?.fields.localTime;
  const found = certificate?.serialNumber;
  return [
    state.registerId !== undefined && state.registerId !== registerId
      ? [toFinding('at.register.other', 'registerId', {register: registerId})]
      : [],
    state.numbers.has(receiptNumber)
      ? [toFinding('at.number.twice', 'receiptNumber', {number: receiptNumber})]
      : [],
    before !== undefined && localTime < before ? [toFinding('at.time.order', 'localTime')] : [],
    // Austria is at most two hours ahead of UTC.
    seconds - 7200 > state.now ? [toFinding('at.time.future', 'localTime')] : [],
    found !== undefined && !hasSerial(serial, found)
      ? [
          toFinding('at.certificate.serial', 'certificateSerialNumber', {
            field: serial,
            certificate: found,
          }),
        ]
      : [],
    certificate && (seconds < certificate.validFrom - 7200 || seconds - 3600 > certificate.validTo)
      ? [toFinding('at.certificate.validity', 'localTime')]
      : [],
  ].flat();
}

/** Field 11 is hexadecimal; closed systems write a name and a key ID instead. */
function hasSerial(field: string, certificate: string): boolean {
  return !/^[\da-f]+$/i.test(field) || field.toLowerCase().replace(/^0+(?=.)/, '') === certificate;
}

async function checkCounter(
  receipt: AustrianCode,
  isStart: boolean,
  state: State,
  add: (...found: readonly Finding[]) => void,
): Promise<void> {
  const before = isStart ? 0 : state.cents;
  const result =
    state.key === null ? null : await verifyTurnoverCounter(receipt, state.key, before);
  if (result !== null) {
    add(result.finding);
    state.cents = result.cents;
  } else if (before !== undefined) state.cents = before + toTurnoverChange(receipt);
}

function shape(name: string, at: string): Finding {
  return toFinding('at.dep.group', at, {name});
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
