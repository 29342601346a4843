import {toPointerKey} from '../../src/model/json/pointer';
import {isRecord} from '../../src/model/json/record';
import type {OpenApiDocument} from '../../src/model/openapi/document';
import {findBelow, findPlace, type Place} from '../../src/model/openapi/references';
import {createSchemaChecker} from '../http-examples/schemas';

/** Reduces a request body to its required fields. */
export type ToRequiredBody = (
  operation: {readonly method: string; readonly path: string},
  mediaType: string,
  value: unknown,
) => unknown;

/**
 * Reduces bodies of one specification: removes the optional fields of an example and keeps its
 * other values, so that the result is as realistic and valid as the example. `undefined` if nothing
 * can be removed, or if the example doesn't match its schema.
 */
export function createRequiredBody(document: OpenApiDocument): ToRequiredBody {
  const checker = createSchemaChecker(document);
  return ({method, path}, mediaType, value) => {
    const operation = findPlace(document, `#/paths/${toPointerKey(path)}/${method}`);
    const schema = findBelow(document, operation, 'requestBody', 'content', mediaType, 'schema');
    if (!schema || !isRecord(value)) return undefined;
    const body = structuredClone(value);
    try {
      if (!isValid(value, schema)) return undefined;
      reduce(body, [schema], () => isValid(body, schema));
    } catch {
      // The validator throws on an invalid schema. In that case, the example is shown unchanged.
      return undefined;
    }
    return JSON.stringify(body) === JSON.stringify(value) ? undefined : body;
  };

  function isValid(value: unknown, schema: Place): boolean {
    return checker.checkBody(schema.pointer, value).length === 0;
  }

  /**
   * Removes optional fields from a part of a body, one by one, as long as the whole body stays
   * valid.
   */
  function reduce(part: unknown, schemas: readonly Place[], isWholeValid: () => boolean): void {
    const fitting = schemas.flatMap((one) => toFitting(one, part));
    if (Array.isArray(part))
      for (const item of part) reduce(item, toBelow(fitting, 'items'), isWholeValid);
    if (!isRecord(part)) return;
    const required = new Set(
      fitting.flatMap(({value}) => (Array.isArray(value.required) ? value.required : [])),
    );
    const toFields = (name: string): readonly Place[] => toBelow(fitting, 'properties', name);
    // If every field is optional, as in a partial update, no field is less necessary than the
    // others.
    if (Object.keys(part).some((name) => required.has(name))) {
      const optional = Object.keys(part).filter(
        (name) => !required.has(name) && toFields(name).length > 0,
      );
      // Runs twice, for fields that can only be removed after another field.
      for (const name of [...optional, ...optional]) removeField(part, name, isWholeValid);
    }
    for (const name of Object.keys(part)) reduce(part[name], toFields(name), isWholeValid);
  }

  /**
   * The schemas that apply to a value: those of every allOf, and the matching branch of a choice.
   */
  function toFitting(at: Place, part: unknown, depth = 0): readonly Place[] {
    if (depth > 20) return [];
    const choices = ['oneOf', 'anyOf'].flatMap((key) =>
      toList(at, key).filter((one) => isValid(part, one)),
    );
    return [
      at,
      ...[...toList(at, 'allOf'), ...choices].flatMap((one) => toFitting(one, part, depth + 1)),
    ];
  }

  function toList(at: Place, key: string): readonly Place[] {
    const list = at.value[key];
    return Array.isArray(list)
      ? list.flatMap((_one, index) => findPlace(document, `${at.pointer}/${key}/${index}`) ?? [])
      : [];
  }

  function toBelow(places: readonly Place[], ...keys: readonly string[]): readonly Place[] {
    return places.flatMap((place) => findBelow(document, place, ...keys) ?? []);
  }
}

/** Removes a field, and puts it back in the same place if the body is no longer valid. */
function removeField(
  part: Record<string, unknown>,
  name: string,
  isWholeValid: () => boolean,
): void {
  const entries = Object.entries(part);
  Reflect.deleteProperty(part, name);
  if (isWholeValid()) return;
  for (const key of Object.keys(part)) Reflect.deleteProperty(part, key);
  Object.assign(part, Object.fromEntries(entries));
}
