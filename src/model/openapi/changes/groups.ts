import {groupBy} from './groupBy';
import type {NotedChange} from './notes';
import type {ChangedOperation} from './row';

/** Changes that affect the same operations. */
export interface ChangeGroup {
  readonly operations: readonly ChangedOperation[];
  readonly changes: readonly NotedChange[];
}

/** Method and path. */
export const toName = ({method, path}: ChangedOperation): string => `${method} ${path}`;

/** The changes by the operations that they affect, in the order of the first ones. */
export function toGroups(changes: readonly NotedChange[]): readonly ChangeGroup[] {
  // A new or removed operation needs other words than a change inside an operation.
  return groupBy(changes, ({operations, place, what}) =>
    JSON.stringify([operations.map(toName).sort(), place.in === 'operation' && what]),
  ).map((group) => ({operations: group[0].operations, changes: group}));
}

/** What a migration note is about. */
export interface NoteTopic {
  /** Its index in the list of notes. */
  readonly note: number;
  readonly operations: readonly ChangedOperation[];
  /** The changes about which no other note says more. */
  readonly changes: readonly NotedChange[];
}

/**
 * The changes by the note that says most about them, in the order of the specification. A change
 * that several operations share is there once.
 */
export function toTopics(changes: readonly NotedChange[]): readonly NoteTopic[] {
  const notes = [...new Set(changes.flatMap((change) => change.notes))];
  return notes
    .sort((one, other) => one - other)
    .map((note) => ({
      note,
      operations: toOperations(changes.filter((change) => change.notes.includes(note))),
      changes: toShared(changes.filter(({notes: [first]}) => first === note)),
    }));
}

/** The changes, where the same change of other operations is only there once. */
function toShared(changes: readonly NotedChange[]): readonly NotedChange[] {
  return groupBy(changes, ({place, what, rule, before, after}) =>
    JSON.stringify([place, what, rule, before, after]),
  ).map((group) => ({...group[0], operations: toOperations(group)}));
}

/** The operations of the changes, each once. */
function toOperations(changes: readonly NotedChange[]): readonly ChangedOperation[] {
  const operations = changes.flatMap((change) => change.operations);
  return [...new Map(operations.map((operation) => [toName(operation), operation])).values()];
}
