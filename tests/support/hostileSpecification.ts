import {normalizeTypes, Oas3_1Types} from '@redocly/openapi-core';
import {addressCount, ATTACK, toAddress, toLine, toText} from './hostileMarkup';

/** Values that are checked, or that decide how the rest is read. */
const fixed: Readonly<Record<string, unknown>> = {
  openapi: '3.1.0',
  paths: undefined,
  jsonSchemaDialect: undefined,
  $ref: undefined,
  $id: undefined,
  $schema: undefined,
  $anchor: undefined,
  $dynamicRef: undefined,
  $dynamicAnchor: undefined,
  $vocabulary: undefined,
  $defs: undefined,
  operationRef: undefined,
  externalValue: undefined,
};

/** Names that code can mistake for keywords or for markup. */
const toNames = (place: number): readonly string[] => [
  'example',
  'properties',
  'schemas',
  'default',
  toLine(place),
];

interface Row {
  readonly label: string;
  readonly version: string;
}

interface Type {
  readonly name?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: unknown;
  readonly additionalProperties?: unknown;
}

/**
 * A specification with attacks in every place where OpenAPI 3.1 and our extensions allow a text or
 * a name, by the linter's own table of both; `count` says in how many.
 */
export function createHostileSpecification({label, version}: Row): {
  readonly document: Readonly<Record<string, unknown>>;
  readonly count: number;
} {
  const types = normalizeTypes(Oas3_1Types) as unknown as Readonly<Record<string, Type>>;
  const met = new Map<string, number>();
  let count = 0;
  const text = (): string => toText((count += 1));
  const line = (): string => toLine((count += 1));
  const address = (): string => toAddress((count += 1));

  const toScalar = (definition: unknown, key: string): unknown => {
    const {
      type,
      enum: values,
      items,
    } = (definition ?? {}) as {
      readonly type?: unknown;
      readonly enum?: readonly unknown[];
      readonly items?: unknown;
    };
    if (values) return values[0];
    if (type === 'boolean') return false;
    if (type === 'number' || type === 'integer') return 1;
    if (type === 'array') return [toScalar(items, key)];
    if (/^(?:url|.*Url|href|termsOfService|namespace)$/.test(key)) return address();
    return ['description', 'summary', '$comment'].includes(key) ? text() : line();
  };

  /**
   * A type is written out whenever it is met, but with the types in it only the first times: there
   * is no end to them.
   */
  const isNew = (name: string): boolean => {
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    return times <= (name === 'Schema' ? 2 : 1);
  };

  /** Schemes of every type in turn. */
  const toSecurityScheme = (): unknown => {
    const flow = (...urls: readonly string[]): unknown => ({
      ...Object.fromEntries(urls.map((url) => [url, address()])),
      scopes: {[line()]: text()},
    });
    const kinds: readonly (() => object)[] = [
      () => ({type: 'http', scheme: line(), bearerFormat: line()}),
      () => ({type: 'apiKey', in: 'header', name: line()}),
      () => ({type: 'openIdConnect', openIdConnectUrl: address()}),
      () => ({
        type: 'oauth2',
        flows: {
          implicit: flow('authorizationUrl', 'refreshUrl'),
          password: flow('tokenUrl'),
          clientCredentials: flow('tokenUrl'),
          authorizationCode: flow('authorizationUrl', 'tokenUrl'),
        },
      }),
      () => ({type: 'mutualTLS'}),
    ];
    const times = met.get('SecurityScheme') ?? 0;
    met.set('SecurityScheme', times + 1);
    return {...kinds[times % kinds.length]?.(), description: text(), 'x-displayName': line()};
  };

  const toPart = (type: Type): unknown => {
    const name = type.name ?? '';
    if (name === 'Schema') return toSchema();
    if (name === 'SecurityScheme') return toSecurityScheme();
    const isWhole = isNew(name);
    if (type.items) return isWhole ? [toPart(resolve(type.items, {}))] : [];
    const entries = Object.entries(type.properties ?? {}).map(
      ([key, definition]): [string, unknown] => [key, toValue(key, definition, isWhole)],
    );
    const names =
      name === 'Responses'
        ? ['200', '4XX']
        : type.additionalProperties
          ? toNames((count += 1))
          : [];
    const named = names.map((key): [string, unknown] => [
      key,
      toValue(key, type.additionalProperties, isWhole),
    ]);
    const extensions = {
      'x-deprecated': {since: text()},
      'x-replaced-by': {api: line(), operation: line(), note: text()},
      'x-anything': text(),
    };
    return Object.fromEntries(
      [
        ...entries,
        ...named,
        ...(name.endsWith('Map') || named.length > 0 ? [] : Object.entries(extensions)),
      ].filter(([, value]) => value !== undefined),
    );
  };

  const resolve = (definition: unknown, value: unknown, key = ''): Type =>
    (typeof definition === 'function'
      ? (definition as (value: unknown, key: string) => unknown)(value, key)
      : definition) as Type;

  const toValue = (key: string, definition: unknown, isWhole: boolean): unknown => {
    if (key in fixed && Object.hasOwn(fixed, key)) return fixed[key];
    const type = resolve(definition, {}, key);
    if (type === null || type === undefined || (type as {isExample?: boolean}).isExample)
      return {[line()]: [text(), {$text: text()}]};
    if (!type.name) return toScalar(type, key);
    if (isWhole || type.name === 'Response') return toPart(type);
    return key === 'content' ? {[line()]: {example: {[line()]: text()}}} : undefined;
  };

  /** Schemas of every kind; what goes into one of them depends on its type, so they are listed. */
  const toSchema = (): unknown => {
    const base = (): Record<string, unknown> => ({
      ...{
        title: line(),
        description: text(),
        format: line(),
        pattern: line(),
        default: line(),
        $comment: text(),
      },
      ...{
        contentEncoding: line(),
        contentMediaType: line(),
        deprecated: true,
        externalDocs: {url: address(), description: text()},
      },
      ...{
        xml: {name: line()},
        'x-additionalPropertiesName': line(),
        'x-replaced-by': {note: text()},
        'x-deprecated': {since: text()},
      },
    });
    if (!isNew('Schema')) return {...base(), type: 'string', examples: [line()]};
    const value = line();
    const choices = {
      ...base(),
      type: 'string',
      enum: [value, line()],
      'x-enumDescriptions': {[value]: text(), other: text()},
      example: line(),
      const: value,
    };
    const one = toSchema;
    return {
      ...base(),
      type: 'object',
      required: [line()],
      properties: {
        ...Object.fromEntries(toNames((count += 1)).map((key) => [key, one()])),
        choices,
        list: {...base(), type: 'array', items: one()},
        variants: {
          ...base(),
          discriminator: {propertyName: line(), mapping: {[line()]: '#/components/schemas/Plain'}},
          oneOf: [one(), {$ref: '#/components/schemas/Plain'}],
        },
        addresses: {
          type: 'object',
          properties: Object.fromEntries(
            Array.from({length: addressCount}, (_, index) => [
              `address ${index}`,
              {type: 'string', externalDocs: {url: address(), description: line()}},
            ]),
          ),
        },
        values: {
          ...base(),
          type: ['object', 'array', 'null'],
          enum: [{[line()]: line()}, [line()], null],
          default: {[line()]: line()},
          const: [line()],
          example: {[line()]: [text()]},
          examples: [[line()], {[line()]: line()}],
        },
        some: {anyOf: [one(), one()]},
        all: {allOf: [one(), {description: text()}]},
      },
      patternProperties: {[line()]: one()},
      additionalProperties: one(),
    };
  };

  const operation = (id: string): unknown => ({
    ...(toPart(types.Operation ?? {}) as object),
    operationId: id,
    tags: ['Attacks'],
  });
  const operations = ['attack', `"><img src=x onerror=${ATTACK}(0)>`, 'named'].map(operation);
  const [tag, scheme] = [line(), line()];
  // The linter allows no markup in it.
  const parameter = '__proto__';
  const root = toPart(types.Root ?? {}) as Record<string, Record<string, unknown>>;
  const catalogue = [
    {
      code: line(),
      status: 400,
      cause: text().replaceAll('\n\n', ' '),
      remedy: text().replaceAll('\n\n', ' '),
      retryable: false,
    },
  ];
  const document = {
    ...root,
    info: {
      ...root.info,
      title: `${label} ${line()}`,
      version,
      description: `${text()}\n\n# Errors\n\n${text()}\n\n## <img src=x onerror=${ATTACK}(0)>\n\n${text()}`,
    },
    servers: [
      {
        url: `https://api.example/{base}'"<img src=x onerror=${ATTACK}(0)>`,
        description: text(),
        variables: {base: {default: line(), enum: [line()], description: text()}},
      },
      ...Array.from({length: addressCount}, () => ({url: address(), description: line()})),
    ],
    tags: [
      {
        name: 'Attacks',
        description: text(),
        'x-displayName': line(),
        externalDocs: {url: address(), description: text()},
      },
      {name: tag, description: text(), externalDocs: {url: address(), description: line()}},
    ],
    paths: {
      '/plain': {summary: text(), description: text(), get: operations[0]},
      [`/${toLine(0)}`]: {post: operations[1]},
      [`/named/{${parameter}}`]: {
        parameters: [{name: parameter, in: 'path', required: true, schema: {type: 'string'}}],
        put: {
          ...(operations[2] as object),
          tags: [tag],
          security: [{[scheme]: [line()]}],
          externalDocs: {url: address(), description: text()},
        },
      },
    },
    components: {
      ...root.components,
      schemas: {Plain: toSchema(), ...(root.components?.schemas as object)},
      securitySchemes: {
        ...(root.components?.securitySchemes as object),
        [scheme]: toSecurityScheme(),
      },
    },
    security: [],
    'x-error-catalogue': catalogue,
    'x-deprecated': {since: '2026-02-16', replacedBy: line(), sunset: '2027-02-16'},
    'x-migration': [
      {
        from: line(),
        operations: [line()],
        fields: [line()],
        note: line(),
        law: {id: line(), citation: line(), date: '2026-02-16'},
      },
    ],
    'x-tagGroups': [{name: line(), tags: ['Attacks', tag]}],
    'x-logo': {
      url: 'https://x.example/x.png',
      href: address(),
      altText: line(),
      backgroundColor: 'red;background:url(https://x.example/x.png);width:expression(1)',
    },
  };
  return {document, count};
}
