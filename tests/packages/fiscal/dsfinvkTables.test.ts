import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {archives} from '../../../src/data/receipts/archives';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {dsfinvkTables} from '../../../src/data/tables/dsfinvk';
import {toCells} from '../../../src/model/figures/archive';
import {toTableNumber, toTableRecord} from '@bonarium/fiscal/germany';
import {EXPORT_FILES, type ExportClosing, toExportTables} from '@bonarium/fiscal/germany';
import {germanClosing, germanMaster} from '../../support/germanExport';

const tables = toExportTables(germanClosing, germanMaster);
const page = readFileSync('docs/dsfinvk/exports.mdx', 'utf8');
const [archive] = archives;
const shown = Object.entries(archive.records).map(([file, records]) => ({
  file,
  records: records as readonly string[],
}));
const fieldsOf = (file: string) =>
  dsfinvkTables
    .find(({id}) => id === `dsfinvk-${file.replace('.csv', '').replaceAll('_', '-')}`)
    ?.rows.map((row) => ('field' in row ? row : undefined)) ?? [];
const cell = (file: string, column: string, record = 0) => {
  const text = shown.find((one) => one.file === file)?.records[record] ?? '';
  return toCells(text)[fieldsOf(file).findIndex((row) => row?.field === column)];
};

describe('the rows of the archive on the page about exports', () => {
  it('show every table of the closing that has rows, and no other', () => {
    expect(shown.map(({file}) => file).sort()).toEqual(Object.keys(tables).sort());
  });

  it.each(shown)(
    '$file are all rows of the receipt, as the closing has them',
    ({file, records}) => {
      const ofReceipt = tables[file]?.records.filter(
        (record) => !/"B-00031[79]"/.test(record) || file === 'cashpointclosing.csv',
      );
      expect(records.length).toBeGreaterThan(0);
      expect(ofReceipt).toEqual(
        file === 'vat.csv' ? expect.arrayContaining([...records]) : records,
      );
    },
  );
});

describe('the rows of the example receipt', () => {
  const {transaction, tss, vat, payments, lines, total, receiptNumber, clientSerialNumber} =
    germanReceipt;

  it('carry its number, times and total', () => {
    expect(cell('transactions.csv', 'BON_NR')).toBe(String(receiptNumber));
    expect(cell('transactions.csv', 'BON_START')).toBe(transaction.startedAt);
    expect(cell('transactions.csv', 'BON_ENDE')).toBe(transaction.finishedAt);
    expect(cell('transactions.csv', 'UMS_BRUTTO')).toBe(toTableNumber(total, 2));
  });

  it.each(vat.map((split, index) => ({...split, index})))(
    'carry its VAT of key $vatId, in receipt and closing',
    ({vatId, gross, net, vat: tax, index}) => {
      const amounts = [
        String(vatId),
        ...[gross, net, tax].map((amount) => toTableNumber(amount, 5)),
      ];
      expect(
        ['UST_SCHLUESSEL', 'BON_BRUTTO', 'BON_NETTO', 'BON_UST'].map((column) =>
          cell('transactions_vat.csv', column, index),
        ),
      ).toEqual(amounts);
      expect(
        ['UST_SCHLUESSEL', 'Z_UMS_BRUTTO', 'Z_UMS_NETTO', 'Z_UST'].map((column) =>
          cell('businesscases.csv', column, index),
        ),
      ).toEqual(amounts);
    },
  );

  it.each(payments.map((payment, index) => ({...payment, index})))(
    'carry its payment $label, in receipt and closing',
    ({label, amount, index}) => {
      expect(cell('datapayment.csv', 'ZAHLART_NAME', index)).toBe(label);
      expect(cell('datapayment.csv', 'BASISWAEH_BETRAG', index)).toBe(toTableNumber(amount, 2));
      expect(cell('payment.csv', 'Z_ZAHLART_BETRAG', index)).toBe(toTableNumber(amount, 2));
    },
  );

  it.each(lines.map((line, index) => ({...line, index})))(
    'carry its line $text',
    ({text, quantity, unitPrice, amount, index}) => {
      expect(cell('lines.csv', 'ARTIKELTEXT', index)).toBe(text);
      expect(cell('lines.csv', 'MENGE', index)).toBe(toTableNumber(String(quantity), 3));
      expect(cell('lines.csv', 'STK_BR', index)).toBe(toTableNumber(unitPrice, 5));
      expect(cell('lines_vat.csv', 'POS_BRUTTO', index)).toBe(toTableNumber(amount, 5));
    },
  );

  it('contain the full response of the TSS', () => {
    expect(
      ['TSE_TANR', 'TSE_TA_SIGZ'].map((column) => cell('transactions_tse.csv', column)),
    ).toEqual([transaction.number, transaction.signatureCounter].map(String));
    expect(cell('transactions_tse.csv', 'TSE_TA_SIG')).toBe(transaction.signature);
    expect(cell('transactions_tse.csv', 'TSE_VORGANGSDATEN')).toBe(transaction.processData);
    expect(cell('transactions_tse.csv', 'TSE_TA_ENDE')).toBe(
      transaction.finishedAt.replace('Z', '.000Z'),
    );
    expect(cell('tse.csv', 'TSE_SERIAL')).toBe(tss.serialNumber);
    expect(cell('tse.csv', 'TSE_PUBLIC_KEY')).toBe(tss.publicKey);
    expect(cell('cashregister.csv', 'KASSE_SERIENNR')).toBe(clientSerialNumber);
  });
});

describe('the lists of fields', () => {
  const files =
    dsfinvkTables
      .find(({id}) => id === 'dsfinvk-files')
      ?.rows.map((row) => ('file' in row ? row.file : '')) ?? [];

  it('exist for each of the 20 files', () => {
    expect(files).toHaveLength(20);
    expect(files.filter((file) => fieldsOf(file).length === 0)).toEqual([]);
  });

  it.each(Object.entries(EXPORT_FILES))(
    'of %s are those that the check knows',
    (file, {columns}) => {
      expect(
        columns.map(({name, form, places, length}) => ({
          name,
          form,
          places,
          length: length === Infinity ? '' : String(length),
        })),
      ).toEqual(
        fieldsOf(file).map((row) => ({
          name: row?.field,
          form:
            new Map([
              ['text', 'text'],
              ['time', 'time'],
              ['0 or 1', 'flag'],
            ]).get(row?.form ?? '') ?? 'number',
          places: Number(/(\d) decimals/.exec(row?.form ?? '')?.[1] ?? 0),
          length: row?.length,
        })),
      );
    },
  );

  it.each(Object.keys(tables))('of %s match the written columns, in order', (file) => {
    expect(toTableRecord(fieldsOf(file).map((row) => row?.field ?? ''))).toBe(tables[file]?.header);
  });

  it('state the decimals that numbers are written with', () => {
    const {records} = tables['lines_vat.csv'] as {records: readonly string[]};
    const decimals = fieldsOf('lines_vat.csv').map(
      (row) => /(\d) decimals/.exec(row?.form ?? '')?.[1],
    );
    const written = (records[0] ?? '')
      .split(';')
      .map((text) => /,(\d+)$/.exec(text)?.[1]?.length.toString());
    expect(written).toEqual(decimals);
  });

  it('state lengths that no value exceeds', () => {
    for (const [file, {records}] of Object.entries(tables)) {
      const lengths = fieldsOf(file).map((row) => Number(row?.length) || Infinity);
      for (const record of records) {
        const cells = record.match(/"(?:[^"]|"")*"|[^;]+|(?<=;)(?=;|$)/g) ?? [];
        expect(
          cells.filter(
            (text, index) => text.replace(/^"|"$/g, '').length > (lengths[index] ?? Infinity),
          ),
        ).toEqual([]);
      }
    }
  });
});

describe('index.xml on the page', () => {
  const xml = /```xml title="index.xml"\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

  it('describes the columns of its table, in their order and with their decimals', () => {
    const columns = [
      ...xml.matchAll(
        /<Name>(\w+)<\/Name>(<AlphaNumeric\/>|<Numeric\/>|<Numeric><Accuracy>(\d)<\/Accuracy><\/Numeric>)/g,
      ),
    ];
    const fields = fieldsOf('transactions_vat.csv');
    expect(columns.map(([, name]) => name)).toEqual(fields.map((row) => row?.field));
    expect(columns.map(([, , , decimals]) => decimals)).toEqual(
      fields.map((row) => /(\d) decimals/.exec(row?.form ?? '')?.[1]),
    );
  });
});

describe('an operation that was not signed', () => {
  const outage: ExportClosing = {
    ...germanClosing,
    transactions: germanClosing.transactions
      .slice(0, 1)
      .map((one) => ({...one, security: {error_message: 'TSE nicht erreichbar'}})),
  };

  it('keeps its row, with the reason in place of the signature', () => {
    const [row = ''] = toExportTables(outage, germanMaster)['transactions_tse.csv']?.records ?? [];
    expect(row).toMatch(/;"B-000317";;;"";"";"";;"";"TSE nicht erreichbar";""$/);
  });
});
