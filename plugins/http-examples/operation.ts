import {findBelow, findPlace, isRecord, type Place} from './document';

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  /** Where its schema stands. */
  readonly schema: Place | undefined;
  /** Whether a list is written as repeated parameters; else with commas. */
  readonly isExploded: boolean;
}

/** What one method of one path does, as far as examples are checked. */
export interface Operation {
  readonly method: string;
  /** The path with its parameters in braces. */
  readonly path: string;
  readonly place: Place;
  readonly id: string;
  readonly tag: string | undefined;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly isSecured: boolean;
}

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options'];

/** Every operation of a bundled specification. */
export function toOperations(document: Readonly<Record<string, unknown>>): readonly Operation[] {
  return Object.keys(isRecord(document.paths) ? document.paths : {}).flatMap((path) => {
    const item = findBelow(document, {pointer: '#/paths', value: {}}, path);
    return methods.flatMap((method) => {
      const place = findBelow(document, item, method);
      if (!item || !place) return [];
      const {operationId, tags, summary, security = document.security} = place.value;
      const own = toParameters(document, place);
      const shared = toParameters(document, item).filter(({name, in: where}) => !own.some((one) => one.name === name && one.in === where));
      return [
        {
          method: method.toUpperCase(),
          path,
          place,
          id: typeof operationId === 'string' ? operationId : '',
          tag: Array.isArray(tags) && typeof tags[0] === 'string' ? tags[0] : undefined,
          summary: typeof summary === 'string' ? summary : '',
          parameters: [...shared, ...own],
          isSecured: Array.isArray(security) && security.length > 0 && !security.some((one) => isRecord(one) && Object.keys(one).length === 0),
        },
      ];
    });
  });
}

function toParameters(document: unknown, owner: Place): readonly Parameter[] {
  const list = Array.isArray(owner.value.parameters) ? owner.value.parameters : [];
  return list.flatMap((_parameter, index) => {
    const place = findPlace(document, `${owner.pointer}/parameters/${index}`);
    if (!place || typeof place.value.name !== 'string' || typeof place.value.in !== 'string') return [];
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

/** The operation that answers a method and a path, literal segments before parameters, with the path's values by name. */
export function matchOperation(
  operations: readonly Operation[],
  method: string,
  path: string,
): {readonly operation: Operation; readonly values: ReadonlyMap<string, string>} | undefined {
  const matches = operations
    .filter((operation) => operation.method === method)
    .flatMap((operation) => {
      const values = matchPath(operation.path, path);
      return values ? [{operation, values}] : [];
    });
  return matches.sort((one, other) => one.values.size - other.values.size)[0];
}

function matchPath(template: string, path: string): ReadonlyMap<string, string> | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const pattern = template
    .split(/\{[^}]+\}/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? new Map(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
}

/** The anchor of an operation on its API's page, as Redoc makes it. */
export function toOperationAnchor({tag, id}: Pick<Operation, 'tag' | 'id'>): string {
  const slug = tag
    ?.replace(/[^\w\s$*_+~.()'"!\-:@]+/g, '')
    .trim()
    .replace(/[\s]+/g, '-');
  return slug === undefined ? `operation/${id}` : `tag/${slug}/operation/${id}`;
}
