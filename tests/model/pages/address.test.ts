import {expect, it} from 'vitest';
import {toDecodableAddress} from '../../../src/model/pages/address';

it.each([
  ['/sign-de/introduction', '/sign-de/introduction'],
  ['/100%25', '/100%25'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%', '/%25'],
  ['/sign-de/%E0%A4%A', '/sign-de/%25E0%25A4%25A'],
])('%s becomes an address that can be decoded: %s', (path, expected) => {
  expect(toDecodableAddress(path)).toBe(expected);
  expect(() => decodeURIComponent(expected)).not.toThrow();
});
