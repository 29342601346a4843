import {groupBy, type Group} from './groupBy';
import {changeKinds, type Change, type ChangeKind} from './row';

/**
 * Changes with one row per place. Equal changes of several operations share a row. Rows are sorted
 * by severity.
 */
export function foldChanges(changes: readonly Change[]): readonly Change[] {
  const single = groupBy(changes, (change) =>
    toKey(change, [change.operations[0]?.method, change.operations[0]?.path]),
  ).flatMap(foldPlace);
  const folded = groupBy(single, (change) =>
    toKey(change, [change.kind, change.what, change.rule, change.before, change.after]),
  ).map((group) => ({...group[0], operations: group.flatMap(({operations}) => operations)}));
  return changeKinds.flatMap((kind) => folded.filter((change) => change.kind === kind));
}

/**
 * Merges all changes of one place in one operation. A new or removed field includes the changes of
 * its requirements, and values become a list.
 */
function foldPlace(changes: Group<Change>): readonly Change[] {
  const presence = changes.find(({what}) => what === 'added' || what === 'removed');
  if (presence) {
    const isRequired = changes.some(({what, kind}) => what === 'required' && kind === 'breaking');
    const kind = toWorst(changes);
    return [
      isRequired && presence.what === 'added'
        ? {...presence, kind, what: 'required'}
        : {...presence, kind},
    ];
  }
  return groupBy(changes, ({what, rule}) => `${what} ${rule ?? ''}`).map((all) => {
    const [first] = all;
    if (all.length === 1 || first.what === 'errors') return first;
    const join = (texts: readonly (string | undefined)[]): string =>
      [...new Set(texts.filter((text) => text !== undefined))].join(', ');
    const [before, after] = [
      join(all.map((change) => change.before)),
      join(all.map((change) => change.after)),
    ];
    const {before: _before, after: _after, ...rest} = first;
    return {
      ...rest,
      kind: toWorst(all),
      ...(before !== '' && {before}),
      ...(after !== '' && {after}),
    };
  });
}

function toWorst(changes: readonly Change[]): ChangeKind {
  return changeKinds.find((kind) => changes.some((change) => change.kind === kind)) ?? 'compatible';
}

function toKey({place}: Change, more: readonly (string | undefined)[]): string {
  return JSON.stringify([place.in, place.status, place.field, ...more]);
}
