import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ConsentCategory} from '@site/src/data/cookies';
import {Button} from '@site/src/kit/Button';
import Heading from '@theme/Heading';
import {CategoryName, CategoryText} from './CategoryText';
import {consentStore} from './consentStore';
import styles from './CookiesContent.module.css';
import {CookieTable} from './CookieTable';

const CATEGORIES: readonly ConsentCategory[] = ['necessary', 'analytics', 'marketing'];

/** All values that the portal stores, by category, and the button to change consent. */
export function CookiesContent(): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="cookies.text"
          description="First paragraph of the page about cookies; {policy} is the link cookies.policy"
          values={{
            policy: (
              <Link key="policy" to="/privacy">
                <Translate id="cookies.policy" description="Link to the privacy policy">
                  privacy policy
                </Translate>
              </Link>
            ),
          }}>
          {
            'The portal builds this list from its own settings. The {policy} says who is responsible and which rights you have.'
          }
        </Translate>
      </p>
      <p className={styles.cookiesChange}>
        <Button onClick={consentStore.toggleBanner}>
          <Translate
            id="cookies.change"
            description="Button on the page about cookies that opens the cookie banner">
            Change your choice
          </Translate>
        </Button>
      </p>
      <noscript>
        <p>
          <Translate
            id="cookies.withoutScripts"
            description="On the page about cookies, where JavaScript is turned off and nothing can be chosen">
            JavaScript is turned off in your browser, so this portal stores nothing and there is
            nothing to choose.
          </Translate>
        </p>
      </noscript>
      {CATEGORIES.map((category) => (
        <Fragment key={category}>
          <Heading as="h2" id={category}>
            <CategoryName id={category} />
          </Heading>
          <p>
            <CategoryText id={category} />
          </p>
          <CookieTable category={category} />
        </Fragment>
      ))}
    </>
  );
}
