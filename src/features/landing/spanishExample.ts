import {spanishCall} from '@site/src/data/receipts/calls/spain';
import {spanishSale} from '@site/src/data/receipts/printed/spanishSale';
import {toExample} from './example';

export const spanishExample = toExample(spanishCall, [spanishSale]);
