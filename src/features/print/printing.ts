import {useSyncExternalStore} from 'react';

/** Calls back when the page is about to be printed and when that is over. Returns how to stop. Browser only. */
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

/** `beforeprint` comes before the style sheets for paper apply. */
let isAnnounced = false;

/** Whether the page is being made ready for paper, or shown as on it. Browser only. */
export function isPrinting(): boolean {
  return isAnnounced || window.matchMedia('print').matches;
}

/** Whether to render what only paper shows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, isPrinting, () => false);
}
