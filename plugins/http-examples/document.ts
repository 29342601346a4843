/** A place in a specification: its JSON pointer and what stands there, references followed. */
export interface Place {
  readonly pointer: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Whether a value is an object with named properties. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object at a pointer, references followed; `undefined` where there is none. */
export function findPlace(document: unknown, pointer: string): Place | undefined {
  let value: unknown = document;
  for (const key of pointer.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value) ? value[Number(name)] : isRecord(value) ? value[name] : undefined;
  }
  if (!isRecord(value)) return undefined;
  return typeof value.$ref === 'string' && value.$ref.startsWith('#/') ? findPlace(document, value.$ref) : {pointer, value};
}

/** The object below a place, references followed. */
export function findBelow(document: unknown, place: Place | undefined, ...keys: readonly (string | number)[]): Place | undefined {
  if (place === undefined) return undefined;
  return keys.reduce<Place | undefined>((at, key) => at && findPlace(document, `${at.pointer}/${toPointerKey(key)}`), place);
}

/** A property's name as one step of a JSON pointer. */
export function toPointerKey(name: string | number): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}
