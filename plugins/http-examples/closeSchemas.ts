import {isRecord} from '../../src/model/json/record';
import {findPlace} from '../../src/model/openapi/references';

type Schema = Record<string, unknown>;

/**
 * A copy of a specification in which objects only accept the fields of their schema. Specifications
 * leave the objects of responses open, because a release may add fields. Our examples must not use
 * that freedom, or a misspelled field would pass. These objects stay open: objects without named
 * fields, objects that define additional fields themselves, and parts of an `allOf`, which is
 * closed as a whole.
 */
export function closeSchemas<T extends Readonly<Record<string, unknown>>>(document: T): T {
  const copy = structuredClone(document);
  const schemas = collectRecords(copy);
  const parts = new Set(schemas.flatMap((schema) => toParts(copy, schema)));
  for (const schema of schemas) {
    if (
      parts.has(schema) ||
      schema.additionalProperties !== undefined ||
      schema.unevaluatedProperties !== undefined
    )
      continue;
    if (isComposed(schema)) schema.unevaluatedProperties = false;
    else if ([schema.type].flat().includes('object') && isRecord(schema.properties))
      schema.additionalProperties = false;
  }
  return copy;
}

/**
 * Whether an object gets its fields from several schemas. An `allOf` of one reference only adds a
 * description to it.
 */
function isComposed({properties, allOf, oneOf, anyOf}: Schema): boolean {
  const members = Array.isArray(allOf) ? allOf.length : 0;
  return (
    members > 1 ||
    (isRecord(properties) && members + [oneOf, anyOf].filter(Array.isArray).length > 0)
  );
}

/** The schemas that make up a composed object, with references followed. */
function toParts(
  document: unknown,
  schema: Schema,
  isPart = isComposed(schema),
): readonly Schema[] {
  if (!isPart) return [];
  return ['allOf', 'oneOf', 'anyOf']
    .flatMap((key) => (Array.isArray(schema[key]) ? (schema[key] as readonly unknown[]) : []))
    .map((member) =>
      isRecord(member) && typeof member.$ref === 'string'
        ? findPlace(document, member.$ref)?.value
        : member,
    )
    .filter(isRecord)
    .flatMap((member) => [member, ...toParts(document, member, true)]);
}

function collectRecords(part: unknown): readonly Schema[] {
  if (Array.isArray(part)) return part.flatMap(collectRecords);
  if (!isRecord(part)) return [];
  return [part, ...Object.values(part).flatMap(collectRecords)];
}
