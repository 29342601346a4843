import {shapeRules} from './redoclyShapeRules.mjs';

/**
 * The portal's own rules for specifications, in addition to Redocly's: names, descriptions,
 * examples and the error catalogue. Root extension `x-error-catalogue` lists
 * `{code, status, cause, remedy, retryable}`; every error response names its codes in
 * `x-error-codes`.
 */
const isSnakeCase = (name) => /^_?[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name);
const isCamelCase = (name) => /^[a-z][a-zA-Z0-9]*$/.test(name);
const isPascalCase = (name) => /^[A-Z][a-zA-Z0-9]*$/.test(name);

const OperationIdCamelCase = () => ({
  Operation(operation, {report, location}) {
    if (operation.operationId && !isCamelCase(operation.operationId)) {
      report({
        message: `operationId "${operation.operationId}" is not camelCase.`,
        location: location.child('operationId'),
      });
    }
  },
});

const SchemaPascalCase = () => ({
  NamedSchemas: {
    Schema(_schema, {report, location, key}) {
      if (typeof key === 'string' && !isPascalCase(key)) {
        report({message: `Schema "${key}" is not PascalCase.`, location});
      }
    },
  },
});

/**
 * Our names are snake_case. If an authority prescribes a file format, its schema says so with
 * `x-foreign-names: true`.
 */
const PropertySnakeCase = () => ({
  Schema(schema, {report, location}) {
    if (!schema.properties || schema['x-foreign-names']) return;
    for (const name of Object.keys(schema.properties)) {
      if (!isSnakeCase(name))
        report({
          message: `Property "${name}" is not snake_case.`,
          location: location.child(['properties', name]),
        });
    }
  },
});

const hasText = (node) =>
  typeof node?.description === 'string' && node.description.trim().length > 0;

const PropertyDescribed = () => ({
  Schema(schema, {report, location, resolve}) {
    if (!schema.properties) return;
    for (const [name, property] of Object.entries(schema.properties)) {
      const target = property?.$ref ? resolve(property).node : property;
      if (!hasText(property) && !hasText(target))
        report({
          message: `Property "${name}" has no description.`,
          location: location.child(['properties', name]),
        });
    }
  },
  NamedSchemas: {
    Schema(schema, {report, location, key}) {
      if (!hasText(schema)) report({message: `Schema "${key}" has no description.`, location});
    },
  },
});

/**
 * Every code that an error response names is in the catalogue, and a response names every code of
 * the catalogue.
 */
const ErrorCodesListed = () => {
  const named = new Set();
  return {
    Root: {
      leave(node, {report, location}) {
        const catalogue = node['x-error-catalogue'];
        if (!Array.isArray(catalogue)) {
          report({message: 'The root has no x-error-catalogue.', location});
          return;
        }
        const codes = new Set();
        for (const [index, row] of catalogue.entries()) {
          const missing = ['code', 'status', 'cause', 'remedy', 'retryable'].filter(
            (column) => row[column] === undefined,
          );
          if (missing.length > 0)
            report({
              message: `Error ${row.code ?? index} lacks ${missing.join(', ')}.`,
              location: location.child(['x-error-catalogue', index]),
            });
          if (codes.has(row.code))
            report({
              message: `Error ${row.code} is listed twice.`,
              location: location.child(['x-error-catalogue', index]),
            });
          codes.add(row.code);
          if (!named.has(row.code))
            report({
              message: `Error ${row.code} is listed, but no response names it.`,
              location: location.child(['x-error-catalogue', index]),
            });
        }
        for (const code of named)
          if (!codes.has(code))
            report({message: `Error ${code} is named by a response, but not listed.`, location});
      },
    },
    Response(response, {report, location, key}) {
      const codes = response['x-error-codes'];
      const isError = /^[45]/.test(String(key));
      if (isError && (!Array.isArray(codes) || codes.length === 0))
        report({message: `Response ${key} names no x-error-codes.`, location});
      if (!Array.isArray(codes)) return;
      for (const code of codes) named.add(code);
      for (const media of Object.values(response.content ?? {})) {
        const shown = Object.keys(media.examples ?? {});
        if (!shown.some((code) => codes.includes(code)))
          report({
            message: `An error response shows none of its codes as an example keyed by the code (${codes.join(', ')}).`,
            location,
          });
      }
    },
  };
};

/** A JSON body or a form has at least one example. Binary bodies need none. */
const ExamplePresent = () => ({
  MediaType(media, {report, location, key}) {
    if (!/json|form/.test(String(key))) return;
    if (media.example === undefined && Object.keys(media.examples ?? {}).length === 0)
      report({message: 'This body has no example.', location});
  },
  Parameter(parameter, {report, location, resolve}) {
    const schema = parameter.schema?.$ref ? resolve(parameter.schema).node : parameter.schema;
    if (
      parameter.example === undefined &&
      !parameter.examples &&
      schema?.example === undefined &&
      schema?.examples === undefined
    ) {
      report({message: `Parameter "${parameter.name}" has no example.`, location});
    }
  },
});

const QuickStart = () => ({
  Info(info, {report, location}) {
    for (const heading of [
      '# Quick-Start',
      '# Conventions',
      '# Rate limits',
      '# Errors',
      '# Changelog',
    ]) {
      if (!`${info.description}\n`.includes(`${heading}\n`))
        report({
          message: `The introduction has no section "${heading}".`,
          location: location.child('description'),
        });
    }
  },
});

/**
 * A 429 response lists the headers that tell clients the limit. A limit for a single operation has
 * the same headers.
 */
const RateLimitHeaders = () => ({
  Response(response, {report, location, key}) {
    if (String(key) !== '429' && !response['x-error-codes']?.includes('E_TOO_MANY_REQUESTS'))
      return;
    const missing = [
      'Retry-After',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
    ].filter((name) => response.headers?.[name] === undefined);
    if (missing.length > 0)
      report({message: `A response with 429 lacks the headers ${missing.join(', ')}.`, location});
  },
});

const oas3 = {
  'operation-id-camel-case': OperationIdCamelCase,
  'schema-pascal-case': SchemaPascalCase,
  'property-snake-case': PropertySnakeCase,
  'property-described': PropertyDescribed,
  'error-codes-listed': ErrorCodesListed,
  'example-present': ExamplePresent,
  'quick-start': QuickStart,
  'rate-limit-headers': RateLimitHeaders,
  ...shapeRules,
};

export default function portalRules() {
  return {id: 'portal', rules: {oas3}};
}
