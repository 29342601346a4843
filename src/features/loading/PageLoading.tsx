import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {LoadFailure} from './LoadFailure';
import {Loading} from './LoadStatus';
import styles from './PageLoading.module.css';

interface PageLoadingProps {
  readonly error: unknown;
  readonly retry: () => void;
  /** Whether loading takes long enough to show a message. */
  readonly pastDelay: boolean;
}

/**
 * Shown while a page's code is loading: nothing at first, then a spinner, or the error's text with
 * a Retry button. Throws during the build, because a page without its code must not be published.
 */
export function PageLoading({error, retry, pastDelay}: PageLoadingProps): ReactNode {
  if (typeof window === 'undefined')
    throw new Error(
      `The code of this page could not be loaded while the site was built: ${String(error)}`,
      {cause: error},
    );
  if (error)
    return (
      <div className={styles.pageLoading}>
        <LoadFailure error={error} onRetry={retry}>
          <Translate
            id="page.loading.failed"
            description="Above the error's text and the button Retry, when a page's code could not be loaded">
            The page could not be loaded. Check your network connection and try again.
          </Translate>
        </LoadFailure>
      </div>
    );
  return pastDelay ? (
    <div className={styles.pageLoading}>
      <Loading />
    </div>
  ) : null;
}
