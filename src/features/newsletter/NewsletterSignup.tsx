import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePortalFields} from '@site/src/features/site/usePortalFields';
import Heading from '@theme/Heading';
import {NewsletterByEmail} from './NewsletterByEmail';
import {NewsletterForm} from './NewsletterForm';
import styles from './NewsletterSignup.module.css';

/** The heading's anchor, the same on every page with the form, because readers share the link. */
const HEADING = 'developer-newsletter';

/** The newsletter's description and sign-up form. Renders a `<section>`. */
export function NewsletterSignup(): ReactNode {
  const {newsletterUrl} = usePortalFields();
  return (
    <section className={styles.newsletter} aria-labelledby={HEADING} data-print="no">
      <div className={styles.newsletterText}>
        <Heading as="h2" id={HEADING}>
          {translate({
            id: 'newsletter.title',
            message: 'Developer newsletter',
            description: 'Title above the newsletter form',
          })}
        </Heading>
        <p>
          <Translate id="newsletter.text" description="What the newsletter brings">
            Changes of law, new versions and maintenance windows, before they reach your tills. A
            few mails a year.
          </Translate>
        </p>
      </div>
      {newsletterUrl === null ? (
        <NewsletterByEmail />
      ) : (
        <>
          <NewsletterForm url={newsletterUrl} />
          <noscript>
            <NewsletterByEmail />
          </noscript>
        </>
      )}
    </section>
  );
}
