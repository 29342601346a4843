import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stringify} from 'yaml';
import {createAcceptance, type Accept} from '../../../scripts/lib/specs/accept';
import {toApiReferenceOptions} from '../../../src/config/apiReference';
import type {ApiRow} from '../../../src/data/apis';
import {row} from './support';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests change a document anywhere
export type Document = Record<string, any>;

const root = path.resolve(__dirname, '../../..');

/**
 * A specification that uses what the portal knows: sections, tags, error catalogue, security,
 * inheritance, examples.
 */
export function toDocument(): Document {
  const json = (name: string, example?: unknown): Document => ({
    'application/json': {
      schema: {$ref: `#/components/schemas/${name}`},
      ...(example === undefined ? {} : {examples: {one: {summary: 'One', value: example}}}),
    },
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'CAFE – orders at a bar',
      version: '2025-08-12',
      summary: 'Orders at a bar.',
      description:
        'Order coffee.\n\n# Quick-Start\n\nSign in, then order.\n\n# Errors\n\nDecide by code.\n',
    },
    servers: [{url: 'https://cafe.example/api'}],
    security: [{bearerAuth: []}],
    tags: [{name: 'Tokens', description: 'Signing in.'}, {name: 'Orders'}],
    paths: {
      '/tokens': {
        post: {
          operationId: 'createToken',
          summary: 'Create a token',
          tags: ['Tokens'],
          security: [],
          requestBody: {required: true, content: json('Key', {key: 'k'})},
          responses: {200: {description: 'A token.'}},
        },
      },
      '/orders': {
        get: {
          operationId: 'listOrders',
          summary: 'List the orders',
          tags: ['Orders'],
          parameters: [{name: 'limit', in: 'query', schema: {type: 'integer', maximum: 100}}],
          responses: {
            200: {
              description: 'The orders.',
              content: {
                'application/json': {
                  schema: {type: 'array', items: {$ref: '#/components/schemas/Order'}},
                },
              },
            },
          },
        },
        post: {
          operationId: 'placeOrder',
          summary: 'Place an order',
          description: 'Places an order.',
          tags: ['Orders'],
          requestBody: {required: true, content: json('Order', {drink: 'MOCHA', size: 2})},
          responses: {201: {description: 'Placed.', content: json('Order', {drink: 'MOCHA'})}},
        },
      },
      '/orders/{order_id}': {
        parameters: [
          {name: 'order_id', in: 'path', required: true, schema: {type: 'string'}, example: '1'},
        ],
        delete: {
          operationId: 'cancelOrder',
          summary: 'Cancel an order',
          tags: ['Orders'],
          responses: {204: {description: 'Cancelled.'}},
        },
      },
    },
    components: {
      securitySchemes: {bearerAuth: {type: 'http', scheme: 'bearer'}},
      schemas: {
        Key: {
          type: 'object',
          required: ['key'],
          properties: {key: {type: 'string'}},
          additionalProperties: false,
        },
        Base: {type: 'object', properties: {note: {type: 'string', description: 'For the bar.'}}},
        Order: {
          allOf: [
            {$ref: '#/components/schemas/Base'},
            {
              type: 'object',
              required: ['drink'],
              properties: {
                drink: {type: 'string', enum: ['MOCHA', 'LATTE'], description: 'What to make.'},
                size: {type: 'integer'},
              },
            },
          ],
        },
      },
    },
    'x-error-catalogue': [
      {code: 'E_COLD', status: 409, cause: 'It is cold.', remedy: 'Brew again.', retryable: false},
    ],
    'x-deprecated': {since: '2026-01-01'},
  };
}

const guide = (name: string, version: string): string => `---
title: Order
---

Begin with [the quick start](/api/${name}/${version}#section/Quick-Start), or [cancel](/api/${name}/${version}#tag/Orders/operation/cancelOrder).

\`\`\`http api=${name}/${version}
POST /tokens
Content-Type: application/json

{"key": "k"}
\`\`\`

\`\`\`http api=${name}/${version}
POST /orders
Authorization: Bearer {access_token}
Content-Type: application/json

{"drink": "MOCHA"}
\`\`\`

\`\`\`json response=201 partial
{"drink": "MOCHA"}
\`\`\`
`;

/** The page that lists the error codes of all APIs. */
const errors = `---
title: Errors
---

<ErrorCodes status="409" />
`;

export interface Cafe {
  readonly rows: readonly ApiRow[];
  readonly repository: string;
  readonly copies: string;
  readonly accept: Accept;
  /** Folder of the guides, one a row. */
  readonly pages: string;
}

/**
 * A portal with as many APIs as are wanted, all with the same specification and a guide that relies
 * on it.
 */
export function createCafe(count: number): Cafe {
  const folder = mkdtempSync(path.join(tmpdir(), 'cafe-'));
  const [repository, copies, pages] = ['openapi', 'copies', 'docs'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const rows = Array.from({length: count}, (_, index): ApiRow => {
    const id = `cafe-${index}`;
    return {
      ...row,
      id,
      label: 'CAFE',
      path: `/api/${id}/${row.version}`,
      spec: `${id}/${row.version}`,
    };
  });
  mkdirSync(pages);
  for (const {id, spec, version} of rows) {
    mkdirSync(path.join(repository, id), {recursive: true});
    writeFileSync(path.join(repository, `${spec}.yaml`), stringify(toDocument()));
    writeFileSync(path.join(pages, `${id}.mdx`), guide(id, version));
  }
  writeFileSync(path.join(pages, 'errors.mdx'), errors);
  const options = {
    ...toApiReferenceOptions(),
    apis: rows,
    specFolder: path.relative(root, repository),
    cacheFolder: path.relative(root, path.join(folder, 'cache')),
    specFiles: {},
  };
  const site = {
    siteDir: root,
    url: 'https://portal.example',
    siteBaseUrl: '/',
    baseUrl: '/',
    locale: 'en',
  };
  return {
    rows,
    repository,
    copies,
    pages,
    accept: createAcceptance({options, site, folder: path.join(folder, 'job'), pages: [pages]}),
  };
}
