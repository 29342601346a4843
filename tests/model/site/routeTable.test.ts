import {expect, it} from 'vitest';
import {readRouteTable, toRouteTable} from '../../../src/model/site/routeTable';

const context = {plugin: 'p1'};
const routes = [
  {path: '/api', key: '/api-112', attributes: {exact: true}},
  {
    path: '/',
    key: '/-a1',
    attributes: {},
    routes: [
      {path: '/guide', key: '/guide-1', attributes: {exact: true, sidebar: 'de'}},
      {path: '/other', key: '/other-1', attributes: {exact: true, sidebar: 'de'}},
    ],
  },
  {path: '*', attributes: {}},
];
const chunks = {
  '/api-112': {__comp: 'api', __context: context},
  '/-a1': {__comp: 'root', __context: context, version: 'v1'},
  '/guide-1': {__comp: 'doc', __context: context, content: 'c1'},
  '/other-1': {__comp: 'doc', __context: context, content: 'c2'},
};

it('gives every route with its attributes and chunks back', () => {
  const table = toRouteTable(routes, chunks);
  // As the browser gets it.
  const read = readRouteTable(JSON.parse(JSON.stringify(table)) as typeof table);
  const toPlain = ({
    path,
    key,
    attributes,
    routes: children,
  }: (typeof read.routes)[number]): object => ({
    path,
    attributes,
    chunks: read.chunks[key],
    ...(children ? {routes: children.map(toPlain)} : {}),
  });
  expect(read.routes.map(toPlain)).toEqual([
    {path: '/api', attributes: {exact: true}, chunks: chunks['/api-112']},
    {
      path: '/',
      attributes: {},
      chunks: chunks['/-a1'],
      routes: ['/guide', '/other'].map((path) => ({
        path,
        attributes: {exact: true, sidebar: 'de'},
        chunks: chunks[`${path}-1` as '/guide-1'],
      })),
    },
  ]);
});

it('keeps routes with the same path apart', () => {
  const same = [
    {path: '/', key: '/-1', attributes: {}},
    {path: '/', key: '/-2', attributes: {}},
  ];
  const read = readRouteTable(toRouteTable(same, {'/-1': {__comp: 'one'}, '/-2': {__comp: 'two'}}));
  expect(read.routes.map(({key}) => read.chunks[key])).toEqual([
    {__comp: 'one', __context: undefined},
    {__comp: 'two', __context: undefined},
  ]);
});

it('names a route without chunks', () => {
  expect(() => toRouteTable(routes, {})).toThrow('The route /api (/api-112) has no chunks.');
});
