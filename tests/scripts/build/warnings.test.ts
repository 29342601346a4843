import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createFindSources, toWarningLines, toWarnings} from '../../../scripts/lib/build/warnings';

/** As Docusaurus 3.10 writes it. */
const OUTPUT = `[INFO] [en] Creating an optimized production build...
[WARNING] Duplicate routes found!
- Attempting to create page at /imprint, but a page already exists at this route.
This could lead to non-deterministic routing behavior.
[WARNING] docs/a.mdx:3: the link ./missing.mdx leads to no file. Correct the path.
[WARNING] Docusaurus found broken anchors!

Please check the pages of your site in the list below, and make sure you don't reference any anchor that does not exist.
Note: it's possible to ignore broken anchors with the 'onBrokenAnchors' Docusaurus configuration, and let the build pass.

Exhaustive list of all broken anchors found:
- Broken anchor on source page path = /a:
   -> linking to /b#nowhere
   -> linking to #./missing.mdx (resolved as: /a#./missing.mdx)
- Broken anchor on source page path = /from-code:
   -> linking to #top (resolved as: /from-code#top)

[SUCCESS] Generated static files in path=build.
`;

const SOURCE =
  '## Nowhere {/* #nowhere */}\n\n[x](./missing.mdx)\n\n[y](./b.mdx#nowhere-else) [z](./b.mdx#nowhere)\n';
const sources: Readonly<Record<string, readonly string[]>> = {
  '/a': ['docs/a.mdx'],
  '/imprint': ['docs/imprint.mdx', 'src/pages/imprint.mdx'],
};
const find = (_locale: string, address: string): readonly string[] => sources[address] ?? [];

describe('the warnings of a build', () => {
  it('name file, line and remedy, each once with its languages, and are counted', () => {
    const outputs = ['en', 'de'].map((locale) => ({locale, output: OUTPUT}));
    expect(
      toWarningLines(
        toWarnings(outputs, find, (file) => (file === 'docs/a.mdx' ? SOURCE : undefined)),
      ),
    ).toEqual([
      '4 warnings. A strict build (--strict 1), as CI and the deployment need it, stops here:',
      '- docs/a.mdx:3: the link ./missing.mdx leads to no file. Correct the path. (en, de)',
      '- docs/a.mdx:5: the link /b#nowhere leads to no heading. Correct what follows the #. (en, de)',
      '- docs/imprint.mdx and src/pages/imprint.mdx: two pages have the address /imprint. Move one of them. (en, de)',
      '- the page /from-code: the link #top leads to no heading. Correct what follows the #. (en, de)',
    ]);
  });

  it('are all shown, even of unknown kinds', () => {
    const output = '[WARNING] The blog has no authors.\nRead more.\n[INFO] done\n';
    expect(toWarnings([{locale: 'en', output}], find, () => undefined)).toEqual([
      {text: 'The blog has no authors.', locales: ['en']},
    ]);
  });

  it('are not mentioned if there are none', () => {
    expect(
      toWarningLines(
        toWarnings([{locale: 'en', output: '[INFO] a\n[SUCCESS] b\n'}], find, () => undefined),
      ),
    ).toEqual([]);
  });
});

describe('createFindSources', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('reads Docusaurus’ notes about pages, without deleted pages', () => {
    const files = {
      '.docusaurus/de/docusaurus-plugin-content-docs/default/site-docs-a-mdx-1.json': {
        permalink: '/de/a',
        source: '@site/docs/a.mdx',
      },
      '.docusaurus/de/docusaurus-plugin-content-pages/default/site-a-mdx-2.json': {
        permalink: '/de/a',
        source: '@site/src/pages/a.mdx',
      },
      '.docusaurus/de/docusaurus-plugin-content-docs/default/site-docs-gone-mdx-3.json': {
        permalink: '/de/a',
        source: '@site/docs/gone.mdx',
      },
      '.docusaurus/de/docusaurus-plugin-content-docs/default/p/list.json': ['no page'],
      'docs/a.mdx': '',
      'src/pages/a.mdx': '',
    };
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
      writeFileSync(path.join(root, name), JSON.stringify(content));
    }
    const findSources = createFindSources(root, (locale) => path.join('.docusaurus', locale));
    expect(findSources('de', '/de/a')).toEqual(['docs/a.mdx', 'src/pages/a.mdx']);
    expect(findSources('de', '/de/b')).toEqual([]);
    expect(findSources('en', '/de/a')).toEqual([]);
  });
});
