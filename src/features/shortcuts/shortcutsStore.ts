import {useSyncExternalStore} from 'react';

const listeners = new Set<() => void>();
let isOpen = false;

/** Shows or hides the list of keyboard shortcuts. */
export function setShortcutsOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the list of keyboard shortcuts should be open. */
export function useShortcutsOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
