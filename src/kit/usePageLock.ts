import {useLayoutEffect} from 'react';

/** Open dialogs that lock the page. */
let locks = 0;

/**
 * While `isLocked`, the page behind a dialog doesn't scroll and keeps the space of its scrollbar, by
 * `<html data-page-locked>`. A rule with `html:has(dialog)` would do the same, but the browser checks
 * it at each change of the page: 24 of 97 ms of styles while a guide starts.
 */
export function usePageLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const root = document.documentElement;
    const lock = (by: 1 | -1): void => {
      // A page without a scrollbar would move aside.
      if (locks === 0) root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
      locks += by;
      root.toggleAttribute('data-page-locked', locks > 0);
      if (locks === 0) root.style.scrollbarGutter = '';
    };
    lock(1);
    return () => lock(-1);
  }, [isLocked]);
}
