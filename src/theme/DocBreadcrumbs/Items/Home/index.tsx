/**
 * Wraps @docusaurus/theme-classic 3.10.2, DocBreadcrumbs/Items/Home (safe): after the home page
 * comes the product of the guide, unless its sidebar begins with it.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useSectionProduct} from '@site/src/features/navbar/useSectionProduct';
import HomeBreadcrumbItem from '@theme-original/DocBreadcrumbs/Items/Home';

export default function HomeAndProduct(): ReactNode {
  const product = useSectionProduct();
  const [first] = useSidebarBreadcrumbs() ?? [];
  return (
    <>
      <HomeBreadcrumbItem />
      {product && product.label !== first?.label && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={`/${product.start}`}>
            {product.label}
          </Link>
        </li>
      )}
    </>
  );
}
