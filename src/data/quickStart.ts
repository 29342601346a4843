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
  /** Storage key. Without a stored value, the page presumes a country. */
  key: storageKeys.country,
  /** Attribute of `<html>` that contains the choice before the first paint. */
  attribute: 'data-country',
  /** The choice of all countries, and what is shown without scripts. */
  all: 'all',
} as const;

/** A value of the examples that readers replace by their own. */
interface ReaderValueRow {
  /** Product whose requests contain it; all products if there is none. */
  readonly product?: (typeof quickStart)[number]['product'];
  /** Name of the placeholder in the API's paths or headers; never translated. */
  readonly label: string;
  /** The value as it is in the examples. */
  readonly sample: string;
}

/** In the order in which a reader gets them. */
export const readerValues: readonly ReaderValueRow[] = [
  {label: 'access_token', sample: '{access_token}'},
  {product: 'sign-de', label: 'tss_id', sample: '0c9f4a6e-3b1d-4f7a-9c58-6d2e71b8a035'},
  {product: 'sign-de', label: 'client_id', sample: '7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384'},
  {product: 'sign-de', label: 'tx_id', sample: 'e3b7c1f4-52a8-4d09-b6e1-90a4f8d23c57'},
  {product: 'submission', label: 'establishment_id', sample: 'c7bbd2e8-bc2e-44b2-9554-8d59104d9f77'},
  {product: 'sign-at', label: 'scu_id', sample: '65b0908a-b52a-437b-980e-b5a4530dc9aa'},
  {product: 'sign-at', label: 'cash_register_id', sample: '26cd780e-2437-45f2-9484-083e68447347'},
  {product: 'sign-at', label: 'receipt_id', sample: 'ec86db1f-6540-464f-9a40-ac34d79f66af'},
  {product: 'sign-es', label: 'client_id', sample: '9a4d2e71-0c5b-4f86-a3d9-5e1b7c08f264'},
  {product: 'sign-es', label: 'invoice_id', sample: 'd4e7a952-61c8-4b0f-9f3a-208b5c7e1d69'},
  {product: 'sign-it', label: 'system.id', sample: '01a1f422-c8d9-7183-8291-811bc6fac160'},
  {product: 'sign-it', label: 'record.id', sample: '01a1f82d-7b26-74f3-8ce2-3f9cd5ab09bf'},
  {product: 'sign-fr', label: 'system.id', sample: '01a1f405-4dc4-7533-9649-c69dc7e88da3'},
  {product: 'sign-fr', label: 'record.id', sample: '01a1f805-50d3-7c67-a4b1-42086ff25e2c'},
];
