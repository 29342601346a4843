import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {products, type ProductRow} from '@site/src/data/products';

/** The product whose guides the sidebar lists; `undefined` for pages outside these guides. */
export function useSectionProduct(): ProductRow | undefined {
  const sidebar = useDocsSidebar()?.name;
  return products.find((product) => product.sidebar !== null && product.sidebar === sidebar);
}
