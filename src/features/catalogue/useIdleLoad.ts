import {useEffect, useState} from 'react';

/** Whether `load` has been through, started once the browser has nothing better to do; `false` on the server, and for good where it fails. */
export function useIdleLoad(load: () => Promise<unknown>, wanted: boolean): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const start = (): void => {
      load().then(
        () => !left && setLoaded(true),
        () => undefined,
      );
    };
    const cancel = whenIdle(start);
    return () => {
      left = true;
      cancel();
    };
  }, [load, wanted]);
  return loaded;
}

/** Safari has no idle callback. */
function whenIdle(start: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(start);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(start, 200);
  return () => clearTimeout(timer);
}
