import {describe, expect, it} from 'vitest';
import {assertOutDir, toLocales} from '../../../scripts/lib/build/options';

describe('toLocales', () => {
  it('returns all languages or the requested ones, in the portal’s order', () => {
    expect(toLocales(['en', 'es', 'de'], undefined)).toEqual(['en', 'es', 'de']);
    expect(toLocales(['en', 'es', 'de'], ['de', 'en'])).toEqual(['en', 'de']);
  });

  it('rejects a language that the portal does not have', () => {
    expect(() => toLocales(['en', 'de'], ['nl'])).toThrow(
      '--locale is "nl". Choose one of en, de.',
    );
  });
});

describe('assertOutDir', () => {
  it.each(['/home/a/portal', '/home/a', '/'])(
    'rejects %s, which would delete the project',
    (outDir) => {
      expect(() => assertOutDir(outDir, '/home/a/portal')).toThrow(
        `--out-dir is ${outDir}, which contains the project`,
      );
    },
  );

  it.each([
    '/home/a/portal/build',
    '/home/a/portal-build',
    '/home/a/other',
    '/tmp/x',
    '/home/a/portal/..build',
  ])('accepts %s', (outDir) => {
    expect(() => assertOutDir(outDir, '/home/a/portal')).not.toThrow();
  });
});
