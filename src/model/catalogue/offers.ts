import type {ApiRow} from '../../data/apis';
import type {ProductRow} from '../../data/products';
import {toMenuApis} from './apis';

/** A product with the page where its readers start. Addresses are paths of this site. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly start: string | null;
  readonly api: string | null;
}

/**
 * The products of one country, or of all countries (`any`), each with its guide and its API's
 * address.
 */
export function toOffers(
  country: ProductRow['country'],
  products: readonly ProductRow[],
  apis: readonly ApiRow[],
): readonly Offer[] {
  return products
    .filter((product) => product.country === country)
    .map(({id, label, start, api}) => ({
      id,
      label,
      start: start === null ? null : `/${start}`,
      api: toMenuApis(apis).find((row) => row.id === api)?.path ?? null,
    }));
}
