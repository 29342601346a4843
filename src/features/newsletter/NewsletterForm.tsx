import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Button} from '@site/src/kit/Button';
import {NewsletterFields} from './NewsletterFields';
import styles from './NewsletterForm.module.css';
import {PrivacyNotice} from './PrivacyNotice';
import {TRAP_FIELD, useSignup} from './useSignup';

/**
 * The sign-up form. After sending, it is replaced by the next step. `method="dialog"`, so that a
 * press before scripts run doesn't submit anything or change the address.
 */
export function NewsletterForm({url}: {readonly url: string}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {state, problems, formProps} = useSignup(url, currentLocale);
  const sentRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === 'sent') sentRef.current?.focus();
  }, [state]);
  if (state === 'sent') {
    return (
      <p ref={sentRef} tabIndex={-1} role="status" className={styles.newsletterSent}>
        <Translate
          id="newsletter.sent"
          description="Replaces the newsletter form once the service has accepted the sign-up">
          Please check your email to complete the subscription.
        </Translate>
      </p>
    );
  }
  return (
    <form {...formProps} method="dialog" noValidate className={styles.newsletterForm}>
      <NewsletterFields problems={problems} />
      <input
        name={TRAP_FIELD}
        className={styles.newsletterTrap}
        type="text"
        defaultValue=""
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <Button type="submit" loading={state === 'sending'} className={styles.newsletterSubmit}>
        <Translate id="newsletter.submit" description="Button of the newsletter form">
          Subscribe
        </Translate>
      </Button>
      <p role="alert" className={styles.newsletterRefused}>
        {state === 'refused' && (
          <Translate
            id="newsletter.refused"
            description="Beneath the newsletter form, when the sign-up could not be sent">
            Your registration could not be saved. Please try again.
          </Translate>
        )}
      </p>
      <PrivacyNotice />
    </form>
  );
}
