import {apis} from '../../data/apis';
import {products, type ProductRow} from '../../data/products';

/** Sections whose guides are in a folder of another name: the German guides in one language. */
const FOLDERS: Readonly<Record<string, string>> = {docs: 'sign-de', 'en/docs': 'sign-de'};

/**
 * The product whose guide or reference is at a path below the language's base URL, such as
 * `sign-at/outages` or `api/rksv/v1`. Its pages come first in a search from there.
 */
export function findScope(path: string): ProductRow | undefined {
  const [, folder = ''] = /^((?:en\/)?[^/]+)\//.exec(path) ?? [];
  const api = apis.find(({path: page}) => `/${path}`.startsWith(page.replace(/[^/]+$/, '')));
  return products.find(({id, section, api: own}) =>
    api === undefined ? section === folder || FOLDERS[folder] === id : own === api.id,
  );
}

/** A search request in which the guides and references of a product come first. */
export function toScoped<T extends object>(
  request: T,
  scope: ProductRow | undefined,
): T & {readonly optionalFilters?: readonly string[]} {
  return scope === undefined
    ? request
    : {...request, optionalFilters: [`product:${scope.id}`, 'kind:-news']};
}
