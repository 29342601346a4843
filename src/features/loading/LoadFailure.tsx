import type {ComponentProps, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Button} from '@site/src/kit/Button';
import {xMark} from '@site/src/kit/icons';
import styles from './LoadFailure.module.css';

interface LoadFailureProps extends ComponentProps<'div'> {
  /** Description of the failure. */
  readonly children: ReactNode;
  /** If `undefined`, a script outside React writes the text into the `<code>`. */
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Dismisses the message. */
  readonly onDismiss?: (() => void) | undefined;
}

const WRITTEN_LATER = {__html: ''};

/**
 * A message that something could not be loaded, with the error's text and a Retry button. Renders a
 * `<div role="alert">`.
 */
export function LoadFailure({
  children,
  error,
  onRetry,
  onDismiss,
  ...rest
}: LoadFailureProps): ReactNode {
  return (
    <div {...rest} className={styles.loadFailure} role="alert">
      <p>{children}</p>
      {error === undefined ? (
        <code suppressHydrationWarning dangerouslySetInnerHTML={WRITTEN_LATER} />
      ) : (
        <code>{error instanceof Error ? error.message : String(error)}</code>
      )}
      <Button size="s" onClick={onRetry}>
        <Translate
          id="page.loading.retry"
          description="Button under the message that a page, or a part of one, could not be loaded">
          Retry
        </Translate>
      </Button>
      {onDismiss && (
        <Button
          variant="minimal"
          size="s"
          icon={xMark}
          className={styles.loadFailureDismiss}
          aria-label={translate({
            id: 'loading.close',
            message: 'Close',
            description:
              'Button that puts away the message that a part of a page could not be loaded',
          })}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
