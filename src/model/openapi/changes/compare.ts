import {apiCompare, type Diff} from 'api-smart-diff';
import {isRecord} from '../../json/record';
import {toOperationAnchor} from '../anchors';
import type {OpenApiDocument} from '../document';
import {toOperations, type Operation} from '../operations';
import {toFlatOperation} from './flatten';
import {foldChanges} from './fold';
import {toKind} from './kind';
import {toSpot} from './place';
import type {Change, ChangedOperation, Changes, ChangeWord} from './row';
import {toValueText} from './valueText';

type Flat = Readonly<Record<string, unknown>>;

interface Sides {
  readonly operation: ChangedOperation;
  /** Path parameters that were renamed, as old and new name. */
  readonly renames: readonly (readonly [string, string])[];
  readonly before: Flat | undefined;
  readonly after: Flat | undefined;
}

/**
 * The differences between two versions of an API for their clients. Breaking changes come first.
 * Equal changes of several operations share a row.
 */
export function toChanges(before: OpenApiDocument, after: OpenApiDocument): Changes {
  const found = toSides(before, after).map(compareOperation);
  return {
    changes: foldChanges(found.flatMap(({changes}) => changes)),
    texts: found.reduce((sum, {texts}) => sum + texts, 0),
  };
}

/** The identity of an operation for clients, in which the names of path parameters don't count. */
export function toOperationKey({method, path}: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
}

/**
 * The operations of both versions in the order of the newer version. Removed operations come last.
 */
function toSides(before: OpenApiDocument, after: OpenApiDocument): readonly Sides[] {
  const old = new Map(
    toOperations(before).map((operation) => [toOperationKey(operation), operation]),
  );
  const current = new Map(
    toOperations(after).map((operation) => [toOperationKey(operation), operation]),
  );
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((key) => {
    const [previous, next] = [old.get(key), current.get(key)];
    const shown = next ?? previous;
    if (!shown) return [];
    const ids = [...new Set([previous?.id, next?.id])].filter(
      (id) => id !== undefined && id !== '',
    ) as string[];
    const renames = previous && next ? toRenames(previous.path, next.path) : [];
    const operation = {
      method: shown.method,
      path: shown.path,
      ids,
      ...(next && next.id !== '' && {anchor: toOperationAnchor(next)}),
    };
    const flat = previous && toFlatOperation(before, previous);
    return [
      {
        operation,
        renames,
        before: flat && rename(flat, renames),
        after: next && toFlatOperation(after, next),
      },
    ];
  });
}

function toRenames(before: string, after: string): readonly (readonly [string, string])[] {
  const toParts = (path: string): readonly string[] =>
    [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const current = toParts(after);
  return toParts(before).flatMap((name, index) =>
    current[index] === undefined || current[index] === name
      ? []
      : [[name, current[index]] as const],
  );
}

function rename(flat: Flat, renames: Sides['renames']): Flat {
  const toNew = (name: unknown): unknown => renames.find(([old]) => old === name)?.[1] ?? name;
  const parameters = Array.isArray(flat.parameters) ? flat.parameters : [];
  return {
    ...flat,
    parameters: parameters.map((one: unknown) =>
      isRecord(one) && one.in === 'path' ? {...one, name: toNew(one.name)} : one,
    ),
  };
}

function compareOperation({operation, renames, before, after}: Sides): {
  readonly changes: readonly Change[];
  readonly texts: number;
} {
  const base = {operations: [operation], place: {in: 'operation'}} as const;
  if (!before) return {changes: [{...base, kind: 'compatible', what: 'added'}], texts: 0};
  if (!after) return {changes: [{...base, kind: 'breaking', what: 'removed'}], texts: 0};
  const renamed = renames.map(([old, current]): Change => ({
    ...base,
    place: {in: 'parameter', field: current},
    kind: 'compatible',
    what: 'renamed',
    before: old,
    after: current,
  }));
  if (JSON.stringify(before) === JSON.stringify(after)) return {changes: renamed, texts: 0};
  const toDocument = (different: unknown): unknown => ({
    openapi: '3.1.0',
    info: {title: '', version: ''},
    paths: {'/': {[operation.method.toLowerCase()]: different}},
  });
  const {diffs} = apiCompare(
    toDocument(withoutEqualParts(before, after)),
    toDocument(withoutEqualParts(after, before)),
  );
  const rows = diffs.map((diff) => toRow(diff, operation, before, after));
  return {
    changes: [...renamed, ...rows.filter((row) => row !== undefined)],
    texts: rows.filter((row) => row === undefined).length,
  };
}

/**
 * A copy of one side in which objects that are equal on the other side, at the same keys, are empty.
 * The library, which modifies what it compares, would walk through them for most of its time. Lists
 * stay whole, because the library finds the matching items itself.
 */
function withoutEqualParts(part: unknown, other: unknown): unknown {
  if (!isRecord(part) || !isRecord(other)) return structuredClone(part);
  if (JSON.stringify(part) === JSON.stringify(other)) return {};
  // Names in a specification may be those of JavaScript's own, such as `constructor`.
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      withoutEqualParts(value, Object.hasOwn(other, key) ? other[key] : undefined),
    ]),
  );
}

/** `undefined` if only a text changed. */
function toRow(
  diff: Diff,
  operation: ChangedOperation,
  before: Flat,
  after: Flat,
): Change | undefined {
  const keys = diff.path.slice(3) as (string | number)[];
  const {place, subject, rule} = toSpot(keys, diff.after ?? diff.before, before);
  const base = {operations: [operation], place};
  if (subject === 'text') return undefined;
  if (subject === 'errors') {
    const [old, current] = [toNames(find(before, keys)), toNames(find(after, keys))];
    const added = current.filter((code) => !old.includes(code));
    const removed = old.filter((code) => !current.includes(code));
    return {
      ...base,
      kind: 'compatible',
      what: 'errors',
      ...(removed.length > 0 && {before: removed.join(', ')}),
      ...(added.length > 0 && {after: added.join(', ')}),
    };
  }
  const isWhole =
    subject === 'values' &&
    (find(before, keys, 'enum') === undefined || find(after, keys, 'enum') === undefined);
  const kind = toKind(diff, {place, subject, rule}, isWhole);
  const isStatus = subject === 'presence' && place.in === 'response' && place.field === undefined;
  const [old, current] = isStatus ? ['', ''] : [toValueText(diff.before), toValueText(diff.after)];
  const values = {
    ...(diff.before !== undefined && old !== '' && {before: old}),
    ...(diff.after !== undefined && current !== '' && {after: current}),
  };
  const isAdded = diff.action === 'add';
  switch (subject) {
    case 'presence':
    case 'media':
      return {
        ...base,
        kind,
        what: isAdded ? toAdded(diff.after) : diff.action === 'remove' ? 'removed' : 'rule',
        ...values,
      };
    case 'required':
      return {...base, kind, what: isAdded || diff.after === true ? 'required' : 'optional'};
    case 'deprecated':
      return {
        ...base,
        kind: isAdded ? 'deprecated' : 'compatible',
        what: isAdded ? 'deprecated' : 'undeprecated',
      };
    case 'rule':
      return {...base, kind, what: 'rule', ...(rule !== undefined && {rule}), ...values};
    default:
      return {...base, kind, what: subject, ...values};
  }
}

/**
 * The part of the operation at these keys, up to the last list or keyword; `undefined` if there is
 * none.
 */
function find(flat: Flat, keys: readonly (string | number)[], keyword = 'x-error-codes'): unknown {
  const end = keys.indexOf(keyword);
  return keys
    .slice(0, end === -1 ? keys.length : end + 1)
    .reduce<unknown>(
      (part, key) => (isRecord(part) || Array.isArray(part) ? (part as Flat)[key] : undefined),
      flat,
    );
}

function toNames(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** A parameter says by itself whether it is required. */
function toAdded(value: unknown): ChangeWord {
  return isRecord(value) && value.required === true ? 'required' : 'added';
}
