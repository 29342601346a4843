import {otherCalls} from '@site/src/data/receipts/calls/others';
import {printedReceipts} from '@site/src/data/receipts/printed/all';
import {toExample} from './example';

/** The examples that aren't in the page's HTML, in a file that loads when a reader asks for one. */
export const otherExamples = otherCalls.map((call) => toExample(call, printedReceipts));
