import {describe, expect, it} from 'vitest';
import {apis} from '../../src/data/apis';
import {measureCoverage} from '../support/exampleCoverage';

/** Properties that no example can show honestly, by specification, each with its reason. */
const NEVER_SHOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dsfinvk/v0': {
    'SecurityByExternalTss.external_tss_transaction':
      'a true one needs a signature of another maker’s TSE',
  },
  'dsfinvk/v1': {
    'SecurityByExternalTss.external_tss_transaction':
      'a true one needs a signature of another maker’s TSE',
  },
  'ereceipt/v0': {'MediaUpload.file': 'the bytes of a picture are not text'},
  'ereceipt/v1': {'MediaUpload.file': 'the bytes of a picture are not text'},
  'sign-fr/2025-08-12': {'Address.province': 'French addresses leave it out'},
};

const toName = (pointer: string): string =>
  pointer.replace('/components/schemas/', '').replaceAll('/properties/', '.');

describe.each(apis)('the examples of $spec', ({spec}) => {
  it('show every property of every body at least once', async () => {
    const {properties, shown} = await measureCoverage(spec);
    expect(properties.size).toBeGreaterThan(100);
    const missing = [...properties].filter((property) => !shown.has(property)).map(toName);
    expect(missing.filter((name) => NEVER_SHOWN[spec]?.[name] === undefined)).toEqual([]);
  }, 60_000);
});
