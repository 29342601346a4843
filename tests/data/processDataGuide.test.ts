import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tables} from '../../src/data/tables/all';
import {DOCUMENT_KINDS, checkProcessData, toProcess} from '../../src/model/fiscal/kassensichv';

const page = readFileSync(path.resolve(__dirname, '../../docs/sign-de/process-data.mdx'), 'utf8');
const cases = [...page.matchAll(/`((?:Beleg|AV[A-Za-z]+)\^[^`\n]*)`/g)].map(([, data = '']) => data);
const orders = [...page.matchAll(/^2;"Cappuccino".*$|`(-?\d[^`\n]*;"[^`\n]*";\d[^`\n]*)`/gm)].map(([line, code]) => (code ?? line).replaceAll('␍', '\r'));

describe('the guide to process data', () => {
  it('has examples', () => {
    expect(cases.length).toBeGreaterThan(20);
    expect(orders.length).toBeGreaterThan(3);
  });

  it.each(cases)('shows %s in the form of annex I', (data) => expect(checkProcessData('Kassenbeleg-V1', data)).toEqual([]));

  it.each(orders)('shows the order %j in the form of annex I', (data) => expect(checkProcessData('Bestellung-V1', data)).toEqual([]));

  it('shows documents whose slots add up to their payments, movements of cash and documents without payment aside', () => {
    const cents = (amounts: readonly string[]): number => amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
    const off = cases.filter((data) => {
      const [kind, slots = '', payments = ''] = data.split('^');
      const isCashMovement = slots === '0.00_0.00_0.00_0.00_0.00';
      // A sum in another currency has no rate here.
      if (kind !== 'Beleg' || isCashMovement || /:[A-Z]{3}/.test(payments)) return false;
      return cents(slots.split('_')) !== cents(payments.split('_').filter(Boolean).map((payment) => payment.split(':')[0] ?? ''));
    });
    expect(off).toEqual([]);
  });
});

describe('the list of document kinds', () => {
  const rows = tables.find(({id}) => id === 'kassenbeleg-document-kinds')?.rows ?? [];

  it('names every kind', () => {
    expect(new Set(rows.map(({bon_typ}) => bon_typ))).toEqual(new Set(DOCUMENT_KINDS));
  });

  it.each(rows)('pairs $receipt_type with what SIGN DE writes', ({bon_typ, receipt_type}) => {
    const {processData} = toProcess({
      standard_v1: {receipt: {receipt_type: receipt_type as 'RECEIPT', amounts_per_vat_rate: [], amounts_per_payment_type: []}},
    });
    expect(processData.split('^')[0]).toBe(bon_typ);
  });
});
