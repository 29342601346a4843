/** A property's name as one step of a JSON pointer (RFC 6901). */
export function toPointerKey(name: string | number): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The names in a JSON pointer, from the outside in. A leading `#` is ignored. */
export function toPointerKeys(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
