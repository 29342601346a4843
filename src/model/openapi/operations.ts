import {isRecord} from '../json/record';
import type {OpenApiDocument} from './document';
import {findBelow, findPlace, type Place} from './references';

/** The HTTP methods that a path can have operations for, in OpenAPI's spelling. */
export const httpMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** One method of one path. */
export interface Operation {
  readonly method: string;
  /** The path with its parameters in braces. */
  readonly path: string;
  readonly place: Place;
  /** Properties that all operations of the path share. */
  readonly item: Place;
  /** Empty if the document defines none. */
  readonly id: string;
  readonly tags: readonly string[];
  readonly summary: string;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  readonly schema: Place | undefined;
  /** Whether a list is sent as repeated parameters instead of comma-separated. */
  readonly isExploded: boolean;
}

/** Every operation of a document, in document order. */
export function toOperations(document: Pick<OpenApiDocument, 'paths'>): readonly Operation[] {
  const paths = findPlace(document, '#/paths');
  return Object.keys(paths?.value ?? {}).flatMap((path) => {
    const item = findBelow(document, paths, path);
    const methods = Object.keys(item?.value ?? {}).filter((key) => httpMethods.includes(key));
    return methods.flatMap((method): Operation[] => {
      const place = findBelow(document, item, method);
      if (!item || !place) return [];
      const {operationId, tags, summary} = place.value;
      return [
        {
          method: method.toUpperCase(),
          path,
          place,
          item,
          id: typeof operationId === 'string' ? operationId : '',
          tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
          summary: typeof summary === 'string' ? summary : '',
        },
      ];
    });
  });
}

/**
 * The parameters of an operation: first those of its path, then its own. Its own replace path
 * parameters with the same name and location.
 */
export function toParameters(
  document: unknown,
  {place, item}: Pick<Operation, 'place' | 'item'>,
): readonly Parameter[] {
  const own = readParameters(document, place);
  const shared = readParameters(document, item).filter(
    ({name, in: where}) => !own.some((one) => one.name === name && one.in === where),
  );
  return [...shared, ...own];
}

/** Whether an operation requires a token, by its own `security` or else the document's. */
export function isSecured(
  {security: shared}: OpenApiDocument,
  {place}: Pick<Operation, 'place'>,
): boolean {
  const {security = shared} = place.value;
  return (
    Array.isArray(security) &&
    security.length > 0 &&
    !security.some((one) => isRecord(one) && Object.keys(one).length === 0)
  );
}

function readParameters(document: unknown, owner: Place): readonly Parameter[] {
  const list = Array.isArray(owner.value.parameters) ? owner.value.parameters : [];
  return list.flatMap((_parameter, index) => {
    const place = findBelow(document, owner, 'parameters', index);
    if (!place || typeof place.value.name !== 'string' || typeof place.value.in !== 'string')
      return [];
    const {name, in: where, required, explode} = place.value;
    return [
      {
        name,
        in: where,
        isRequired: required === true,
        schema: findBelow(document, place, 'schema'),
        isExploded: typeof explode === 'boolean' ? explode : where === 'query',
      },
    ];
  });
}
