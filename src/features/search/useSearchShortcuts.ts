import {useEffect} from 'react';

interface ShortcutHandlers {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens the search with Ctrl+K, Cmd+K or, outside fields, the slash; Escape and a second Ctrl+K close it. */
export function useSearchShortcuts({isOpen, open, close}: ShortcutHandlers): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      const isToggle = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isOpen && !isField(event.target);
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

/** Whether a key typed there is text. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea, [role="textbox"], [role="combobox"]'));
}
