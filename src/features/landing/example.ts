import type {ReceiptCallRow} from '@site/src/data/receipts/calls/row';
import type {PrintedReceiptRow} from '@site/src/data/receipts/printed/row';
import {toReceiptContent, type ReceiptContent} from '@site/src/model/figures/receipt';

/** A country's call with the receipt that the till prints afterwards. */
export interface Example {
  readonly call: ReceiptCallRow;
  readonly lang: string;
  readonly receipt: ReceiptContent;
}

/** Throws if the call's receipt isn't among the printed ones. */
export function toExample(call: ReceiptCallRow, printed: readonly PrintedReceiptRow[]): Example {
  const row = printed.find(({id}) => id === call.receipt);
  if (!row) throw new Error(`src/data/receipts/calls: "${call.receipt}" isn't a printed receipt.`);
  return {call, lang: row.lang, receipt: toReceiptContent(row)};
}

/** The link of a line of the call or of the receipt, as its place in the row; `-1` if it has none. */
export function findLink({links}: ReceiptCallRow, side: 'code' | 'print', line: string): number {
  return links.findIndex((link) => link[side].some((part) => line.includes(part)));
}
