import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import docLists from '../../../plugins/doc-lists';
import keepListedDocs from '../../../plugins/doc-lists/loader.cjs';

const context = {i18n: {currentLocale: 'de'}} as LoadContext;
const link = (docId: string): object => ({type: 'link', docId});
const docs = Object.fromEntries(
  ['listed', 'nested', 'other'].map((id) => [id, {id, title: id, description: 'Text'}]),
);

it('keeps the documents that the page of a category lists, and no other', () => {
  const docsSidebars = {
    de: [
      link('other'),
      {
        type: 'category',
        href: '/category/safe',
        items: [
          link('listed'),
          {type: 'category', docId: 'nested', href: '/nested', items: [link('other')]},
        ],
      },
      {type: 'category', items: [link('other')]},
    ],
  };
  const {version} = JSON.parse(keepListedDocs(JSON.stringify({version: {docsSidebars, docs}}))) as {
    version: {docs: object; docsSidebars: object};
  };
  // A category below another one with a page of its own has a page too.
  expect(Object.keys(version.docs).sort()).toEqual(['listed', 'nested', 'other']);
  expect(version.docsSidebars).toEqual(docsSidebars);

  const without = JSON.parse(
    keepListedDocs(JSON.stringify({version: {docsSidebars: {de: [link('other')]}, docs}})),
  ) as {version: {docs: object}};
  expect(without.version.docs).toEqual({});
});

it('leaves other properties of a version alone', () => {
  const source = '{"version":{"label":"Next"}}';
  expect(keepListedDocs(source)).toBe(source);
});

it('reads the lists of every language and instance', () => {
  const {module} = (docLists(context).configureWebpack as () => object)() as {
    module: {rules: readonly [{test: RegExp}, {test: RegExp}]};
  };
  const folder = '/.docusaurus/de/docusaurus-plugin-content-docs';
  for (const name of ['default/p/index-466', 'default/p/de-f9d', 'en-docs/p/en-docs-b0f'])
    expect(module.rules[0].test.test(`${folder}/${name}.json`), name).toBe(true);
  const document = `${folder}/default/site-docs-a-mdx-f64.json`;
  expect(module.rules.map(({test}) => test.test(document))).toEqual([false, true]);
});
