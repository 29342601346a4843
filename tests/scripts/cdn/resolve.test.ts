import {describe, expect, it} from 'vitest';
import {resolveAddress} from '../../../scripts/lib/cdn/resolve';

const files = new Set([
  '/index.html',
  '/404.html',
  '/a/b.html',
  '/blog.html',
  '/de/index.html',
  '/de/404.html',
  '/img/x.svg',
  '/dir/index.html',
  '/api/v1.2.html',
]);
const resolve = (address: string) =>
  resolveAddress(address, {isFile: (file) => files.has(file), languagePrefixes: ['/de/', '/es/']});

describe('resolveAddress', () => {
  it.each([
    ['/', '/index.html'],
    ['/de/', '/de/index.html'],
    ['/a/b', '/a/b.html'],
    ['/img/x.svg', '/img/x.svg'],
    ['/dir', '/dir/index.html'],
    ['/de', '/de/index.html'],
    ['/api/v1.2', '/api/v1.2.html'],
  ])('answers %s with %s', (address, file) => {
    expect(resolve(address)).toEqual({kind: 'file', file, status: 200});
  });

  it.each([
    ['/a/b/', '/a/b'],
    ['/a/b.html', '/a/b'],
    ['/index.html', '/'],
    ['/de/index.html', '/de/'],
    ['/dir/', '/dir'],
    ['/index', '/'],
    ['/de/index', '/de/'],
    ['/dir/index', '/dir'],
    ['//a/b', '/a/b'],
    ['//a/b.html', '/a/b'],
    ['//de/', '/de/'],
  ])('redirects %s to %s', (address, to) => {
    expect(resolve(address)).toEqual({kind: 'moved', to, status: 301});
  });

  it.each([
    ['/nothing', '/404.html'],
    ['/de/nothing', '/de/404.html'],
    ['/es/nothing', '/404.html'],
    ['/nothing/', '/404.html'],
    ['/nothing/index.html', '/404.html'],
    ['/%5cevil.example/index.html', '/404.html'],
    ['/%E2%82%AC/index.html', '/404.html'],
    ['/404', '/404.html'],
    ['/404.html', '/404.html'],
    ['/de/404.html', '/de/404.html'],
    ['/a//b', '/404.html'],
    ['/./a/b', '/404.html'],
    ['/a/./b', '/404.html'],
    ['/a/%0d%0ab', '/404.html'],
  ])('answers %s with %s', (address, file) => {
    expect(resolve(address)).toEqual({kind: 'missing', file, status: 404});
  });

  it('never leaves the folder', () => {
    expect(resolve('/../secret').kind).toBe('missing');
    expect(resolve('/%2e%2e/secret').kind).toBe('missing');
    expect(resolve('/%zz').kind).toBe('missing');
    expect(resolve('/a%00b').kind).toBe('missing');
  });
});
