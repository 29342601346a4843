import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import {isSecured, toOperations, toParameters} from '../../../src/model/openapi/operations';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: {title: 'Till', version: '1'},
  security: [{bearer: []}],
  paths: {
    '/orders/{id}': {
      summary: 'One order',
      parameters: [{$ref: '#/components/parameters/Id'}, {name: 'page', in: 'query'}],
      put: {
        operationId: 'writeOrder',
        tags: ['Orders', 7, 'Bar'],
        summary: 'Write',
        parameters: [{name: 'page', in: 'query', required: true, explode: false}],
      },
      get: {operationId: 'readOrder', security: []},
      'x-get': {operationId: 'none'},
      delete: null,
    },
    '/shared': {$ref: '#/components/pathItems/Shared'},
    '/free': {trace: {security: [{}, {bearer: []}]}},
  },
  components: {
    parameters: {Id: {name: 'id', in: 'path', required: true, schema: {type: 'string'}}},
    pathItems: {Shared: {post: {operationId: 'shared'}}},
  },
};

describe('toOperations', () => {
  const operations = toOperations(document);

  it('lists every operation in the order of the document, those of shared paths too', () => {
    expect(operations.map(({method, path, id}) => `${method} ${path} ${id}`)).toEqual([
      'PUT /orders/{id} writeOrder',
      'GET /orders/{id} readOrder',
      'POST /shared shared',
      'TRACE /free ',
    ]);
  });

  it('says what an operation is about and where it is', () => {
    expect(operations[0]).toMatchObject({
      tags: ['Orders', 'Bar'],
      summary: 'Write',
      place: {pointer: '#/paths/~1orders~1{id}/put'},
    });
    expect(operations[1]).toMatchObject({tags: [], summary: ''});
    expect(operations[2]).toMatchObject({place: {pointer: '#/components/pathItems/Shared/post'}});
  });

  it('gives parameters of the path first, replaced by those of the operation with the same name', () => {
    expect(toParameters(document, operations[0]!)).toEqual([
      {
        name: 'id',
        in: 'path',
        isRequired: true,
        isExploded: false,
        schema: {pointer: '#/components/parameters/Id/schema', value: {type: 'string'}},
      },
      {name: 'page', in: 'query', isRequired: true, isExploded: false, schema: undefined},
    ]);
  });

  it('knows which ones need a token', () => {
    expect(operations.map((operation) => isSecured(document, operation))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
