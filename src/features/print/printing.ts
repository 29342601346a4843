import {useSyncExternalStore} from 'react';

/**
 * Calls back before the page is printed and afterwards. Returns a function that stops this. Browser
 * only.
 */
export function subscribeToPrinting(listener: () => void): () => void {
  const media = window.matchMedia('print');
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', listener);
  function start(): void {
    isAnnounced = true;
    listener();
  }
  function end(): void {
    isAnnounced = false;
    listener();
  }
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', listener);
  };
}

/** `beforeprint` fires before the print style sheets apply. */
let isAnnounced = false;

/** Whether the page is being printed or shown in print layout. Browser only. */
export function isPrinting(): boolean {
  return isAnnounced || window.matchMedia('print').matches;
}

/** Whether to render print-only content. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, isPrinting, () => false);
}
