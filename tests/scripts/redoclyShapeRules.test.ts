import {createConfig, lintFromString} from '@redocly/openapi-core';
import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {shapeRules} from '../../scripts/lib/redoclyShapeRules.mjs';

/** A specification that follows every rule. Each test spoils a copy of it. */
const toDocument = () => {
  const text = {type: 'string'};
  const note: Record<string, unknown> = {type: 'object', properties: {text}};
  const cash: Record<string, unknown> = {
    type: 'object',
    required: ['type'],
    properties: {type: {type: 'string', const: 'CASH'}},
  };
  const card: Record<string, unknown> = {
    type: 'object',
    required: ['type'],
    properties: {type: {type: 'string', const: 'CARD'}},
  };
  const mapping = {CASH: '#/components/schemas/Cash', CARD: '#/components/schemas/Card'};
  const payment: Record<string, unknown> = {
    type: 'object',
    oneOf: [{$ref: '#/components/schemas/Cash'}, {$ref: '#/components/schemas/Card'}],
    discriminator: {propertyName: 'type', mapping},
  };
  const size: Record<string, unknown> = {
    type: 'string',
    enum: ['S', 'L'],
    description: '`S`: small, `L`: large.',
  };
  const order: Record<string, unknown> = {
    type: 'object',
    properties: {
      note: {$ref: '#/components/schemas/Note'},
      payment: {$ref: '#/components/schemas/Payment'},
      size,
    },
  };
  const useOfNote: Record<string, unknown> = {
    $ref: '#/components/schemas/Note',
    unevaluatedProperties: false,
  };
  const change: Record<string, unknown> = {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {note: useOfNote, metadata: {type: 'object', additionalProperties: text}},
  };
  const early: Record<string, unknown> = {
    description: 'Too early.',
    headers: {'Retry-After': {schema: {type: 'integer'}}},
  };
  const responses: Record<string, unknown> = {
    200: {
      description: 'The order.',
      content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}},
    },
    400: {description: 'Malformed.'},
    425: early,
  };
  const patch = {
    requestBody: {
      content: {'application/json': {schema: {$ref: '#/components/schemas/OrderChange'}}},
    },
    responses,
  };
  const parameters: Record<string, unknown>[] = [
    {name: 'id', in: 'path', required: true, schema: text},
    {
      name: 'order',
      in: 'query',
      description: '`asc`: up.',
      schema: {type: 'string', enum: ['asc']},
    },
  ];
  const schemas = {
    Note: note,
    Cash: cash,
    Card: card,
    Payment: payment,
    Order: order,
    OrderChange: change,
  };
  const document = {
    openapi: '3.1.0',
    info: {title: 'Coffee', version: 'v1'},
    paths: {'/orders/{id}': {parameters, patch}},
    components: {schemas},
  };
  return {document, note, cash, payment, size, useOfNote, change, early, responses, parameters};
};

type Parts = ReturnType<typeof toDocument>;

async function lint(spoil: (parts: Parts) => void): Promise<readonly string[]> {
  const parts = toDocument();
  spoil(parts);
  const names = Object.keys(shapeRules as object).map((name) => `portal/${name}`);
  const config = await createConfig({
    plugins: [{id: 'portal', rules: {oas3: shapeRules}}] as never,
    rules: Object.fromEntries(names.map((name) => [name, 'error'])),
  });
  const problems = await lintFromString({
    source: stringify(parts.document, {aliasDuplicateObjects: false}),
    absoluteRef: '/coffee.yaml',
    config,
  });
  return problems.map(({ruleId, message}) => `${ruleId.replace('portal/', '')}: ${message}`);
}

describe('the rules about what clients are made from', () => {
  it('find nothing in a specification that follows them', async () => {
    expect(await lint(() => undefined)).toEqual([]);
  });

  it.each<[string, (parts: Parts) => void, string]>([
    [
      'a closed object in a response',
      ({cash}) => (cash.additionalProperties = false),
      'objects-open-in-responses: A response has this object',
    ],
    [
      'a response closed by its composition',
      ({note}) => (note.unevaluatedProperties = false),
      'objects-open-in-responses: A response has this object',
    ],
    [
      'an open object in a request',
      ({change}) => delete change.additionalProperties,
      'objects-open-in-responses: Only requests have this object',
    ],
    [
      'a shared object that a request leaves open',
      ({useOfNote}) => delete useOfNote.unevaluatedProperties,
      'objects-open-in-responses: Responses share this object',
    ],
    [
      'a choice without its discriminator',
      ({payment}) => delete payment.discriminator,
      'choice-discriminated: Every branch has its own "type"',
    ],
    [
      'a choice that doesn’t say it is an object',
      ({payment}) => delete payment.type,
      'choice-discriminated: Say "type: object"',
    ],
    [
      'a const without a type',
      ({cash}) => (cash.properties = {type: {const: 'CASH'}}),
      'const-typed: This const has no type',
    ],
    [
      'a value without words',
      ({size}) => (size.description = '`S`: small.'),
      'enum-described: Nothing says what L means',
    ],
    [
      'a parameter’s value without words',
      ({parameters}) => delete parameters[1]?.description,
      'enum-described: Nothing says what asc means',
    ],
    [
      'a path without 400',
      ({responses}) => delete responses[400],
      'bad-request-answered: A path, query or body can be malformed',
    ],
    [
      'a 425 that doesn’t say when to come again',
      ({early}) => delete early.headers,
      'retry-after-given: Response 425 has no Retry-After',
    ],
    [
      'a PATCH that wants more than metadata',
      ({change}) => (change.required = ['note']),
      'metadata-patched-alone: Metadata cannot be changed without note',
    ],
  ])('find %s', async (_name, spoil, message) => {
    const found = await lint(spoil);
    expect(found).toEqual([expect.stringContaining(message)]);
  });
});
