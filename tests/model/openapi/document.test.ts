import {expect, it} from 'vitest';
import {parseOpenApi} from '../../../src/model/openapi/document';

const info = {title: 'Till', version: '1'};

it.each([
  ['a text', 'text'],
  ['null', null],
  ['OpenAPI 3.0', {openapi: '3.0.3', info, paths: {}}],
  ['no title', {openapi: '3.1.0', info: {}, paths: {}}],
  ['a list of paths', {openapi: '3.1.0', info, paths: []}],
  ['a path that is no object', {openapi: '3.1.0', info, paths: {'/a': null}}],
])('parseOpenApi refuses %s and names the file', (_name, document) => {
  expect(() => parseOpenApi(document, 'till.yaml')).toThrow(
    'till.yaml is not an OpenAPI 3.1 document.',
  );
});

it('parseOpenApi returns the document itself', () => {
  const document = {openapi: '3.1.1', info, paths: {}, 'x-own': [1]};
  expect(parseOpenApi(document, 'till.yaml')).toBe(document);
});
