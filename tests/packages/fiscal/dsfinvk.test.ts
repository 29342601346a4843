import {createHash, createPublicKey, verify, X509Certificate} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {
  type CashStatement,
  type ClosingTransaction,
  type VatAmount,
  hasVatOfRate,
  isVatSplit,
  linesMatchHeader,
  toCashStatement,
  toTableNumber,
  toTableRecord,
  toTransactionsVatRecords,
} from '@bonarium/fiscal/germany';
import {toLogMessage} from '@bonarium/fiscal/germany';
import {readYaml} from '../../support/readYaml';

type Some<T> = readonly [T, ...T[]];

interface Line {
  readonly business_case: {readonly type: string; readonly amounts_per_vat_id: Some<VatAmount>};
  readonly text: string;
  readonly item: {readonly quantity: string; readonly price_per_unit: string};
}

interface Transaction extends ClosingTransaction {
  readonly head: {
    readonly type: string;
    readonly tx_id: string;
    readonly transaction_export_id: string;
    readonly number: number;
    readonly timestamp_start: number;
    readonly timestamp_end: number;
    readonly user: {readonly name: string};
    readonly references?: Some<{readonly tx_id: string}>;
  };
  readonly data: Omit<ClosingTransaction['data'], 'lines'> & {readonly lines: readonly Line[]};
  readonly security: {
    readonly tss_tx_id?: string;
    readonly tss_transaction?: {
      readonly number: number;
      readonly signature_counter: number;
      readonly timestamp_start: number;
      readonly timestamp_end: number;
      readonly process_type: string;
      readonly process_data: string;
      readonly signature: string;
      readonly tss_serial_number: string;
    };
  };
}

interface Closing {
  readonly client_id: string;
  readonly cash_point_closing_export_id: number;
  readonly head: {
    readonly export_creation_date: number;
    readonly first_transaction_export_id: string;
    readonly last_transaction_export_id: string;
  };
  readonly cash_statement: CashStatement;
  readonly transactions: Some<Transaction>;
}

const read = (file: string) => readYaml(file);
const shared = read('static/openapi/shared/dsfinvk.yaml');
const example = (name: string) => shared.components.examples[name].value;
const morning: Closing = example('ClosingMorningRequest');
const evening: Closing = example('ClosingEveningRequest');
const wholesale: Closing = example('ClosingWholesaleRequest');
const details: Closing = example('ClosingDetailed');
const closings = [
  {name: 'morning', closing: morning},
  {name: 'evening', closing: evening},
  {name: 'wholesale', closing: wholesale},
  {name: 'details', closing: details},
];
const seconds = (moment: string) => Date.parse(moment) / 1000;
const two = (value: number) => value.toFixed(2);

/** The ended transactions among the examples of SIGN DE, by their ids. */
function toSignedTransactions(
  examples: Record<string, {readonly value: Record<string, unknown>}>,
): Map<string, Record<string, unknown>> {
  const ended = Object.values(examples).filter(
    ({value}) => value._type === 'TRANSACTION' && value.time_end !== undefined,
  );
  return new Map(ended.map(({value}) => [String(value._id), value]));
}

describe.each(closings)('the closing example "$name"', ({closing}) => {
  const {transactions} = closing;

  it('states the totals of its transactions', () => {
    expect(closing.cash_statement).toEqual(toCashStatement(transactions));
  });

  it('has payments that equal its business cases', () => {
    const gross = closing.cash_statement.business_cases
      .flatMap((one) => one.amounts_per_vat_id)
      .reduce((sum, {incl_vat}) => sum + Number(incl_vat), 0);
    expect(two(gross)).toBe(closing.cash_statement.payment.full_amount);
  });

  it('splits every VAT amount exactly and at its rate', () => {
    const rates: Record<number, string> = {1: '19.00', 2: '7.00', 5: '0.00'};
    const amounts = transactions.flatMap(({data}) => [
      ...data.amounts_per_vat_id,
      ...data.lines.flatMap((line) => line.business_case.amounts_per_vat_id),
    ]);
    for (const amount of [
      ...amounts,
      ...closing.cash_statement.business_cases.flatMap((one) => one.amounts_per_vat_id),
    ]) {
      expect(isVatSplit(amount)).toBe(true);
      expect(hasVatOfRate(amount, rates[amount.vat_definition_export_id] ?? '')).toBe(true);
    }
  });

  it('has receipts whose lines and prices give their headers', () => {
    for (const transaction of transactions) {
      expect(linesMatchHeader(transaction)).toBe(true);
      const gross = transaction.data.amounts_per_vat_id.reduce(
        (sum, {incl_vat}) => sum + Number(incl_vat),
        0,
      );
      expect(two(gross)).toBe(transaction.data.full_amount_incl_vat);
      for (const {item, business_case} of transaction.data.lines) {
        expect(two(Number(item.quantity) * Number(item.price_per_unit))).toBe(
          two(Number(business_case.amounts_per_vat_id[0].incl_vat)),
        );
      }
    }
  });

  it('has payments that pay sales and trainings, and none for other operations', () => {
    for (const {head, data} of transactions) {
      const paid = data.payment_types.reduce((sum, {amount}) => sum + Number(amount), 0);
      expect(two(paid)).toBe(
        ['Beleg', 'AVTraining'].includes(head.type) ? data.full_amount_incl_vat : '0.00',
      );
    }
  });

  it('spans its transactions in order of time', () => {
    const ids = transactions.map(({head}) => head.transaction_export_id);
    expect([ids[0], ids.at(-1)]).toEqual([
      closing.head.first_transaction_export_id,
      closing.head.last_transaction_export_id,
    ]);
    const times = transactions.flatMap(({head}) => [head.timestamp_start, head.timestamp_end]);
    expect(times).toEqual([...times].sort((left, right) => left - right));
    expect(closing.head.export_creation_date).toBeGreaterThan(times.at(-1) as number);
  });
});

describe('the two closings of the day', () => {
  it('are numbered without a gap', () => {
    expect(evening.cash_point_closing_export_id).toBe(morning.cash_point_closing_export_id + 1);
    expect(evening.transactions[0].head.number).toBe(
      (morning.transactions.at(-1) as Transaction).head.number + 1,
    );
    expect(evening.client_id).toBe(morning.client_id);
  });

  it('void a receipt with reversed signs and a reference', () => {
    const counter = evening.transactions.find(({head}) => head.references) as Transaction;
    const first = morning.transactions.find(
      ({head}) => head.tx_id === counter.head.references?.[0].tx_id,
    ) as Transaction;
    const {business_cases, payment} = toCashStatement([first, counter]);
    expect(
      business_cases.flatMap((one) => one.amounts_per_vat_id.map(({incl_vat}) => incl_vat)),
    ).toEqual(['0.00', '0.00']);
    expect(payment.payment_types.map(({amount}) => amount)).toEqual(['0.00', '0.00']);
  });
});

describe('the continuous receipt in the closing', () => {
  const transaction = details.transactions.find(
    ({head}) => head.number === germanReceipt.receiptNumber,
  ) as Transaction;
  const {
    merchant,
    lines,
    vat,
    payments,
    total,
    receiptNumber,
    cashier,
    clientId,
    transaction: signed,
    tss,
  } = germanReceipt;

  it('has its number, cashier, times and total', () => {
    expect(morning.client_id).toBe(clientId);
    expect(transaction.head).toMatchObject({
      tx_id: signed.id,
      number: receiptNumber,
      user: {name: cashier},
    });
    expect([transaction.head.timestamp_start, transaction.head.timestamp_end]).toEqual(
      [signed.startedAt, signed.finishedAt].map(seconds),
    );
    expect(transaction.data.full_amount_incl_vat).toBe(total);
    expect(merchant.name).toBe('Café Morgenrot');
  });

  it('has its lines, VAT split and payments', () => {
    expect(
      transaction.data.lines.map(({text, item, business_case: {amounts_per_vat_id}}) => ({
        text,
        quantity: Number(item.quantity),
        unitPrice: item.price_per_unit,
        amount: amounts_per_vat_id[0].incl_vat,
        vatId: amounts_per_vat_id[0].vat_definition_export_id,
      })),
    ).toEqual(
      lines.map(({text, quantity, unitPrice, amount, vatId}) => ({
        text,
        quantity,
        unitPrice,
        amount,
        vatId,
      })),
    );
    expect(transaction.data.amounts_per_vat_id).toEqual(
      vat.map((split) => ({
        vat_definition_export_id: split.vatId,
        incl_vat: split.gross,
        excl_vat: split.net,
        vat: split.vat,
      })),
    );
    expect(transaction.data.payment_types.map(({name, amount}) => ({name, amount}))).toEqual(
      payments.map(({label, amount}) => ({name: label, amount})),
    );
  });

  it('has what the TSS answered', () => {
    expect(transaction.security).toEqual({
      tss_tx_id: signed.id,
      tss_transaction: {
        number: signed.number,
        signature_counter: signed.signatureCounter,
        timestamp_start: seconds(signed.startedAt),
        timestamp_end: seconds(signed.finishedAt),
        process_type: signed.processType,
        process_data: signed.processData,
        signature: signed.signature,
        tss_serial_number: tss.serialNumber,
      },
    });
  });
});

describe('the TSS data of the examples', () => {
  const point = Buffer.from(germanReceipt.tss.publicKey, 'base64');
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });

  it('verify with the public key of the TSS, each from its own log message', () => {
    for (const {security} of details.transactions) {
      const answer = security.tss_transaction as NonNullable<typeof security.tss_transaction>;
      const log = toLogMessage({
        operation: 'finishTransaction',
        clientSerialNumber: germanReceipt.clientSerialNumber,
        processType: answer.process_type,
        processData: answer.process_data,
        transactionNumber: answer.number,
        tssSerialNumber: answer.tss_serial_number,
        signatureCounter: answer.signature_counter,
        time: answer.timestamp_end,
      });
      expect(
        verify(
          'sha256',
          log,
          {key, dsaEncoding: 'ieee-p1363'},
          Buffer.from(answer.signature, 'base64'),
        ),
      ).toBe(true);
    }
  });

  it('are those SIGN DE shows for the same transactions', () => {
    const known = toSignedTransactions(
      read('static/openapi/kassensichv/v2.yaml').components.examples,
    );
    for (const {security} of details.transactions) {
      const answer = security.tss_transaction;
      expect(known.get(security.tss_tx_id ?? '')).toMatchObject({
        number: answer?.number,
        type: answer?.process_type,
        time_start: answer?.timestamp_start,
        time_end: answer?.timestamp_end,
        signature: {counter: answer?.signature_counter, value: answer?.signature},
      });
    }
    for (const {head, security} of evening.transactions) {
      if (security.tss_tx_id)
        expect(known.get(security.tss_tx_id)).toMatchObject({
          time_start: head.timestamp_start,
          time_end: head.timestamp_end,
        });
    }
  });

  it('come without a gap in the transaction numbers', () => {
    const numbers = details.transactions.map(({security}) => security.tss_transaction?.number ?? 0);
    expect(numbers.map((number, index) => number - index)).toEqual(numbers.map(() => numbers[0]));
  });

  it('name an external TSE by the hash of its public key', () => {
    const {serial_number, public_key, certificate} = example(
      'CashRegisterExternalRequest',
    ).cash_register_type;
    expect(createHash('sha256').update(Buffer.from(public_key, 'base64')).digest('hex')).toBe(
      serial_number,
    );
    const certified = new X509Certificate(Buffer.from(certificate, 'base64')).publicKey.export({
      format: 'jwk',
    });
    expect(
      Buffer.concat([
        Buffer.from([4]),
        Buffer.from(certified.x as string, 'base64url'),
        Buffer.from(certified.y as string, 'base64url'),
      ]).toString('base64'),
    ).toBe(public_key);
  });
});

describe('DSFinV-K tables', () => {
  it('write numbers with a decimal comma and the places of the column', () => {
    expect(toTableNumber('11.90', 5)).toBe('11,90000');
    expect(toTableNumber('-20.00', 2)).toBe('-20,00');
  });

  it('write texts in double quotes and double the inner ones', () => {
    expect(toTableRecord(['Eisbecher "Himbeere"', {number: '3,99'}])).toBe(
      '"Eisbecher ""Himbeere""";3,99',
    );
  });

  it.each(['v0', 'v1'])('show the VAT split of the receipt in the reference of %s', (version) => {
    const {description} = read(`static/openapi/dsfinvk/${version}.yaml`).paths[
      '/exports/{export_id}/download'
    ].get;
    const created = new Date(morning.head.export_creation_date * 1000)
      .toISOString()
      .replace('.000', '');
    const keys = {
      Z_KASSE_ID: morning.client_id,
      Z_ERSTELLUNG: created,
      Z_NR: morning.cash_point_closing_export_id,
      BON_ID: 'B-000318',
    };
    for (const record of toTransactionsVatRecords(keys, germanReceipt.vat))
      expect(description).toContain(record);
  });
});

describe('VAT checks', () => {
  it('reject a gross amount that is not net plus VAT', () => {
    expect(
      isVatSplit({vat_definition_export_id: 1, incl_vat: '11.90', excl_vat: '10.01', vat: '1.90'}),
    ).toBe(false);
  });

  it('reject VAT at another rate', () => {
    expect(
      hasVatOfRate(
        {vat_definition_export_id: 1, incl_vat: '11.90', excl_vat: '11.12', vat: '0.78'},
        '19.00',
      ),
    ).toBe(false);
  });

  it('keep trainings out of the totals', () => {
    const training = evening.transactions.filter(({head}) => head.type === 'AVTraining');
    expect(training).toHaveLength(1);
    expect(toCashStatement(training)).toEqual({
      business_cases: [],
      payment: {
        full_amount: '0.00',
        cash_amount: '0.00',
        cash_amounts_by_currency: [],
        payment_types: [],
      },
    });
  });
});
