/** A persistent choice of the reader. Can be created anywhere, but only used in browsers. */
export interface StoredChoice<Value> {
  read(): Value;
  /**
   * Stores the choice for all tabs. If the browser stores nothing, the choice lasts until the page
   * is left.
   */
  write(value: Value): void;
  /**
   * Calls the listener on every choice, including those in another tab. Returns a function that
   * stops this.
   */
  subscribe(listener: () => void): () => void;
  /** Shows the choice again and tells all listeners, after the default has changed. */
  refresh(): void;
}

interface StoredChoiceOptions<Value> {
  /** Key in the browser's local storage. */
  readonly key: string;
  /** Parses a stored text. `null` and texts that this build doesn't know give the default. */
  readonly parse: (stored: string | null) => Value;
  /** The text to store. `null` removes the stored value. */
  readonly format: (value: Value) => string | null;
  /** Shows the choice outside React, for example as an attribute of `<html>`. */
  readonly show?: (value: Value) => void;
}

/**
 * A choice in local storage, for `useSyncExternalStore`. `Value` is compared with `Object.is`, so
 * it must be a text, a number or a boolean.
 */
export function createStoredChoice<Value>({
  key,
  parse,
  format,
  show,
}: StoredChoiceOptions<Value>): StoredChoice<Value> {
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
      // Storage is blocked or full, so the choice is only kept in memory below.
    }
    unstored = Object.is(readStored(), value) ? undefined : {value};
    refresh();
  }

  function refresh(): void {
    show?.(read());
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      // The event for clearing the storage contains no key.
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

  return {read, write, subscribe, refresh};
}
