import type {Document} from './cafe';

type Change = (document: Document) => unknown;
const schemasOf = ({components}: Document): Document => components.schemas;

const toNested = (levels: number): Document =>
  levels === 0 ? {} : {deep: {type: 'object', properties: toNested(levels - 1)}};

/**
 * What an endpoint may answer that is valid OpenAPI, or close to it; `guide` is the page
 * that relies on it, `errors` for the page of all error codes. `undefined`: it is shown.
 */
export const cases: readonly (readonly [
  name: string,
  change: Change,
  cause: string | undefined,
])[] = [
  ['the same document', () => undefined, undefined],
  [
    'no "# Errors"',
    ({info}) => (info.description = '# Quick-Start\n\nGo.'),
    'has no section "# Errors" in info.description, where the table of its error codes goes',
  ],
  [
    'no description',
    ({info}) => delete info.description,
    'has no section "# Errors" in info.description, where the table of its error codes goes',
  ],
  [
    'no "# Quick-Start", which a guide links to',
    ({info}) => (info.description = '# Errors\n'),
    'does not fit guide:5: #section/Quick-Start is missing, which the page links to',
  ],
  [
    'an empty row in the error catalogue',
    (all) => all['x-error-catalogue'].push(null),
    'has an empty or unreadable row at #/x-error-catalogue/1',
  ],
  [
    'an error without a cause',
    (all) => delete all['x-error-catalogue'][0].cause,
    'has no "cause" at #/x-error-catalogue/0',
  ],
  [
    'a status that is text',
    (all) => (all['x-error-catalogue'][0].status = '409'),
    'has a "status" that is not a number at #/x-error-catalogue/0',
  ],
  [
    'an error catalogue that is a map',
    (all) => (all['x-error-catalogue'] = {E_COLD: 409}),
    'has an x-error-catalogue that is not a list',
  ],
  [
    'an error with a status for which no page has a heading',
    (all) =>
      all['x-error-catalogue'].push({
        ...all['x-error-catalogue'][0],
        code: 'E_TEAPOT',
        status: 418,
      }),
    'does not fit errors:1: E_TEAPOT has the status 418, for which the page has no heading',
  ],
  ['no error catalogue', (all) => delete all['x-error-catalogue'], undefined],
  [
    'an x-deprecated without a day',
    (all) => (all['x-deprecated'] = true),
    'has an x-deprecated without the day "since" as text, such as 2026-02-16, with a "replacedBy" that is not text, or with a "sunset" that is not a day',
  ],
  [
    'an x-deprecated with a day in words',
    (all) => (all['x-deprecated'] = {since: 'spring'}),
    'has an x-deprecated without the day "since" as text, such as 2026-02-16, with a "replacedBy" that is not text, or with a "sunset" that is not a day',
  ],
  [
    'migration notes that are a map',
    (all) => (all['x-migration'] = {v0: 'Rename.'}),
    'has an x-migration that is not a list',
  ],
  [
    'a migration note without text',
    (all) => (all['x-migration'] = [{from: 'v0'}]),
    'has an unreadable note at #/x-migration/0',
  ],
  [
    'a migration note whose law has no day',
    (all) =>
      (all['x-migration'] = [
        {from: 'v0', note: 'Rename.', law: {id: 'a', citation: '§ 1', date: 'soon'}},
      ]),
    'has an unreadable note at #/x-migration/0',
  ],
  [
    'migration notes',
    (all) =>
      (all['x-migration'] = [
        {from: 'v0', operations: ['cancelOrder'], fields: ['size'], note: 'Rename.'},
      ]),
    undefined,
  ],
  [
    'no servers',
    (all) => delete all.servers,
    'names no server in "servers"; requests in samples need its address',
  ],
  [
    'a relative server',
    (all) => (all.servers = [{url: '/api'}]),
    'has the server "/api", which is not an absolute address',
  ],
  [
    'a renamed path',
    ({paths}) => {
      paths['/drinks'] = paths['/orders'];
      delete paths['/orders'];
    },
    'does not fit guide:15: {api} has no operation POST /orders',
  ],
  [
    'a removed operation that a guide calls',
    ({paths}) => delete paths['/orders'].post,
    'does not fit guide:15: {api} has no operation POST /orders',
  ],
  [
    'a removed operation that a guide links to',
    ({paths}) => delete paths['/orders/{order_id}'].delete,
    'does not fit guide:5: #tag/Orders/operation/cancelOrder is missing, which the page links to',
  ],
  ['a removed operation that no page knows', ({paths}) => delete paths['/orders'].get, undefined],
  [
    'security newly asked of an operation',
    ({paths}) => delete paths['/tokens'].post.security,
    'does not fit guide:8: POST /tokens needs an access token',
  ],
  ['security no longer asked', (all) => delete all.security, undefined],
  [
    'a body that is newly required to hold a field',
    (all) => schemasOf(all).Order.allOf[1].required.push('size'),
    'does not fit guide:19: The body of POST /orders is not valid: it lacks "size"',
  ],
  [
    'a query parameter that is newly required',
    ({paths}) =>
      (paths['/orders'].post.parameters = [
        {name: 'till', in: 'query', required: true, schema: {type: 'string'}},
      ]),
    'does not fit guide:15: POST /orders needs the query parameter "till"',
  ],
  [
    'a field that is gone from a closed schema',
    (all) => (schemasOf(all).Key.properties = {token: {type: 'string'}}),
    'does not fit guide:11: The body of POST /tokens is not valid: it has "key", which the schema does not know',
  ],
  [
    'changed values of an enumeration',
    (all) => (schemasOf(all).Order.allOf[1].properties.drink.enum = ['TEA']),
    'does not fit guide:19: The body of POST /orders is not valid: drink must be one of TEA, and 1 more',
  ],
  [
    'a changed type',
    (all) => (schemasOf(all).Order.allOf[1].properties.drink = {type: 'integer'}),
    'does not fit guide:19: The body of POST /orders is not valid: drink must be integer, and 1 more',
  ],
  [
    'another media type',
    ({paths}) =>
      (paths['/orders'].post.requestBody.content = {'application/xml': {schema: {type: 'string'}}}),
    'does not fit guide:17: POST /orders takes no application/json',
  ],
  [
    'no responses',
    ({paths}) => delete paths['/orders'].post.responses,
    'does not fit guide:22: POST /orders never answers 201. Its statuses are',
  ],
  [
    'a schema inside itself through allOf',
    (all) => (schemasOf(all).Base.allOf = [{$ref: '#/components/schemas/Order'}]),
    'has a schema that contains itself through allOf or $ref: Base → Order → Base',
  ],
  [
    'a schema that is itself through allOf',
    (all) => (schemasOf(all).Base.allOf = [{$ref: '#/components/schemas/Base'}]),
    'has a schema that contains itself through allOf or $ref: Base → Base',
  ],
  [
    'a schema inside itself through an allOf without a name',
    (all) => (schemasOf(all).Base.allOf = [{allOf: [{$ref: '#/components/schemas/Base'}]}]),
    'has a schema that contains itself through allOf or $ref: Base → Base',
  ],
  [
    'a reference that leads back to itself',
    (all) =>
      Object.assign(schemasOf(all), {
        Base: {$ref: '#/components/schemas/Round'},
        Round: {$ref: '#/components/schemas/Base'},
      }),
    'has a schema that contains itself through allOf or $ref: Base → Round → Base',
  ],
  [
    'a list of itself',
    (all) =>
      (schemasOf(all).Base.properties.more = {
        type: 'array',
        items: {$ref: '#/components/schemas/Base'},
      }),
    undefined,
  ],
  [
    'itself through oneOf',
    (all) =>
      (schemasOf(all).Base.properties.more = {
        oneOf: [{$ref: '#/components/schemas/Base'}, {type: 'string'}],
      }),
    undefined,
  ],
  [
    'an example that lies elsewhere',
    ({paths}) =>
      (paths['/orders'].post.requestBody.content['application/json'].examples.one = {
        externalValue: './gone.json',
      }),
    '',
  ],
  [
    'wrong examples',
    ({paths}) =>
      (paths['/orders'].post.requestBody.content['application/json'].examples.one.value = {
        drink: 5,
        cup: [],
      }),
    undefined,
  ],
  [
    'examples that are nothing',
    ({paths}) =>
      (paths['/orders'].post.requestBody.content['application/json'].examples.one.value = null),
    undefined,
  ],
  [
    'no tags, which anchors are made of',
    ({paths}) =>
      Object.values<Document>(paths).forEach((item) =>
        Object.values<Document>(item).forEach((operation) => delete operation.tags),
      ),
    'does not fit guide:5: #tag/Orders/operation/cancelOrder is missing, which the page links to',
  ],
  [
    'a renamed tag',
    (all) => {
      all.tags[1].name = 'Drinks';
      Object.values<Document>(all.paths['/orders/{order_id}']).forEach(
        (operation) => operation.tags && (operation.tags = ['Drinks']),
      );
    },
    'does not fit guide:5: #tag/Orders/operation/cancelOrder is missing, which the page links to',
  ],
  [
    'new operationIds of what is linked to',
    ({paths}) => (paths['/orders/{order_id}'].delete.operationId = 'removeOrder'),
    'does not fit guide:5: #tag/Orders/operation/cancelOrder is missing, which the page links to',
  ],
  [
    'new operationIds of what is called',
    ({paths}) => (paths['/orders'].post.operationId = 'createOrder'),
    undefined,
  ],
  [
    'no operationIds',
    ({paths}) =>
      Object.values<Document>(paths).forEach((item) =>
        Object.values<Document>(item).forEach((operation) => delete operation.operationId),
      ),
    'does not fit guide:8: #tag/Tokens/operation/ is missing, and 2 more',
  ],
  [
    'the same operationId twice',
    ({paths}) => (paths['/orders'].get.operationId = 'placeOrder'),
    'is not valid OpenAPI: Every operation must have a unique `operationId` at #/paths/~1orders/post',
  ],
  [
    'no summaries',
    ({paths}) =>
      Object.values<Document>(paths).forEach((item) =>
        Object.values<Document>(item).forEach((operation) => delete operation.summary),
      ),
    undefined,
  ],
  ['an operation without anything', ({paths}) => (paths['/more'] = {get: {}}), undefined],
  [
    'no components',
    ({components}) => delete components.schemas.Base,
    "is not valid OpenAPI: Can't resolve $ref at #/components/schemas/Order/allOf/0",
  ],
  [
    'schemas nested more than a hundred times',
    (all) => (schemasOf(all).Base.properties = toNested(100)),
    'cannot be read: nesting exceeded maxDepth (100)',
  ],
  [
    'a field that is called like a method of every object',
    (all) =>
      Object.assign(
        schemasOf(all).Base.properties,
        JSON.parse('{"constructor": {"type": "string"}, "__proto__x": {"type": "null"}}'),
      ),
    'is not valid OpenAPI: Expected type `string` but got `object` at #/components/schemas/Base/properties/constructor',
  ],
  [
    'an unknown branch of a discriminator',
    (all) =>
      Object.assign(schemasOf(all).Base, {
        oneOf: [{$ref: '#/components/schemas/Key'}],
        discriminator: {propertyName: 'kind', mapping: {k: '#/components/schemas/Gone'}},
      }),
    'is not valid OpenAPI: ',
  ],
  [
    'a summary that is a list',
    ({info}) => (info.summary = ['a']),
    'is not valid OpenAPI: Expected type `string` but got `array` at #/info/summary',
  ],
  ['tag groups that are no objects', (all) => (all['x-tagGroups'] = [null]), undefined],
  [
    'a replacement that is text',
    ({paths}) => (paths['/orders'].post['x-replaced-by'] = 'gone'),
    undefined,
  ],
];
