import {useCallback, useEffect, useRef, useState} from 'react';
import type {CheckOptions} from '@bonarium/fiscal';
import type {CheckFault, CheckReply, CheckRequest, CheckResult} from './messages';

/** `isDone` is false while a diagnosis goes on: the verdict is known, its cause isn't. */
type CheckState =
  | {readonly status: 'idle'}
  | {readonly status: 'checking'}
  | ({readonly status: 'checked'; readonly isDone: boolean} & CheckResult)
  | {readonly status: 'fault'; readonly fault: CheckFault}
  | {readonly status: 'failed'; readonly error: string};

export interface Checker {
  readonly state: CheckState;
  /** Whether everything that checks need has been loaded. */
  readonly isReady: boolean;
  /** Starts to load it. */
  readonly prepare: () => void;
  /** Checks an input. The result of an earlier one is dropped. */
  readonly check: (input: string | Blob, options?: CheckOptions) => void;
  readonly reset: () => void;
}

/**
 * Checks receipts in a worker, so that a long check doesn't block the page. The worker starts with
 * `prepare` or with the first check.
 */
export function useChecker(): Checker {
  const [state, setState] = useState<CheckState>({status: 'idle'});
  const [isReady, setReady] = useState(false);
  const worker = useRef<Worker>(undefined);
  const latest = useRef(0);
  const start = useCallback((): Worker => {
    const started = new Worker(new URL('./check.worker.ts', import.meta.url));
    started.onmessage = ({data}: MessageEvent<CheckReply>): void => {
      if (data.type === 'ready') setReady(true);
      else if (data.id === latest.current) setState(toState(data));
    };
    // The worker's file couldn't be loaded. The next check starts another one.
    started.onerror = ({message}): void => {
      worker.current = undefined;
      setState((before) =>
        before.status === 'checking' ? {status: 'failed', error: message} : before,
      );
    };
    worker.current = started;
    return started;
  }, []);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  const prepare = useCallback((): void => {
    if (worker.current === undefined) start();
  }, [start]);
  const check = useCallback(
    (input: string | Blob, options?: CheckOptions): void => {
      latest.current += 1;
      setState({status: 'checking'});
      const request: CheckRequest = {id: latest.current, input, ...(options && {options})};
      (worker.current ?? start()).postMessage(request);
    },
    [start],
  );
  const reset = useCallback((): void => {
    latest.current += 1;
    setState({status: 'idle'});
  }, []);
  return {state, isReady, prepare, check, reset};
}

function toState(reply: Exclude<CheckReply, {type: 'ready'}>): CheckState {
  switch (reply.type) {
    case 'fault':
      return {status: 'fault', fault: reply.fault};
    case 'failed':
      return {status: 'failed', error: reply.error};
    default:
      return {status: 'checked', isDone: reply.type === 'report', ...reply.result};
  }
}
