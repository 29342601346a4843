/** At least one change. */
export type Group<T> = readonly [T, ...T[]];

/** The changes with the same key, in the order of the first ones. */
export function groupBy<T>(
  changes: readonly T[],
  toKey: (change: T) => string,
): readonly Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const change of changes) {
    const key = toKey(change);
    const known = groups.get(key);
    groups.set(key, known ? [...known, change] : [change]);
  }
  return [...groups.values()];
}
