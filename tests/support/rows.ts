import {apis, type ApiRow} from '../../src/data/apis';
import type {ProductRow} from '../../src/data/products';

/** An API row with the columns a test cares about. */
export function api(columns: Partial<ApiRow>): ApiRow {
  return {
    id: 'orders',
    version: 'v1',
    label: 'Orders',
    path: '/api/orders/v1',
    spec: 'orders/v1',
    latest: true,
    current: false,
    deprecated: false,
    variant: 'cloud',
    source: 'file',
    formerPaths: [],
    ...columns,
  };
}

/** A product row with the columns a test cares about. */
export function product(columns: Partial<ProductRow>): ProductRow {
  return {
    id: 'orders',
    label: 'ORDERS',
    country: 'de',
    section: 'orders',
    sidebar: 'orders',
    start: 'orders/introduction',
    api: 'orders',
    ...columns,
  };
}

/** The newest version of an API of the catalogue. Throws for an unknown API. */
export function newestOf(id: string): ApiRow {
  const found = apis.find((row) => row.id === id && row.latest);
  if (!found) throw new Error(`No API "${id}" in src/data/apis.ts.`);
  return found;
}
