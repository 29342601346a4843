import {isRecord, type SpecDocument} from './document';

/** What differs between two versions of a specification. */
export interface SpecChanges {
  /** Operations as "PUT /path". */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly {readonly operation: string; readonly parts: readonly string[]}[];
  /** Parts that belong to no operation, such as the introduction. */
  readonly general: readonly string[];
}

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace'];

/** The operations of a document by "PUT /path". */
export function toOperationMap({paths}: SpecDocument): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      methods.flatMap((method): [string, Record<string, unknown>][] => {
        const operation = item[method];
        return isRecord(operation) ? [[`${method.toUpperCase()} ${path}`, {...operation, 'path parameters': item.parameters}]] : [];
      }),
    ),
  );
}

/** How many operations of a document another one still has. A path parameter may have another name: clients don't see it. */
export function countKept(before: SpecDocument, after: SpecDocument): number {
  const toNames = (document: SpecDocument): readonly string[] => [...toOperationMap(document).keys()].map((operation) => operation.replace(/\{[^}]*\}/g, '{}'));
  const has = new Set(toNames(after));
  return toNames(before).filter((operation) => has.has(operation)).length;
}

/** What changed, operation by operation; what an operation refers to counts as part of it. */
export function toSpecChanges(before: SpecDocument, after: SpecDocument): SpecChanges {
  const old = toOperationMap(before);
  const current = toOperationMap(after);
  const changed = [...current].flatMap(([operation, value]) => {
    const previous = old.get(operation);
    const parts = previous ? toChangedParts(flattenResponses(previous), flattenResponses(value), before, after) : [];
    return parts.length > 0 ? [{operation, parts}] : [];
  });
  const general = toChangedParts(toGeneral(before), toGeneral(after), before, after);
  return {added: [...current.keys()].filter((key) => !old.has(key)), removed: [...old.keys()].filter((key) => !current.has(key)), changed, general};
}

/** The changes in words, one line each; empty where nothing changed. */
export function toChangeLines({added, removed, changed, general}: SpecChanges): readonly string[] {
  return [
    ...added.map((operation) => `+ ${operation}`),
    ...removed.map((operation) => `- ${operation}`),
    ...changed.map(({operation, parts}) => `~ ${operation}: ${parts.join(', ')}`),
    ...(general.length > 0 ? [`~ ${general.join(', ')}`] : []),
  ];
}

function toGeneral({info, paths: _paths, components: _components, ...rest}: SpecDocument): Record<string, unknown> {
  const {description, ...other} = info;
  return {...rest, introduction: description, info: other};
}

function flattenResponses({responses, ...rest}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {...rest, ...(isRecord(responses) ? Object.fromEntries(Object.entries(responses).map(([status, response]) => [`response ${status}`, response])) : {})};
}

function toChangedParts(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  one: SpecDocument,
  other: SpecDocument,
): readonly string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const isChanged = (key: string): boolean => JSON.stringify(resolve(before[key], one, [])) !== JSON.stringify(resolve(after[key], other, []));
  return keys.filter(isChanged).map((key) => (key === 'requestBody' ? 'request body' : key));
}

/** A part with its references replaced by what they lead to and its keys in order; a reference inside itself stays a reference. */
function resolve(part: unknown, document: SpecDocument, trail: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((item) => resolve(item, document, trail));
  if (!isRecord(part)) return part;
  if (typeof part.$ref === 'string') {
    const {$ref: reference} = part;
    if (trail.includes(reference)) return reference;
    return resolve(follow(document, reference), document, [...trail, reference]);
  }
  return Object.fromEntries(
    Object.keys(part)
      .sort()
      .map((key) => [key, resolve(part[key], document, trail)]),
  );
}

function follow(document: unknown, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined), document);
}
