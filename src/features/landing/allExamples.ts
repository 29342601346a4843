import {receiptCalls} from '@site/src/data/receipts/calls/all';
import {printedReceipts} from '@site/src/data/receipts/printed/all';
import {toExample} from './example';

/** The examples of all countries, in a file that loads when a reader chooses another country. */
export const allExamples = receiptCalls.map((call) => toExample(call, printedReceipts));
