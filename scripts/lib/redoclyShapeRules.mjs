/**
 * Rules about the properties that client generators rely on: open objects, choices, and the
 * responses of an operation.
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const compositions = ['allOf', 'oneOf', 'anyOf'];
const schemaMaps = ['properties', 'patternProperties', '$defs'];
const schemaKeys = [
  'items',
  'additionalProperties',
  'prefixItems',
  'if',
  'then',
  'else',
  'not',
  ...compositions,
];

/**
 * Calls `visit` with every schema below the document's paths, including referenced ones, and with
 * whether it is part of a request or a response.
 */
function walkSchemas(root, start, resolve, visit) {
  const seen = new Map();
  const isNew = (node, side) => {
    const sides = seen.get(node) ?? new Set();
    seen.set(node, sides);
    return !sides.has(side) && sides.add(side);
  };
  const walk = (node, location, side, isSchema) => {
    if (typeof node !== 'object' || node === null || !isNew(node, `${side}${isSchema}`)) return;
    if (Array.isArray(node))
      return node.forEach((item, index) => walk(item, location.child(index), side, isSchema));
    if (isSchema) visit(node, location, side);
    if (typeof node.$ref === 'string') {
      const target = resolve(node, location.source.absoluteRef);
      if (target.node) walk(target.node, target.location, side, isSchema);
    }
    for (const [key, value] of Object.entries(node)) {
      const below = location.child(key);
      if (isSchema && schemaMaps.includes(key) && isRecord(value)) {
        for (const [name, schema] of Object.entries(value))
          walk(schema, below.child(name), side, true);
      } else if (
        isSchema
          ? schemaKeys.includes(key)
          : !key.startsWith('x-') && !['example', 'examples'].includes(key)
      ) {
        const next =
          key === 'responses'
            ? 'response'
            : ['requestBody', 'parameters'].includes(key)
              ? 'request'
              : side;
        walk(value, below, isSchema ? side : next, isSchema || key === 'schema');
      }
    }
  };
  walk(root.paths, start.child('paths'), undefined, false);
}

const isClosed = (schema) =>
  schema.additionalProperties === false || schema.unevaluatedProperties === false;

/** The objects that a schema describes: itself, or the branches of its choice. */
function toObjects(schema, location, resolve, depth = 0) {
  if (!isRecord(schema) || depth > 10) return [];
  if (typeof schema.$ref === 'string') {
    const target = resolve(schema, location.source.absoluteRef);
    return target.node ? toObjects(target.node, target.location, resolve, depth + 1) : [];
  }
  const branches = compositions.flatMap((key) =>
    Array.isArray(schema[key])
      ? schema[key].map((part, index) => [part, location.child([key, index])])
      : [],
  );
  return [
    ...(isRecord(schema.properties) ? [schema] : []),
    ...branches.flatMap(([part, at]) => toObjects(part, at, resolve, depth + 1)),
  ];
}

/**
 * A release may add fields to a response, so none of its objects is closed. A request with an
 * unknown field is rejected, so schemas that only requests use are closed.
 */
const ObjectsOpenInResponses = () => ({
  Root: {
    leave(root, {report, location, resolve}) {
      const sides = new Map();
      walkSchemas(root, location, resolve, (schema, at, side) => {
        const known = sides.get(schema) ?? {at, sides: new Set()};
        known.sides.add(side);
        sides.set(schema, known);
      });
      const isInResponse = (schema) => sides.get(schema)?.sides.has('response') === true;
      for (const [schema, {at}] of sides) {
        if (isInResponse(schema)) {
          if (isClosed(schema))
            report({
              message:
                'A response has this object, and it is closed: clients would break on a new field.',
              location: at,
            });
        } else if (at.source.absoluteRef !== location.source.absoluteRef) {
          // A part that only requests use in this specification may be used by responses of another
          // specification.
        } else if (isRecord(schema.properties)) {
          if (!isClosed(schema))
            report({
              message:
                'Only requests have this object, and it is open: a misspelt field would pass.',
              location: at,
            });
        } else if (
          typeof schema.$ref === 'string' &&
          !isClosed(schema) &&
          !at.pointer.match(/\/(oneOf|anyOf|allOf)\/\d+$/)
        ) {
          const objects = toObjects(schema, at, resolve);
          if (objects.some(isInResponse))
            report({
              message:
                'Responses share this object, so close it here with "unevaluatedProperties: false".',
              location: at,
            });
        }
      }
    },
  },
});

/** The value or values that a branch allows in one required field. */
function toTag(branch, name, resolve, from) {
  const property = branch.properties?.[name];
  const schema = property?.$ref ? resolve(property, from).node : property;
  if (!branch.required?.includes(name) || !isRecord(schema)) return [];
  return 'const' in schema ? [schema.const] : (schema.enum ?? []);
}

const ChoiceDiscriminated = () => ({
  Schema(schema, {report, location, resolve}) {
    if (schema.discriminator && schema.type !== 'object')
      report({
        message:
          'Say "type: object" beside the discriminator; the reference shows "any" without it.',
        location,
      });
    if (!Array.isArray(schema.oneOf) || schema.discriminator) return;
    const branches = schema.oneOf.map((branch) =>
      branch.$ref ? resolve(branch) : {node: branch, location},
    );
    if (branches.some(({node}) => !isRecord(node?.properties))) return;
    const names = Object.keys(branches[0]?.node.properties ?? {});
    const tag = names.find((name) => {
      const values = branches.map(({node, location: at}) =>
        toTag(node, name, resolve, at.source.absoluteRef),
      );
      return (
        values.every((some) => some.length > 0) &&
        new Set(values.flat()).size === values.flat().length
      );
    });
    if (tag)
      report({
        message: `Every branch has its own "${tag}". Add a discriminator, so that generators know it.`,
        location,
      });
  },
});

const ConstTyped = () => ({
  Schema(schema, {report, location}) {
    if ('const' in schema && schema.type === undefined)
      report({message: 'This const has no type; generators take it for anything.', location});
  },
});

/**
 * The description of the schema or of its parameter explains every value of an enumeration and
 * names it in backticks.
 */
const EnumDescribed = () => {
  const check = ({enum: values, description = ''}, words, report, location) => {
    const missing = (values ?? []).filter(
      (value) => typeof value === 'string' && !`${description}${words}`.includes(`\`${value}\``),
    );
    if (missing.length > 0)
      report({message: `Nothing says what ${missing.join(', ')} means.`, location});
  };
  return {
    Parameter(parameter, {report, location, resolve}) {
      const schema = parameter.schema?.$ref ? resolve(parameter.schema).node : parameter.schema;
      if (!isRecord(schema)) return;
      const items = schema.items?.$ref ? resolve(schema.items).node : (schema.items ?? {});
      for (const one of [schema, items]) check(one, parameter.description ?? '', report, location);
    },
    Schema(schema, {report, location, parent}) {
      if (schema.enum && !/\/parameters\//.test(location.pointer) && !parent?.in)
        check(schema, '', report, location);
    },
  };
};

/** An operation whose request can be malformed has a 400 response. */
const BadRequestAnswered = () => ({
  PathItem(item, {report, location, resolve}) {
    for (const method of ['get', 'put', 'post', 'patch', 'delete']) {
      const operation = item[method];
      if (!operation || operation.responses?.['400']) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
        one.$ref ? resolve(one).node : one,
      );
      if (
        operation.requestBody ||
        parameters.some((parameter) => ['path', 'query'].includes(parameter?.in))
      )
        report({
          message: 'A path, query or body can be malformed, but no response is 400.',
          location: location.child([method, 'responses']),
        });
    }
  },
});

/** "Too early", "too often" and "not now" responses say when to retry. */
const RetryAfterGiven = () => ({
  Response(response, {report, location, key}) {
    if (['425', '429', '503'].includes(String(key)) && !response.headers?.['Retry-After'])
      report({message: `Response ${key} has no Retry-After.`, location});
  },
});

/** If a PATCH accepts metadata, it accepts a body with metadata only. */
const MetadataPatchedAlone = () => ({
  Operation(operation, {report, location, resolve, key}) {
    if (key !== 'patch') return;
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      for (const schema of toObjects(media.schema, location, resolve).filter(
        ({properties}) => properties?.metadata,
      )) {
        const others = (schema.required ?? []).filter(
          (name) => name !== 'metadata' && schema.properties[name]?.maxProperties !== 0,
        );
        if (others.length > 0)
          report({
            message: `Metadata cannot be changed without ${others.join(', ')}.`,
            location: location.child('requestBody'),
          });
      }
    }
  },
});

export const shapeRules = {
  'objects-open-in-responses': ObjectsOpenInResponses,
  'choice-discriminated': ChoiceDiscriminated,
  'const-typed': ConstTyped,
  'enum-described': EnumDescribed,
  'bad-request-answered': BadRequestAnswered,
  'retry-after-given': RetryAfterGiven,
  'metadata-patched-alone': MetadataPatchedAlone,
};
