import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {privacyPolicy} from '@site/src/data/privacyPolicy';
import styles from './NewsletterForm.module.css';

/**
 * What the reader consents to by signing up. Links to the policy in the reader's language. Renders
 * a `<p>`.
 */
export function PrivacyNotice(): ReactNode {
  return (
    <p className={styles.newsletterNotice}>
      <Translate
        id="newsletter.privacy"
        description="Beneath the newsletter form; {policy} is the link newsletter.privacy.policy"
        values={{
          policy: (
            <Link key="policy" to={privacyPolicy.path}>
              <Translate
                id="newsletter.privacy.policy"
                description="Name of the privacy policy, as a link">
                privacy policy
              </Translate>
            </Link>
          ),
        }}>
        {
          'By subscribing you agree that we send you the newsletter, as our {policy} describes. You can unsubscribe at any time.'
        }
      </Translate>
    </p>
  );
}
