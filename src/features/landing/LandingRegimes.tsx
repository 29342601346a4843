import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {apis} from '@site/src/data/apis';
import {products} from '@site/src/data/products';
import {regimes} from '@site/src/data/regimes';
import {toOffers} from '@site/src/model/catalogue/offers';
import Heading from '@theme/Heading';
import styles from './LandingRegimes.module.css';
import {RegimeCountry, RegimeDemand} from './regimeTexts';

/**
 * The five countries as cards: the law's requirements in one line, and the guide and API of each
 * product.
 */
export function LandingRegimes(): ReactNode {
  return (
    <section className={styles.regimes} aria-labelledby="countries">
      <Heading as="h2" id="countries">
        <Translate
          id="landing.regimes.title"
          description="Title above the cards of the five countries">
          Where do you sell?
        </Translate>
      </Heading>
      <ul className={styles.regimeCards}>
        {regimes.map(({id, regime}) => (
          <li key={id} className={styles.regimeCard}>
            <Heading as="h3" className={styles.regimeCountry}>
              <RegimeCountry id={id} />
            </Heading>
            <p className={styles.regimeName} translate="no">
              {regime}
            </p>
            <p className={styles.regimeDemand}>
              <RegimeDemand id={id} />
            </p>
            <ul className={styles.regimeProducts}>
              {toOffers(id, products, apis).map(({label, start, api}) => (
                <li key={label}>
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
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
