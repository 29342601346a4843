import {useEffect, useRef, type RefObject} from 'react';

/**
 * Makes a `<details>` behave like a menu. Escape closes it and returns the focus to its summary. A
 * press elsewhere and losing the focus close it. Returns the element's ref.
 */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeUnlessWithin = ({target}: Event): void => {
      if (ref.current?.open && target instanceof Node && !ref.current.contains(target))
        ref.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      // What is around it, such as the drawer, stays open.
      event.preventDefault();
      ref.current.open = false;
      if (ref.current.contains(document.activeElement))
        ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeUnlessWithin);
    document.addEventListener('focusin', closeUnlessWithin);
    document.addEventListener('keydown', closeOnEscape, true);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessWithin);
      document.removeEventListener('focusin', closeUnlessWithin);
      document.removeEventListener('keydown', closeOnEscape, true);
    };
  }, []);
  return ref;
}
