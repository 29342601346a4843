import {normalizeTypes, Oas3_1Types} from '@redocly/openapi-core';

/** Name of the function that every attack calls with the number of its place. */
export const ATTACK = 'pwned';

/** Attacks in one line, for names and addresses too. */
const toLine = (place: number): string =>
  `t${place}<img src=x onerror=${ATTACK}(${place})><svg/onload=${ATTACK}(${place})></script><script>${ATTACK}(${place})</script>"'\`]]>--> \u2028`;

/** Attacks of every kind in Markdown, each in a block of its own. */
const toText = (place: number): string => {
  const run = `${ATTACK}(${place})`;
  return [
    `Text ${place}.`,
    `<script>${run}</script>`,
    `Inline <script>${run}</script> <img src=x onerror=${run}> <IMG SRC="x" OnError="${run}"> <svg onload=${run}><script>${run}</script></svg> <details open ontoggle=${run}>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
    `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
    `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript><template><img src=x onerror=${run}></template><textarea></textarea><img src=x onerror=${run}><xmp><img src=x onerror=${run}></xmp>`,
    `[a](javascript:${run}) [b](java&#115;cript:${run}) [c](javascript&colon;${run}) [d](jav&Tab;ascript:${run}) [e](&#1;javascript:${run}) [f][r${place}] [g](<java\tscript:${run}>)`,
    `[h](data:text/html,<script>${run}</script>) [i](vbscript:${run}) [j](javascript\\:${run}) [k](JaVaScRiPt&#58;${run}) [l](//x.example "<table> onmouseover=${run} a=\\"") <javascript:${run}>`,
    `[r${place}]: java&#115;cript:${run}`,
    `![x](x" onerror="${run}) ![y](javascript:${run}) ![z](https://x.example/z.png) ![<img src=x onerror=${run}>](/img/favicon.svg)`,
    `<iframe srcdoc="<script>parent.${run}</script>"></iframe><object data="javascript:${run}"></object><embed src="javascript:${run}"><form action="https://x.example"><input name=getElementById><button formaction="javascript:${run}">Accept all</button></form>`,
    `<base href="https://x.example/"><meta http-equiv="refresh" content="0;url=https://x.example"><link rel=stylesheet href="https://x.example/x.css"><style>*{display:none}</style>`,
    `<a id="__docusaurus" name="location" href="//x.example" style="position:fixed;inset:0" class="navbar button" onclick=${run}>Cookies</a> <span class="token button" data-apiref-copy="x" tabindex=0 onfocus=${run} autofocus>x</span>`,
    `<!-- <img src=x onerror=${run}> --!><img src=x onerror=${run}> <!--><img src=x onerror=${run}>-->`,
    `\`\`\`"><img src=x onerror=${run}>\n<img src=x onerror=${run}></code></pre><script>${run}</script>\n\`\`\``,
    `\`\`\`html\n<img src=x onerror=${run}>\n\`\`\``,
    `\`</code><img src=x onerror=${run}>\` &lt;img src=x onerror=${run}&gt; &#60;script&#62;${run}&#60;/script&#62; <scr<script>ipt>${run}</scr</script>ipt> </script><script>${run}</script>`,
    `| <img src=x onerror=${run}> | [a](javascript:${run}) |\n|---|---|\n| <script>${run}</script> | \`<img src=x onerror=${run}>\` |`,
    `### <img src=x onerror=${run}> {#location}`,
    `<div class="language-x"><pre><code> <img src=x onerror=${run}`,
    `$&$\`$' \u2028\u2029 __proto__ constructor ]]> -->`,
  ].join('\n\n');
};

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
    if (/^(?:url|.*Url|href|termsOfService|namespace)$/.test(key))
      return `javascript:${ATTACK}(${(count += 1)})`;
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

  const toPart = (type: Type): unknown => {
    const name = type.name ?? '';
    if (name === 'Schema') return toSchema();
    if (name === 'SecurityScheme')
      return {
        type: 'http',
        scheme: line(),
        bearerFormat: line(),
        description: text(),
        'x-displayName': line(),
      };
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
        externalDocs: {url: `javascript:${ATTACK}(0)`, description: text()},
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
  const operations = ['attack', `"><img src=x onerror=${ATTACK}(0)>`].map(operation);
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
    servers: [{url: `https://api.example/'"<img src=x onerror=${ATTACK}(0)>`, description: text()}],
    tags: [
      {
        name: 'Attacks',
        description: text(),
        'x-displayName': line(),
        externalDocs: {url: `data:text/html,x`, description: text()},
      },
    ],
    paths: {
      '/plain': {summary: text(), description: text(), get: operations[0]},
      [`/${toLine(0)}`]: {post: operations[1]},
    },
    components: {
      ...root.components,
      schemas: {Plain: toSchema(), ...(root.components?.schemas as object)},
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
    'x-tagGroups': [{name: line(), tags: ['Attacks']}],
    'x-logo': {url: `https://x.example/x.png`, href: `javascript:${ATTACK}(0)`, altText: line()},
  };
  return {document, count};
}
