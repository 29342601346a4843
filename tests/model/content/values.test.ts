import {describe, expect, it} from 'vitest';
import {fillValues, isFillable} from '../../../src/model/content/values';

describe('fillValues', () => {
  it('puts a value in every place of its sample, and leaves the rest', () => {
    expect(
      fillValues('PUT /tss/sample-a/tx/sample-b?of=sample-a', new Map([['sample-a', 'mine']])),
    ).toBe('PUT /tss/mine/tx/sample-b?of=mine');
  });

  it('fills each place once, also if values contain samples', () => {
    expect(
      fillValues(
        '{one} {two}',
        new Map([
          ['{one}', 'two'],
          ['{two}', 'one'],
          ['two', 'three'],
        ]),
      ),
    ).toBe('two one');
  });

  it('takes samples literally, and values too', () => {
    expect(fillValues('a.c abc', new Map([['a.c', '$1']]))).toBe('a.c abc');
    expect(fillValues('{t}', new Map([['{t}', 'a+b/c==']]))).toBe('a+b/c==');
  });

  it.each(["'; rm -rf ~ #", '$(id)', '`id`', '"><script>', 'a b', 'a\nb', '', '\\', 'é', '${x}'])(
    'leaves the sample if the value is %j',
    (value) => {
      expect(isFillable(value, '{t}')).toBe(false);
      expect(fillValues('curl {t}', new Map([['{t}', value]]))).toBe('curl {t}');
    },
  );

  const sample = '0c9f4a6e-3b1d-4f7a-9c58-6d2e71b8a035';
  const own = '11111111-2222-7333-8444-55555555abcd';

  it('puts a UUID in place of a UUID', () => {
    expect(isFillable(own, sample)).toBe(true);
    expect(fillValues(`/tss/${sample}`, new Map([[sample, own]]))).toBe(`/tss/${own}`);
  });

  it.each(['zzz', own.slice(1), `${own}0`, own.replaceAll('-', ''), own.toUpperCase()])(
    'leaves the sample of a UUID if the value is %j',
    (value) => {
      expect(isFillable(value, sample)).toBe(false);
      expect(fillValues(`/tss/${sample}`, new Map([[sample, value]]))).toBe(`/tss/${sample}`);
    },
  );
});
