import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {LocaleId} from '@site/src/data/locales';
import {regimes, type RegimeRow} from '@site/src/data/regimes';
import {ProductLine} from '@site/src/features/site/ProductLine';
import Heading from '@theme/Heading';
import styles from './LandingRegimes.module.css';
import {RegimeCountry, RegimeDemand} from './regimeTexts';
import {useOffers} from './useOffers';

/**
 * The five countries as cards: the law's requirements in one line, and the guide and API of each
 * product. The whole card leads to the first guide.
 */
export function LandingRegimes(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const offersOf = useOffers();
  const rows: readonly RegimeRow[] = regimes;
  const cards = rows.map((row) => ({...row, offers: offersOf(row.id)}));
  return (
    <section className={styles.regimes} aria-labelledby="countries">
      <Heading as="h2" id="countries">
        {translate({
          id: 'landing.regimes.heading',
          message: 'Five countries, one account',
          description: 'Title above the cards of the five countries',
        })}
      </Heading>
      <ul className={styles.regimeCards}>
        {cards.map(({id, regime, spellings, offers}) => (
          <li key={id} className={styles.regimeCard}>
            <Heading as="h3" className={styles.regimeCountry}>
              <Link className={styles.regimeTarget} to={offers[0]?.start ?? '/quick-start'}>
                <RegimeCountry id={id} />
              </Link>
            </Heading>
            <p className={styles.regimeName} translate="no">
              {spellings?.[currentLocale as LocaleId] ?? regime}
            </p>
            <p className={styles.regimeDemand}>
              <RegimeDemand id={id} />
            </p>
            <ul className={styles.regimeProducts}>
              {offers.map(({id: product, label, start, api}) => (
                <li key={label}>
                  <span className={styles.regimeRow}>
                    {start ? (
                      <Link className={styles.regimeProduct} to={start}>
                        {label}
                      </Link>
                    ) : (
                      <span className={styles.regimeProduct}>{label}</span>
                    )}
                    {api && (
                      <Link className={styles.regimeApi} to={api} aria-label={`${label} API`}>
                        API
                      </Link>
                    )}
                  </span>
                  <span className={styles.regimeLine}>
                    <ProductLine id={product} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
