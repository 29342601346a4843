import {toPointerKey} from '../../src/model/json/pointer';
import {isRecord} from '../../src/model/json/record';
import type {OpenApiDocument} from '../../src/model/openapi/document';
import {findBelow, findPlace, type Place} from '../../src/model/openapi/references';
import {createSchemaChecker} from '../http-examples/schemas';

/** Reduces a request body to what has to be sent. */
export type ToRequiredBody = (operation: {readonly method: string; readonly path: string}, mediaType: string, value: unknown) => unknown;

/**
 * Reduces bodies of one specification: an example without the fields that its schema leaves to the caller, and otherwise with its own values, so that what is left is
 * as real and as valid as the example. `undefined` where nothing can be left out, or where the example doesn't fit its schema.
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
      // The checker throws on a schema that is no schema; the example is shown as it is then.
      return undefined;
    }
    return JSON.stringify(body) === JSON.stringify(value) ? undefined : body;
  };

  function isValid(value: unknown, schema: Place): boolean {
    return checker.checkBody(schema.pointer, value).length === 0;
  }

  /** Takes optional fields out of a part of a body, one by one, as long as the whole stays valid. */
  function reduce(part: unknown, schemas: readonly Place[], isWholeValid: () => boolean): void {
    const fitting = schemas.flatMap((one) => toFitting(one, part));
    if (Array.isArray(part)) for (const item of part) reduce(item, toBelow(fitting, 'items'), isWholeValid);
    if (!isRecord(part)) return;
    const required = new Set(fitting.flatMap(({value}) => (Array.isArray(value.required) ? value.required : [])));
    const toFields = (name: string): readonly Place[] => toBelow(fitting, 'properties', name);
    // Where every field is optional, as in a change of some of them, none is less needed than the others.
    if (Object.keys(part).some((name) => required.has(name))) {
      const optional = Object.keys(part).filter((name) => !required.has(name) && toFields(name).length > 0);
      // Twice, for fields that may only go when another one has gone.
      for (const name of [...optional, ...optional]) removeField(part, name, isWholeValid);
    }
    for (const name of Object.keys(part)) reduce(part[name], toFields(name), isWholeValid);
  }

  /** The schemas that a value follows: those of every allOf, and the branch of a choice that it fits. */
  function toFitting(at: Place, part: unknown, depth = 0): readonly Place[] {
    if (depth > 20) return [];
    const choices = ['oneOf', 'anyOf'].flatMap((key) => toList(at, key).filter((one) => isValid(part, one)));
    return [at, ...[...toList(at, 'allOf'), ...choices].flatMap((one) => toFitting(one, part, depth + 1))];
  }

  function toList(at: Place, key: string): readonly Place[] {
    const list = at.value[key];
    return Array.isArray(list) ? list.flatMap((_one, index) => findPlace(document, `${at.pointer}/${key}/${index}`) ?? []) : [];
  }

  function toBelow(places: readonly Place[], ...keys: readonly string[]): readonly Place[] {
    return places.flatMap((place) => findBelow(document, place, ...keys) ?? []);
  }
}

/** Takes a field out, and puts it back in its place where it's needed after all. */
function removeField(part: Record<string, unknown>, name: string, isWholeValid: () => boolean): void {
  const entries = Object.entries(part);
  Reflect.deleteProperty(part, name);
  if (isWholeValid()) return;
  for (const key of Object.keys(part)) Reflect.deleteProperty(part, key);
  Object.assign(part, Object.fromEntries(entries));
}
