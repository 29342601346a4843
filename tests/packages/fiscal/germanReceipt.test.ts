import {createHash, generateKeyPairSync, sign} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {check} from '@bonarium/fiscal';
import {
  joinReceiptCode,
  toFinishStep,
  toLogMessage,
  toReceiptCode,
  type Curve,
  type LogForm,
  type ReceiptCode,
} from '@bonarium/fiscal/germany';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {PUBLISHED_CODES} from '../../support/receiptCodes';

const own = toReceiptCode(germanReceipt);
const codesOf = (findings: readonly {code: string}[]): string[] => findings.map(({code}) => code);

const OPENSSL = {
  'P-256': 'prime256v1',
  'P-384': 'secp384r1',
  'P-521': 'secp521r1',
  brainpoolP256r1: 'brainpoolP256r1',
  brainpoolP384r1: 'brainpoolP384r1',
  brainpoolP512r1: 'brainpoolP512r1',
} as const satisfies Record<Curve, string>;
const POINT_BYTES = {
  'P-256': 65,
  'P-384': 97,
  'P-521': 133,
  brainpoolP256r1: 65,
  brainpoolP384r1: 97,
  brainpoolP512r1: 129,
} as const satisfies Record<Curve, number>;

interface Device {
  readonly curve?: Curve;
  readonly encoding?: 'plain' | 'DER';
  readonly keyForm?: 'point' | 'SubjectPublicKeyInfo';
  readonly form?: LogForm;
}

/** A code of a TSE with these properties, signed with a key made for it. */
function signCode(
  signed: Partial<ReceiptCode> = {},
  {curve = 'P-256', encoding = 'plain', keyForm = 'point', form}: Device = {},
): ReceiptCode {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: OPENSSL[curve]});
  const info = publicKey.export({format: 'der', type: 'spki'});
  const point = info.subarray(-POINT_BYTES[curve]);
  const log = form ?? {logVersion: 2, hash: 'SHA-256', time: 'unixTime'};
  const code: ReceiptCode = {
    version: 'V0',
    clientSerialNumber: 'KASSE-1',
    processType: 'Kassenbeleg-V1',
    processData: 'Beleg^11.90_0.00_0.00_0.00_0.00^11.90:Bar',
    transactionNumber: 12,
    signatureCounter: 40,
    startedAt: '2026-11-20T09:41:00.000Z',
    finishedAt: '2026-11-20T09:42:00.000Z',
    signatureAlgorithm: `ecdsa-plain-${log.hash.replace('-', '')}`,
    timeFormat: log.time,
    signature: '',
    publicKey: (keyForm === 'point' ? point : info).toString('base64'),
    ...signed,
  };
  const serial = createHash('sha256').update(point).digest('hex');
  const signature = sign(log.hash, toLogMessage(toFinishStep(code, serial), log), {
    key: privateKey,
    dsaEncoding: encoding === 'DER' ? 'der' : 'ieee-p1363',
  });
  return {...code, signature: signature.toString('base64')};
}

describe('a German receipt code', () => {
  it.each([...PUBLISHED_CODES.map(({code}) => code), own])('%.20s… is unchanged', async (code) => {
    const report = await check(code);
    expect(report).toMatchObject({kind: 'de-receipt-code', regime: 'DE', verdict: 'unchanged'});
    expect(codesOf(report.findings)).toContain('de.signature.fits');
    expect(report.fields.map(({name, coverage}) => [name, coverage])).toEqual([
      ['version', 'nothing'],
      ...['clientSerialNumber', 'processType', 'processData', 'transactionNumber'].map((name) => [
        name,
        'signature',
      ]),
      ['signatureCounter', 'signature'],
      ['startedAt', 'other'],
      ...['finishedAt', 'signatureAlgorithm', 'timeFormat', 'signature', 'publicKey'].map(
        (name) => [name, 'signature'],
      ),
    ]);
  });

  it('says that a signature is DER although the algorithm is named plain', async () => {
    const {findings} = await check(PUBLISHED_CODES[0].code);
    expect(codesOf(findings)).toContain('de.signature.der');
  });

  it.each(
    (Object.keys(OPENSSL) as Curve[]).flatMap((curve) =>
      (['plain', 'DER'] as const).flatMap((encoding) =>
        (['point', 'SubjectPublicKeyInfo'] as const).map((keyForm) => ({curve, encoding, keyForm})),
      ),
    ),
  )('fits with $curve, $encoding, $keyForm', async (device) => {
    const report = await check(joinReceiptCode(signCode({}, device)));
    expect(report.verdict).toBe('unchanged');
    expect(report.facts).toMatchObject({curve: device.curve, signature: device.encoding});
  });

  it.each(
    ([2, 3] as const).flatMap((logVersion) =>
      (['SHA-256', 'SHA-384', 'SHA-512'] as const).flatMap((hash) =>
        (
          [
            'unixTime',
            'utcTime',
            'utcTimeWithSeconds',
            'generalizedTime',
            'generalizedTimeWithMilliseconds',
          ] as const
        ).map((time) => ({logVersion, hash, time})),
      ),
    ),
  )('fits with log version $logVersion, $hash, $time', async (form) => {
    const report = await check(joinReceiptCode(signCode({}, {form})));
    expect(report.verdict).toBe('unchanged');
  });

  const order = '2;"Eisbecher";3.99\r1;"Eiskaffee";2.99';
  it.each<[string, string, Partial<ReceiptCode>, Partial<ReceiptCode>]>([
    [
      'local time',
      'de.mistake.local-time',
      {},
      {finishedAt: '2026-11-20T10:42:00.000Z', startedAt: '2026-11-20T10:41:00.000Z'},
    ],
    [
      'counters swapped',
      'de.mistake.counters-swapped',
      {},
      {transactionNumber: 40, signatureCounter: 12},
    ],
    [
      'times swapped',
      'de.mistake.times-swapped',
      {startedAt: '2026-11-20T09:42:00.000Z', finishedAt: '2026-11-20T09:42:00.000Z'},
      {finishedAt: '2026-11-20T09:43:00.000Z'},
    ],
    [
      'line feeds',
      'de.mistake.line-feed',
      {processType: 'Bestellung-V1', processData: order},
      {processData: order.replace('\r', '\n')},
    ],
    [
      'thousands separator',
      'de.mistake.amount-form',
      {processData: 'Beleg^3000.00_0.00_0.00_0.00_0.00^3000.00:Bar'},
      {processData: 'Beleg^3,000.00_0.00_0.00_0.00_0.00^3,000.00:Bar'},
    ],
    [
      'decimal commas',
      'de.mistake.amount-form',
      {},
      {processData: 'Beleg^11,90_0,00_0,00_0,00_0,00^11,90:Bar'},
    ],
    [
      'no leading zero',
      'de.mistake.amount-form',
      {},
      {processData: 'Beleg^11.90_.00_.00_.00_.00^11.90:Bar'},
    ],
    [
      'process data in base64',
      'de.mistake.process-base64',
      {},
      {processData: Buffer.from('Beleg^11.90_0.00_0.00_0.00_0.00^11.90:Bar').toString('base64')},
    ],
    ['another process type', 'de.mistake.process-type', {}, {processType: 'KassenBeleg-V1'}],
    [
      'Latin-1',
      'de.mistake.encoding',
      {processType: 'SonstigerVorgang', processData: 'Öffnung'},
      {processData: Buffer.from('Öffnung').toString('latin1')},
    ],
    ['another algorithm', 'de.mistake.algorithm', {}, {signatureAlgorithm: 'ecdsa-plain-SHA384'}],
    ['another time format', 'de.mistake.time-format', {}, {timeFormat: 'utcTime'}],
  ])('names the mistake: %s', async (_, mistake, signed, printed) => {
    const report = await check(joinReceiptCode({...signCode(signed), ...printed}));
    expect(report.verdict).toBe('changed-or-incomplete');
    expect(codesOf(report.findings)).toContain(mistake);
    // The rest is as it was signed. The mistake is at one of the fields.
    const covered = report.fields.filter(({name}) => !/^(version|startedAt)$/.test(name));
    expect(new Set(covered.map(({coverage}) => coverage))).toEqual(new Set(['corrected']));
    const place = report.findings.find(({code}) => code === mistake)?.at;
    expect(covered.map(({at}) => at)).toContain(place);
  });

  it('doesn’t tell which field was changed', async () => {
    const report = await check(own.replace(';4711;', ';4712;'));
    const covered = report.fields.filter(({name}) => !/^(version|startedAt)$/.test(name));
    expect(new Set(covered.map(({coverage}) => coverage))).toEqual(new Set(['broken']));
  });

  it('names the fields of a code with a wrong form', async () => {
    const {fields, findings} = await check(own.replace('2026-11-20T09:41:02.000Z', '1795167662'));
    expect(fields.find(({at}) => at === findings[0]?.at)).toMatchObject({
      name: 'startedAt',
      value: '1795167662',
      coverage: 'unchecked',
    });
  });

  it('adds up payments although the form of the signature is wrong', async () => {
    const {signature} = germanReceipt.transaction;
    const report = await check(own.replace(signature, 'abc').replace('10.00:Bar', '11.00:Bar'));
    expect(codesOf(report.findings)).toEqual(
      expect.arrayContaining(['de.base64.form', 'de.process.sums']),
    );
  });

  it.each<[string, string, (code: string) => string]>([
    ['cut by a printer', 'de.code.cut', (code) => code.slice(0, 255)],
    ['too short', 'de.code.fields', () => 'V0;a;b'],
    ['base64url', 'de.base64.url', (code) => code.replaceAll('+', '-').replaceAll('/', '_')],
    [
      'hexadecimal',
      'de.base64.hex',
      (code) =>
        code.replace(
          germanReceipt.transaction.signature,
          Buffer.from(germanReceipt.transaction.signature, 'base64').toString('hex'),
        ),
    ],
    [
      'epoch times',
      'de.time.epoch',
      (code) => code.replace('2026-11-20T09:41:02.000Z', '1795167662'),
    ],
    [
      'half a signature',
      'de.signature.half',
      (code) =>
        code.replace(
          germanReceipt.transaction.signature,
          Buffer.from(germanReceipt.transaction.signature, 'base64')
            .subarray(32)
            .toString('base64'),
        ),
    ],
    ['another version', 'de.code.version', (code) => code.replace('V0', 'V1')],
  ])('names the form: %s', async (_, expected, change) => {
    const report = await check(change(own));
    expect(report.verdict).toBe('changed-or-incomplete');
    expect(codesOf(report.findings)).toContain(expected);
  });

  it('reads a code that was pasted with line breaks', async () => {
    const report = await check(`${own.slice(0, 100)}\r\n${own.slice(100)}\n`);
    expect(report.verdict).toBe('unchanged');
    expect(codesOf(report.findings)).toContain('de.code.line-breaks');
  });

  it('compares the key with the TSE that should have signed', async () => {
    const {serialNumber} = germanReceipt.tss;
    expect((await check(own, {tssSerialNumber: serialNumber})).verdict).toBe('unchanged');
    const other = await check(own, {tssSerialNumber: '0'.repeat(64)});
    expect(other.verdict).toBe('changed-or-incomplete');
    expect(codesOf(other.findings)).toContain('de.key.other');
  });

  it.each<[string, string]>([
    ['Beleg^11.90_0.00_0.00_0.00_0.00^11.80:Bar', 'de.process.sums'],
    ['AVBelegstorno^-1.00_0.00_0.00_0.00_0.00^-1.00:Bar', 'de.process.reversal-kind'],
    ['Beleg^3,000.00_0.00_0.00_0.00_0.00^3,000.00:Bar', 'de.process.thousands'],
  ])('calls a signed rule break unchanged, with a warning: %s', async (processData, warning) => {
    const report = await check(joinReceiptCode(signCode({processData})));
    expect(report.verdict).toBe('unchanged');
    expect(codesOf(report.findings)).toContain(warning);
  });
});
