import {useCallback, useRef, useState} from 'react';

/**
 * `loading` lasts until the part has arrived; `failed` lasts until the reader retries or dismisses
 * the message.
 */
type LoadState =
  | {readonly status: 'idle'}
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly error: unknown};

export interface Load {
  readonly state: LoadState;
  /** Starts a load and follows it. Earlier loads are no longer followed. */
  readonly run: (load: () => Promise<unknown>) => void;
  /** Starts the last load again. */
  readonly retry: () => void;
  /** Forgets a load and its failure. */
  readonly dismiss: () => void;
}

const IDLE: LoadState = {status: 'idle'};

/** Follows the load of a part that is loaded on demand, for `LoadStatus` to show. */
export function useLoad(): Load {
  const [state, setState] = useState<LoadState>(IDLE);
  const latest = useRef<() => Promise<unknown>>(undefined);
  const run = useCallback((load: () => Promise<unknown>): void => {
    const settle = (next: LoadState): void => {
      if (latest.current === load) setState(next);
    };
    latest.current = load;
    setState({status: 'loading'});
    load().then(
      () => settle(IDLE),
      (error: unknown) => settle({status: 'failed', error}),
    );
  }, []);
  const retry = useCallback((): void => {
    if (latest.current) run(latest.current);
  }, [run]);
  const dismiss = useCallback((): void => {
    latest.current = undefined;
    setState(IDLE);
  }, []);
  return {state, run, retry, dismiss};
}
