import {createCipheriv, createHash, generateKeyPairSync, sign} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {check, type Report} from '@bonarium/fiscal';
import {
  OUTAGE_TEXT,
  parseAustrianCode,
  toChainValue,
  toCompactJws,
  toCounterField,
  toDep7File,
  toMachineReadableCode,
  toSignedText,
  toSigningInput,
  toTurnoverBlock,
  verifyAustrianSignature,
} from '@bonarium/fiscal/austria';
import {austrianReceipt, type AustrianReceiptRecord} from '../../receipts/austria';

const {records, cashRegister, signatureCreationUnit: unit} = austrianReceipt;
const chain: readonly AustrianReceiptRecord[] = Object.values(records);
const now = Date.parse('2026-11-21T00:00:00Z') / 1000;
const options = {certificate: unit.certificate, aesKey: cashRegister.aesKey, now};
const dep = (jws: readonly string[] = chain.map((one) => one.jws)): string =>
  JSON.stringify(toDep7File(unit.certificate, unit.certificationAuthorities, jws));
const codesOf = (findings: readonly {code: string}[]): string[] => findings.map(({code}) => code);
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const toBase32 = (base64: string): string => {
  const bits = [...Buffer.from(base64, 'base64')]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const letters = (bits.match(/.{1,5}/g) ?? []).map((five) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(parseInt(five.padEnd(5, '0'), 2)),
  );
  return letters.join('').padEnd(Math.ceil(letters.length / 8) * 8, '=');
};

/** A register with keys of its own, which can make the known mistakes. */
function createRegister() {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'prime256v1'});
  const aesKey = sha256('a key').toString('base64');
  const signBytes = (bytes: string | Uint8Array): Buffer =>
    sign('sha256', Buffer.from(bytes), {key: privateKey, dsaEncoding: 'ieee-p1363'});
  const toText = (
    number: number,
    {chainValue = 'pWXZZ6rM2RA=', counterField = 'AAAAAAAAAAA='} = {},
  ): string =>
    toSignedText({
      suite: 'R1-AT1',
      registerId: 'KASSE-1',
      receiptNumber: String(number),
      localTime: `2026-11-20T07:0${number}:00`,
      amounts: {normal: '3.60', reduced1: '0.00', reduced2: '0.00', zero: '0.00', special: '0.00'},
      counterField,
      certificateSerialNumber: '5d2f8a31',
      chainValue,
    });
  const point = publicKey.export({format: 'der', type: 'spki'}).subarray(-65);
  return {aesKey, signBytes, toText, point: point.toString('hex')};
}

/** What vouches for the fields of each receipt; one value, because a signature covers them all. */
function toCoverage({fields}: Report): string[] {
  const places = [...new Set(fields.map(({at}) => at.split('.')[0]))];
  return places.map((place) => {
    const own = fields.filter(({at}) => at.startsWith(`${place}.`));
    return [...new Set(own.map(({coverage}) => coverage))].join();
  });
}

describe('one Austrian code', () => {
  it.each(chain.filter(({signed}) => signed).map((one) => [one.number, one] as const))(
    'receipt %s is unchanged with its certificate, as code, OCR text and JWS',
    async (_, record) => {
      const ocr = record.code
        .split('_')
        .map((field, place) => ([10, 12, 13].includes(place) ? toBase32(field) : field))
        .join('_');
      for (const text of [record.code, record.jws, ocr]) {
        const report = await check(text, options);
        expect(report.verdict, text).toBe('unchanged');
        expect(report.fields.map(({coverage}) => coverage)).toEqual(Array(13).fill('signature'));
      }
    },
  );

  it('can’t be checked without its certificate', async () => {
    const report = await check(records.sale.code, {now});
    expect(report.verdict).toBe('cannot-tell');
    expect(codesOf(report.findings)).toContain('at.signature.no-key');
  });

  it('isn’t signed in an outage', async () => {
    const report = await check(records.outage.code, options);
    expect(report.verdict).toBe('cannot-tell');
    expect(codesOf(report.findings)).toContain('at.signature.outage');
  });

  it.each([
    ['start', 'start'],
    ['sale', 'sale'],
    ['cancellation', 'cancellation'],
    ['training', 'training'],
    ['clearance', 'zero'],
  ] as const)('%s is of the kind %s', async (name, kind) => {
    const {findings} = await check(records[name].code, options);
    expect(findings.find(({code}) => code === 'at.kind.is')?.values).toEqual({kind});
  });

  it('is reported if its time is in the future', async () => {
    const {findings} = await check(records.sale.code, {...options, now: now - 86_400 * 3});
    expect(codesOf(findings)).toContain('at.time.future');
  });
});

describe('two codes without a certificate', () => {
  const two = [records.previous.code, records.sale.code];

  it('share the key of the certificate', async () => {
    const report = await check(two.join('\n'), {now});
    expect(report.verdict).toBe('unchanged');
    const point = Buffer.from(unit.certificate, 'base64').toString('hex');
    expect(point).toContain(report.facts.publicKey);
  });

  it('share none if one was changed', async () => {
    const report = await check(two.join('\n').replace('3,60', '3,70'), {now});
    expect(report.verdict).toBe('changed-or-incomplete');
    expect(codesOf(report.findings)).toContain('at.signature.no-common-key');
  });

  it('show which one was changed if there are three', async () => {
    const three = [records.start.code, ...two].join('\n').replace('4,20', '4,30');
    const report = await check(three, {now});
    expect(report.findings.find(({code}) => code === 'at.signature.odd-one')?.at).toBe('[2]');
    expect(toCoverage(report)).toEqual(['signature', 'signature', 'broken']);
  });

  it('vouch for no receipt that wasn’t signed', async () => {
    const report = await check([...two, records.outage.code].join('\n'), {now});
    expect(codesOf(report.findings)).toContain('at.signature.common-key');
    expect(toCoverage(report)).toEqual(['signature', 'signature', 'unchecked']);
  });

  it('need no common key if they name different certificates', async () => {
    const apart = [records.start.code, records.sale.code.replace('5d2f8a31', '5d2f8a32')];
    const report = await check(apart.join('\n'), {now});
    expect(report.verdict).toBe('cannot-tell');
  });
});

describe('mistakes in a signature', () => {
  const register = createRegister();
  const header = 'eyJhbGciOiJFUzI1NiJ9';
  const base64 = (text: string): string => Buffer.from(text).toString('base64');

  it.each<[string, (text: string) => string | Uint8Array]>([
    ['at.mistake.hashed-twice', (text) => sha256(toSigningInput(text))],
    ['at.mistake.signed-code', (text) => text],
    ['at.mistake.signed-payload', (text) => toSigningInput(text).split('.')[1] ?? ''],
    [
      'at.mistake.padding',
      (text) =>
        `${header}.${Buffer.from(text)
          .toString('base64url')
          .padEnd(Math.ceil(text.length / 3) * 4, '=')}`,
    ],
    ['at.mistake.standard-base64', (text) => `${base64('{"alg":"ES256"}')}.${base64(text)}`],
  ])('%s is found from two codes', async (mistake, toMessage) => {
    // The spellings only differ in a text with padding and the last letters of base64.
    const texts = [1, 2].map((number) => register.toText(number).replace('KASSE-1', 'K?>~?>~?>~'));
    const codes = texts.map(
      (text) => `${text}_${register.signBytes(toMessage(text)).toString('base64')}`,
    );
    const report = await check(codes.join('\n'), {now});
    expect(codesOf(report.findings)).toContain(mistake);
    expect(report.verdict).toBe('changed-or-incomplete');
    // Nothing but the way of signing is wrong.
    expect(toCoverage(report)).toEqual(['corrected', 'corrected']);
  });

  const text = register.toText(1);
  const raw = register.signBytes(toSigningInput(text));
  const der = Buffer.concat([
    Buffer.from([0x30, 70 - 2]),
    ...[raw.subarray(0, 32), raw.subarray(32)].map((part) =>
      Buffer.concat([
        Buffer.from([2, 32]),
        Buffer.concat([Buffer.from([part[0]! & 0x7f]), part.subarray(1)]),
      ]),
    ),
  ]);
  it.each<[string, string]>([
    ['at.mistake.card-status', Buffer.concat([raw, Buffer.from('9000', 'hex')]).toString('base64')],
    ['at.mistake.half-signature', raw.subarray(0, 32).toString('base64')],
    ['at.mistake.der', der.toString('base64')],
    ['at.mistake.hex', raw.toString('hex')],
    ['at.mistake.base64url', records.previous.jws.split('.')[2] ?? ''],
    ['at.mistake.base64-twice', base64(raw.toString('base64'))],
    ['at.signature.outage-misspelled', base64('Sicherheitseinrichtung kaputt')],
    ['at.signature.length', raw.subarray(0, 40).toString('base64')],
  ])('%s is found from its bytes', async (mistake, signature) => {
    const report = await check(`${text}_${signature}`, {now});
    expect(codesOf(report.findings)).toContain(mistake);
    expect(report.verdict).toBe('changed-or-incomplete');
  });

  it.each<[string, (code: string) => string]>([
    ['at.code.fields', (code) => code.split('_').slice(0, 9).join('_')],
    ['at.code.amount-point', (code) => code.replace('4,20', '4.20')],
    ['at.code.amount', (code) => code.replace('4,20', '4,2')],
    ['at.code.time-zone', (code) => code.replace('07:41:37', '07:41:37Z')],
    [
      'at.code.counter-block',
      (code) => code.replace('qYFkN4QBBRg=', Buffer.alloc(16).toString('base64')),
    ],
    ['at.code.counter', (code) => code.replace('qYFkN4QBBRg=', 'qYE=')],
    ['at.code.chain', (code) => code.replace('aCxXI93M2Ak=', 'aCxXI93M')],
  ])('%s is found from the fields', async (mistake, change) => {
    const report = await check(change(records.sale.code), options);
    expect(codesOf(report.findings)).toContain(mistake);
    expect(report.verdict).toBe('changed-or-incomplete');
  });

  it('have the place of their field', async () => {
    const report = await check(records.sale.code.replace('5,80', '5.80'), options);
    const {at} = report.findings.find(({code}) => code === 'at.code.amount-point')!;
    expect(report.fields.filter((field) => field.at === at)).toMatchObject([
      {name: 'Betrag-Satz-Ermaessigt-1', value: '5.80'},
    ]);
  });

  it('accepts a key as any verifier', async () => {
    const {receipt} = parseAustrianCode(records.sale.code);
    const finding = await verifyAustrianSignature(receipt!, async () => true);
    expect(finding.code).toBe('at.signature.fits');
  });
});

describe('mistakes in the turnover counter', () => {
  const register = createRegister();
  const encrypt = (iv: Buffer, block: Uint8Array): string =>
    toCounterField(
      createCipheriv('aes-256-ctr', Buffer.from(register.aesKey, 'base64'), iv).update(block),
    );
  const right = (number: string): Buffer => sha256(`KASSE-1${number}`).subarray(0, 16);
  const little = (cents: number): Uint8Array => {
    const block = new Uint8Array(16);
    block.set(Uint8Array.from(toTurnoverBlock(cents).slice(0, 8)).reverse());
    return block;
  };

  it.each<[string, string]>([
    ['at.counter.iv-order', encrypt(sha256('1KASSE-1').subarray(0, 16), toTurnoverBlock(360))],
    ['at.counter.iv-separator', encrypt(sha256('KASSE-1_1').subarray(0, 16), toTurnoverBlock(360))],
    ['at.counter.iv-register', encrypt(sha256('KASSE-1').subarray(0, 16), toTurnoverBlock(360))],
    ['at.counter.iv-number', encrypt(sha256('1').subarray(0, 16), toTurnoverBlock(360))],
    ['at.counter.iv-zero', encrypt(Buffer.alloc(16), toTurnoverBlock(360))],
    ['at.counter.iv-end', encrypt(sha256('KASSE-11').subarray(16), toTurnoverBlock(360))],
    ['at.counter.little-endian', encrypt(right('1'), little(360))],
    ['at.counter.before', encrypt(right('1'), toTurnoverBlock(0))],
    ['at.counter.differs', encrypt(right('1'), toTurnoverBlock(999))],
    ['at.counter.fits', encrypt(right('1'), toTurnoverBlock(360))],
  ])('%s is found with the key', async (expected, counterField) => {
    const chainValue = toChainValue(sha256('KASSE-1'));
    const text = register.toText(1, {chainValue, counterField});
    const code = toMachineReadableCode(
      toCompactJws(text, register.signBytes(toSigningInput(text))),
    );
    const report = await check(code, {aesKey: register.aesKey, now});
    expect(codesOf(report.findings)).toContain(expected);
  });

  it('says if the key has the wrong length', async () => {
    const report = await check(records.sale.code, {...options, aesKey: 'AAAA'});
    expect(codesOf(report.findings)).toContain('at.counter.key-length');
  });
});

describe('a DEP7 file', () => {
  const toRecord = (index: number): string => {
    const {receiptNumber, localTime} = parseAustrianCode(chain[index]!.jws).receipt!.fields;
    return `${receiptNumber} (${localTime})`;
  };

  it('is unchanged, with every turnover counter', async () => {
    const report = await check(dep(), options);
    expect(report).toMatchObject({kind: 'at-dep7', verdict: 'unchanged'});
    expect(codesOf(report.findings)).toEqual(['at.dep.receipts', 'at.dep.fits']);
  });

  it.each<[string, string, (jws: string[]) => string[]]>([
    ['without a receipt', 'at.chain.differs', (jws) => jws.filter((_, index) => index !== 3)],
    [
      'in another order',
      'at.chain.differs',
      (jws) => [...jws.slice(0, 2), jws[3]!, jws[2]!, ...jws.slice(4)],
    ],
    ['with a receipt twice', 'at.number.twice', (jws) => [...jws, jws.at(-1)!]],
    [
      'without its collective receipt',
      'at.outage.no-collective',
      (jws) => jws.filter((_, index) => index !== 6),
    ],
  ])('%s is found', async (_, expected, change) => {
    const report = await check(dep(change(chain.map((one) => one.jws))), options);
    expect(codesOf(report.findings)).toContain(expected);
    expect(report.verdict).toBe('changed-or-incomplete');
  });

  it('leaves open whether a last receipt without signature was changed', async () => {
    const report = await check(dep(chain.slice(0, 6).map((one) => one.jws)), options);
    expect(report.verdict).toBe('cannot-tell');
    expect(report.findings).toContainEqual(
      expect.objectContaining({code: 'at.signature.outage', record: toRecord(5)}),
    );
  });

  it('finds that the outage receipt was changed, by the chain value of the next one', async () => {
    const jws = chain.map((one) => one.jws);
    const text = parseAustrianCode(jws[5]!).receipt!.signedText.replace('1,30', '1,40');
    jws[5] = `${toSigningInput(text)}.${Buffer.from(OUTAGE_TEXT).toString('base64url')}`;
    const report = await check(dep(jws), options);
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        code: 'at.chain.differs',
        at: 'groups[0].receipts[6].chainValue',
        record: toRecord(6),
      }),
    );
  });

  it.each<[string, (jws: string, text: string, signature: Buffer) => string]>([
    ['at.chain.signature-only', (jws) => jws.split('.')[2] ?? ''],
    ['at.chain.signing-input', (jws) => jws.split('.').slice(0, 2).join('.')],
    ['at.chain.code', (jws) => toMachineReadableCode(jws)],
    [
      'at.chain.padding',
      (jws) =>
        jws
          .split('.')
          .map((part) => part.padEnd(Math.ceil(part.length / 4) * 4, '='))
          .join('.'),
    ],
    ['at.chain.register-id', () => 'KASSE-1'],
  ])('names the mistake %s', async (expected, toInput) => {
    const register = createRegister();
    const texts = [register.toText(1, {chainValue: toChainValue(sha256('KASSE-1'))})];
    const first = toCompactJws(texts[0]!, register.signBytes(toSigningInput(texts[0]!)));
    const wrong = toInput(first, texts[0]!, Buffer.alloc(0));
    const second = register.toText(2, {chainValue: toChainValue(sha256(wrong))});
    const codes = [first, toCompactJws(second, register.signBytes(toSigningInput(second)))];
    const report = await check(codes.join('\n'), {now});
    expect(codesOf(report.findings)).toContain(expected);
    expect(report.verdict).toBe('changed-or-incomplete');
  });

  it('goes on after a fault', async () => {
    const jws = chain.map((one) => one.jws);
    jws[1] = 'eyJhbGciOiJFUzI1NiJ9.broken';
    const report = await check(dep(jws), options);
    expect(report.facts.receipts).toBe('8');
    expect(report.verdict).toBe('changed-or-incomplete');
  });

  it('says what is wrong with its shape', async () => {
    const report = await check('{"Belege-Gruppe":[{"Signaturzertifikat":7}]}', options);
    expect(report.findings.filter(({code}) => code === 'at.dep.group')).toHaveLength(3);
  });
});
