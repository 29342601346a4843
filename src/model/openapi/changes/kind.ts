import type {Diff} from 'api-smart-diff';
import type {ChangeSpot} from './place';
import type {ChangeKind} from './row';

/**
 * Whether a difference breaks clients. The library only applies JSON Schema. The portal adds four
 * rules: strict requests reject a removed field, clients read response fields even if they were
 * optional, a response without a list of values can contain any value, and requests stay valid if
 * their old pattern is a choice of the new one. `isWhole`: the whole list of values was added or
 * removed.
 */
export function toKind(
  {type, action, before, after}: Diff,
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
  if (rule === 'pattern' && !isResponse && isChoice(before, after)) return 'compatible';
  return type === 'breaking' ? 'breaking' : 'compatible';
}

/** Whether a pattern as `^old$` became `^(old|more)$` or `^(more|old)$`. */
function isChoice(before: unknown, after: unknown): boolean {
  const toInside = (
    pattern: unknown,
    [start, end]: readonly [string, string],
  ): string | undefined =>
    typeof pattern === 'string' && pattern.startsWith(start) && pattern.endsWith(end)
      ? pattern.slice(start.length, -end.length)
      : undefined;
  const old = toInside(before, ['^', '$']);
  if (old === undefined || old.includes('|') || old.endsWith('\\')) return false;
  const more = toInside(after, [`^(${old}|`, ')$']) ?? toInside(after, ['^(', `|${old})$`]);
  return more !== undefined && !/[()]|\\$/.test(more);
}
