import {describe, expect, it} from 'vitest';
import {toAtomFeed} from '../../../src/model/openapi/changes/atom';
import {toChanges} from '../../../src/model/openapi/changes/compare';
import {addNotes} from '../../../src/model/openapi/changes/notes';
import {toMissingNotes, toChangesReport} from '../../../src/model/openapi/changes/changesReport';
import {toChangeText} from '../../../src/model/openapi/changes/words';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import {toApis} from '../../../src/model/catalogue/rows';
import {toChangesFiles, toPairOf, toVersionPairs} from '../../../src/model/catalogue/pairs';

type Schema = Readonly<Record<string, unknown>>;

interface Parts {
  readonly request?: Schema;
  readonly response?: Schema;
  readonly rest?: Schema;
}

/** An API whose operations `getOrder` and `putOrder` share the schema of their response. */
function toDocument({request = {}, response = {}, rest = {}}: Parts): OpenApiDocument {
  const answer = {
    200: {
      description: 'Done.',
      content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}},
    },
  };
  return {
    openapi: '3.1.0',
    info: {title: 'COFFEE', version: '1.0.0'},
    paths: {
      '/orders/{id}': {
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
        get: {operationId: 'getOrder', tags: ['Orders'], responses: answer},
        put: {
          operationId: 'putOrder',
          tags: ['Orders'],
          requestBody: {
            content: {
              'application/json': {
                schema: {type: 'object', additionalProperties: false, ...request},
              },
            },
          },
          responses: answer,
        },
      },
    },
    components: {schemas: {Order: {type: 'object', ...response}}},
    ...rest,
  };
}

/** The changes between two documents as `breaking getOrder,putOrder response 200 state removed`. */
function compare(before: Parts, after: Parts): readonly string[] {
  return toChanges(toDocument(before), toDocument(after)).changes.map(
    (change) =>
      `${change.kind} ${change.operations.map(({ids}) => ids.join('/')).join()}: ${toChangeText(change)}`,
  );
}

const text = {type: 'string'};

describe('a pattern', () => {
  const toKind = (before: string, after: string): string | undefined => {
    const toParts = (pattern: string): Parts => ({
      request: {properties: {code: {type: 'string', pattern}}},
    });
    return compare(toParts(before), toParts(after))[0]?.split(' ')[0];
  };

  it.each([
    ['^\\d+$', '^(\\d+|[a-z])$'],
    ['^\\d+$', '^([a-z]|\\d+)$'],
  ])('stays valid in requests if it is a choice of the new one: %s to %s', (before, after) => {
    expect(toKind(before, after)).toBe('compatible');
  });

  it.each([
    ['^\\d+$', '^[a-z]$'],
    ['^\\d+$', '^(\\d+|a)(b)$'],
    ['^a|b$', '^(a|b|c)$'],
    ['^\\d+$', '^(b\\|\\d+)$'],
    ['^a\\$', '^(a\\|b)$'],
    ['\\d+', '(\\d+|a)'],
  ])('breaks requests otherwise: %s to %s', (before, after) => {
    expect(toKind(before, after)).toBe('breaking');
  });
});

describe('the changes between two versions', () => {
  it('fold what a shared schema changes into one row', () => {
    expect(compare({response: {properties: {state: text}}}, {response: {properties: {}}})).toEqual([
      'breaking getOrder,putOrder: response 200 state removed (string)',
    ]);
  });

  it.each(['constructor', 'toString'])('name a new field called %s', (name) => {
    const properties = {state: text};
    expect(
      compare({response: {properties}}, {response: {properties: {...properties, [name]: text}}}),
    ).toEqual([`compatible getOrder,putOrder: response 200 ${name} added (string)`]);
  });

  it('list breaking changes first', () => {
    const response = {
      properties: {items: {type: 'array', items: {type: 'object', properties: {note: text}}}},
    };
    expect(
      compare({request: {properties: {drink: text}}}, {request: {properties: {}}, response}),
    ).toEqual([
      'breaking putOrder: request body drink removed (string)',
      'compatible getOrder,putOrder: response 200 items added (object[])',
    ]);
  });

  it('say once that a field is new and required', () => {
    expect(
      compare(
        {request: {properties: {}}},
        {request: {properties: {drink: text}, required: ['drink']}},
      ),
    ).toEqual(['breaking putOrder: request body drink now required (string)']);
  });

  it('say that a new parameter is required', () => {
    const toParts = (...parameters: readonly object[]): Parts => ({
      rest: {
        paths: {
          '/orders': {
            get: {operationId: 'listOrders', tags: ['Orders'], parameters, responses: {}},
          },
        },
      },
    });
    const toParameter = (name: string, required: boolean): object => ({
      name,
      in: 'query',
      required,
      schema: {type: 'integer'},
    });
    const added = [toParameter('revision', true), toParameter('limit', false)];
    expect(compare(toParts(), toParts(...added))).toEqual([
      'breaking listOrders: parameter revision now required (query, integer)',
      'compatible listOrders: parameter limit added (query, integer)',
    ]);
  });

  it('list new values together', () => {
    const toState = (...values: readonly string[]): Parts => ({
      response: {properties: {state: {type: 'string', enum: values}}},
    });
    expect(compare(toState('NEW'), toState('NEW', 'READY', 'LOST'))).toEqual([
      'breaking getOrder,putOrder: response 200 state values changed (added: READY, LOST)',
    ]);
  });

  it('count a response without a list of values as breaking', () => {
    expect(
      compare(
        {response: {properties: {state: {type: 'string', enum: ['NEW']}}}},
        {response: {properties: {state: text}}},
      ),
    ).toEqual(['breaking getOrder,putOrder: response 200 state values changed (removed: NEW)']);
  });

  it('see no difference between allOf and the schema it describes', () => {
    const response = {
      properties: {
        state: {allOf: [{type: 'string', enum: ['NEW']}, {description: 'Where it is.'}]},
      },
    };
    const {changes, texts} = toChanges(
      toDocument({response: {properties: {state: {type: 'string', enum: ['NEW']}}}}),
      toDocument({response}),
    );
    expect(changes).toEqual([]);
    expect(texts).toBe(2);
  });

  it('count texts and examples, and list none', () => {
    const {changes, texts} = toChanges(
      toDocument({response: {example: {a: 1}}}),
      toDocument({response: {example: {a: 2, b: 3}}}),
    );
    expect({changes, texts}).toEqual({changes: [], texts: 2});
  });

  it('distinguish a property called "example" from an example', () => {
    expect(
      compare({response: {properties: {example: text}}}, {response: {properties: {}}}),
    ).toEqual(['breaking getOrder,putOrder: response 200 example removed (string)']);
  });

  it('name the values of a list in an address once', () => {
    const toStates = (states: readonly string[]) => {
      const document = toDocument({});
      const {'/orders/{id}': item = {}} = document.paths;
      const schema = {type: 'array', items: {type: 'string', enum: states}};
      const get = {...(item.get as Schema), parameters: [{name: 'states[]', in: 'query', schema}]};
      return {...document, paths: {'/orders/{id}': {...item, get}}};
    };
    expect(
      toChanges(toStates(['A']), toStates(['A', 'B'])).changes.map(({place}) => place),
    ).toEqual([{in: 'parameter', field: 'states[]'}]);
  });

  it('recognize an operation whose path parameter was renamed', () => {
    const before = toDocument({});
    const {'/orders/{id}': item = {}} = before.paths;
    const after = {
      ...before,
      paths: {
        '/orders/{id_or_number}': {
          ...item,
          parameters: [{name: 'id_or_number', in: 'path', required: true, schema: text}],
        },
      },
    };
    expect(toChanges(before, after).changes.map(toChangeText)).toEqual([
      'parameter id_or_number renamed (id → id_or_number)',
    ]);
  });

  it('ignore the state of a deprecated version in its operations', () => {
    const before = toDocument({rest: {'x-deprecated': {since: '2026-01-01'}}});
    const {'/orders/{id}': item = {}} = before.paths;
    const deprecated = {
      ...before,
      paths: {'/orders/{id}': {...item, get: {...(item.get as Schema), deprecated: true}}},
    };
    expect(toChanges(deprecated, toDocument({})).changes).toEqual([]);
    expect(
      toChanges(toDocument({}), {...deprecated, 'x-deprecated': undefined}).changes.map(
        ({kind, what}) => `${kind} ${what}`,
      ),
    ).toEqual(['deprecated deprecated']);
  });

  it('stop at a recursive schema', () => {
    const response = {properties: {parent: {$ref: '#/components/schemas/Order'}, state: text}};
    expect(
      compare({response: {properties: {parent: {$ref: '#/components/schemas/Order'}}}}, {response}),
    ).toContain('compatible getOrder,putOrder: response 200 state added (string)');
  });
});

describe('a migration note', () => {
  const {changes} = toChanges(toDocument({response: {properties: {state: text}}}), toDocument({}));
  const toNotes = (note: object): readonly string[] =>
    addNotes(changes, [{from: 'v0', note: 'Do it.', ...note}]).map(
      ({operations, notes}) => `${operations.map(({ids}) => ids).join()}:${notes.join()}`,
    );

  it.each([
    ['names the field', {fields: ['state']}, ['getOrder,putOrder:0']],
    ['names another field', {fields: ['data']}, ['getOrder,putOrder:']],
    ['names an operation', {operations: ['putOrder']}, ['getOrder:', 'putOrder:0']],
    ['is about the step as a whole', {}, ['getOrder,putOrder:']],
  ])('that %s', (_what, note, expected) => {
    expect(toNotes(note)).toEqual(expected);
  });

  it('that names more of a change, or fewer operations, is before others', () => {
    const notes = [
      {operations: ['getOrder', 'putOrder']},
      {operations: ['getOrder', 'putOrder'], fields: ['state']},
      {fields: ['state', 'string']},
      {operations: ['putOrder'], fields: ['state']},
    ].map((note) => ({from: 'v0', note: 'Do it.', ...note}));
    const found = addNotes(changes, notes).map((change) => change.notes);
    expect(found).toEqual([
      [2, 1, 0],
      [2, 3, 1, 0],
    ]);
  });
});

describe('a pair of versions', () => {
  const rows = toApis([
    {
      id: 'coffee',
      label: 'COFFEE',
      versions: [
        {version: 'v2'},
        {version: 'v1', deprecated: true},
        {version: 'v0', deprecated: true},
        {version: 'local', variant: 'local'},
      ],
    },
    {id: 'tea', label: 'TEA', versions: [{version: 'v1'}]},
  ]);
  const pairs = toVersionPairs(rows);

  it('is made of neighbours, without variants', () => {
    expect(pairs.map(({path}) => path)).toEqual([
      '/api/coffee/changes/v1...v2',
      '/api/coffee/changes/v0...v1',
    ]);
    expect(toPairOf(rows, '/api/coffee/v1')?.path).toBe('/api/coffee/changes/v0...v1');
    expect(pairs.map(toChangesFiles)[0]).toEqual({
      json: 'api/coffee/changes/v1...v2.json',
      feed: 'api/coffee/changes.atom',
    });
  });

  it('names each breaking change without a note, with the remedy', () => {
    const [pair] = pairs;
    if (!pair) throw new Error('The catalogue of this test has a pair.');
    const report = toChangesReport(
      pair,
      toDocument({
        response: {properties: {state: text}},
        rest: {'x-deprecated': {since: '2026-01-01'}},
      }),
      toDocument({}),
      [],
    );
    expect(toMissingNotes(report)).toEqual(
      ['getOrder', 'putOrder'].map(
        (id) =>
          `coffee v1 to v2: ${id}: response 200 state removed (string). Add a note to x-migration of the newer specification that names the operation, the field, or both.`,
      ),
    );
    const feed = toAtomFeed([report], {
      root: 'https://portal.example/',
      file: 'api/coffee/changes.atom',
      siteTitle: 'Bonarium',
    });
    expect(feed).toContain('<updated>2026-01-01T00:00:00Z</updated>');
    expect(feed).toContain('<link href="https://portal.example/api/coffee/changes/v1...v2"/>');
  });
});
