import {describe, expect, it} from 'vitest';
import {toApis} from '../../../src/model/catalogue/rows';

const [newest, older, local] = toApis([
  {
    id: 'orders',
    label: 'ORDERS',
    folder: 'shop/orders',
    versionBar: true,
    formerPaths: ['/api/orders'],
    versions: [
      {version: 'v2', source: 'unified'},
      {version: 'v1', deprecated: true},
      {version: 'local', variant: 'local'},
    ],
  },
]);

describe('a version of the catalogue', () => {
  it('gets specification and address from its API and its version', () => {
    expect(newest).toEqual({
      id: 'orders',
      version: 'v2',
      label: 'ORDERS',
      path: '/api/shop/orders/v2',
      spec: 'shop/orders/v2',
      latest: true,
      current: true,
      deprecated: false,
      variant: 'cloud',
      source: 'unified',
      formerPaths: ['/api/orders'],
    });
  });

  it('that is not the first of its API is not the newest, and former addresses do not redirect to it', () => {
    expect(older).toMatchObject({
      latest: false,
      current: false,
      deprecated: true,
      source: 'file',
      formerPaths: [],
    });
  });

  it('that runs beside the till says so in its label', () => {
    expect(local).toMatchObject({label: 'ORDERS local', variant: 'local', latest: false});
  });

  it('is in no version bar if its API has none', () => {
    expect(toApis([{id: 'keys', label: 'KEYS', versions: [{version: 'v1'}]}])).toMatchObject([
      {spec: 'keys/v1', path: '/api/keys/v1', latest: true, current: false},
    ]);
  });
});
