import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './PageLoading.module.css';

interface PageLoadingProps {
  readonly error: unknown;
  readonly retry: () => void;
  /** Whether loading takes long enough to say so. */
  readonly pastDelay: boolean;
}

/** What a reader sees while a page's code is on its way: nothing at first, then a spinner, or the error with a way out. */
export function PageLoading({error, retry, pastDelay}: PageLoadingProps): ReactNode {
  if (error) {
    return (
      <div className={styles.pageLoadingFailed} role="alert">
        <p>
          <Translate id="page.loading.failed" description="On the screen shown when a page's code could not be loaded">
            The page could not be loaded. Check your network connection and try again.
          </Translate>
        </p>
        <button type="button" className={styles.pageLoadingRetry} onClick={retry}>
          <Translate id="page.loading.retry" description="Button on the screen shown when a page's code could not be loaded">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.pageLoading} role="status">
      <span className={styles.pageLoadingSpinner} aria-hidden="true" />
      <span className={styles.pageLoadingText}>
        <Translate id="page.loading.text" description="Read out while a page's code is loading">
          Loading…
        </Translate>
      </span>
    </div>
  ) : null;
}
