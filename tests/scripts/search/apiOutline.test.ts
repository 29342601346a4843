import {describe, expect, it} from 'vitest';
import {toApiOutline} from '../../../scripts/lib/search/apiOutline';
import {toMarkdownSections} from '../../../scripts/lib/search/plainText';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import {ERROR_TABLE_HEAD} from '../../../src/model/openapi/errorTable';
import {toRecords} from '../../../src/model/search/outline';
import {api} from '../../support/rows';

const specification = {
  openapi: '3.1.0',
  info: {
    title: 'COFFEE',
    version: '1.2.0',
    summary: 'Orders at a bar.',
    description: `COFFEE takes *orders*.\n\n# Quick-Start\n\n1. Sign in with [\`POST /auth\`](#operation/signIn).\n2. Order.\n\n# Errors\n\nDecide by \`code\`.\n\n${ERROR_TABLE_HEAD}\n|---|---|---|---|---|\n| \`E_COLD\` | 409 | It is cold. | Brew. | no |\n`,
  },
  tags: [{name: 'Bar tables', description: 'Where guests sit.'}],
  'x-error-catalogue': [
    {
      code: 'E_COLD',
      status: 409,
      cause: 'The coffee is cold.',
      remedy: 'Brew again.',
      retryable: false,
    },
  ],
  paths: {
    '/tables/{table_id}': {
      parameters: [{$ref: '#/components/parameters/TableId'}],
      put: {
        tags: ['Bar tables'],
        operationId: 'createTable',
        summary: 'Create a table',
        description: 'Puts up a table.\n\n- `FREE`: nobody sits there.',
        requestBody: {
          content: {'application/json': {schema: {$ref: '#/components/schemas/TableRequest'}}},
        },
        responses: {
          '200': {content: {'application/json': {schema: {$ref: '#/components/schemas/Table'}}}},
          '409': {description: 'x'},
        },
      },
      get: {
        tags: ['Bar tables'],
        operationId: 'readTable',
        summary: 'Read a table',
        responses: {
          '200': {content: {'application/json': {schema: {$ref: '#/components/schemas/Table'}}}},
        },
      },
    },
    '/orders': {
      post: {tags: ['Orders'], operationId: 'placeOrder', summary: 'Place an order', responses: {}},
    },
  },
  components: {
    parameters: {
      TableId: {name: 'table_id', in: 'path', description: 'The table.', schema: {type: 'string'}},
    },
    schemas: {
      TableRequest: {
        type: 'object',
        description: 'A new table.',
        properties: {size: {type: 'integer', description: 'Chairs round it.'}},
      },
      Table: {
        allOf: [
          {$ref: '#/components/schemas/TableRequest'},
          {
            type: 'object',
            properties: {
              state: {$ref: '#/components/schemas/TableState'},
              guests: {type: 'array', items: {$ref: '#/components/schemas/Guest'}},
            },
          },
        ],
      },
      TableState: {
        type: 'string',
        enum: ['FREE', 'TAKEN'],
        description: 'Whether somebody sits there.',
      },
      Guest: {
        type: 'object',
        properties: {
          name: {type: 'string', description: 'As called.'},
          friend: {$ref: '#/components/schemas/Guest'},
        },
      },
    },
  },
} as unknown as OpenApiDocument;

const place = {
  api: api({label: 'COFFEE', version: 'v1'}),
  path: '/de/api/coffee/v1',
  tag: 'default',
};

describe('toApiOutline', () => {
  const outline = toApiOutline(specification, place);
  const byAnchor = (anchor: string) =>
    outline.sections.filter((section) => section.anchor === anchor);

  it('is a page of the API in its version', () => {
    expect(outline).toMatchObject({
      path: '/de/api/coffee/v1',
      group: 'COFFEE API',
      language: 'en',
      version: 'v1',
    });
    expect(outline.sections[0]).toEqual({
      level: 1,
      heading: 'COFFEE v1',
      anchor: null,
      texts: ['COFFEE. Orders at a bar.', 'COFFEE takes orders.'],
    });
  });

  it('has the sections of the introduction, and every error code by its name', () => {
    expect(byAnchor('section/Quick-Start')).toEqual([
      {
        level: 2,
        heading: 'Quick-Start',
        anchor: 'section/Quick-Start',
        texts: ['Sign in with POST /auth.', 'Order.'],
      },
    ]);
    expect(byAnchor('section/Errors')).toEqual([
      {level: 2, heading: 'Errors', anchor: 'section/Errors', texts: ['Decide by code.']},
    ]);
    expect(byAnchor('error/E_COLD')).toEqual([
      {
        level: 3,
        heading: 'E_COLD',
        anchor: 'error/E_COLD',
        texts: ['409. The coffee is cold. Brew again.'],
      },
    ]);
  });

  it('has each operation with its method, path, name and parameters, at the anchor of the reference page', () => {
    const [operation] = byAnchor('tag/Bar-tables/operation/createTable');
    expect(operation).toMatchObject({
      level: 3,
      heading: 'Create a table',
      texts: [
        'PUT /tables/{table_id} createTable',
        'Puts up a table.',
        'FREE: nobody sits there.',
        'table_id: The table.',
      ],
    });
    expect(byAnchor('tag/Orders/operation/placeOrder')).toHaveLength(1);
    expect(byAnchor('tag/Orders')).toHaveLength(1);
  });

  it('has each schema once, below the operation that writes it, with its fields and values', () => {
    const schemas = outline.sections.filter(({level}) => level === 4);
    expect(schemas.map(({heading, anchor}) => [heading, anchor])).toEqual([
      ['TableRequest', 'tag/Bar-tables/operation/createTable'],
      ['Table', 'tag/Bar-tables/operation/createTable'],
      ['Guest', 'tag/Bar-tables/operation/createTable'],
    ]);
    expect(schemas[0]!.texts).toEqual(['A new table.', 'size: Chairs round it.']);
    expect(schemas[1]!.texts).toEqual([
      'state: Whether somebody sits there. FREE, TAKEN',
      'guests',
    ]);
  });

  it('says that a version is replaced, omits its fields, and ranks it last', () => {
    const old = toApiOutline(specification, {
      ...place,
      api: api({label: 'COFFEE', version: 'v0', deprecated: true}),
    });
    expect(old.rank).toBeLessThan(outline.rank);
    expect(old.sections[0]?.heading).toBe('COFFEE v0 (deprecated)');
    expect(old.sections.some(({level}) => level === 4)).toBe(false);
    expect(old.sections.find(({heading}) => heading === 'Create a table')!.texts[0]).toBe(
      'PUT /tables/{table_id} createTable',
    );
  });

  it('gives records unique, stable ids', () => {
    const ids = toRecords(outline).map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      toRecords(toApiOutline(structuredClone(specification), place)).map(({objectID}) => objectID),
    ).toEqual(ids);
    expect(ids).toContain('/de/api/coffee/v1#error/E_COLD~0.0');
  });
});

describe('toMarkdownSections', () => {
  it('splits paragraphs, items and rows, and removes Markdown marks', () => {
    expect(
      toMarkdownSections(
        'A **bold** [link](x) and `code`,\nsame line.\n\n1. One\n2. Two\n\n# Next\n## Below\n| a | b |\n|---|---|\n| `c` | d |\n\n> Use `e > f`.\n> Soon.\n\n> ```\n> code\n> ```\n\n- Last',
      ),
    ).toEqual([
      {heading: undefined, texts: ['A bold link and code, same line.', 'One', 'Two']},
      {heading: 'Next', texts: ['Below', 'a – b', 'c – d', 'Use e > f. Soon.', 'code', 'Last']},
    ]);
  });
});
