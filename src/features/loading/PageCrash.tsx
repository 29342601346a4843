import type {ReactNode} from 'react';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {Button} from '@site/src/kit/Button';
import styles from './PageCrash.module.css';

interface PageCrashProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/**
 * Replaces a page whose code threw an error. Shows the error with its causes, and a button to try
 * again. Renders a `<main>`.
 */
export function PageCrash({error, tryAgain}: PageCrashProps): ReactNode {
  return (
    <main className={styles.pageCrash}>
      <h1>
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </h1>
      <Button onClick={tryAgain}>
        <Translate
          id="theme.ErrorPageContent.tryAgain"
          description="The label of the button to try again rendering when the React error boundary captures an error">
          Try again
        </Translate>
      </Button>
      <div className={styles.pageCrashError} lang="en">
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
