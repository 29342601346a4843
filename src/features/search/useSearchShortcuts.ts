import {useLayoutEffect} from 'react';
import {isSingleKey} from '@site/src/features/shortcuts/singleKeys';

interface ShortcutHandlers {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Opens the search with Ctrl+K, Cmd+K or, outside fields and unless the reader turned it off, the
 * slash. Escape and a second Ctrl+K close it.
 */
export function useSearchShortcuts({isOpen, open, close}: ShortcutHandlers): void {
  // Registered before the reader sees the change, because a key pressed then must not reach the
  // handler of the previous page.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      const isToggle =
        event.key.toLowerCase() === 'k' &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey;
      const isSlash = !isOpen && isSingleKey(event, '/');
      const isEscape = event.key === 'Escape' && isOpen;
      if (!isToggle && !isSlash && !isEscape) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOpen, open, close]);
}
