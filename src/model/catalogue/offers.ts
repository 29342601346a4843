import type {ApiRow} from '../../data/apis';
import type {ProductRow} from '../../data/products';
import {toMenuApis} from './apis';
import {toStart} from './toStart';

/** A product with the page where its readers start. Addresses are paths of this site. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly start: string | null;
  readonly api: string | null;
}

/**
 * The products of one country, or of all countries (`any`), each with its guide and its API's
 * address. Guides are those of a reader's language, if there are some.
 */
export function toOffers(
  country: ProductRow['country'],
  products: readonly ProductRow[],
  apis: readonly ApiRow[],
  locale: string,
): readonly Offer[] {
  return products
    .filter((product) => product.country === country)
    .map((product) => ({
      id: product.id,
      label: product.label,
      start: toStart(product, locale),
      api: toMenuApis(apis).find((row) => row.id === product.api)?.path ?? null,
    }));
}
