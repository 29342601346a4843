import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  X509Certificate,
  verify,
} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {
  austrianReceipt,
  type AustrianReceiptRecord,
  type AustrianSlots,
} from '../../receipts/austria';
import {
  CANCELLATION_COUNTER_FIELD,
  OUTAGE_TEXT,
  TRAINING_COUNTER_FIELD,
  isAustrianTaxNumber,
  isAustrianVatId,
  isGln,
  isOutageJws,
  toCents,
  toChainInput,
  toChainValue,
  toCompactJws,
  toCounterField,
  toDep7File,
  toInitializationVector,
  toInitializationVectorInput,
  toKeyChecksum,
  toMachineReadableCode,
  toSignedText,
  toSigningInput,
  toTurnoverBlock,
  toTurnoverCents,
  type CounterLength,
} from '@bonarium/fiscal/austria';

const {cashRegister, merchant, records, signatureCreationUnit} = austrianReceipt;
const chain: readonly AustrianReceiptRecord[] = Object.values(records);

const sha256 = (text: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(text).digest());

const toIv = (registerId: string, receiptNumber: string): Uint8Array =>
  toInitializationVector(sha256(toInitializationVectorInput(registerId, receiptNumber)));

const encryptCounter = (
  registerId: string,
  receiptNumber: string,
  key: string,
  cents: number,
  length: CounterLength = 8,
): string => {
  const cipher = createCipheriv(
    'aes-256-ctr',
    Buffer.from(key, 'base64'),
    toIv(registerId, receiptNumber),
  );
  return toCounterField(cipher.update(toTurnoverBlock(cents, length)), length);
};

const decryptCounter = (
  registerId: string,
  receiptNumber: string,
  key: string,
  field: string,
): number => {
  const decipher = createDecipheriv(
    'aes-256-ctr',
    Buffer.from(key, 'base64'),
    toIv(registerId, receiptNumber),
  );
  return toTurnoverCents(decipher.update(Buffer.from(field, 'base64')));
};

const verifyJws = (jws: string, key: ReturnType<typeof createPublicKey>): boolean => {
  const [header, payload, signature = ''] = jws.split('.');
  return verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    {key, dsaEncoding: 'ieee-p1363'},
    Buffer.from(signature, 'base64url'),
  );
};

const fieldsOf = (record: AustrianReceiptRecord) => ({
  suite: signatureCreationUnit.suite,
  registerId: cashRegister.serialNumber,
  receiptNumber: record.number,
  localTime: record.localTime,
  amounts: record.amounts,
  counterField: record.counterField,
  certificateSerialNumber: signatureCreationUnit.certificateSerialNumber,
  chainValue: record.chainValue,
});

describe('published example chain of one register', () => {
  const registerId = 'DEMO-KASSE-01';
  const key = 'Uqs1MnYKp9m9BOOQVgNnz0r6DsvT/VDD2JhvzEhNs2Y=';
  const none: AustrianSlots = {
    normal: '0.00',
    reduced1: '0.00',
    reduced2: '0.00',
    zero: '0.00',
    special: '0.00',
  };
  const fields = {suite: 'R1-AT1', registerId, certificateSerialNumber: '1a2b3c4d'};
  const jws1 =
    'eyJhbGciOiJFUzI1NiJ9.X1IxLUFUMV9ERU1PLUtBU1NFLTAxXzFfMjAyNi0xMS0yMFQwODowMDowMF8wLDAwXzAsMDBfMCwwMF8wLDAwXzAsMDBfTUloL2Y1KzltazA9XzFhMmIzYzRkX2w2Z1daUGVzRW44PQ.U0XGdle75rL7cPB1Vf0TLtATLw2dCsQoEh5i0U2K13r1qUEL1iWqxjFgqAsmlZ550wc395Vk4tczJADkn_pymw';

  it.each([
    ['1', 0, 'c0b799f589e874d8669109cd375664c3', 'MIh/f5+9mk0='],
    ['2', 3540, '60beeae2f08adb5759522e513ba370c9', 'mtmCjXa+nU4='],
    ['5', 1640, '9f79a1729337a3bd093fa64fd7059d59', 'lIO23Jnk1zI='],
    ['6', 1640, '75224dc048d13aebd79fd5c9202b7b2b', '38/RLIzou7I='],
  ])('encrypts the counter of receipt %s', (receiptNumber, cents, iv, field) => {
    expect(Buffer.from(toIv(registerId, receiptNumber)).toString('hex')).toBe(iv);
    expect(encryptCounter(registerId, receiptNumber, key, cents)).toBe(field);
    expect(decryptCounter(registerId, receiptNumber, key, field)).toBe(cents);
  });

  it('marks cancellations and training receipts', () => {
    expect(CANCELLATION_COUNTER_FIELD).toBe('U1RP');
    expect(TRAINING_COUNTER_FIELD).toBe('VFJB');
  });

  it('derives a checksum of four characters from the key', () => {
    expect(toKeyChecksum(sha256(key))).toBe('loje');
  });

  it('chains the start receipt to the Kassen-ID and signs it', () => {
    const text = toSignedText({
      ...fields,
      receiptNumber: '1',
      localTime: '2026-11-20T08:00:00',
      amounts: none,
      counterField: 'MIh/f5+9mk0=',
      chainValue: toChainValue(sha256(toChainInput(registerId, undefined))),
    });
    expect(text).toBe(
      '_R1-AT1_DEMO-KASSE-01_1_2026-11-20T08:00:00_0,00_0,00_0,00_0,00_0,00_MIh/f5+9mk0=_1a2b3c4d_l6gWZPesEn8=',
    );
    expect(jws1.startsWith(`${toSigningInput(text)}.`)).toBe(true);
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: Buffer.from(
          'b713c3c7ab5397a98bb15ce634bff9d23419310ebe8340b31229a6189cc9478f',
          'hex',
        ).toString('base64url'),
        y: Buffer.from(
          '3f889f147764f64dfd716c5429e6b44bf256f7d6e64c396d751e6817380a2435',
          'hex',
        ).toString('base64url'),
      },
    });
    expect(verifyJws(jws1, publicKey)).toBe(true);
    expect(toMachineReadableCode(jws1).startsWith(`${text}_`)).toBe(true);
  });

  it('chains the second receipt to the JWS of the first', () => {
    const text = toSignedText({
      ...fields,
      receiptNumber: '2',
      localTime: '2026-11-20T08:15:27',
      amounts: {normal: '24.00', reduced1: '6.50', reduced2: '0.00', zero: '0.00', special: '4.90'},
      counterField: 'mtmCjXa+nU4=',
      chainValue: toChainValue(sha256(toChainInput(registerId, {jws: jws1}))),
    });
    expect(text).toBe(
      '_R1-AT1_DEMO-KASSE-01_2_2026-11-20T08:15:27_24,00_6,50_0,00_0,00_4,90_mtmCjXa+nU4=_1a2b3c4d_/+0U5mLH3qs=',
    );
  });

  it('replaces a missing signature with the outage text', () => {
    const text = toSignedText({
      ...fields,
      receiptNumber: '5',
      localTime: '2026-11-20T08:30:00',
      amounts: {...none, normal: '5.00'},
      counterField: 'lIO23Jnk1zI=',
      chainValue: 'Qbpy7c45Wus=',
    });
    const jws = toCompactJws(text, undefined);
    expect(jws.endsWith('.U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg')).toBe(true);
    expect(isOutageJws(jws)).toBe(true);
    expect(toMachineReadableCode(jws)).toBe(
      '_R1-AT1_DEMO-KASSE-01_5_2026-11-20T08:30:00_5,00_0,00_0,00_0,00_0,00_lIO23Jnk1zI=_1a2b3c4d_Qbpy7c45Wus=_U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg==',
    );
  });
});

describe('turnover counter', () => {
  it.each([5, 6, 7, 8] as const)('survives in %i bytes, also below zero', (length) => {
    for (const cents of [0, 1, -1, 123456789, -123456789]) {
      expect(toTurnoverCents(toTurnoverBlock(cents, length).subarray(0, length))).toBe(cents);
      expect([...toTurnoverBlock(cents, length).subarray(length)].every((byte) => byte === 0)).toBe(
        true,
      );
    }
  });
});

describe('check digits', () => {
  it("hold for the bakery's numbers", () => {
    expect(isAustrianVatId(merchant.vatId)).toBe(true);
    expect(isAustrianTaxNumber(merchant.taxNumber)).toBe(true);
    expect(isGln(merchant.gln)).toBe(true);
  });

  it('reject a wrong last digit and a wrong format', () => {
    expect(isAustrianVatId('ATU12345678')).toBe(false);
    expect(isAustrianVatId('12345675')).toBe(false);
    expect(isAustrianTaxNumber('682145306')).toBe(false);
    expect(isAustrianTaxNumber('68-214/5305')).toBe(false);
    expect(isGln('9110001234563')).toBe(false);
    expect(isGln('911000123456')).toBe(false);
  });
});

describe("the bakery's chain", () => {
  const certificate = new X509Certificate(Buffer.from(signatureCreationUnit.certificate, 'base64'));

  it('uses the demo key of the demo certificate', () => {
    const demoKey = createPublicKey(
      createPrivateKey(readFileSync('tests/support/keys/rksv-demo.pem', 'utf8')),
    );
    expect(certificate.publicKey.equals(demoKey)).toBe(true);
    expect(certificate.serialNumber.toLowerCase()).toBe(
      signatureCreationUnit.certificateSerialNumber,
    );
    const [authority = ''] = signatureCreationUnit.certificationAuthorities;
    expect(
      certificate.verify(new X509Certificate(Buffer.from(authority, 'base64')).publicKey),
    ).toBe(true);
    expect(Date.parse(certificate.validFrom) / 1000).toBeLessThanOrEqual(records.start.unixTime);
  });

  it('has a key with a valid checksum', () => {
    expect(Buffer.from(cashRegister.aesKey, 'base64')).toHaveLength(32);
    expect(toKeyChecksum(sha256(cashRegister.aesKey))).toBe(cashRegister.aesKeyChecksum);
  });

  it('numbers the receipts without a gap and in time order', () => {
    expect(chain.map(({number}) => number)).toEqual(
      chain.map((_record, index) => String(index + 1)),
    );
    expect(chain.map(({unixTime}) => unixTime)).toEqual(
      chain.map(({unixTime}) => unixTime).sort((a, b) => a - b),
    );
    expect(new Set(chain.map(({id}) => id)).size).toBe(chain.length);
  });

  it.each(chain.map((record, index) => [record.number, record, chain[index - 1]] as const))(
    'recomputes receipt %s',
    (_number, record, previous) => {
      const turnover =
        (previous?.turnoverCents ?? 0) + (record.type === 'TRAINING' ? 0 : toCents(record.amounts));
      expect(record.turnoverCents).toBe(turnover);

      if (record.type === 'TRAINING') expect(record.counterField).toBe(TRAINING_COUNTER_FIELD);
      else if (record.type === 'CANCELLATION')
        expect(record.counterField).toBe(CANCELLATION_COUNTER_FIELD);
      else {
        expect(
          encryptCounter(cashRegister.serialNumber, record.number, cashRegister.aesKey, turnover),
        ).toBe(record.counterField);
        expect(
          decryptCounter(
            cashRegister.serialNumber,
            record.number,
            cashRegister.aesKey,
            record.counterField,
          ),
        ).toBe(turnover);
      }

      expect(toChainValue(sha256(toChainInput(cashRegister.serialNumber, previous)))).toBe(
        record.chainValue,
      );

      const text = toSignedText(fieldsOf(record));
      expect(record.jws.startsWith(`${toSigningInput(text)}.`)).toBe(true);
      expect(verifyJws(record.jws, certificate.publicKey)).toBe(record.signed);
      expect(isOutageJws(record.jws)).toBe(!record.signed);
      expect(toMachineReadableCode(record.jws)).toBe(record.code);
      expect(record.code.length).toBeGreaterThanOrEqual(100);
      if (!record.signed)
        expect(record.code.endsWith(Buffer.from(OUTAGE_TEXT).toString('base64'))).toBe(true);

      const local = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Vienna',
        dateStyle: 'short',
        timeStyle: 'medium',
      }).format(record.unixTime * 1000);
      expect(local.replace(' ', 'T')).toBe(record.localTime);
    },
  );

  it('cancels exactly what was sold', () => {
    expect(toCents(records.cancellation.amounts)).toBe(-toCents(records.previous.amounts));
  });
});

describe('the example receipt', () => {
  const toNumber = (amount: string): number => Math.round(Number(amount) * 100);
  const sum = (amounts: readonly string[]): number =>
    amounts.reduce((total, amount) => total + toNumber(amount), 0);

  it('adds up', () => {
    for (const line of austrianReceipt.lines)
      expect(line.quantity * toNumber(line.unitPrice)).toBe(toNumber(line.amount));
    expect(sum(austrianReceipt.lines.map(({amount}) => amount))).toBe(
      toNumber(austrianReceipt.total),
    );
    expect(sum(austrianReceipt.payments.map(({amount}) => amount))).toBe(
      toNumber(austrianReceipt.total),
    );
    expect(toCents(records.sale.amounts)).toBe(toNumber(austrianReceipt.total));
  });

  it('splits its tax by rate', () => {
    for (const {slot, rate, gross, net, vat} of austrianReceipt.vat) {
      expect(
        sum(
          austrianReceipt.lines
            .filter((line) => line.slot === slot && line.vatRate === rate)
            .map(({amount}) => amount),
        ),
      ).toBe(toNumber(gross));
      expect(records.sale.amounts[slot]).toBe(gross);
      expect(Math.round(toNumber(gross) / (1 + Number(rate) / 100))).toBe(toNumber(net));
      expect(toNumber(net) + toNumber(vat)).toBe(toNumber(gross));
    }
  });
});

describe('static/openapi/rksv/v1.yaml', () => {
  interface Example {
    readonly value: Record<string, unknown>;
  }
  interface StoredReceipt {
    readonly _id: string;
    readonly receipt_type: string;
    readonly receipt_number: string;
    readonly time_signature: number;
    readonly cash_register_serial_number: string;
    readonly signed: boolean;
    readonly qr_code_data: string;
    readonly hints: readonly string[];
    readonly schema: {readonly raw: Record<string, string>; readonly standard_v1?: StandardReceipt};
  }
  interface StandardReceipt {
    readonly amounts_per_vat_rate: readonly {readonly vat_rate: string; readonly amount: string}[];
    readonly amounts_per_payment_type: readonly {
      readonly amount: string;
      readonly currency_code?: string;
    }[];
    readonly line_items: readonly {
      readonly quantity: string;
      readonly text: string;
      readonly price_per_unit: string;
    }[];
  }

  const source = readFileSync('static/openapi/rksv/v1.yaml', 'utf8');
  const specification = parse(source);
  const register =
    specification.paths['/cash-register/{cash_register_id}/receipt/{receipt_id_or_number}'];
  const answers: Record<string, Example> =
    register.put.responses['200'].content['application/json'].examples;
  const requests: Record<string, Example> =
    register.put.requestBody.content['application/json'].examples;

  const stored: StoredReceipt[] = [];
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(collect);
    else if (typeof node === 'object' && node !== null) {
      if ('qr_code_data' in node && '_id' in node) stored.push(node as unknown as StoredReceipt);
      else Object.values(node).forEach(collect);
    }
  };
  collect([specification.paths, specification.components.examples]);

  it('shows every receipt of the data file', () => {
    expect(new Set(stored.map(({_id}) => _id))).toEqual(new Set(chain.map(({id}) => id)));
  });

  it.each(
    stored.map((receipt, index) => [`${receipt.receipt_number} (${index})`, receipt] as const),
  )('shows receipt %s as it was signed', (_name, receipt) => {
    const record = chain.find(({id}) => id === receipt._id);
    expect(record).toBeDefined();
    if (!record) return;
    expect(receipt.receipt_number).toBe(record.number);
    expect(receipt.receipt_type).toBe(record.type);
    expect(receipt.time_signature).toBe(record.unixTime);
    expect(receipt.signed).toBe(record.signed);
    expect(receipt.hints.includes(OUTAGE_TEXT)).toBe(!record.signed);
    expect(receipt.qr_code_data).toBe(record.code);
    expect(receipt.cash_register_serial_number).toBe(cashRegister.serialNumber);
    expect(receipt.schema.raw).toEqual({
      gross_amount_standard: record.amounts.normal,
      gross_amount_reduced_1: record.amounts.reduced1,
      gross_amount_reduced_2: record.amounts.reduced2,
      gross_amount_zero: record.amounts.zero,
      gross_amount_special: record.amounts.special,
    });
    const standard = receipt.schema.standard_v1;
    if (!standard) return;
    const total = toCents(record.amounts);
    const cents = (amount: string): number => Math.round(Number(amount) * 100);
    expect(standard.amounts_per_vat_rate.reduce((sum, {amount}) => sum + cents(amount), 0)).toBe(
      total,
    );
    expect(
      standard.line_items.reduce(
        (sum, {quantity, price_per_unit}) => sum + Number(quantity) * cents(price_per_unit),
        0,
      ),
    ).toBe(total);
    if (standard.amounts_per_payment_type.every(({currency_code}) => currency_code === 'EUR')) {
      expect(
        standard.amounts_per_payment_type.reduce((sum, {amount}) => sum + cents(amount), 0),
      ).toBe(total);
    }
  });

  it('answers each signing request with a receipt of the same type and amounts', () => {
    expect(Object.keys(answers)).toEqual(Object.keys(requests));
    for (const [name, {value}] of Object.entries(requests)) {
      if (name === 'sale') continue;
      const answer = answers[name]?.value as unknown as StoredReceipt;
      expect(answer.receipt_type).toBe(value['receipt_type']);
      const content = value['schema'] as {
        raw?: Record<string, string>;
        standard_v1?: StandardReceipt;
      };
      if (content.raw) expect(answer.schema.raw).toEqual(content.raw);
      expect(answer.schema.standard_v1?.amounts_per_vat_rate).toEqual(
        content.standard_v1?.amounts_per_vat_rate,
      );
      expect(answer.schema.standard_v1?.line_items).toEqual(content.standard_v1?.line_items);
    }
  });

  it("sells the data file's lines in its main example", () => {
    const content = requests['sale']?.value['schema'] as {standard_v1: StandardReceipt};
    expect(content.standard_v1.line_items).toEqual(
      austrianReceipt.lines.map(({quantity, text, unitPrice}) => ({
        quantity: String(quantity),
        text,
        price_per_unit: unitPrice,
      })),
    );
    expect(content.standard_v1.amounts_per_vat_rate.map(({amount}) => amount)).toEqual(
      austrianReceipt.vat.map(({gross}) => gross),
    );
    expect(content.standard_v1.amounts_per_payment_type).toEqual(
      austrianReceipt.payments.map(({kind, amount}) => ({payment_type: kind, amount})),
    );
    expect(
      specification.components.examples.SignedSale.value.schema.standard_v1.line_items,
    ).toEqual(content.standard_v1.line_items);
  });

  it('exports the first three receipts as a DEP7 file', () => {
    const shown =
      specification.paths['/cash-register/{cash_register_id}/export'].get.responses['200'].content[
        'application/json'
      ].examples.firstHour.value;
    const {certificate, certificationAuthorities} = signatureCreationUnit;
    const first = [records.start, records.previous, records.sale].map(({jws}) => jws);
    expect(shown).toEqual(toDep7File(certificate, certificationAuthorities, first));
  });

  it('shows unit, register and merchant of the data file', () => {
    const shown =
      specification.paths['/cash-register/{cash_register_id}'].get.responses['200'].content[
        'application/json'
      ].examples.afterTheSale.value;
    expect(shown).toMatchObject({
      _id: cashRegister.id,
      serial_number: cashRegister.serialNumber,
      description: cashRegister.description,
      signature_creation_unit_id: signatureCreationUnit.id,
      turnover_counter: String(records.sale.turnoverCents),
      turnover_counter_key: cashRegister.aesKey,
      turnover_counter_key_checksum: cashRegister.aesKeyChecksum,
      initialization_receipt_id: records.start.id,
      time_initialization: records.start.unixTime,
    });
    const orders: Record<string, Example> =
      specification.paths['/signature-creation-unit/{scu_id}'].put.requestBody.content[
        'application/json'
      ].examples;
    expect(Object.values(orders).map(({value}) => value['legal_entity_id'])).toEqual([
      {vat_id: merchant.vatId},
      {tax_id: merchant.taxNumber},
      {gln: merchant.gln},
    ]);
    expect(source).toContain(austrianReceipt.organizationId);
  });
});
