import {toPointerKey, toPointerKeys} from '../json/pointer';
import {isRecord} from '../json/record';

/** An object in a document, with the JSON pointer that leads to it without references. */
export interface Place {
  readonly pointer: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Found {
  readonly pointer: string;
  readonly value: unknown;
}

/**
 * The JSON pointer of a reference, percent-decoded. `undefined` for a reference to another
 * document, which this module never resolves.
 */
export function toPointer(reference: string): string | undefined {
  if (!reference.startsWith('#/')) return undefined;
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

/**
 * The value at a JSON pointer, after following all references. `undefined` if there is no value or
 * the references are circular.
 */
export function findValue(document: unknown, pointer: string): unknown {
  return find(document, pointer, [])?.value;
}

/**
 * The object at a JSON pointer, after following all references. `undefined` if there is no object
 * or the references are circular.
 */
export function findPlace(document: unknown, pointer: string): Place | undefined {
  const found = find(document, pointer, []);
  return found && isRecord(found.value) ? {pointer: found.pointer, value: found.value} : undefined;
}

/** The object below a place, after following references. */
export function findBelow(
  document: unknown,
  place: Place | undefined,
  ...keys: readonly (string | number)[]
): Place | undefined {
  return place && findPlace(document, [place.pointer, ...keys.map(toPointerKey)].join('/'));
}

/** `trail`: the references followed so far. */
function find(document: unknown, pointer: string, trail: readonly string[]): Found | undefined {
  let found: Found | undefined = {pointer: '#', value: document};
  for (const key of toPointerKeys(pointer)) {
    if (!found) return undefined;
    const {pointer: above, value} = found;
    const inner: unknown = Array.isArray(value)
      ? value[Number(key)]
      : isRecord(value) && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
    if (inner === undefined) return undefined;
    found = follow(document, {pointer: `${above}/${toPointerKey(key)}`, value: inner}, trail);
  }
  return found;
}

function follow(document: unknown, found: Found, trail: readonly string[]): Found | undefined {
  const {value} = found;
  const target =
    isRecord(value) && typeof value.$ref === 'string' ? toPointer(value.$ref) : undefined;
  if (target === undefined) return found;
  return trail.includes(target) ? undefined : find(document, target, [...trail, target]);
}
