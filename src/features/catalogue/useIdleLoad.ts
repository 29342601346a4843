import {useEffect, useState} from 'react';

/** What `load` brings, fetched once the browser has nothing better to do; `undefined` until then, on the server, and for good where it fails. */
export function useIdleLoad<Loaded extends object>(load: () => Promise<Loaded>, wanted: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const start = (): void => {
      load().then(
        (value) => !left && setLoaded(value),
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
