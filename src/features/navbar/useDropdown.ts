import {useEffect, useRef, useState, type RefObject} from 'react';

interface Dropdown {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Whether the keyboard opened the menu. */
  readonly isOpen: boolean;
  /** Whether the style sheet may open the menu on hover. */
  readonly isHoverable: boolean;
  readonly toggle: () => void;
  /** Call it when the pointer leaves the menu. */
  readonly leave: () => void;
}

/**
 * A menu of the navbar. It opens by keyboard or hover, and closes on Escape, or on a press or focus
 * elsewhere. After Escape, it stays closed until the pointer leaves and returns. A focus inside the
 * menu returns to its button.
 */
export function useDropdown(): Dropdown {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'resting' | 'open' | 'dismissed'>('resting');
  useEffect(() => {
    const lookElsewhere = ({target}: Event): void => {
      if (!(target instanceof Node && ref.current?.contains(target)))
        setState((now) => (now === 'open' ? 'resting' : now));
    };
    const pressEscape = ({key}: KeyboardEvent): void => {
      const menu = ref.current;
      if (key !== 'Escape' || !menu) return;
      if (menu.querySelector('ul')?.contains(document.activeElement))
        menu.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
      setState(menu.matches(':hover') ? 'dismissed' : 'resting');
    };
    const elsewhere = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const type of elsewhere) document.addEventListener(type, lookElsewhere);
    document.addEventListener('keydown', pressEscape);
    return () => {
      for (const type of elsewhere) document.removeEventListener(type, lookElsewhere);
      document.removeEventListener('keydown', pressEscape);
    };
  }, []);
  return {
    ref,
    isOpen: state === 'open',
    isHoverable: state !== 'dismissed',
    toggle: () => setState(state === 'open' ? 'resting' : 'open'),
    leave: () => setState((now) => (now === 'dismissed' ? 'resting' : now)),
  };
}
