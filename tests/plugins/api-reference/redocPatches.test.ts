import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  patchRedoc,
  toRedocPatches,
  weightPatches,
} from '../../../plugins/api-reference/redocPatches';
import {redocLabels} from '../../../src/data/redocLabels';

const bundles = path.dirname(require.resolve('redoc'));
const read = (name: string): string => readFileSync(path.join(bundles, name), 'utf8');

describe.each(['redoc.lib.js', 'redoc.browser.lib.js'])('the literals replaced in %s', (name) => {
  const source = read(name);
  const patches = toRedocPatches(redocLabels.de, {
    colourShim: '/shim.cjs',
    sanitizer: '/sanitizer.ts',
    expandAll: '/ExpandAll.tsx',
  });

  it.each([...patches, ...weightPatches].map(({find}) => [find]))('still contains %s', (find) => {
    expect(source).toContain(find);
  });

  it('is in the language it was patched for', () => {
    const patched = patchRedoc(source, patches);
    expect(patched).toContain('"erforderlich"');
    expect(patched).toContain('"Pfadparameter"');
    expect(patched).not.toContain('"Response Schema: "');
    expect(patched).not.toContain('"property name"');
  });

  it('has no colors of code for a dark ground', () => {
    const withoutComments = patchRedoc(source, patches).replace(/\/\*[\s\S]*?\*\//g, '');
    expect(source).toContain('.token.comment');
    expect(withoutComments).not.toContain('.token.');
  });

  it('puts the space of French before every colon', () => {
    const names = {colourShim: '/shim.cjs', sanitizer: '/sanitizer.ts', expandAll: '/all.tsx'};
    const patched = patchRedoc(source, toRedocPatches(redocLabels.fr, names));
    expect(patched).toContain('("example")+"\u00a0:"');
    expect(patched.match(/\("(?:example|examples|default|const|enum)"\)(?:\+|,)": ?"/g)).toBeNull();
  });
});

describe('patchRedoc', () => {
  it('names every literal that a new version of Redoc no longer has', () => {
    const patches = [
      {find: 'gone', replace: 'x'},
      {find: 'here', replace: 'there'},
    ];
    expect(() => patchRedoc('here', patches)).toThrow(
      "1 literals no longer occur in Redoc's bundle. Find their new form in plugins/api-reference/redocPatches.ts.\n- gone",
    );
  });
});

describe.each(Object.entries(redocLabels))('the words of %s', (_locale, labels) => {
  it('are complete', () => {
    const english = redocLabels.en;
    for (const part of ['settable', 'fixed', 'own'] as const) {
      expect(Object.keys(labels[part])).toEqual(Object.keys(english[part]));
      expect(Object.values(labels[part]).filter((word) => word.trim() === '')).toEqual([]);
    }
  });
});
