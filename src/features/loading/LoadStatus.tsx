import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import spinner from '@site/src/kit/spinner.module.css';
import {LoadFailure} from './LoadFailure';
import styles from './LoadStatus.module.css';
import type {Load} from './useLoad';

/** Milliseconds after which the page shows that a part is loading. */
const DELAY = 200;

/** A message that something is loading: a spinner and a word. Renders a `<div role="status">`. */
export function Loading(): ReactNode {
  return (
    <div className={styles.loading} role="status">
      <span className={spinner.spinner} aria-hidden="true" />
      <Translate
        id="page.loading.text"
        description="Shown while a page, or a part of one, is loading">
        Loading…
      </Translate>
    </div>
  );
}

function DelayedLoading(): ReactNode {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <Loading />;
}

interface LoadStatusProps {
  readonly load: Load;
  /**
   * Shows it below the navbar, regardless of the scroll position, with a button that dismisses a
   * failure.
   */
  readonly floating?: boolean;
  /** Description of a failure. */
  readonly failed?: ReactNode;
}

/**
 * The state of a part that is loading: nothing for 200 ms, then a spinner. After a failure, the
 * error's text with Retry. Renders a `<div>` or nothing.
 */
export function LoadStatus({
  load: {state, retry, dismiss},
  floating = false,
  failed,
}: LoadStatusProps): ReactNode {
  if (state.status === 'idle') return null;
  return (
    <div className={floating ? styles.loadStatusFloating : styles.loadStatus} data-print="no">
      {state.status === 'loading' ? (
        <DelayedLoading />
      ) : (
        <LoadFailure error={state.error} onRetry={retry} onDismiss={floating ? dismiss : undefined}>
          {failed ?? (
            <Translate
              id="loading.failed"
              description="Above the error's text and the button Retry, when a part of a page could not be loaded">
              This part of the page could not be loaded. Check your network connection and try
              again.
            </Translate>
          )}
        </LoadFailure>
      )}
    </div>
  );
}
