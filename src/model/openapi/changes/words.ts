import type {Change, ChangeWord} from './row';

const words: Readonly<Record<ChangeWord, string>> = {
  added: 'added',
  removed: 'removed',
  required: 'now required',
  optional: 'no longer required',
  type: 'type changed',
  values: 'values changed',
  renamed: 'renamed',
  deprecated: 'deprecated',
  undeprecated: 'no longer deprecated',
  errors: 'error codes changed',
  security: 'authentication changed',
  rule: 'changed',
};

/**
 * A change in English, without its operations:
 * `response 200, state: values changed (added: CREATED)`.
 */
export function toChangeText({place, what, rule, before, after}: Change): string {
  const where = [
    place.in === 'response'
      ? `response ${place.status}`
      : place.in === 'request'
        ? 'request body'
        : place.in,
    place.field,
  ].filter((part) => part !== undefined);
  const isSet = what === 'values' || what === 'errors';
  const values = isSet
    ? [after !== undefined && `added: ${after}`, before !== undefined && `removed: ${before}`]
        .filter(Boolean)
        .join('; ')
    : [before, after].filter((value) => value !== undefined).join(' → ');
  return `${where.join(' ')} ${rule === undefined ? words[what] : `${rule} changed`}${values === '' ? '' : ` (${values})`}`;
}
