import type {Diff} from 'api-smart-diff';
import type {ChangeSpot} from './place';
import type {ChangeKind} from './row';

/**
 * Whether a difference breaks clients. The library judges by JSON Schema alone; the portal knows more: strict requests reject a field that is gone, clients
 * read the fields of responses whether they were required or not, and a response without a list of values can have any. `isWhole`: the list of values itself came or went.
 */
export function toKind({type, action}: Pick<Diff, 'type' | 'action'>, {place, subject, rule}: ChangeSpot, isWhole: boolean): ChangeKind {
  const isResponse = place.in === 'response';
  if (subject === 'presence' && action === 'remove') return 'breaking';
  if (subject === 'type' && action === 'replace') return 'breaking';
  if (subject === 'security') return 'breaking';
  if (subject === 'values' && isWhole) return (action === 'remove') === isResponse ? 'breaking' : 'compatible';
  if (rule === 'oneOf' && action === 'remove') return isResponse ? 'compatible' : 'breaking';
  return type === 'breaking' ? 'breaking' : 'compatible';
}
