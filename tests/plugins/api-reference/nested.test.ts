import {SpecStore, RedocNormalizedOptions} from 'redoc';
import {expect, it} from 'vitest';
import {toOperationModels} from '../../../plugins/api-reference/browser/operationModels';
import {toNestedFields} from '../../../plugins/api-reference/render/nested';
import {redocLabels} from '../../../src/data/redocLabels';

const text = {type: 'string'};

function toPaths(schema: object, schemas: object = {}): readonly string[] {
  const specification = {
    openapi: '3.1.0',
    info: {title: 'Till', version: '1'},
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          requestBody: {content: {'application/json': {schema}}},
          responses: {},
        },
      },
    },
    components: {schemas},
  };
  const store = new SpecStore(
    specification as unknown as ConstructorParameters<typeof SpecStore>[0],
    undefined,
    new RedocNormalizedOptions({}),
  );
  const body = toOperationModels(store.contentItems)[0]?.requestBody?.content?.mediaTypes[0]
    ?.schema;
  return body
    ? toNestedFields(body, redocLabels.en).map(({path, facts, text: about}) =>
        [path, facts, about].filter(Boolean).join(' · '),
      )
    : [];
}

it('lists the levels below the first, with type, limits and text', () => {
  expect(
    toPaths({
      type: 'object',
      properties: {
        name: text,
        address: {
          type: 'object',
          required: ['city'],
          properties: {
            city: {...text, maxLength: 80, description: 'A [town](#x) with `code`.'},
            kind: {...text, enum: ['HOME', 'SHOP'], deprecated: true},
          },
        },
        items: {
          type: 'array',
          items: {type: 'object', properties: {prices: {type: 'array', items: {type: 'number'}}}},
        },
      },
    }),
  ).toEqual([
    'address.city · string, required, <= 80 characters · A town with code.',
    'address.kind · string, Deprecated, HOME | SHOP',
    'items[].prices · Array of numbers',
  ]);
});

it('lists the branches that are not chosen first whole, by their names', () => {
  const schemas = {
    Cash: {title: 'Cash', type: 'object', properties: {type: {const: 'CASH'}, drawer: text}},
    Card: {
      title: 'Card',
      type: 'object',
      properties: {type: {const: 'CARD'}, issuer: {type: 'object', properties: {name: text}}},
    },
  };
  expect(
    toPaths(
      {oneOf: [{$ref: '#/components/schemas/Cash'}, {$ref: '#/components/schemas/Card'}]},
      schemas,
    ),
  ).toEqual(['(Card).type · CARD', '(Card).issuer · object', '(Card).issuer.name · string']);
});

it('lists a schema once, and ends where one contains itself', () => {
  const schemas = {
    Place: {type: 'object', properties: {city: text}},
    Tree: {
      type: 'object',
      properties: {
        name: text,
        branches: {type: 'array', items: {$ref: '#/components/schemas/Tree'}},
      },
    },
  };
  const place = {$ref: '#/components/schemas/Place'};
  expect(
    toPaths(
      {
        type: 'object',
        properties: {from: place, to: place, tree: {$ref: '#/components/schemas/Tree'}},
      },
      schemas,
    ),
  ).toEqual([
    'from.city · string',
    'to · object, fields as in from',
    'tree.name · string',
    expect.stringMatching(/^tree\.branches · /),
  ]);
});

it('is empty if there is only one level', () => {
  expect(toPaths({type: 'object', properties: {name: text}})).toEqual([]);
});
