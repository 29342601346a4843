import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import type * as Redoc from 'redoc';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {patchRedoc, toRedocPatches} from '../../../plugins/api-reference/redocPatches';
import {safeAttributes, safeElements} from '../../../plugins/api-reference/safeMarkup';
import {toSafeHtml} from '../../../plugins/api-reference/render/sanitizer';
import {redocLabels} from '../../../src/data/redocLabels';
import {markup} from '../../support/hostileMarkup';

/** Everything in HTML, as browsers parse it, that is not on the list of what texts may contain. */
function findForeign(html: string): readonly string[] {
  const found: string[] = [];
  visit(unified().use(rehypeParse, {fragment: true}).parse(html), (node) => {
    if (node.type === 'comment' || node.type === 'doctype') found.push(node.type);
    if (node.type !== 'element') return;
    if (!safeElements.includes(node.tagName)) found.push(node.tagName);
    for (const [name, value] of Object.entries(node.properties)) {
      const pattern = safeAttributes[node.tagName]?.[name === 'className' ? 'class' : name];
      const values = Array.isArray(value) ? value : [value];
      if (!values.every((one) => pattern?.test(String(one))))
        found.push(`${name}=${String(value)}`);
    }
  });
  return found;
}

/** Redoc's bundle with the patches, as the build and browsers have it. */
function loadRedoc(): typeof Redoc {
  const file = require.resolve('redoc');
  const patches = toRedocPatches(redocLabels.en, {
    colourShim: require.resolve('../../../plugins/api-reference/colourShim.cjs'),
    sanitizer: 'dompurify',
    expandAll: '/ExpandAll.tsx',
  });
  const loaded = {exports: {}};
  compileFunction(patchRedoc(readFileSync(file, 'utf8'), patches), [
    'require',
    'module',
    'exports',
  ])(createRequire(file), loaded, loaded.exports);
  return loaded.exports as typeof Redoc;
}

const blocks = markup.map((toBlock) => toBlock('pwned()'));

describe('Redoc’s Markdown, before it is sanitized', () => {
  const {MarkdownRenderer} = loadRedoc();

  const findTags = (text: string): readonly string[] =>
    findForeign(new MarkdownRenderer().renderMd(text)).filter((name) =>
      /^(?:on|(?!img$)[a-z\d]+$)/i.test(name),
    );

  // Chromium reports handlers even while DOMPurify parses them.
  it.each(blocks)('shows tags of a text as text: %j', (block) => {
    expect(findTags(block)).toEqual([]);
  });

  // A tag such as `<code>` changes how the parser reads the text after it.
  it('shows tags as text after other tags too', () => {
    expect(findTags(blocks.join('\n\n'))).toEqual([]);
    expect(findTags('`a` <code>b <img src=x onerror=pwned()')).toEqual([]);
  });
});

describe('toSafeHtml', () => {
  it.each(blocks)(
    'leaves nothing that is not on the list, also when it is parsed again: %j',
    (block) => {
      const safe = toSafeHtml(block);
      expect(findForeign(safe)).toEqual([]);
      expect(toSafeHtml(safe)).toBe(safe);
    },
  );
});
