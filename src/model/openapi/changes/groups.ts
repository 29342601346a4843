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
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    // A new or removed operation needs other words than a change inside an operation.
    const key = JSON.stringify([
      change.operations.map(({method, path}) => [method, path]).sort(),
      change.place.in === 'operation' && change.what,
    ]);
    const known = groups.get(key);
    groups.set(key, {operations: change.operations, changes: [...(known?.changes ?? []), change]});
  }
  return [...groups.values()];
}

/** Notes on several groups, together if they are on the same operations. */
export function toShared(
  groups: readonly ChangeGroup[],
  notes: readonly number[],
): readonly (Pick<ChangeGroup, 'operations'> & {readonly notes: readonly number[]})[] {
  const shared = new Map<string, {operations: readonly ChangedOperation[]; notes: number[]}>();
  for (const note of notes) {
    const operations = new Map(
      groups
        .filter((group) => toNotes(group).includes(note))
        .flatMap((group) => group.operations)
        .map((operation) => [toName(operation), operation]),
    );
    const key = [...operations.keys()].join();
    const known = shared.get(key);
    if (known) known.notes.push(note);
    else shared.set(key, {operations: [...operations.values()], notes: [note]});
  }
  return [...shared.values()];
}

/** The indexes of the notes on a group, each once, in the order of the specification. */
export function toNotes({changes}: Pick<ChangeGroup, 'changes'>): readonly number[] {
  return [...new Set(changes.flatMap((change) => change.notes))].sort((one, other) => one - other);
}
