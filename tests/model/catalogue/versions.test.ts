import {describe, expect, it} from 'vitest';
import {toApis} from '../../../src/model/catalogue/rows';
import {
  toCurrentVersion,
  toVersionRows,
  type VersionRow,
} from '../../../src/model/catalogue/versions';

const apis = toApis([
  {id: 'rksv', label: 'SIGN AT', versions: [{version: 'v1'}]},
  {
    id: 'sign-it',
    label: 'SIGN IT',
    versionBar: true,
    versions: [
      {version: '2025-08-12'},
      {version: '2024-10-31', deprecated: true},
      {version: 'local', variant: 'local'},
    ],
  },
  {id: 'sign-fr', label: 'SIGN FR', versionBar: true, versions: [{version: '2025-08-12'}]},
]);
const signIt: readonly VersionRow[] = [
  {
    label: '2025-08-12',
    link: '/api/sign-it/2025-08-12',
    current: true,
    latest: true,
    deprecated: false,
  },
  {
    label: '2024-10-31',
    link: '/api/sign-it/2024-10-31',
    current: false,
    latest: false,
    deprecated: true,
  },
];
const signFr: readonly VersionRow[] = [
  {
    label: '2025-08-12',
    link: '/api/sign-fr/2025-08-12',
    current: true,
    latest: true,
    deprecated: false,
  },
];

describe('the versions offered above a page', () => {
  it.each([
    ['/api/sign-it/2025-08-12', signIt],
    ['/api/sign-it/2024-10-31', signIt],
    ['/api/sign-it/local', signIt],
    ['/api/sign-fr/2025-08-12', signFr],
  ])('%s', (path, expected) => {
    expect(toVersionRows(apis, path)).toEqual(expected);
  });

  it('are none for an API without a bar', () => {
    expect(toVersionRows(apis, '/api/rksv/v1')).toEqual([]);
  });

  it('do not exist for an API whose name only begins the same', () => {
    expect(toVersionRows(apis, '/api/sign-italia/v1')).toEqual([]);
  });
});

describe('the version the reader is at', () => {
  it.each([
    ['/api/sign-it/2024-10-31', '2024-10-31'],
    ['/de/api/sign-it/2024-10-31', '2024-10-31'],
    ['/portal/fr/api/sign-it/2024-10-31/', '2024-10-31'],
    ['/api/sign-it/2025-08-12', '2025-08-12'],
    // Not in the address, so the flagged one applies.
    ['/api/sign-it/local', '2025-08-12'],
    ['/api/sign-it/2024-10-310', '2025-08-12'],
  ])('%s is %s', (address, label) => {
    expect(toCurrentVersion(signIt, address)?.label).toBe(label);
  });

  it('is the flagged one even when it is not the first', () => {
    expect(toCurrentVersion([...signIt].reverse(), '/api/sign-it/local')?.label).toBe('2025-08-12');
  });

  it('is the first if none is flagged', () => {
    const rows = [...signIt].reverse().map((row) => ({...row, current: false}));
    expect(toCurrentVersion(rows, '/api/sign-it/local')?.label).toBe('2024-10-31');
  });

  it('is undefined without versions', () => {
    expect(toCurrentVersion([], '/api/rksv/v1')).toBeUndefined();
  });
});
