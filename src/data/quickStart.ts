/** One product's part of the quick start. */
export interface QuickStartRow {
  /** `id` in the product table, and the part's anchor on the page. */
  readonly product: 'sign-de' | 'submission' | 'dsfinvk' | 'sign-at' | 'sign-es' | 'sign-it' | 'sign-fr' | 'receipt';
  /** Countries whose developers need it: ISO 3166-1 alpha-2, lower case. */
  readonly countries: readonly ('de' | 'at' | 'es' | 'it' | 'fr')[];
}

/** The order of the page. */
export const quickStart = [
  {product: 'sign-de', countries: ['de']},
  {product: 'submission', countries: ['de']},
  {product: 'dsfinvk', countries: ['de']},
  {product: 'sign-at', countries: ['at']},
  {product: 'sign-es', countries: ['es']},
  {product: 'sign-it', countries: ['it']},
  {product: 'sign-fr', countries: ['fr']},
  // It shows what SIGN DE or SIGN AT signed.
  {product: 'receipt', countries: ['de', 'at']},
] as const satisfies readonly QuickStartRow[];

/** Where the reader's choice of a country is kept in the browser. */
export const countryChoice = {
  /** Storage key; without it the parts of all countries are shown. */
  key: 'portal-country',
  /** Attribute of `<html>` that holds the choice before the first paint. */
  attribute: 'data-country',
  /** What everyone sees first, and all there is without scripts. */
  all: 'all',
} as const;
