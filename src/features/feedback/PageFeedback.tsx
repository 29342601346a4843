import {useEffect, useId, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePortalFields} from '@site/src/features/site/usePortalFields';
import {Button} from '@site/src/kit/Button';
import {FeedbackText} from './FeedbackText';
import styles from './PageFeedback.module.css';
import {useFeedback} from './useFeedback';

/**
 * Asks whether the page helped. Renders a `<section>`, or nothing in builds without a feedback
 * service.
 */
export function PageFeedback(): ReactNode {
  const {feedbackUrl} = usePortalFields();
  const {pathname} = useLocation();
  // The answer resets when the reader navigates.
  return feedbackUrl === null ? null : (
    <FeedbackQuestion key={pathname} url={feedbackUrl} page={pathname} />
  );
}

function FeedbackQuestion({url, page}: {readonly url: string; readonly page: string}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {state, helpful, ask, send} = useFeedback(url, page, currentLocale);
  const id = useId();
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);
  if (state === 'sent') {
    return (
      <section className={styles.pageFeedback} data-print="no" lang={currentLocale}>
        <p ref={thanks} tabIndex={-1} role="status" className={styles.feedbackThanks}>
          <Translate
            id="feedback.thanks"
            description="Replaces the question once the service has accepted the answer">
            Thank you, that helps us.
          </Translate>
        </p>
      </section>
    );
  }
  return (
    <section
      className={styles.pageFeedback}
      data-print="no"
      lang={currentLocale}
      aria-labelledby={id}>
      <div className={styles.feedbackQuestion}>
        <h2 id={id}>
          <Translate id="feedback.question" description="Question at the end of a page">
            Was this page helpful?
          </Translate>
        </h2>
        <span className={styles.feedbackAnswers}>
          <Button
            variant="secondary"
            size="s"
            loading={state === 'sending' && helpful === true}
            onClick={() => send(true)}>
            <Translate id="feedback.yes" description="Answer to: Was this page helpful?">
              Yes
            </Translate>
          </Button>
          <Button
            variant="secondary"
            size="s"
            aria-expanded={helpful === false}
            aria-controls={`${id}-text`}
            onClick={ask}>
            <Translate id="feedback.no" description="Answer to: Was this page helpful?">
              No
            </Translate>
          </Button>
        </span>
      </div>
      <div id={`${id}-text`} hidden={helpful !== false}>
        {helpful === false && (
          <FeedbackText isSending={state === 'sending'} onSend={(text) => send(false, text)} />
        )}
      </div>
      <p role="alert" className={styles.feedbackFailed}>
        {state === 'failed' && (
          <Translate
            id="feedback.failed"
            description="Error message if the answer could not be sent">
            Your answer could not be sent. Please try again.
          </Translate>
        )}
      </p>
      <p role="status" className={styles.feedbackSending}>
        {state === 'sending' && (
          <Translate
            id="feedback.sending"
            description="Read by screen readers while the answer is being sent">
            Sending…
          </Translate>
        )}
      </p>
    </section>
  );
}
