import {germanCall} from '@site/src/data/receipts/calls/germany';
import {germanSale} from '@site/src/data/receipts/printed/germanSale';
import {toExample} from './example';

export const germanExample = toExample(germanCall, [germanSale]);
