import {createHash, generateKeyPairSync, sign} from 'node:crypto';
import {toDep7File} from '@bonarium/fiscal/austria';
import {toExportTables, toLogMessage, type ExportClosing} from '@bonarium/fiscal/germany';
import {runScenario} from '../../../../tests/support/austrianRegister';
import {
  germanClosing,
  germanMaster,
  toGermanExportFiles,
  toZip,
} from '../../../../tests/support/germanExport';

/** A multiple of the transactions in the example closing. */
const PER_CLOSING = 300;

/** A DEP7 file without certificates, with this many signed and chained sales. */
export function toLargeDep7(count: number): string {
  const receipts = runScenario({
    cashBoxId: 'KASSE-1',
    base64AesKey: Buffer.alloc(32, 7).toString('base64'),
    numberOfSignatureDevices: 1,
    cashBoxInstructionList: Array.from({length: count}, (_, index) => ({
      receiptIdentifier: String(index + 1),
      dateToUse: new Date(Date.UTC(2026, 0, 2, 8) + index * 60_000).toISOString().slice(0, 19),
      usedSignatureDevice: 0,
      signatureDeviceDamaged: false,
      typeOfReceipt: index === 0 ? 'START_BELEG' : 'STANDARD_BELEG',
      simplifiedReceipt: {
        taxSetNormal: index === 0 ? 0 : 12.4,
        taxSetErmaessigt1: index === 0 ? 0 : (index % 90) / 10,
        taxSetErmaessigt2: 0,
        taxSetNull: 0,
        taxSetBesonders: 0,
      },
    })),
  });
  return JSON.stringify(toDep7File('', [], receipts));
}

/** A DSFinV-K export with at least this many transactions in closings of 300, each signed. */
export function toLargeExport(count: number): Uint8Array {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  const point = publicKey.export({format: 'der', type: 'spki'}).subarray(-65);
  const serialNumber = createHash('sha256').update(point).digest('hex');
  const master = {
    ...germanMaster,
    tss: {
      ...germanMaster.tss,
      public_key: point.toString('base64'),
      serial_number: serialNumber,
      certificate: '',
    },
  };
  const toSignature = (signed: SignedTransaction): string =>
    sign(
      'sha256',
      toLogMessage(
        {
          operation: 'finishTransaction',
          clientSerialNumber: germanMaster.register.serial_number,
          processType: signed.process_type,
          processData: signed.process_data,
          transactionNumber: signed.number,
          tssSerialNumber: serialNumber,
          signatureCounter: signed.signature_counter,
          time: signed.timestamp_end,
        },
        {logVersion: 3, hash: 'SHA-256', time: 'unixTime'},
      ),
      {key: privateKey, dsaEncoding: 'ieee-p1363'},
    ).toString('base64');
  const {'index.xml': index = ''} = toGermanExportFiles();
  const files = new Map<string, string>([['index.xml', index]]);
  for (let closing = 0; closing < count / PER_CLOSING; closing += 1)
    for (const [file, {header, records}] of Object.entries(
      toExportTables(toLargeClosing(closing, toSignature), master),
    ))
      files.set(file, `${files.get(file) ?? `${header}\r\n`}${records.join('\r\n')}\r\n`);
  return toZip(Object.fromEntries(files));
}

type Transaction = ExportClosing['transactions'][number];
type SignedTransaction = NonNullable<Transaction['security']['tss_transaction']>;

/** The example closing, with its transactions repeated and its totals to match. */
function toLargeClosing(
  closing: number,
  toSignature: (signed: SignedTransaction) => string,
): ExportClosing {
  const {transactions, cash_statement, head} = germanClosing;
  const times = PER_CLOSING / transactions.length;
  const multiply = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string' && /^-?\d+\.\d+$/.test(value) && !/id$/.test(key))
      return (Number(value) * times).toFixed(value.split('.')[1]?.length ?? 2);
    if (Array.isArray(value)) return value.map((one) => multiply(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, multiply(one, name)]),
    );
  };
  const repeated = Array.from({length: PER_CLOSING}, (_, index): Transaction => {
    const one = transactions[index % transactions.length] as Transaction;
    const number = closing * PER_CLOSING + index + 1;
    const signed = {
      ...(one.security.tss_transaction as SignedTransaction),
      number,
      signature_counter: number * 2,
    };
    return {
      ...one,
      head: {...one.head, number, transaction_export_id: `B-${number}`},
      security: {tss_transaction: {...signed, signature: toSignature(signed)}},
    };
  });
  return {
    ...germanClosing,
    cash_point_closing_export_id: closing + 1,
    cash_statement: multiply(cash_statement) as ExportClosing['cash_statement'],
    transactions: repeated,
    head: {
      ...head,
      first_transaction_export_id: repeated[0]?.head.transaction_export_id ?? '',
      last_transaction_export_id: repeated.at(-1)?.head.transaction_export_id ?? '',
    },
  };
}
