/** A choice of the reader that lasts. Browser only, but for creating it. */
export interface StoredChoice<Value> {
  read(): Value;
  /** Stores the choice for all tabs. Where the browser stores nothing, it holds until the page goes. */
  write(value: Value): void;
  /** Calls back on every choice, also on one made in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

interface StoredChoiceOptions<Value> {
  /** Key in the browser's local storage. */
  readonly key: string;
  /** The choice a stored text means; `null` and texts of other builds or hands mean the one before any choice. */
  readonly parse: (stored: string | null) => Value;
  /** The text to store; `null` removes what is stored. */
  readonly format: (value: Value) => string | null;
  /** Shows the choice outside React, for instance as an attribute of `<html>`. */
  readonly show?: (value: Value) => void;
}

/** One choice in local storage, for `useSyncExternalStore`. `Value` is compared with `Object.is`: a text, a number or a boolean. */
export function createStoredChoice<Value>({key, parse, format, show}: StoredChoiceOptions<Value>): StoredChoice<Value> {
  const listeners = new Set<() => void>();
  let unstored: {readonly value: Value} | undefined;

  function readStored(): Value {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return parse(null);
    }
  }

  function read(): Value {
    return unstored ? unstored.value : readStored();
  }

  function write(value: Value): void {
    const text = format(value);
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Storage is blocked or full: the choice is kept below.
    }
    unstored = Object.is(readStored(), value) ? undefined : {value};
    show?.(value);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      // Clearing the storage names no key.
      if (event.key !== key && event.key !== null) return;
      unstored = undefined;
      show?.(read());
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  return {read, write, subscribe};
}
