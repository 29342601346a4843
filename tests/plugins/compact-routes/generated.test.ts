import {expect, it} from 'vitest';
import {
  readGeneratedRoutes,
  toCompactRegistry,
  toNamedManifest,
} from '../../../plugins/compact-routes/generated';

const line = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

it('keeps the import of every chunk by a short name, the last one included, and loads pages whole', () => {
  // Upstream ends the last line with the end of the object.
  const source = `export default {\n${line('0a', '@theme/MDXPage')}\n${line('0b', '@site/docs/a.mdx')}};\n`;
  expect(toCompactRegistry(source)).toBe(
    "import {whole} from '@site/src/features/article/whole';\n" +
      'export default {\n' +
      '  "0": [() => import(/* webpackChunkName: "0a" */ "@theme/MDXPage")],\n' +
      '  "1": [() => whole(import(/* webpackChunkName: "0b" */ "@site/docs/a.mdx"))],\n' +
      '};\n',
  );
});

/** The names of the chunks that load these modules, in their order. */
const toChunks = (...requests: readonly string[]): readonly (string | undefined)[] => {
  const lines = requests.map((request, index) => line(`a${index}`, request));
  return [
    ...toCompactRegistry(`export default {\n${lines.join('\n')}};`).matchAll(
      /webpackChunkName: "([\w-]+)"/g,
    ),
  ].map(([, name]) => name);
};

it('puts the excerpts of posts into one chunk', () => {
  expect(toChunks('@site/blog/a.mdx?truncated=true', '@site/blog/b.mdx?truncated=true')).toEqual([
    'excerpts',
    'excerpts',
  ]);
});

it('puts into one chunk what every guide needs, and keeps the texts apart', () => {
  const docs = '@generated/docusaurus-plugin-content-docs';
  expect(
    toChunks(
      '@theme/DocsRoot',
      '@theme/DocVersionRoot',
      '@theme/DocRoot',
      '@theme/DocItem',
      '@theme/DocCategoryGeneratedIndexPage',
      `${docs}/default/__plugin.json`,
      `${docs}/default/p/index-466.json`,
      `${docs}/en-faq/p/en-9cd.json`,
      '@site/docs/a.mdx',
    ),
  ).toEqual([
    ...['guide', 'guide', 'guide', 'guide', 'a4'],
    ...['guides-default', 'guides-default', 'guides-en-faq', 'a8'],
  ]);
});

it('puts into one chunk what every post needs, and keeps lists of posts apart', () => {
  const blog = '@generated/docusaurus-plugin-content-blog/default';
  expect(
    toChunks(
      `${blog}/__plugin.json`,
      '~blog/default/blogMetadata-default.json',
      '~blog/default/blog-post-list-prop-default.json',
      `${blog}/p/blog-bd9.json`,
    ),
  ).toEqual(['posts-default', 'posts-default', 'posts-default', 'a3']);
});

it('stops at a line that it does not know', () => {
  expect(() => toCompactRegistry('export default {\n  "0a": load("@theme/DocItem"),};')).toThrow(
    'Docusaurus\' registry has an unknown line: "0a": load("@theme/DocItem"),',
  );
});

it('reads paths, keys, attributes and nested routes', () => {
  const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', 'a1b'),
    routes: [{path: '/x', component: ComponentCreator('/x', 'c2d'), exact: true, sidebar: "de"}]
  },
  {path: '*', component: ComponentCreator('*')},
];
`;
  expect(readGeneratedRoutes(source)).toEqual([
    {
      path: '/',
      key: '/-a1b',
      attributes: {},
      routes: [{path: '/x', key: '/x-c2d', attributes: {exact: true, sidebar: 'de'}}],
    },
    {path: '*', attributes: {}},
  ]);
});

it('finds the files of a module by its request, whatever its chunk is called', () => {
  const requests = ['@theme/MDXPage', '@theme/DocItem', '@site/docs/gone.mdx'];
  const lines = requests.map((request, index) => line(`a${index}`, request));
  const origins = {main: ['1'], a0: ['1', '2'], guide: ['3']};
  expect(toNamedManifest({origins, other: 4}, `export default {\n${lines.join('\n')}};`)).toEqual({
    origins: {...origins, '@theme/MDXPage': ['1', '2'], '@theme/DocItem': ['3']},
    other: 4,
  });
});
