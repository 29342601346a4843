import {austrianPrintedReceipts} from './austria';
import {frenchPrintedReceipts} from './france';
import {germanPrintedReceipts} from './germany';
import {italianPrintedReceipts} from './italy';
import type {PrintedReceiptRow} from './row';
import {spanishPrintedReceipts} from './spain';

/** The printed receipts of all regimes. */
export const printedReceipts: readonly PrintedReceiptRow[] = [
  ...germanPrintedReceipts,
  ...austrianPrintedReceipts,
  ...spanishPrintedReceipts,
  ...italianPrintedReceipts,
  ...frenchPrintedReceipts,
];
