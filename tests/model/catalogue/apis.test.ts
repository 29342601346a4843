import {describe, expect, it} from 'vitest';
import {toApiRedirects, toMenuApis, validateApis} from '../../../src/model/catalogue/apis';
import {toOffers} from '../../../src/model/catalogue/offers';
import {api, product} from '../../support/rows';

describe('toMenuApis', () => {
  it('keeps the versions flagged for the menu, in the order of the table', () => {
    expect(
      toMenuApis([api({id: 'b', flags: ['menu']}), api({id: 'c', flags: ['deprecated']}), api({id: 'a', flags: ['menu', 'latest']})]).map(({id}) => id),
    ).toEqual(['b', 'a']);
  });
});

describe('toApiRedirects', () => {
  it('sends every former address to the page that took its place', () => {
    expect(toApiRedirects([api({path: '/api/orders/v2', formerPaths: ['/api/orders', '/orders']})])).toEqual([
      {from: '/api/orders', to: '/api/orders/v2'},
      {from: '/orders', to: '/api/orders/v2'},
    ]);
  });
});

describe('validateApis', () => {
  it('finds nothing wrong with a sound catalogue', () => {
    expect(validateApis([api({})], () => true)).toEqual([]);
  });

  it('names an address that two rows claim, a missing specification and two current versions, each with its remedy', () => {
    const rows = [
      api({flags: ['current']}),
      api({version: 'v2', path: '/api/orders/v2', spec: 'orders/v2', flags: ['current'], formerPaths: ['/api/orders/v1']}),
    ];
    expect(validateApis(rows, (spec) => spec === 'orders/v1')).toEqual([
      'orders v2: the address /api/orders/v1 is taken by another row. Change one of them.',
      'orders v2: no specification static/openapi/orders/v2.yaml. Add the file or correct "spec".',
      'orders: two versions are flagged current. Keep one.',
    ]);
  });
});

describe('toOffers', () => {
  it('joins a product with its guide and the menu version of its API', () => {
    expect(toOffers(['orders'], [product({})], [api({version: 'v0', path: '/api/orders/v0', flags: ['deprecated']}), api({})])).toEqual([
      {id: 'orders', label: 'ORDERS', start: '/orders/introduction', api: '/api/orders/v1'},
    ]);
  });

  it('leaves out ids that no product has', () => {
    expect(toOffers(['nothing'], [product({})], [api({})])).toEqual([]);
  });
});
