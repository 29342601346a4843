import {expect, it} from 'vitest';
import {readGeneratedRoutes, toCompactRegistry} from '../../../plugins/compact-routes/generated';

const line = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

it('keeps the import of every chunk, the last one included', () => {
  // Upstream ends the last line with the end of the object.
  const source = `export default {\n${line('0a', '@theme/DocItem')}\n${line('0b', '@site/docs/a.mdx')}};\n`;
  expect(toCompactRegistry(source)).toBe(
    'export default {\n' +
      '  "0a": [() => import(/* webpackChunkName: "0a" */ "@theme/DocItem")],\n' +
      '  "0b": [() => import(/* webpackChunkName: "0b" */ "@site/docs/a.mdx")],\n' +
      '};\n',
  );
});

it('puts the excerpts of posts into one chunk', () => {
  const source = ['a', 'b'].map((name) => line(name, `@site/blog/${name}.mdx?truncated=true`));
  const chunks = [
    ...toCompactRegistry(`export default {\n${source.join('\n')}};`).matchAll(
      /webpackChunkName: "(\w+)"/g,
    ),
  ].map(([, name]) => name);
  expect(chunks).toEqual(['excerpts', 'excerpts']);
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
