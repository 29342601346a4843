import {describe, expect, it} from 'vitest';
import {findBelow, findPlace, findValue, toPointer} from '../../../src/model/openapi/references';

const document = {
  paths: {
    '/orders/{id}': {$ref: '#/components/pathItems/Order'},
    '/a%20b': {get: {summary: 'A'}},
  },
  components: {
    pathItems: {
      Order: {parameters: [{$ref: '#/components/parameters/Id'}], get: {summary: 'Reads.'}},
    },
    parameters: {Id: {name: 'id', schema: {$ref: '#/components/schemas/Id'}}},
    schemas: {
      Id: {$ref: '#/components/schemas/Text'},
      Text: {type: 'string', enum: ['a', 'b']},
      Encoded: {$ref: '#/paths/~1orders~1%7Bid%7D/get'},
      Self: {$ref: '#/components/schemas/Self'},
      Ping: {$ref: '#/components/schemas/Pong/properties/ping'},
      Pong: {$ref: '#/components/schemas/Ping'},
      File: {$ref: '../secret.yaml#/description'},
      Address: {$ref: 'https://x.example/a.yaml'},
    },
  },
};

describe('findPlace', () => {
  it('follows references on the way and at the end, and says where it arrived', () => {
    expect(findPlace(document, '#/paths/~1orders~1{id}/parameters/0/schema')).toEqual({
      pointer: '#/components/schemas/Text',
      value: {type: 'string', enum: ['a', 'b']},
    });
  });

  it('undoes the percent-encoding of references, and leaves names with a percent sign alone', () => {
    expect(findPlace(document, '#/components/schemas/Encoded')?.value).toEqual({summary: 'Reads.'});
    expect(findBelow(document, findPlace(document, '#/paths'), '/a%20b', 'get')?.value).toEqual({
      summary: 'A',
    });
  });

  it.each(['Self', 'Ping', 'Pong', 'Missing', 'constructor'])(
    'finds nothing for the schema %s',
    (name) => {
      expect(findPlace(document, `#/components/schemas/${name}`)).toBeUndefined();
    },
  );

  it.each(['File', 'Address'])('leaves a reference out of the document as it is: %s', (name) => {
    expect(findPlace(document, `#/components/schemas/${name}`)?.value).toEqual({
      $ref: expect.any(String),
    });
  });
});

it('findValue returns lists and texts too', () => {
  expect(findValue(document, '#/components/parameters/Id/schema/enum')).toEqual(['a', 'b']);
  expect(findValue(document, '#/components/schemas/Id/enum/1')).toBe('b');
});

it.each(['a.yaml#/x', 'https://x.example/#/x', '//x.example', '#name', ''])(
  'toPointer knows none for %j',
  (reference) => {
    expect(toPointer(reference)).toBeUndefined();
  },
);
