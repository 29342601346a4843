import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {apis} from '@site/src/data/apis';
import {products, type ProductRow} from '@site/src/data/products';
import {toOffers, type Offer} from '@site/src/model/catalogue/offers';

/** The products of a country, or of all countries (`any`), for the reader's language. */
export function useOffers(): (country: ProductRow['country']) => readonly Offer[] {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (country) => toOffers(country, products, apis, currentLocale);
}
