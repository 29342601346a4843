import {toPointerKey, toPointerKeys} from '../json/pointer';
import {isRecord} from '../json/record';

/** An object in a document and the JSON pointer that leads to it without any reference on the way. */
export interface Place {
  readonly pointer: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Found {
  readonly pointer: string;
  readonly value: unknown;
}

/**
 * The JSON pointer of a reference, its percent-encoding undone. `undefined` for a reference that leads out of the document: nothing here ever
 * resolves one.
 */
export function toPointer(reference: string): string | undefined {
  if (!reference.startsWith('#/')) return undefined;
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

/** The value at a JSON pointer; references on the way and at its end are followed. `undefined` if there is nothing, or if the references form a circle. */
export function findValue(document: unknown, pointer: string): unknown {
  return find(document, pointer, [])?.value;
}

/** The object at a JSON pointer; references on the way and at its end are followed. `undefined` if there is none, or if the references form a circle. */
export function findPlace(document: unknown, pointer: string): Place | undefined {
  const found = find(document, pointer, []);
  return found && isRecord(found.value) ? {pointer: found.pointer, value: found.value} : undefined;
}

/** The object below a place, references followed. */
export function findBelow(document: unknown, place: Place | undefined, ...keys: readonly (string | number)[]): Place | undefined {
  return place && findPlace(document, [place.pointer, ...keys.map(toPointerKey)].join('/'));
}

/** `trail`: the references that led here. */
function find(document: unknown, pointer: string, trail: readonly string[]): Found | undefined {
  let found: Found | undefined = {pointer: '#', value: document};
  for (const key of toPointerKeys(pointer)) {
    if (!found) return undefined;
    const {pointer: above, value} = found;
    const inner: unknown = Array.isArray(value) ? value[Number(key)] : isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    if (inner === undefined) return undefined;
    found = follow(document, {pointer: `${above}/${toPointerKey(key)}`, value: inner}, trail);
  }
  return found;
}

function follow(document: unknown, found: Found, trail: readonly string[]): Found | undefined {
  const {value} = found;
  const target = isRecord(value) && typeof value.$ref === 'string' ? toPointer(value.$ref) : undefined;
  if (target === undefined) return found;
  return trail.includes(target) ? undefined : find(document, target, [...trail, target]);
}
