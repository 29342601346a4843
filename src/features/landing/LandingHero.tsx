import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {SearchField} from '@site/src/features/search/SearchField';
import {toTagline} from '@site/src/features/site/tagline';
import Heading from '@theme/Heading';
import type {Example} from './example';
import {HeroExample} from './HeroExample';
import styles from './LandingHero.module.css';

/** Tagline, purpose of the portal, quick start and search, and a request with its receipt. */
export function LandingHero({example}: {readonly example: Example}): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.heroHead}>
        <div>
          <Heading as="h1" className={styles.heroTitle}>
            {toTagline()}
          </Heading>
          <p className={styles.heroLead}>
            <Translate
              id="landing.hero.lead"
              description="What the portal is for, under the tagline">
              Sign, submit, archive and deliver receipts in five countries, as the law of each
              country requires. The guides take you from an API key to a receipt that passes an
              audit.
            </Translate>
          </p>
        </div>
        <div className={styles.heroActions} data-print="no">
          <Link className={styles.heroPrimary} to="/quick-start">
            <Translate id="landing.hero.quickStart" description="Main button of the landing page">
              Quick start
            </Translate>
          </Link>
          <SearchField />
        </div>
      </div>
      <HeroExample first={example} />
    </section>
  );
}
