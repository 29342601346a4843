import {createPublicKey, verify} from 'node:crypto';
import {inflateSync} from 'node:zlib';
import qrcode from 'qrcode-generator';
import {describe, expect, it} from 'vitest';
import {austrianReceipt} from '../../receipts/austria';
import {germanReceipt} from '../../../src/data/receipts/germany';
import type {GermanReceipt} from '../../../src/data/receipts/germany';
import {findTotalsMismatches} from '@bonarium/fiscal/ereceipt';
import type {ReceiptTotals} from '@bonarium/fiscal/ereceipt';
import {toFinishLogMessage, toReceiptCode} from '@bonarium/fiscal/germany';
import {readYaml} from '../../support/readYaml';

interface Tse {
  tss_serial_number: string;
  client_serial_number: string;
  number: number;
  time_start: number;
  time_end: number;
  qr_code_data: string;
  signature: {value: string; counter: number; algorithm: string; public_key: string};
  log: {timestamp_format: string};
}

interface ShownTotals extends ReceiptTotals {
  readonly payment_types: readonly {
    readonly name: string;
    readonly amount: string;
    readonly display_name: string;
  }[];
  readonly lines: readonly (ReceiptTotals['lines'][number] & {readonly text: string})[];
}

interface Body {
  head: {
    number: string;
    date: number;
    time_first_order?: number;
    seller: {
      name: string;
      tax_number: string;
      vat_id_number: string;
      address: Record<string, string>;
    };
  };
  data: ShownTotals;
  security: {tse?: Tse; rksv?: Record<string, unknown>; error_message?: string};
}

interface Example {
  _id?: string;
  schema: {ekabs_v0: Body};
  public_link?: {url: string; token: string; qr_code_image: string; time_expiration: number};
  time_creation?: number;
}

type Examples = Record<string, {$ref?: string; value?: Example}>;

const isReceipt = (value: unknown): value is Example =>
  typeof value === 'object' &&
  value !== null &&
  'schema' in value &&
  'ekabs_v0' in (value.schema as object);

/** Every receipt shown anywhere in a specification, with the path to it. */
function toReceipts(node: unknown, at = '#'): [string, Example][] {
  if (typeof node !== 'object' || node === null) return [];
  const nested = Object.entries(node).flatMap(([key, child]) => toReceipts(child, `${at}/${key}`));
  return isReceipt(node) ? [[at, node], ...nested] : nested;
}

const specifications = ['v0', 'v1'].map((version) => {
  const specification = readYaml(`static/openapi/ereceipt/${version}.yaml`);
  return {version, specification, receipts: toReceipts(specification)};
});

const receipts = specifications.flatMap(({version, receipts}) =>
  receipts.map(([at, receipt]) => [`${version} ${at}`, receipt] as const),
);

const toRequests = (specification: {
  paths: Record<string, {put: {requestBody: {content: Record<string, {examples: Examples}>}}}>;
}): Examples =>
  specification.paths['/receipt/{receipt_id}']!.put.requestBody.content['application/json']!
    .examples;

const toUnix = (moment: string): number => Date.parse(moment) / 1000;

describe('the sums of a receipt', () => {
  const fine: ReceiptTotals = {
    full_amount_incl_vat: '12.96',
    full_amount_incl_vat_before_discount: '14.40',
    total_discount_value: '1.44',
    discounts: [{value: '1.44'}],
    payment_types: [{amount: '12.96'}],
    vat_amounts: [
      {percentage: '19.00', incl_vat: '3.33', excl_vat: '2.80', vat: '0.53'},
      {percentage: '7.00', incl_vat: '9.63', excl_vat: '9.00', vat: '0.63'},
    ],
    lines: [
      {
        item: {quantity: '1', price_per_unit: '3.70', full_amount: '3.70'},
        vat_amounts: [{percentage: '19.00', incl_vat: '3.70', excl_vat: '3.11', vat: '0.59'}],
      },
      {
        item: {quantity: '2', price_per_unit: '5.35', full_amount: '10.70'},
        vat_amounts: [{percentage: '7.00', incl_vat: '10.70', excl_vat: '10.00', vat: '0.70'}],
      },
    ],
  };

  it('agree when lines, discounts, tax and payments make the total', () => {
    expect(findTotalsMismatches(fine)).toEqual([]);
  });

  it('name the payments that fall short', () => {
    expect(
      findTotalsMismatches({...fine, payment_types: [{amount: '12.00'}, {amount: '0.91'}]}),
    ).toEqual([{at: 'payment_types', expected: '12.91', actual: '12.96'}]);
  });

  it('name a discount that is not taken off', () => {
    expect(findTotalsMismatches({...fine, discounts: [{value: '1.40'}]}).map(({at}) => at)).toEqual(
      ['discounts'],
    );
  });

  it('name a tax rate whose net amount and tax miss its gross amount', () => {
    const vat_amounts = [{...fine.vat_amounts[0]!, vat: '0.54'}, fine.vat_amounts[1]!];
    expect(findTotalsMismatches({...fine, vat_amounts})).toEqual([
      {at: 'vat_amounts[0].incl_vat', expected: '3.34', actual: '3.33'},
    ]);
  });

  it.each([
    ['0.333', '2.99', '1.00'],
    ['-0.5', '0.01', '-0.01'],
    ['3', '0.33333', '1.00'],
  ])('round %s times %s to %s', (quantity, price_per_unit, full_amount) => {
    const lines = [{item: {quantity, price_per_unit, full_amount}, vat_amounts: []}];
    expect(findTotalsMismatches({...fine, lines}).map(({at}) => at)).not.toContain(
      'lines[0].item.full_amount',
    );
  });
});

describe('the receipts in the specifications', () => {
  it('exist', () => {
    expect(receipts.length).toBeGreaterThan(15);
  });

  it.each(receipts)('%s adds up', (_at, receipt) => {
    expect(findTotalsMismatches(receipt.schema.ekabs_v0.data)).toEqual([]);
  });

  it.each(receipts.filter(([, {schema}]) => schema.ekabs_v0.security.tse))(
    '%s has a signature and code that can be recomputed',
    (_at, receipt) => {
      const {head, security} = receipt.schema.ekabs_v0;
      const tse = security.tse!;
      const processData = tse.qr_code_data.split(';')[3]!;
      const rebuilt = {
        ...germanReceipt,
        clientSerialNumber: tse.client_serial_number,
        tss: {
          ...germanReceipt.tss,
          serialNumber: tse.tss_serial_number,
          publicKey: tse.signature.public_key,
        },
        transaction: {
          ...germanReceipt.transaction,
          number: tse.number,
          processData,
          startedAt: new Date(tse.time_start * 1000).toISOString(),
          finishedAt: new Date(tse.time_end * 1000).toISOString(),
          signatureCounter: tse.signature.counter,
          signature: tse.signature.value,
        },
      } satisfies GermanReceipt;
      expect(tse.qr_code_data).toBe(toReceiptCode(rebuilt));
      expect(head.date).toBe(tse.time_end);
      const point = Buffer.from(tse.signature.public_key, 'base64');
      const key = createPublicKey({
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: point.subarray(1, 33).toString('base64url'),
          y: point.subarray(33).toString('base64url'),
        },
        format: 'jwk',
      });
      expect(
        verify(
          'sha256',
          toFinishLogMessage(rebuilt),
          {key, dsaEncoding: 'ieee-p1363'},
          Buffer.from(tse.signature.value, 'base64'),
        ),
      ).toBe(true);
    },
  );

  it.each(receipts.filter(([, {schema}]) => schema.ekabs_v0.security.tse))(
    '%s agrees with the amounts that were signed',
    (_at, receipt) => {
      const {data, security} = receipt.schema.ekabs_v0;
      const [, slots] = security.tse!.qr_code_data.split(';')[3]!.split('^');
      const amounts = slots!.split('_');
      for (const [index, percentage] of ['19.00', '7.00'].entries()) {
        expect(
          data.vat_amounts.find((share) => share.percentage === percentage)?.incl_vat ?? '0.00',
        ).toBe(amounts[index]);
      }
    },
  );

  it.each(receipts.filter(([, {public_link}]) => typeof public_link === 'object'))(
    '%s has a link with its QR code for 24 months',
    (_at, receipt) => {
      const {url, token, qr_code_image, time_expiration} = receipt.public_link!;
      expect(url).toBe(`https://ereceipt.bonarium.example/r/${token}`);
      expect(toModules(Buffer.from(qr_code_image, 'base64'))).toEqual(toExpectedModules(url));
      const end = new Date(receipt.time_creation! * 1000);
      end.setUTCFullYear(end.getUTCFullYear() + 2);
      expect(time_expiration).toBe(end.getTime() / 1000);
    },
  );
});

describe('the sale of the café', () => {
  const {merchant, tss, transaction} = germanReceipt;
  const expected = {
    head: {
      number: String(germanReceipt.receiptNumber),
      date: toUnix(transaction.finishedAt),
      time_first_order: toUnix(germanReceipt.firstOrderAt),
      seller: {
        name: `${merchant.name}, ${merchant.owner}`,
        tax_number: merchant.taxNumber,
        vat_id_number: merchant.vatId,
        address: {
          street: merchant.street,
          postal_code: merchant.town.split(' ')[0],
          city: merchant.town.split(' ')[1],
          country_code: 'DEU',
        },
      },
    },
    security: {
      tse: {
        tss_serial_number: tss.serialNumber,
        client_serial_number: germanReceipt.clientSerialNumber,
        number: transaction.number,
        time_start: toUnix(transaction.startedAt),
        time_end: toUnix(transaction.finishedAt),
        qr_code_data: toReceiptCode(germanReceipt),
        signature: {
          value: transaction.signature,
          counter: transaction.signatureCounter,
          algorithm: tss.signatureAlgorithm,
          public_key: tss.publicKey,
        },
        log: {timestamp_format: tss.timeFormat},
      },
    },
  };

  it.each(specifications)('is the receipt of the data file in $version', ({specification}) => {
    const {head, data, security} = toRequests(specification)['sale']!.value!.schema.ekabs_v0;
    expect(head).toEqual(expected.head);
    expect(security).toEqual(expected.security);
    expect(data.full_amount_incl_vat).toBe(germanReceipt.total);
    expect(
      data.lines.map(({text, item, vat_amounts}) => [
        text,
        item.quantity,
        item.price_per_unit,
        item.full_amount,
        vat_amounts[0]!.percentage,
      ]),
    ).toEqual(
      germanReceipt.lines.map((line) => [
        line.text,
        String(line.quantity),
        line.unitPrice,
        line.amount,
        line.vatRate,
      ]),
    );
    expect(data.vat_amounts).toEqual(
      germanReceipt.vat.map(({rate, gross, net, vat}) => ({
        percentage: rate,
        incl_vat: gross,
        excl_vat: net,
        vat,
      })),
    );
    expect(
      data.payment_types.map(({name, display_name, amount}) => [name, display_name, amount]),
    ).toEqual(
      germanReceipt.payments.map(({kind, label, amount}) => [
        kind === 'Bar' ? 'CASH' : 'CARD',
        label,
        amount,
      ]),
    );
  });

  it.each(specifications)(
    'is the same wherever $version shows it',
    ({specification, receipts: shown}) => {
      const body = toRequests(specification)['sale']!.value!.schema;
      const same = shown.filter(
        ([, {schema}]) => schema.ekabs_v0.head.number === body.ekabs_v0.head.number,
      );
      expect(same.length).toBeGreaterThan(2);
      for (const [, {schema}] of same) expect(schema).toEqual(body);
    },
  );
});

describe('the sale of the bakery', () => {
  it('is the receipt of the Austrian data file', () => {
    const {sale} = austrianReceipt.records;
    const {head, data, security} = toRequests(specifications[1]!.specification)['austria']!.value!
      .schema.ekabs_v0;
    expect(head).toMatchObject({
      number: sale.number,
      date: sale.unixTime,
      seller: {
        name: `${austrianReceipt.merchant.name}, ${austrianReceipt.merchant.owner}`,
        tax_number: austrianReceipt.merchant.taxNumber,
        vat_id_number: austrianReceipt.merchant.vatId,
      },
    });
    expect(security.rksv).toEqual({
      cash_register_serial_number: austrianReceipt.cashRegister.serialNumber,
      receipt_number: sale.number,
      signed: sale.signed,
      qr_code_data: sale.code,
    });
    expect(data.full_amount_incl_vat).toBe(austrianReceipt.total);
    expect(data.vat_amounts).toEqual(
      austrianReceipt.vat.map(({rate, gross, net, vat}) => ({
        percentage: rate,
        incl_vat: gross,
        excl_vat: net,
        vat,
      })),
    );
    expect(
      data.lines.map(({text, item}) => [
        text,
        item.quantity,
        item.price_per_unit,
        item.full_amount,
      ]),
    ).toEqual(
      austrianReceipt.lines.map((line) => [
        line.text,
        String(line.quantity),
        line.unitPrice,
        line.amount,
      ]),
    );
    expect(data.payment_types.map(({display_name, amount}) => [display_name, amount])).toEqual(
      austrianReceipt.payments.map(({label, amount}) => [label, amount]),
    );
  });
});

/**
 * The dark modules of a QR code, drawn as a one-bit grey PNG without filters, four pixels a module
 * and four modules of quiet zone.
 */
function toModules(png: Buffer): boolean[][] {
  const width = png.readUInt32BE(16);
  const pixels = inflateSync(png.subarray(png.indexOf('IDAT') + 4));
  const rowLength = Math.ceil(width / 8) + 1;
  const size = width / 4 - 8;
  const isDark = (x: number, y: number): boolean =>
    ((pixels[y * rowLength + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1) === 0;
  return Array.from({length: size}, (_row, y) =>
    Array.from({length: size}, (_column, x) => isDark((x + 4) * 4 + 2, (y + 4) * 4 + 2)),
  );
}

function toExpectedModules(text: string): boolean[][] {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount();
  return Array.from({length: size}, (_row, y) =>
    Array.from({length: size}, (_column, x) => code.isDark(y, x)),
  );
}
