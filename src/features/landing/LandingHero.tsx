import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {GermanReceiptPaper} from '@site/src/features/receipt/GermanReceiptPaper';
import {ReceiptLegend} from '@site/src/features/receipt/ReceiptLegend';
import {toTagline} from '@site/src/features/site/tagline';
import Heading from '@theme/Heading';
import styles from './LandingHero.module.css';

/** Tagline, purpose of the portal, two buttons to start, and the example receipt. */
export function LandingHero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.heroWords}>
        <Heading as="h1" className={styles.heroTitle}>
          {toTagline()}
        </Heading>
        <p className={styles.heroLead}>
          <Translate id="landing.hero.lead" description="What the portal is for, under the tagline">
            Sign, submit, archive and deliver receipts in five countries, as the law of each country
            requires. The guides take you from an API key to a receipt that passes an audit.
          </Translate>
        </p>
        <div className={styles.heroActions} data-print="no">
          <Link className={styles.heroPrimary} to="/quick-start">
            <Translate id="landing.hero.quickStart" description="Main button of the landing page">
              Quick start
            </Translate>
          </Link>
          <Link className={styles.heroSecondary} to="#countries">
            <Translate
              id="landing.hero.countries"
              description="Second button of the landing page; leads to the cards of the five countries">
              Find your country
            </Translate>
          </Link>
        </div>
        <div className={styles.heroLegend}>
          <p className={styles.heroLegendTitle}>
            <Translate
              id="landing.hero.legend"
              description="Title of the legend of the example receipt">
              What makes this one legal in Germany
            </Translate>
          </p>
          <ReceiptLegend />
          <p className={styles.heroNote}>
            <Translate
              id="landing.hero.note"
              description="Note under the legend of the example receipt">
              This is an example, signed with a demonstration key and not with a certified device.
              The QR code contains exactly this data.
            </Translate>
          </p>
        </div>
      </div>
      <div className={styles.heroReceipt}>
        <GermanReceiptPaper />
      </div>
    </section>
  );
}
