import {useSyncExternalStore} from 'react';
import {singleKeysChoice} from '@site/src/data/shortcuts';

const {key, off} = singleKeysChoice;
const listeners = new Set<() => void>();
/** A choice that the browser would not store. It holds until the page goes. */
let unstored: boolean | undefined;

function readStored(): boolean {
  try {
    return localStorage.getItem(key) !== off;
  } catch {
    return true;
  }
}

/** Whether `/` and `?` do something: unless the reader turned them off. Browser only. */
export function readSingleKeys(): boolean {
  return unstored ?? readStored();
}

/** Turns single keys on or off, on every page from here on. */
export function writeSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, off);
  } catch {
    // Kept until the next page load.
  }
  unstored = readStored() === isOn ? undefined : isOn;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether single keys are on, for this reader. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, readSingleKeys, () => true);
}

/** Whether a press is a single key that means something here: nothing is typed, no dialog is open, and the reader has not turned them off. */
export function isSingleKey(event: KeyboardEvent, character: string): boolean {
  if (event.key !== character || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isField(event.target) && document.querySelector('dialog[open]') === null && readSingleKeys();
}

/** Whether a key typed there is text. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea, [role="textbox"], [role="combobox"]'));
}
