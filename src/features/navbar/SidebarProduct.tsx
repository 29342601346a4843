import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {products, type ProductRow} from '@site/src/data/products';
import {SelectorLinks} from '@site/src/kit/SelectorLinks';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';
import {toStart} from '@site/src/model/catalogue/toStart';
import styles from './SidebarProduct.module.css';

interface SidebarProductProps {
  /** The product whose guides the sidebar lists. */
  readonly product: ProductRow | undefined;
}

/**
 * The product of the guides, with links to the other products that serve its country. Renders a
 * `<div>`, or nothing outside the guides of a product.
 */
export function SidebarProduct({product: current}: SidebarProductProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  if (!current) return null;
  const toAddress = (product: ProductRow): string =>
    withBaseUrl(toStart(product, currentLocale) ?? '/');
  const links = products
    .filter(
      ({country, start}) =>
        start !== null && (current.country === 'any' || ['any', current.country].includes(country)),
    )
    .map((product) => ({href: toAddress(product), label: product.label}));
  return (
    <SelectorLinks
      className={styles.sidebarProduct}
      label={
        <VisuallyHidden>
          <Translate
            id="navbar.sidebar.product"
            description="Name of the list above the guides of a product, which leads to other products">
            Product
          </Translate>
        </VisuallyHidden>
      }
      size="s"
      links={links}
      current={toAddress(current)}
    />
  );
}
