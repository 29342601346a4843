import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {products} from '@site/src/data/products';
import {SelectorLinks} from '@site/src/kit/SelectorLinks';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';
import styles from './SidebarProduct.module.css';
import {useSectionProduct} from './useSectionProduct';

/**
 * The product of the guides, with links to the other products that serve its country. Renders a
 * `<div>`, or nothing outside the guides of a product.
 */
export function SidebarProduct(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const current = useSectionProduct();
  if (!current) return null;
  const links = products.flatMap(({label, country, start}) =>
    start !== null && (current.country === 'any' || ['any', current.country].includes(country))
      ? [{href: withBaseUrl(`/${start}`), label}]
      : [],
  );
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
      current={withBaseUrl(`/${current.start}`)}
    />
  );
}
