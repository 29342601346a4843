import type {Diff} from 'api-smart-diff';
import type {ChangeSpot} from './place';
import type {ChangeKind} from './row';

/**
 * Whether a difference breaks clients. The library only applies JSON Schema. The portal adds three
 * rules: strict requests reject a removed field, clients read response fields even if they were
 * optional, and a response without a list of values can contain any value. `isWhole`: the whole
 * list of values was added or removed.
 */
export function toKind(
  {type, action}: Pick<Diff, 'type' | 'action'>,
  {place, subject, rule}: ChangeSpot,
  isWhole: boolean,
): ChangeKind {
  const isResponse = place.in === 'response';
  if (subject === 'presence' && action === 'remove') return 'breaking';
  if (subject === 'type' && action === 'replace') return 'breaking';
  if (subject === 'security') return 'breaking';
  if (subject === 'values' && isWhole)
    return (action === 'remove') === isResponse ? 'breaking' : 'compatible';
  if (rule === 'oneOf' && action === 'remove') return isResponse ? 'compatible' : 'breaking';
  return type === 'breaking' ? 'breaking' : 'compatible';
}
