import {
  createHash,
  createPrivateKey,
  createPublicKey,
  verify,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {germanReceipt, type GermanReceipt} from '../../../src/data/receipts/germany';
import {
  checkProcessData,
  joinReceiptCode,
  parseBestellungData,
  parseReceiptCode,
  sumPayments,
  toBestellungData,
  toFinishLogMessage,
  toFinishStep,
  toKassenbelegData,
  toLogMessage,
  toProcess,
  toPublicKeyPoint,
  toReceiptCode,
  toSerialCheckDigit,
  toSerialNumber,
  type KassenbelegPayment,
  type OperationSchema,
  type TransactionStep,
} from '@bonarium/fiscal/germany';
import {readYaml} from '../../support/readYaml';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const cents = (amount: string): number => Math.round(Number(amount) * 100);
const sum = (amounts: readonly string[]): number =>
  amounts.reduce((total, amount) => total + cents(amount), 0);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const pointOf = (publicKey: string): Uint8Array => {
  const point = toPublicKeyPoint(publicKey);
  if (point === null) throw new Error(`not a point: ${publicKey}`);
  return point;
};
const serialNumberOf = (publicKey: string): string =>
  toSerialNumber(createHash('sha256').update(pointOf(publicKey)).digest());
const keyOf = (publicKey: string): KeyObject => {
  const point = Buffer.from(pointOf(publicKey));
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return createPublicKey({key: jwk, format: 'jwk'});
};
const isSigned = (message: Uint8Array, signature: string, publicKey: string): boolean =>
  verify(
    'sha256',
    message,
    {key: keyOf(publicKey), dsaEncoding: 'ieee-p1363'},
    Buffer.from(signature, 'base64'),
  );

describe('the German example receipt', () => {
  const receipt: GermanReceipt = germanReceipt;
  const {lines, vat, payments, total, tss, transaction} = receipt;

  it('adds up', () => {
    for (const line of lines)
      expect(line.quantity * cents(line.unitPrice)).toBe(cents(line.amount));
    for (const {vatId, rate, gross, net, vat: tax} of vat) {
      expect(sum(lines.filter((line) => line.vatId === vatId).map(({amount}) => amount))).toBe(
        cents(gross),
      );
      expect(cents(net) + cents(tax)).toBe(cents(gross));
      expect(Math.round((cents(net) * Number(rate)) / 100)).toBe(cents(tax));
    }
    expect(sum(lines.map(({amount}) => amount))).toBe(cents(total));
    expect(sum(vat.map(({gross}) => gross))).toBe(cents(total));
    expect(sum(payments.map(({amount}) => amount))).toBe(cents(total));
  });

  it('has the process data of its sums', () => {
    const gross = (id: 1 | 2): string => vat.find(({vatId}) => vatId === id)?.gross ?? '0.00';
    const data = toKassenbelegData([gross(1), gross(2), '0.00', '0.00', '0.00'], payments);
    expect(data).toBe(transaction.processData);
    expect(checkProcessData(transaction.processType, data)).toEqual([]);
  });

  it('names a TSS whose serial number follows from its public key, which is the demo key', () => {
    expect(serialNumberOf(tss.publicKey)).toBe(tss.serialNumber);
    const demo = createPublicKey(createPrivateKey(read('tests/support/keys/tse-demo.pem')));
    expect(keyOf(tss.publicKey).equals(demo)).toBe(true);
  });

  it('is signed', () => {
    expect(isSigned(toFinishLogMessage(receipt), transaction.signature, tss.publicKey)).toBe(true);
    const forged = toFinishLogMessage({
      ...receipt,
      transaction: {...transaction, number: transaction.number + 1},
    });
    expect(isSigned(forged, transaction.signature, tss.publicKey)).toBe(false);
  });

  it('can be read back from its QR code, which contains the signed step', () => {
    const {code, findings} = parseReceiptCode(toReceiptCode(receipt));
    expect(findings).toEqual([]);
    expect(code).toMatchObject({
      clientSerialNumber: receipt.clientSerialNumber,
      transactionNumber: transaction.number,
      signature: transaction.signature,
    });
    if (code === null) return;
    expect(joinReceiptCode(code)).toBe(toReceiptCode(receipt));
    expect(hex(toLogMessage(toFinishStep(code, serialNumberOf(code.publicKey))))).toBe(
      hex(toFinishLogMessage(receipt)),
    );
  });

  it('belongs to a merchant whose VAT number has a valid check digit', () => {
    // ISO 7064, modulus 11,10.
    const digits = [...receipt.merchant.vatId.slice(2)].map(Number);
    const product = digits
      .slice(0, 8)
      .reduce((carry, digit) => (((carry + digit) % 10 || 10) * 2) % 11, 10);
    expect((11 - product) % 10).toBe(digits[8]);
  });
});

/** A finish step with bytes, signature and code that were calculated outside this project. */
describe('the worked example of a signed receipt', () => {
  const text =
    'V0;DEMO-POS-0001;Kassenbeleg-V1;Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar;4711;9877;2026-11-20T09:41:02.000Z;2026-11-20T09:41:37.000Z;' +
    'ecdsa-plain-SHA256;unixTime;HuG7Ucgo47JVnCACkDlcEoDgcOTFXaoNo89FESVqIKCt86Z5fXbYKW4Bf1Up2GX1BfmmADnbaIbeGs8SvqjgQA==;' +
    'BItD5Ew7KXVliuCeVYQV+ODVpYSVzeL8/80hD8v7uPqLrhChapj4SMrP5aak009snoaGiGUpIDHdpXi9lq7jXW0=';
  const {code} = parseReceiptCode(text);
  if (code === null) throw new Error('the worked example does not parse');

  it('has the size and the serial number that are given with it', () => {
    expect(text).toHaveLength(350);
    expect(serialNumberOf(code.publicKey)).toBe(
      '41f6a30d7b1875c159a0f18615e5b7aae3f26e463b4d3cb89d66ff8d9857e83a',
    );
    expect(Buffer.from(code.processData).toString('base64')).toBe(
      'QmVsZWdeMTEuOTBfNS4zNV8wLjAwXzAuMDBfMC4wMF4xMC4wMDpCYXJfNy4yNTpVbmJhcg==',
    );
  });

  it('is made of the bytes that are given with it', () => {
    const given = [
      '020103',
      '060904007f000703070101',
      '801166696e6973685472616e73616374696f6e',
      '810d44454d4f2d504f532d30303031',
      `8234${Buffer.from(code.processData).toString('hex')}`,
      '830e4b617373656e62656c65672d5631',
      '85021267',
      '042041f6a30d7b1875c159a0f18615e5b7aae3f26e463b4d3cb89d66ff8d9857e83a',
      '300c060a04007f00070101040103',
      '02022695',
      '02046b0015d1',
    ].join('');
    expect(hex(toLogMessage(toFinishStep(code, serialNumberOf(code.publicKey))))).toBe(given);
  });

  it('is signed', () => {
    expect(
      isSigned(
        toLogMessage(toFinishStep(code, serialNumberOf(code.publicKey))),
        code.signature,
        code.publicKey,
      ),
    ).toBe(true);
  });
});

describe('process data of a Kassenbeleg', () => {
  const published =
    'Beleg^75.33_7.99_0.00_0.00_0.00^10.00:Bar_5.00:Bar:CHF_5.00:Bar:USD_64.30:Unbar';

  it('lists payments in the published order, added up, without zeros', () => {
    const payments: readonly KassenbelegPayment[] = [
      {amount: '60.00', kind: 'Unbar'},
      {amount: '5.00', kind: 'Bar', currency: 'USD'},
      {amount: '10.00', kind: 'Bar'},
      {amount: '4.30', kind: 'Unbar'},
      {amount: '0.00', kind: 'Unbar', currency: 'GBP'},
      {amount: '5.00', kind: 'Bar', currency: 'CHF'},
    ];
    expect(
      toKassenbelegData(['75.33', '7.99', '0.00', '0.00', '0.00'], sumPayments(payments)),
    ).toBe(published);
  });

  it.each([
    published,
    'Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar',
    'Beleg^-11.90_0.00_0.00_0.00_0.00^-11.90:Bar',
    'Beleg^0.00_0.00_0.00_0.00_-50.00^-50.00:Bar',
    'AVBelegabbruch^0.00_0.00_0.00_0.00_0.00^',
    'AVTraining^11.90_0.00_0.00_0.00_0.00^11.90:Bar',
    'AVTransfer^100.00_0.00_0.00_0.00_-100.00^',
  ])('accepts %s', (data) => expect(checkProcessData('Kassenbeleg-V1', data)).toEqual([]));

  it.each([
    ['four slots', 'Beleg^11.90_5.35_0.00_0.00^17.25:Bar'],
    ['a comma', 'Beleg^11,90_0.00_0.00_0.00_0.00^11,90:Bar'],
    ['one decimal', 'Beleg^11.9_0.00_0.00_0.00_0.00^11.9:Bar'],
    ['an unknown kind', 'Bon^11.90_0.00_0.00_0.00_0.00^11.90:Bar'],
    ['a trailing separator', 'Beleg^11.90_0.00_0.00_0.00_0.00^11.90:Bar_'],
    ['a payment of zero', 'Beleg^11.90_0.00_0.00_0.00_0.00^0.00:Bar_11.90:Unbar'],
    ['payments out of order', 'Beleg^11.90_0.00_0.00_0.00_0.00^7.25:Unbar_4.65:Bar'],
    ['a kind of payment twice', 'Beleg^11.90_0.00_0.00_0.00_0.00^7.25:Bar_4.65:Bar'],
    ['euros by name', 'Beleg^11.90_0.00_0.00_0.00_0.00^11.90:Bar:EUR'],
    ['a cancellation that a TSS rules out', 'AVBelegstorno^-11.90_0.00_0.00_0.00_0.00^-11.90:Bar'],
  ])('rejects %s', (_, data) => expect(checkProcessData('Kassenbeleg-V1', data)).not.toEqual([]));

  it('accepts only the process types of tills', () => {
    expect(checkProcessData('SonstigerVorgang', 'frei')).toEqual([]);
    expect(checkProcessData('Kassenbeleg-V2', published)).not.toEqual([]);
  });
});

describe('process data of a Bestellung', () => {
  const lines = [
    {quantity: '2', text: 'Eisbecher "Himbeere"', unitPrice: '3.99'},
    {quantity: '1', text: 'Eiskaffee', unitPrice: '2.99'},
  ];

  it('equals the published rows, byte for byte', () => {
    const data = toBestellungData(lines);
    expect(data).toBe('2;"Eisbecher ""Himbeere""";3.99\r1;"Eiskaffee";2.99');
    expect(Buffer.from(data).toString('base64')).toBe(
      'MjsiRWlzYmVjaGVyICIiSGltYmVlcmUiIiI7My45OQ0xOyJFaXNrYWZmZWUiOzIuOTk=',
    );
    expect(parseBestellungData(data)).toEqual(lines);
  });

  it.each([
    ['a line feed', '2;"Eisbecher";3.99\n1;"Eiskaffee";2.99'],
    ['a bare quotation mark', '1;"Eis"becher";3.99'],
    ['a decimal too many', '2.0;"Eisbecher";3.99'],
    ['a text without quotation marks', '2;Eisbecher;3.99'],
    ['nothing', ''],
  ])('rejects %s', (_, data) => expect(checkProcessData('Bestellung-V1', data)).not.toEqual([]));

  it('survives the QR code, although it contains semicolons', () => {
    const order = parseReceiptCode(
      toReceiptCode(germanReceipt)
        .replace(germanReceipt.transaction.processData, toBestellungData(lines))
        .replace('Kassenbeleg-V1', 'Bestellung-V1'),
    );
    expect(order.code?.processData).toBe(toBestellungData(lines));
  });
});

describe('a receipt code', () => {
  const text = toReceiptCode(germanReceipt);

  it.each([
    ['too few fields', text.split(';').slice(1).join(';')],
    ['another version', text.replace('V0', 'V1')],
    ['an underscore in the serial number', text.replace('MORGENROT-KASSE-01', 'MORGENROT_01')],
    ['a counter beyond 32 bits', text.replace(';9877;', ';4294967296;')],
    ['a time without milliseconds', text.replace('09:41:02.000Z', '09:41:02Z')],
    ['a day that does not exist', text.replace('2026-11-20T09:41:37', '2026-11-31T09:41:37')],
    ['an end before the start', text.replace('09:41:37.000Z', '09:40:37.000Z')],
    ['an unknown algorithm', text.replace('ecdsa-plain-SHA256', 'ecdsa-plain-SHA1')],
    ['an unknown time format', text.replace('unixTime', 'isoTime')],
    ['a cut key', text.slice(0, -2)],
  ])('with %s is rejected', (_, broken) => {
    const {code, findings} = parseReceiptCode(broken);
    expect(code).toBeNull();
    expect(findings).not.toEqual([]);
  });
});

describe('the serial number of a TSS', () => {
  it('has the published check digit', () => expect(toSerialCheckDigit('371FAA01')).toBe('F'));

  it('needs the uncompressed point', () => {
    expect(toPublicKeyPoint(`A${germanReceipt.tss.publicKey.slice(1)}`)).toBeNull();
    expect(toPublicKeyPoint('BK4d')).toBeNull();
    expect(toPublicKeyPoint('no base64')).toBeNull();
  });
});

interface ShownTransaction {
  readonly _type: 'TRANSACTION';
  readonly _id: string;
  readonly number: number;
  readonly type?: string;
  readonly state: string;
  readonly client_id: string;
  readonly client_serial_number: string;
  readonly tss_serial_number?: string;
  readonly certificate_serial?: string;
  readonly time_start: number;
  readonly time_end?: number;
  readonly schema?: OperationSchema;
  readonly data?: object;
  readonly log: {readonly operation: string; readonly timestamp: number};
  readonly signature: {
    readonly value: string;
    readonly counter: number;
    readonly public_key: string;
  };
  readonly qr_code_data?: string;
}

/** Every object of a document, at any depth, that passes the test. */
function collect<T>(node: unknown, accepts: (node: object) => boolean): T[] {
  if (typeof node !== 'object' || node === null) return [];
  const found = accepts(node) ? [node as T] : [];
  return [...found, ...Object.values(node).flatMap((child) => collect<T>(child, accepts))];
}
const isTransaction = (node: object): boolean => '_type' in node && node._type === 'TRANSACTION';

/** v0 says by type and data what the later versions say by schema. */
function schemaOf({schema, type, data}: ShownTransaction): OperationSchema | undefined {
  if (data === undefined) return schema;
  if (!('binary' in data)) return {standard_v1: data} as OperationSchema;
  const process_type =
    {RECEIPT: 'Kassenbeleg-V1', ORDER: 'Bestellung-V1'}[type ?? ''] ?? 'SonstigerVorgang';
  return {raw: {process_type, process_data: String(data.binary)}};
}

const OPERATIONS: Record<string, TransactionStep['operation']> = {
  START_TRANSACTION: 'startTransaction',
  UPDATE_TRANSACTION: 'updateTransaction',
  FINISH_TRANSACTION: 'finishTransaction',
};

function stepOf(shown: ShownTransaction): TransactionStep {
  const schema = schemaOf(shown);
  const operation = OPERATIONS[shown.log.operation];
  if (operation === undefined) throw new Error(`unknown operation ${shown.log.operation}`);
  return {
    operation,
    clientSerialNumber: shown.client_serial_number,
    ...(schema === undefined ? {processType: '', processData: ''} : toProcess(schema)),
    transactionNumber: shown.number,
    tssSerialNumber: shown.tss_serial_number ?? shown.certificate_serial ?? '',
    signatureCounter: shown.signature.counter,
    time: shown.log.timestamp,
  };
}

interface StateSchema {
  readonly enum: readonly string[];
  readonly 'x-states'?: readonly {readonly name: string; readonly final?: boolean}[];
  readonly 'x-transitions'?: readonly {
    readonly from: string | null;
    readonly to: string;
    readonly trigger: string;
  }[];
}
interface Components {
  readonly schemas: Readonly<Record<string, StateSchema>>;
  readonly examples: Readonly<Record<string, {readonly value: object}>>;
}
const componentsOf = (path: string): Components =>
  (readYaml(`static/openapi/${path}.yaml`) as {readonly components: Components}).components;

const VERSIONS = ['v2', 'v1', 'v0'] as const;
const specifications = VERSIONS.map(
  (version) => [version, componentsOf(`kassensichv/${version}`)] as const,
);
const shared = componentsOf('shared/kassensichv');
const {tss, clientId, transaction} = germanReceipt;

describe.each(specifications)('the specification %s', (version, {examples}) => {
  const shown = collect<ShownTransaction>(examples, isTransaction);

  it('shows the example receipt', () => {
    const sale = examples.SaleFinished?.value as ShownTransaction;
    expect(sale).toMatchObject({
      _id: transaction.id,
      number: transaction.number,
      state: 'FINISHED',
      client_id: clientId,
      client_serial_number: germanReceipt.clientSerialNumber,
      time_start: Date.parse(transaction.startedAt) / 1000,
      time_end: Date.parse(transaction.finishedAt) / 1000,
      signature: {
        value: transaction.signature,
        counter: transaction.signatureCounter,
        public_key: tss.publicKey,
        algorithm: tss.signatureAlgorithm,
      },
      qr_code_data: toReceiptCode(germanReceipt),
    });
    expect(hex(toLogMessage(stepOf(sale)))).toBe(hex(toFinishLogMessage(germanReceipt)));
    expect(examples.OrderFinished?.value).toMatchObject({
      number: transaction.number - 1,
      time_start: Date.parse(germanReceipt.firstOrderAt) / 1000,
    });
    expect(examples.TssRetrieved?.value).toMatchObject({
      _id: tss.id,
      serial_number: tss.serialNumber,
      public_key: tss.publicKey,
    });
  });

  it('shows only transactions whose signature, process data and QR code are true', () => {
    expect(shown.length).toBeGreaterThanOrEqual(version === 'v2' ? 13 : 8);
    for (const one of shown) {
      const step = stepOf(one);
      expect(
        isSigned(toLogMessage(step), one.signature.value, one.signature.public_key),
        `${one.number}/${step.operation}`,
      ).toBe(true);
      if (step.processType !== '')
        expect(checkProcessData(step.processType, step.processData)).toEqual([]);
      if (one.state === 'ACTIVE') {
        expect(one.qr_code_data).toBeUndefined();
        continue;
      }
      const {code, findings} = parseReceiptCode(one.qr_code_data ?? '');
      expect(findings).toEqual([]);
      if (code === null) continue;
      expect(toFinishStep(code, serialNumberOf(code.publicKey))).toEqual(step);
      expect(code).toMatchObject({
        signature: one.signature.value,
        publicKey: one.signature.public_key,
      });
      expect(Date.parse(code.startedAt) / 1000).toBe(one.time_start);
      expect(one.time_end).toBe(one.log.timestamp);
    }
  });

  it('is consistent: counters and numbers rise with time, and one counter has one signature', () => {
    const byCounter = new Map(shown.map((one) => [one.signature.counter, one]));
    for (const one of shown)
      expect(byCounter.get(one.signature.counter)?.signature.value).toBe(one.signature.value);
    const inOrder = [...byCounter.values()].sort(
      (a, b) => a.signature.counter - b.signature.counter,
    );
    expect(inOrder.map(({log}) => log.timestamp)).toEqual(
      inOrder.map(({log}) => log.timestamp).sort((a, b) => a - b),
    );
    expect(inOrder.map(({number}) => number)).toEqual(
      inOrder.map(({number}) => number).sort((a, b) => a - b),
    );
  });

  it('answers each request with the requested content', () => {
    const answerTo = (name: string): object | undefined =>
      [`${name}Signed`, `${name}ed`, `${name}d`, `${name}led`]
        .map((answer) => examples[answer]?.value)
        .find((value) => value !== undefined && isTransaction(value));
    const pairs = Object.entries(examples).flatMap(([name, {value}]) => {
      const answer =
        'client_id' in value && 'state' in value && !isTransaction(value)
          ? answerTo(name)
          : undefined;
      return answer === undefined ? [] : [{value, answer}];
    });
    expect(pairs).toHaveLength({v0: 7, v1: 8, v2: 11}[version]);
    for (const {value, answer} of pairs) expect(answer).toMatchObject(value);
  });

  it('balances the sale and its reversal', () => {
    const amounts = (name: string, key: string): string[] => {
      const {receipt} =
        collect<{receipt: Record<string, {amount: string}[]>}>(
          examples[name],
          (node) => 'receipt' in node,
        )[0] ?? {};
      return (receipt?.[key] ?? []).map(({amount}) => amount);
    };
    const total = cents(germanReceipt.total);
    expect(sum(amounts('SaleFinish', 'amounts_per_vat_rate'))).toBe(total);
    expect(sum(amounts('SaleFinish', 'amounts_per_payment_type'))).toBe(total);
    expect(sum(amounts('CounterEntry', 'amounts_per_vat_rate'))).toBe(-total);
    expect(sum(amounts('CounterEntry', 'amounts_per_payment_type'))).toBe(-total);
  });

  it('shows a certificate of the TSS key that is valid for at most eight years', () => {
    const certificates = new Set(
      collect<{certificate: string}>(examples, (node) => 'certificate' in node).map(
        (one) => one.certificate,
      ),
    );
    expect(certificates.size).toBe(1);
    for (const base64 of certificates) {
      const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
      expect(certificate.publicKey.equals(keyOf(tss.publicKey))).toBe(true);
      expect(certificate.subject).toContain(tss.serialNumber);
      const years =
        (Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)) /
        (365.25 * 24 * 3600 * 1000);
      expect(years).toBeLessThanOrEqual(8);
      expect(Date.parse(certificate.validFrom)).toBeLessThanOrEqual(
        Date.parse(transaction.startedAt),
      );
    }
  });
});

describe('the state machines of SIGN DE', () => {
  const machines = [...specifications.map(([, {schemas}]) => schemas), shared.schemas]
    .flatMap((schemas) => Object.entries(schemas))
    .filter(([, schema]) => schema['x-states'] !== undefined);

  it('are those of the TSS (old and new), the till, the transaction and the export', () => {
    expect(machines.map(([name]) => name).sort()).toEqual([
      'ClientState',
      'ExportState',
      'LegacyTssState',
      'TransactionState',
      'TssState',
    ]);
  });

  it.each(machines)(
    '%s has a state per value, and transitions between them',
    (_, {enum: values, 'x-states': states = [], 'x-transitions': transitions = []}) => {
      const names = states.map(({name}) => name);
      expect(names).toEqual(values);
      const finals = states.filter(({final}) => final).map(({name}) => name);
      for (const {from, to} of transitions) {
        expect([null, ...names]).toContain(from);
        expect(names).toContain(to);
        expect(finals).not.toContain(from);
      }
    },
  );
});
