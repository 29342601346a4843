import type {CollectionResult, Options} from 'openapi-to-postmanv2';
import {isRecord} from '../../src/model/json/record';
import type {OpenApiDocument} from '../../src/model/openapi/document';
import {toOperations} from '../../src/model/openapi/operations';

/**
 * The specification as a Postman collection v2.1, with one folder per tag. Throws with the
 * converter's reason.
 */
export async function toPostmanCollection(
  specification: OpenApiDocument,
): Promise<Record<string, unknown>> {
  const {default: converter} = await import('openapi-to-postmanv2');
  const options: Options = {
    folderStrategy: 'Tags',
    parametersResolution: 'Example',
    enableOptionalParameters: false,
    optimizeConversion: false,
    stackLimit: 20,
  };
  const {result, reason, output} = await new Promise<CollectionResult>((resolve, reject) => {
    converter.convertV2(
      {type: 'json', data: withSingleExamples(specification)},
      options,
      (error, converted) => (error || !converted ? reject(error) : resolve(converted)),
    );
  });
  const collection = output?.find(({type}) => type === 'collection')?.data;
  if (!result || !isRecord(collection))
    throw new Error(
      `${specification.info.title} cannot be made a Postman collection: ${reason ?? 'no reason given'}.`,
    );
  const open = toOperations(specification).filter(
    ({place: {value}}) => Array.isArray(value.security) && value.security.length === 0,
  );
  return withOpenRequests(
    withStableIds(collection),
    new Set(open.map(({method, path}) => `${method} ${toPostmanAddress(path)}`)),
  );
}

/**
 * The converter only reads `example` and invents values if there is only `examples`, so the first
 * of them is used as `example`.
 */
function withSingleExamples(specification: OpenApiDocument): OpenApiDocument {
  const replace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replace);
    if (!isRecord(part)) return part;
    const copy = Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, key === 'example' ? value : replace(value)]),
    );
    const {examples, ...rest} = copy;
    if (!isRecord(examples) || !('schema' in part) || 'example' in part) return copy;
    const [first] = Object.values(examples);
    return isRecord(first) && 'value' in first ? {...rest, example: first.value} : copy;
  };
  return replace(specification) as OpenApiDocument;
}

/** Every request of a collection as "METHOD /path/with/:parameters". */
export function toCollectionRequests(
  collection: Readonly<Record<string, unknown>>,
): readonly string[] {
  const items = Array.isArray(collection.item) ? collection.item.filter(isRecord) : [];
  return items.flatMap((item) => {
    if (Array.isArray(item.item)) return toCollectionRequests(item);
    const {request} = item;
    if (!isRecord(request) || !isRecord(request.url) || !Array.isArray(request.url.path)) return [];
    return [`${String(request.method)} /${request.url.path.join('/')}`];
  });
}

/**
 * A path in Postman's form. A parameter that is a whole segment becomes ":name". A parameter inside
 * a segment becomes the variable "{{name}}".
 */
export function toPostmanAddress(path: string): string {
  return path.replaceAll(/\/\{([^}/]+)\}(?=\/|$)/g, '/:$1').replaceAll(/\{([^}/]+)\}/g, '{{$1}}');
}

/**
 * Marks requests that need no token. The converter leaves their authorization empty, and Postman
 * would then send the collection's token.
 */
function withOpenRequests(
  collection: Record<string, unknown>,
  open: ReadonlySet<string>,
): Record<string, unknown> {
  const replace = (item: Record<string, unknown>): Record<string, unknown> => {
    if (Array.isArray(item.item)) return {...item, item: item.item.filter(isRecord).map(replace)};
    const [address = ''] = toCollectionRequests({item: [item]});
    return isRecord(item.request) && open.has(address)
      ? {...item, request: {...item.request, auth: {type: 'noauth'}}}
      : item;
  };
  return replace(collection);
}

/**
 * The converter generates new IDs each time, but the same specification has to give the same file.
 * Bodies are text and stay unchanged.
 */
function withStableIds(collection: Record<string, unknown>): Record<string, unknown> {
  let next = 0;
  const replace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replace);
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        isMadeUpId(key, value) ? toStableUuid(next++) : replace(value),
      ]),
    );
  };
  const stable = replace(collection);
  return isRecord(stable) ? stable : collection;
}

function isMadeUpId(key: string, value: unknown): boolean {
  return (
    (key === 'id' || key === '_postman_id') &&
    typeof value === 'string' &&
    /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value)
  );
}

function toStableUuid(count: number): string {
  return `00000000-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;
}
