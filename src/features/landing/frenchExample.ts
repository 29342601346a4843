import {frenchCall} from '@site/src/data/receipts/calls/france';
import {frenchSale} from '@site/src/data/receipts/printed/frenchSale';
import {toExample} from './example';

export const frenchExample = toExample(frenchCall, [frenchSale]);
