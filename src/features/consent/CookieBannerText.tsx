import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './CookieBanner.module.css';

/**
 * The banner's question, and a note if the portal honors a signal of the browser. Renders `<p>`s.
 */
export function CookieBannerText(): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="consent.banner.text"
          description="Text of the cookie banner; {details} is the link consent.banner.details"
          values={{
            details: (
              <Link key="details" to="/cookies">
                <Translate
                  id="consent.banner.details"
                  description="Link in the cookie banner to the page that lists everything stored">
                  What is stored
                </Translate>
              </Link>
            ),
          }}>
          {
            'The portal works without following you. May we also use services for analytics and marketing? You can change your mind at any time. {details}'
          }
        </Translate>
      </p>
      <p className={styles.cookieBannerSignal}>
        <Translate
          id="consent.banner.signal"
          description="Shown in the cookie banner when the browser sends Global Privacy Control">
          Your browser sends Global Privacy Control. We take that as a refusal until you choose
          otherwise.
        </Translate>
      </p>
    </>
  );
}
