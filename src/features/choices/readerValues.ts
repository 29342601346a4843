import {useSyncExternalStore} from 'react';
import {fillValues} from '@site/src/model/content/values';

const none: ReadonlyMap<string, string> = new Map();
let values = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Replaces a sample in all examples by the reader's value, until the page is closed or reloaded. It
 * is only in the page's memory: neither stored nor sent.
 */
export function writeReaderValue(sample: string, value: string): void {
  const next = new Map(values);
  if (value === '') next.delete(sample);
  else next.set(sample, value);
  values = next;
  for (const listener of listeners) listener();
}

/** The reader's values by sample. */
export function useReaderValues(): ReadonlyMap<string, string> {
  return useSyncExternalStore(
    subscribe,
    () => values,
    () => none,
  );
}

/** Fills the reader's values into a text. */
export function useFilled(): (text: string) => string {
  const filled = useReaderValues();
  return (text) => fillValues(text, filled);
}
