import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createRequiredBody} from '../../../plugins/api-reference/requiredFields';
import {toCodeSamples} from '../../../plugins/api-reference/samples';
import {createSchemaChecker, type SchemaChecker} from '../../../plugins/http-examples/schemas';
import {bundleSpecification} from '../../../plugins/specification-files/bundle';
import {apis} from '../../../src/data/apis';
import {codeLanguages} from '../../../src/data/codeLanguages';
import {isRecord} from '../../../src/model/json/record';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import {toOperations} from '../../../src/model/openapi/operations';
import {findBelow, type Place} from '../../../src/model/openapi/references';

/** Reduces one body of a specification with one operation. */
function reduce(schema: object, value: unknown, schemas: object = {}): unknown {
  const specification = {
    openapi: '3.1.0',
    info: {title: 'Till', version: '1'},
    paths: {'/a': {post: {requestBody: {content: {'application/json': {schema}}}}}},
    components: {schemas},
  };
  return createRequiredBody(specification as unknown as OpenApiDocument)(
    {method: 'post', path: '/a'},
    'application/json',
    value,
  );
}

const text = {type: 'string'};
const ref = (name: string): object => ({$ref: `#/components/schemas/${name}`});

describe('createRequiredBody', () => {
  it.each<[string, object, unknown, unknown, object?]>([
    [
      'leaves out what is optional',
      {required: ['a'], properties: {a: text, b: text}},
      {a: 'x', b: 'y'},
      {a: 'x'},
    ],
    [
      'does so in objects and lists',
      {
        required: ['a'],
        properties: {a: {type: 'array', items: {required: ['b'], properties: {b: text, c: text}}}},
      },
      {a: [{b: 'x', c: 'y'}, {b: 'z'}]},
      {a: [{b: 'x'}, {b: 'z'}]},
    ],
    [
      'keeps pairs of the caller’s own in what is required',
      {required: ['a'], properties: {a: {additionalProperties: text}, b: text}},
      {a: {x: 'x'}, b: 'y'},
      {a: {x: 'x'}},
    ],
    [
      'keeps a change as it is, where any field may be sent',
      {properties: {a: text, b: text}},
      {a: 'x', b: 'y'},
      undefined,
    ],
    [
      'keeps what another field needs',
      {required: ['a'], properties: {a: text, b: text}, dependentRequired: {a: ['b']}},
      {a: 'x', b: 'y'},
      undefined,
    ],
    [
      'leaves out pairs that need each other one after the other',
      {required: ['a'], properties: {a: text, b: text, c: text}, dependentRequired: {c: ['b']}},
      {a: 'x', b: 'y', c: 'z'},
      {a: 'x'},
    ],
    [
      'keeps as many fields as there have to be',
      {required: ['a'], minProperties: 2, properties: {a: text, b: text}},
      {a: 'x', b: 'y'},
      undefined,
    ],
    [
      'follows allOf',
      {allOf: [ref('Base'), {required: ['a'], properties: {a: text}}]},
      {a: 'x', b: 'y', c: 'z'},
      {a: 'x', b: 'y'},
      {Base: {required: ['b'], properties: {b: text, c: text}}},
    ],
    [
      'stays in the branch of a choice',
      {
        oneOf: [ref('Cash'), ref('Card')],
        discriminator: {
          propertyName: 'type',
          mapping: {CASH: '#/components/schemas/Cash', CARD: '#/components/schemas/Card'},
        },
      },
      {type: 'CARD', number: '1', note: 'n'},
      {type: 'CARD', number: '1'},
      {
        Cash: {required: ['type'], properties: {type: {const: 'CASH'}, number: text}},
        Card: {
          required: ['type', 'number'],
          properties: {type: {const: 'CARD'}, number: text, note: text},
        },
      },
    ],
    [
      'stays in the branch of a choice without a discriminator',
      {
        oneOf: [
          {required: ['a'], properties: {a: text, c: text}, additionalProperties: false},
          {required: ['b'], properties: {b: text}, additionalProperties: false},
        ],
      },
      {a: 'x', c: 'y'},
      {a: 'x'},
    ],
    [
      'leaves a wrong example alone',
      {required: ['a'], properties: {a: {type: 'integer'}, b: text}},
      {a: 'x', b: 'y'},
      undefined,
    ],
    [
      'leaves an example alone whose schema cannot be read',
      {required: ['a'], properties: {a: {enum: []}, b: text}},
      {a: 'x', b: 'y'},
      undefined,
    ],
    ['leaves lists and texts alone', {type: 'array'}, ['x'], undefined],
  ])('%s', (_name, schema, value, wanted, schemas) => {
    expect(reduce(schema, value, schemas)).toEqual(wanted);
  });
});

interface Sample {
  readonly method: string;
  readonly path: string;
  readonly mediaType: string;
  readonly schema: Place;
  readonly example: unknown;
  readonly reduced: unknown;
}

/** The first example of every request body, and what is left of it. */
function toSamples(specification: OpenApiDocument): readonly Sample[] {
  const toRequiredBody = createRequiredBody(specification);
  return toOperations(specification).flatMap(({method: verb, path: address, place}): Sample[] => {
    const method = verb.toLowerCase();
    const content = findBelow(specification, place, 'requestBody', 'content');
    const [mediaType = ''] = Object.keys(content?.value ?? {});
    const media = findBelow(specification, content, mediaType);
    const [name] = Object.keys(isRecord(media?.value.examples) ? media.value.examples : {});
    const schema = findBelow(specification, media, 'schema');
    if (name === undefined || !schema) return [];
    const example = findBelow(specification, media, 'examples', name)?.value.value;
    return [
      {
        method,
        path: address,
        mediaType,
        schema,
        example,
        reduced: toRequiredBody({method, path: address}, mediaType, example),
      },
    ];
  });
}

/** The names of fields, at any depth. */
function toNames(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(toNames);
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, one]) => [name, ...toNames(one)])
    : [];
}

/** Whether a value is in another one, with less in it. */
function isWithin(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part))
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((one, index) => isWithin(one, whole[index]))
    );
  if (isRecord(part))
    return (
      isRecord(whole) && Object.entries(part).every(([name, one]) => isWithin(one, whole[name]))
    );
  return part === whole;
}

describe.each(apis.map(({id, version, spec}) => [`${id} ${version}`, spec] as const))(
  'the request samples of %s',
  (_name, spec) => {
    let samples: readonly Sample[];
    let checker: SchemaChecker;
    beforeAll(async () => {
      const {document: specification} = await bundleSpecification(
        path.resolve('static/openapi', `${spec}.yaml`),
        path.resolve('static/openapi'),
      );
      samples = toSamples(specification);
      checker = createSchemaChecker(specification);
    });

    it('are valid and contain only values of the example', () => {
      expect(samples.length).toBeGreaterThan(0);
      for (const {path: address, schema, example, reduced = example} of samples) {
        expect([address, checker.checkBody(schema.pointer, reduced)]).toEqual([address, []]);
        expect([address, isWithin(reduced, example)]).toEqual([address, true]);
      }
    });

    it('contain no optional top-level field', () => {
      for (const {path: address, schema, reduced} of samples) {
        if (!isRecord(reduced)) continue;
        const {required, properties, oneOf, allOf} = schema.value;
        if (!Array.isArray(required) || oneOf || allOf || !isRecord(properties)) continue;
        const optional = Object.keys(reduced).filter(
          (name) => !required.includes(name) && name in properties,
        );
        const droppable = optional.filter(
          (name) =>
            checker.checkBody(
              schema.pointer,
              Object.fromEntries(Object.entries(reduced).filter(([key]) => key !== name)),
            ).length === 0,
        );
        expect([address, droppable]).toEqual([address, []]);
      }
    });

    it('send the same body in every language of code', async () => {
      for (const {method, path: address, mediaType, example, reduced} of samples) {
        if (reduced === undefined) continue;
        const gone = toNames(example).filter(
          (name) => !toNames(reduced).includes(name) && !address.includes(name),
        );
        const code = await toCodeSamples(
          {
            method,
            server: 'https://till.example',
            path: address,
            parameters: [],
            authorized: false,
            body: {mediaType, value: reduced},
          },
          codeLanguages,
        );
        expect(code).toHaveLength(mediaType.startsWith('multipart') ? 1 : codeLanguages.length);
        for (const {language, code: written} of code) {
          const plain = written.replaceAll('\\"', '"');
          expect([
            address,
            language,
            toNames(reduced).filter((name) => !plain.includes(name)),
          ]).toEqual([address, language, []]);
          expect([
            address,
            language,
            gone.filter((name) => new RegExp(`["']${name}["']`).test(plain)),
          ]).toEqual([address, language, []]);
        }
      }
    });
  },
);

it('shortens many samples, including those of organizations', async () => {
  const {document: specification} = await bundleSpecification(
    path.resolve('static/openapi/management/v0.yaml'),
    path.resolve('static/openapi'),
  );
  const sample = toSamples(specification).find(
    ({method, path: address}) => method === 'post' && address === '/organizations',
  );
  expect(Object.keys(sample?.reduced ?? {})).toEqual([
    'name',
    'address_line1',
    'zip',
    'town',
    'country_code',
  ]);
});
