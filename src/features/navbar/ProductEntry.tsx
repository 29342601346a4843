import type {ReactNode} from 'react';
import {apis} from '@site/src/data/apis';
import {products} from '@site/src/data/products';
import {CountryMarks} from '@site/src/features/site/CountryMarks';
import {ProductLine} from '@site/src/features/site/ProductLine';
import styles from './ProductEntry.module.css';

interface ProductEntryProps {
  /** Address of a menu's entry. */
  readonly to: string | undefined;
  /** The link. */
  readonly children: ReactNode;
}

/**
 * An entry of the menus of guides and APIs with its product's country and purpose. Renders a
 * `<div>`, or only the link if it leads elsewhere.
 */
export function ProductEntry({to, children}: ProductEntryProps): ReactNode {
  const product = products.find(
    ({start, api}) =>
      to !== undefined &&
      ((start !== null && to === `/${start}`) ||
        apis.some((row) => row.id === api && row.latest && row.path === to)),
  );
  if (!product) return children;
  const {id, country} = product;
  const isFirst = products.find((other) => other.country === country)?.id === id;
  return (
    <div className={styles.productEntry} data-first={isFirst || undefined}>
      {children}
      <span className={styles.productLine}>
        <ProductLine id={id} />
      </span>
      {country !== 'any' && (
        <span className={styles.productCountry}>
          <CountryMarks of={[country]} />
        </span>
      )}
    </div>
  );
}
