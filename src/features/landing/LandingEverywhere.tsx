import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {ProductLine} from '@site/src/features/site/ProductLine';
import Heading from '@theme/Heading';
import styles from './LandingEverywhere.module.css';
import {useOffers} from './useOffers';

const TEXTS: Readonly<Record<string, ReactNode>> = {
  receipt: (
    <Translate id="landing.everywhere.receipt" description="What the product RECEIPT does">
      Give customers receipts from Germany and Austria as a link or QR code instead of on paper,
      with all the data the law requires.
    </Translate>
  ),
  safe: (
    <Translate id="landing.everywhere.safe" description="What the product SAFE does">
      Archive closings, exports and receipts unchanged for as long as they must be kept, with a log
      that proves it.
    </Translate>
  ),
  management: (
    <Translate id="landing.everywhere.management" description="What the Management API does">
      Create organizations for your merchants, invite users and issue API keys, for every product
      and country.
    </Translate>
  ),
};

/**
 * The products that are independent of a country: digital receipts, the archive and the Management
 * API.
 */
export function LandingEverywhere(): ReactNode {
  const offersOf = useOffers();
  return (
    <section className={styles.everywhere} aria-labelledby="everywhere">
      <Heading as="h2" id="everywhere">
        {translate({
          id: 'landing.everywhere.title',
          message: 'Beyond signing',
          description: 'Title above the products that belong to every country',
        })}
      </Heading>
      <ul className={styles.everywhereList}>
        {offersOf('any').map(({id, label, start, api}) => (
          <li key={id}>
            <Heading as="h3">
              <Link className={styles.everywhereTarget} to={start ?? api ?? '/api'}>
                {label}
              </Link>
            </Heading>
            <p className={styles.everywhereLine}>
              <ProductLine id={id} />
            </p>
            <p>{TEXTS[id]}</p>
            <p className={styles.everywhereLinks}>
              {start && (
                <Link to={start}>
                  <Translate id="landing.everywhere.guide" description="Link to a product's guide">
                    Guide
                  </Translate>
                </Link>
              )}
              {api && (
                <Link to={api}>
                  <Translate
                    id="landing.everywhere.api"
                    description="Link to a product's API reference">
                    API reference
                  </Translate>
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
