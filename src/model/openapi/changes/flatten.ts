import {isRecord} from '../../json/record';
import type {OpenApiDocument} from '../document';
import type {Operation} from '../operations';
import {findValue, toPointer} from '../references';

type Schema = Readonly<Record<string, unknown>>;

/**
 * An operation with every reference resolved and every `allOf` merged into one schema, so that two
 * operations differ only where clients notice it. A recursive reference becomes an object without
 * properties. Examples and extensions become one text each. `additionalProperties: false` is
 * dropped, because requests are strict and responses are open in every version.
 */
export function toFlatOperation(
  document: OpenApiDocument,
  {place, item}: Pick<Operation, 'place' | 'item'>,
): Schema {
  // A deprecated version marks all its operations as deprecated. That describes the version, not
  // its operations.
  const {deprecated, ...own} = place.value;
  const parameters = [...toList(item.value.parameters), ...toList(own.parameters)];
  const state = deprecated === true && document['x-deprecated'] === undefined ? {deprecated} : {};
  return flattenEntries({...own, ...state, parameters}, document, []);
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** `trail`: the references resolved so far, to detect recursion. */
function flatten(part: unknown, document: OpenApiDocument, trail: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((item) => flatten(item, document, trail));
  if (!isRecord(part)) return part;
  if (typeof part.$ref === 'string') {
    const {$ref: reference, ...beside} = part;
    const pointer = toPointer(reference);
    const target =
      pointer === undefined || trail.includes(pointer)
        ? {type: 'object'}
        : flatten(findValue(document, pointer), document, [...trail, pointer]);
    return isRecord(target) ? merge([target, flattenEntries(beside, document, trail)]) : target;
  }
  const flat = flattenEntries(part, document, trail);
  if (!Array.isArray(flat.allOf)) return flat;
  const {allOf, ...own} = flat;
  return merge([...(allOf as unknown[]).filter(isRecord), own]);
}

function flattenEntries(
  part: Schema,
  document: OpenApiDocument,
  trail: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => value !== false || !closing.includes(key))
      .map(([key, value]) => {
        if (key === 'properties' && isRecord(value))
          return [key, mapValues(value, (schema) => flatten(schema, document, trail))];
        return [key, opaque(key) ? JSON.stringify(value) : flatten(value, document, trail)];
      }),
  );
}

const closing = ['additionalProperties', 'unevaluatedProperties'];

function opaque(key: string): boolean {
  return (
    key === 'example' || key === 'examples' || (key.startsWith('x-') && key !== 'x-error-codes')
  );
}

function mapValues(part: Schema, change: (value: unknown) => unknown): Schema {
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, change(value)]));
}

/**
 * Schemas of an `allOf` merged into one: all properties and required names. For other keywords, the
 * last value applies.
 */
function merge(schemas: readonly Schema[]): Schema {
  return schemas.reduce((all, schema) => {
    const properties = mergeProperties(all.properties, schema.properties);
    const required = [...new Set([...toList(all.required), ...toList(schema.required)])];
    return {
      ...all,
      ...schema,
      ...(properties && {properties}),
      ...(Array.isArray(all.required ?? schema.required) && {required}),
    };
  }, {});
}

function mergeProperties(one: unknown, other: unknown): Schema | undefined {
  if (!isRecord(one) || !isRecord(other))
    return isRecord(one) ? one : isRecord(other) ? other : undefined;
  const shared = Object.keys(one).filter((name) => name in other);
  return {
    ...one,
    ...other,
    ...Object.fromEntries(
      shared.map((name) => [name, merge([one[name], other[name]].filter(isRecord))]),
    ),
  };
}
