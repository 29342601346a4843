import {useEffect} from 'react';

/** Milliseconds to wait after the page has loaded in browsers that don't report idle time. */
const PAUSE = 500;

/**
 * Calls a function once the page has loaded and the browser is idle, so that what it loads doesn't
 * delay the page. Pass a function that stays the same.
 */
export function useWhenIdle(act: () => void): void {
  useEffect(() => {
    const hasIdle = 'requestIdleCallback' in window;
    let handle = 0;
    const wait = (): void => {
      handle = hasIdle ? requestIdleCallback(act) : window.setTimeout(act, PAUSE);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, {once: true});
    return () => {
      window.removeEventListener('load', wait);
      if (hasIdle) cancelIdleCallback(handle);
      else clearTimeout(handle);
    };
  }, [act]);
}
