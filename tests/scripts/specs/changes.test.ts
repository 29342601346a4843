import {expect, it} from 'vitest';
import {toChangeLines} from '../../../scripts/lib/specs/changes';
import type {OpenApiDocument} from '../../../src/model/openapi/document';

const toDocument = (maximum: number, reference: string): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {title: 'Till', version: '1'},
  paths: {
    '/orders/{id}': {
      get: {parameters: [{name: 'page', in: 'query', schema: {maximum}}], responses: {}},
    },
    '/tables': {get: {parameters: [{$ref: reference}], responses: {}}},
  },
});

it.each(['#/paths/~1orders~1{id}/get/parameters/0', '#/paths/~1orders~1%7Bid%7D/get/parameters/0'])(
  'a change behind %s counts as a change of what refers to it',
  (reference) => {
    expect(toChangeLines(toDocument(10, reference), toDocument(20, reference))).toEqual([
      'compatible: GET /orders/{id}, GET /tables: parameter page maximum changed (10 → 20)',
    ]);
  },
);
