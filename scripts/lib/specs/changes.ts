import {isRecord} from '../../../src/model/json/record';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import {toOperations} from '../../../src/model/openapi/operations';
import {findValue, toPointer} from '../../../src/model/openapi/references';

/** What differs between two versions of a specification. */
export interface SpecChanges {
  /** Operations as "PUT /path". */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly {readonly operation: string; readonly parts: readonly string[]}[];
  /** Parts that belong to no operation, such as the introduction. */
  readonly general: readonly string[];
}

/** The operations of a document by "PUT /path". */
export function toOperationMap(document: OpenApiDocument): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  return new Map(
    toOperations(document).map(({method, path, place, item}) => [`${method} ${path}`, {...place.value, 'path parameters': item.value.parameters}]),
  );
}

/** How many operations of a document another one still has. A path parameter may have another name: clients don't see it. */
export function countKept(before: OpenApiDocument, after: OpenApiDocument): number {
  const toNames = (document: OpenApiDocument): readonly string[] =>
    [...toOperationMap(document).keys()].map((operation) => operation.replace(/\{[^}]*\}/g, '{}'));
  const has = new Set(toNames(after));
  return toNames(before).filter((operation) => has.has(operation)).length;
}

/** What changed, operation by operation; what an operation refers to counts as part of it. */
export function toSpecChanges(before: OpenApiDocument, after: OpenApiDocument): SpecChanges {
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

function toGeneral({info, paths: _paths, components: _components, ...rest}: OpenApiDocument): Record<string, unknown> {
  const {description, ...other} = info;
  return {...rest, introduction: description, info: other};
}

function flattenResponses({responses, ...rest}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {...rest, ...(isRecord(responses) ? Object.fromEntries(Object.entries(responses).map(([status, response]) => [`response ${status}`, response])) : {})};
}

function toChangedParts(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  one: OpenApiDocument,
  other: OpenApiDocument,
): readonly string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const isChanged = (key: string): boolean => JSON.stringify(resolve(before[key], one, [])) !== JSON.stringify(resolve(after[key], other, []));
  return keys.filter(isChanged).map((key) => (key === 'requestBody' ? 'request body' : key));
}

/** A part with its references replaced by what they lead to and its keys in order; a reference inside itself stays a reference. */
function resolve(part: unknown, document: OpenApiDocument, trail: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((item) => resolve(item, document, trail));
  if (!isRecord(part)) return part;
  if (typeof part.$ref === 'string') {
    const {$ref: reference} = part;
    const pointer = toPointer(reference);
    if (pointer === undefined || trail.includes(pointer)) return reference;
    return resolve(findValue(document, pointer), document, [...trail, pointer]);
  }
  return Object.fromEntries(
    Object.keys(part)
      .sort()
      .map((key) => [key, resolve(part[key], document, trail)]),
  );
}
