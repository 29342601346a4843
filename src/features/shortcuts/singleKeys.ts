import {useSyncExternalStore} from 'react';
import {singleKeysChoice} from '@site/src/data/shortcuts';
import {createStoredChoice} from '@site/src/features/choices/storedChoice';

/** Whether `/` and `?` are shortcuts, unless the reader turned them off. */
export const singleKeys = createStoredChoice({
  key: singleKeysChoice.key,
  parse: (stored) => stored !== singleKeysChoice.off,
  format: (areOn) => (areOn ? null : singleKeysChoice.off),
});

/** Whether single keys are on, for this reader. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(singleKeys.subscribe, singleKeys.read, () => true);
}

/**
 * Whether a key press is a single-key shortcut: the focus isn't in a field, no dialog is open, and
 * the reader hasn't turned them off.
 */
export function isSingleKey(event: KeyboardEvent, character: string): boolean {
  if (
    event.key !== character ||
    event.isComposing ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return false;
  return (
    !isField(event.target) && document.querySelector('dialog[open]') === null && singleKeys.read()
  );
}

/** Whether a key typed there is text. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, select, textarea, [role="textbox"], [role="combobox"]'))
  );
}
