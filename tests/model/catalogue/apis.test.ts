import {describe, expect, it} from 'vitest';
import {toApiRedirects, toMenuApis, validateApis} from '../../../src/model/catalogue/apis';
import {toOffers} from '../../../src/model/catalogue/offers';
import {api, product} from '../../support/rows';

describe('toMenuApis', () => {
  it('keeps the newest versions, in the order of the table', () => {
    expect(
      toMenuApis([
        api({id: 'b'}),
        api({id: 'b', version: 'v0', latest: false}),
        api({id: 'a'}),
      ]).map(({id}) => id),
    ).toEqual(['b', 'a']);
  });
});

describe('toApiRedirects', () => {
  it('redirects every former address to the page that replaced it', () => {
    expect(
      toApiRedirects([api({path: '/api/orders/v2', formerPaths: ['/api/orders', '/orders']})]),
    ).toEqual([
      {from: '/api/orders', to: '/api/orders/v2'},
      {from: '/orders', to: '/api/orders/v2'},
    ]);
  });
});

describe('validateApis', () => {
  it('finds no problems in a valid catalogue', () => {
    expect(validateApis([api({})], () => true)).toEqual([]);
  });

  it('reports an address that two rows use and a missing specification, each with its remedy', () => {
    const rows = [
      api({}),
      api({
        version: 'v2',
        path: '/api/orders/v2',
        spec: 'orders/v2',
        formerPaths: ['/api/orders/v1'],
      }),
    ];
    expect(validateApis(rows, (spec) => spec === 'orders/v1')).toEqual([
      'orders v2: the address /api/orders/v1 is taken by another row. Change one of them.',
      'orders v2: no specification static/openapi/orders/v2.yaml. Add the file or correct the row.',
    ]);
  });
});

describe('toOffers', () => {
  it('joins the products of a country with their guides and the newest version of their APIs', () => {
    expect(
      toOffers(
        'de',
        [product({}), product({id: 'other', country: 'fr'})],
        [api({version: 'v0', path: '/api/orders/v0', latest: false}), api({})],
        'en',
      ),
    ).toEqual([
      {id: 'orders', label: 'ORDERS', start: '/orders/introduction', api: '/api/orders/v1'},
    ]);
  });

  it('is empty for a country without products', () => {
    expect(toOffers('at', [product({})], [api({})], 'en')).toEqual([]);
  });

  it('starts with the guides in the language of the reader', () => {
    const spanish = product({startIn: {es: 'orders/introduccion'}});
    const toStarts = (locale: string) =>
      toOffers('de', [spanish], [api({})], locale).map(({start}) => start);
    expect(toStarts('es')).toEqual(['/orders/introduccion']);
    expect(toStarts('fr')).toEqual(['/orders/introduction']);
  });
});
