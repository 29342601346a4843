import {italianCall} from '@site/src/data/receipts/calls/italy';
import {italianSale} from '@site/src/data/receipts/printed/italianSale';
import {toExample} from './example';

export const italianExample = toExample(italianCall, [italianSale]);
