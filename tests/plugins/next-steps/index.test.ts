import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import type {Node, Parent, Root} from 'mdast';
import {VFile} from 'vfile';
import {afterAll, beforeAll, expect, it} from 'vitest';
import nextSteps from '../../../plugins/next-steps';
import {toContentFolders} from '../../../src/model/content/folders';

let root = '';
const german = 'i18n/de/docusaurus-plugin-content-docs/current';
const toPage = (description: string, more = ''): string =>
  `---\ntitle: T\ndescription: ${description}\n${more}---\n\nText.`;
const files: Readonly<Record<string, string>> = {
  'docs/a/one.mdx': toPage('First page.'),
  'docs/a/two.mdx': toPage('"Second: page."'),
  'docs/a/tres.mdx': toPage('Tercera.', 'lang: es\n'),
  'src/pages/lists.mdx': toPage('All lists.'),
  [`${german}/a/one.mdx`]: toPage('Erste Seite.'),
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'steps-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
});
afterAll(() => rmSync(root, {recursive: true}));

function toText(node: Node): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node as Parent).children.map(toText).join('') : '';
}

/** The items of the section, each with its paragraphs. */
async function read(file: string, items: string): Promise<readonly (readonly string[])[]> {
  let lists: Root['children'] = [];
  const value = `- [Above](./one.mdx)\n\n## Where next {/* #where-next */}\n\n${items}`;
  await compile(new VFile({path: path.join(root, file), value}), {
    remarkPlugins: [
      () =>
        nextSteps({
          root,
          folders: toContentFolders([]),
          toLanguage: (name) => /^i18n\/([^/]+)/.exec(name)?.[1] ?? 'en',
        }),
      () => (tree: Root) => {
        lists = tree.children.filter(({type}) => type === 'list');
      },
    ],
  });
  const [other, steps] = lists as readonly Parent[];
  expect(other && toText(other)).toBe('Above');
  return (steps?.children ?? []).map((item) => (item as Parent).children.map(toText));
}

it('describes a link to a guide, with or without a fragment, and to a page', async () => {
  expect(
    await read('docs/a/two.mdx', '- [One](./one.mdx#top)\n- [Lists](/lists)\n- [Two](/a/two)'),
  ).toEqual([
    ['One', 'First page.'],
    ['Lists', 'All lists.'],
    ['Two', 'Second: page.'],
  ]);
});

it('describes in the language of the page, or not at all', async () => {
  const items = '- [Eins](./one.mdx)\n- [Zwei](./two.mdx)\n- [Eins](/a/one)';
  expect(await read(`${german}/a/one.mdx`, items)).toEqual([
    ['Eins', 'Erste Seite.'],
    ['Zwei'],
    ['Eins', 'Erste Seite.'],
  ]);
  expect(await read('docs/a/one.mdx', '- [Tres](./tres.mdx)')).toEqual([['Tres']]);
});

it('describes with the words after a colon, if there are any', async () => {
  expect(
    await read(
      'docs/a/one.mdx',
      '- [Ref](/api/x#tag/A): every field\n- [Two](./two.mdx): for exports',
    ),
  ).toEqual([
    ['Ref', 'Every field.'],
    ['Two', 'For exports.'],
  ]);
});

it('leaves references and links in a sentence alone', async () => {
  expect(
    await read('docs/a/one.mdx', '- [Ref](/api/x#tag/A)\n- [Two](./two.mdx) for exports'),
  ).toEqual([['Ref'], ['Two for exports']]);
});
