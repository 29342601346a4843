import {storageKeys} from './cookies';
import type {Country} from './countries';

/** One product's part of the quick start. */
export interface QuickStartRow {
  /** `id` in the product table, and the anchor of the part on the page. */
  readonly product: string;
  /** Countries whose developers need it. @default the product's country */
  readonly countries?: readonly Country[];
}

/** In the order of the page. */
export const quickStart = [
  {product: 'sign-de'},
  {product: 'submission'},
  {product: 'dsfinvk'},
  {product: 'sign-at'},
  {product: 'sign-es'},
  {product: 'sign-it'},
  {product: 'sign-fr'},
  // Needs a receipt that SIGN DE or SIGN AT signed.
  {product: 'receipt', countries: ['de', 'at']},
] as const satisfies readonly QuickStartRow[];

/** Where the browser stores the reader's choice of a country. */
export const countryChoice = {
  /** Storage key. Without a stored value, the parts of all countries are shown. */
  key: storageKeys.country,
  /** Attribute of `<html>` that contains the choice before the first paint. */
  attribute: 'data-country',
  /** The choice that everyone sees first, and the only one without scripts. */
  all: 'all',
} as const;
