import type {MigrationNote} from '../migration';
import type {Change, ChangedOperation} from './row';

/**
 * A change with the specification's notes on it, as indexes in its list of notes. The first note is
 * the one that says most about this change.
 */
export interface NotedChange extends Change {
  readonly notes: readonly number[];
}

/** Whether a note is about the step between versions as a whole instead of a particular change. */
export function isGeneral({operations, fields}: MigrationNote): boolean {
  return operations === undefined && fields === undefined;
}

/**
 * The indexes of the notes on a change of one operation. A note that names operations or fields
 * only applies to them. First are the notes that name more of the change, then those on fewer
 * operations.
 */
function toNotesOf(
  change: Change,
  operation: ChangedOperation,
  notes: readonly MigrationNote[],
): readonly number[] {
  const names = toNames(change);
  return notes
    .flatMap((note, index) => {
      if (isGeneral(note)) return [];
      const isOperation = note.operations?.some((id) => operation.ids.includes(id)) ?? true;
      const named = note.fields?.filter((field) => names.includes(field)).length;
      if (!isOperation || named === 0) return [];
      return [{index, named: named ?? 0, operations: note.operations?.length ?? Infinity}];
    })
    .sort((one, other) => other.named - one.named || one.operations - other.operations)
    .map(({index}) => index);
}

/** Changes with their notes. A breaking change is split if its operations have different notes. */
export function addNotes(
  changes: readonly Change[],
  notes: readonly MigrationNote[],
): readonly NotedChange[] {
  return changes.flatMap((change): readonly NotedChange[] => {
    if (change.kind !== 'breaking') return [{...change, notes: []}];
    const divided = new Map<string, NotedChange>();
    for (const operation of change.operations) {
      const found = toNotesOf(change, operation, notes);
      const key = found.join();
      divided.set(key, {
        ...change,
        operations: [...(divided.get(key)?.operations ?? []), operation],
        notes: found,
      });
    }
    return [...divided.values()];
  });
}

/**
 * The names by which a note can refer to a change: the parts of its field, its status, and the
 * values before and after.
 */
function toNames({place, before, after}: Change): readonly string[] {
  const field = place.field ?? '';
  return [
    field,
    ...field.split(/\.|\[\]/),
    place.status ?? '',
    ...[before, after].flatMap((values) => values?.split(', ') ?? []),
  ].filter((name) => name !== '');
}
