import type {ApiRow} from '../../data/apis';
import type {ProductRow} from '../../data/products';
import {toMenuApis} from './apis';

/** A product with where its reader starts; addresses are paths of this site. */
export interface Offer {
  readonly id: string;
  readonly label: string;
  readonly start: string | null;
  readonly api: string | null;
}

/** Products by id, in the order asked for, each with its guide and its API's address. */
export function toOffers(ids: readonly string[], products: readonly ProductRow[], apis: readonly ApiRow[]): readonly Offer[] {
  return ids.flatMap((id) => {
    const product = products.find((row) => row.id === id);
    if (!product) return [];
    const api = toMenuApis(apis).find((row) => row.id === product.api);
    return [{id, label: product.label, start: product.start === null ? null : `/${product.start}`, api: api?.path ?? null}];
  });
}
