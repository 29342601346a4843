import {expect, it} from 'vitest';
import {toVersionName} from '../../../src/model/catalogue/versionName';

it.each([
  ['SIGN IT', '2025-08-12', 'SIGN IT 2025-08-12'],
  ['SIGN IT local', 'local', 'SIGN IT local'],
  ['SIGN ES local', 'local/v0', 'SIGN ES local v0'],
  ['SIGN ES', 'v1', 'SIGN ES v1'],
])('the name of %s %s is %s', (label, version, name) => {
  expect(toVersionName({label, version})).toBe(name);
});
