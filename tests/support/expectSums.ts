import {expect} from 'vitest';
import {toCents} from './spanishArtefacts';

interface ShownItem {
  readonly vat: {readonly amount?: string; readonly exclusive: string; readonly inclusive: string};
}

/** A document in the examples of SIGN IT and SIGN FR, with the amounts that add up. */
export interface ShownDocument {
  readonly document: {
    readonly total_vat: {
      readonly amount: string;
      readonly exclusive: string;
      readonly inclusive: string;
    };
  };
  readonly entries: readonly {
    readonly data: ShownItem | {readonly items: readonly ShownItem[]};
    readonly details?: {readonly purpose?: string};
  }[];
  readonly payments?: readonly {readonly amount: string}[];
}

/** Fails unless the items of a document add up to its total, and its payments pay it. */
export function expectSums({document, entries, payments}: ShownDocument): void {
  const due = entries
    .filter((entry) => entry.details?.purpose !== 'GIFT')
    .flatMap(({data}) => ('items' in data ? data.items : [data]).map(({vat}) => vat));
  const sum = (amounts: readonly string[]): string =>
    amounts.reduce((total, amount) => total + Number(amount), 0).toFixed(2);
  expect(document.total_vat).toEqual({
    amount: sum(due.map((vat) => vat.amount ?? '0')),
    exclusive: sum(due.map((vat) => vat.exclusive)),
    inclusive: sum(due.map((vat) => vat.inclusive)),
  });
  if (payments)
    expect(sum(payments.map((payment) => payment.amount))).toBe(document.total_vat.inclusive);
}

interface Amount {
  readonly amount: string;
}

interface SpanishReceipt {
  readonly total: string;
  readonly lines: readonly (Amount & {readonly vatRate: string})[];
  readonly vat: readonly {
    readonly rate: string;
    readonly net: string;
    readonly vat: string;
    readonly gross: string;
  }[];
  readonly payments: readonly Amount[];
}

/** Fails unless lines, taxes and payments of a receipt each make its total. */
export function expectReceiptSums(receipt: SpanishReceipt): void {
  const sum = (amounts: readonly string[]): number =>
    amounts.reduce((total, amount) => total + toCents(amount), 0);
  const total = toCents(receipt.total);
  expect(sum(receipt.lines.map(({amount}) => amount))).toBe(total);
  expect(sum(receipt.vat.map(({gross}) => gross))).toBe(total);
  expect(sum(receipt.payments.map(({amount}) => amount))).toBe(total);
  for (const {rate, net, vat, gross} of receipt.vat) {
    expect(Math.round((toCents(net) * Number(rate)) / 100)).toBe(toCents(vat));
    expect(toCents(net) + toCents(vat)).toBe(toCents(gross));
    expect(
      sum(receipt.lines.filter(({vatRate}) => vatRate === rate).map(({amount}) => amount)),
    ).toBe(toCents(gross));
  }
}
