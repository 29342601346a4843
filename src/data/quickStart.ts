import {storageKeys} from './cookies';
import type {Country} from './countries';

/** One product's part of the quick start. */
export interface QuickStartRow {
  /** `id` in the product table, and the part's anchor on the page. */
  readonly product: string;
  /** Countries whose developers need it. @default the product's country */
  readonly countries?: readonly Country[];
}

/** The order of the page. */
export const quickStart = [
  {product: 'sign-de'},
  {product: 'submission'},
  {product: 'dsfinvk'},
  {product: 'sign-at'},
  {product: 'sign-es'},
  {product: 'sign-it'},
  {product: 'sign-fr'},
  // It shows what SIGN DE or SIGN AT signed.
  {product: 'receipt', countries: ['de', 'at']},
] as const satisfies readonly QuickStartRow[];

/** Where the reader's choice of a country is kept in the browser. */
export const countryChoice = {
  /** Storage key; without it the parts of all countries are shown. */
  key: storageKeys.country,
  /** Attribute of `<html>` that holds the choice before the first paint. */
  attribute: 'data-country',
  /** What everyone sees first, and all there is without scripts. */
  all: 'all',
} as const;
