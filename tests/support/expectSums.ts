import {expect} from 'vitest';

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
