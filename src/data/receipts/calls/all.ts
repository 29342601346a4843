import {austrianCall} from './austria';
import {frenchCall} from './france';
import {germanCall} from './germany';
import {italianCall} from './italy';
import type {ReceiptCallRow} from './row';
import {spanishCall} from './spain';

/** The calls on the landing page, in the order of its countries. */
export const receiptCalls: readonly ReceiptCallRow[] = [germanCall, austrianCall, spanishCall, italianCall, frenchCall];
