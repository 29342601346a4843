import {deserialize, serialize} from 'node:v8';
import {keep, readKept} from '../../../plugins/specification-files/cache';

/** Results of earlier builds in one file, by digests of everything they depend on. */
export interface Store {
  /** The stored result of a key. If there is none, it is made and stored. */
  readonly take: <T>(key: string, make: () => T | Promise<T>) => Promise<T>;
  /** Number of results made so far. The others came from the file. */
  readonly made: () => number;
  /** Writes the results taken since the store was opened, so that the file doesn't grow. */
  readonly save: () => void;
}

/**
 * Opens the store in a file. A file that is missing, damaged or from an incompatible version of
 * Node counts as empty.
 */
export function openStore(file: string): Store {
  const known = readStored(file);
  const taken = new Map<string, unknown>();
  let made = 0;
  return {
    async take<T>(key: string, make: () => T | Promise<T>) {
      const isKnown = known.has(key);
      const result = isKnown ? (known.get(key) as T) : await make();
      if (!isKnown) made += 1;
      taken.set(key, result);
      return result;
    },
    made: () => made,
    save() {
      if (made > 0 || taken.size < known.size) keep(file, serialize(taken));
    },
  };
}

function readStored(file: string): ReadonlyMap<string, unknown> {
  const content = readKept(file);
  if (!content) return new Map();
  try {
    const stored: unknown = deserialize(content);
    return stored instanceof Map ? stored : new Map();
  } catch {
    return new Map();
  }
}
