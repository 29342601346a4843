/**
 * Wraps @docusaurus/theme-classic 3.10.2, DocBreadcrumbs/Items/Home (safe): after the home page
 * comes the product of the guide.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSectionProduct} from '@site/src/features/navbar/useSectionProduct';
import HomeBreadcrumbItem from '@theme-original/DocBreadcrumbs/Items/Home';

export default function HomeAndProduct(): ReactNode {
  const product = useSectionProduct();
  return (
    <>
      <HomeBreadcrumbItem />
      {product && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={`/${product.start}`}>
            {product.label}
          </Link>
        </li>
      )}
    </>
  );
}
