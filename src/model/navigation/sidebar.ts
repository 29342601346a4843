import type {ApiRow} from '../../data/apis';
import type {ProductRow} from '../../data/products';
import type {QuickStartRow} from '../../data/quickStart';

interface SidebarTables {
  readonly products: readonly ProductRow[];
  readonly apis: readonly ApiRow[];
  readonly quickStart: readonly QuickStartRow[];
}

interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  /** Translations are keyed by this, since the label is the same in every sidebar. */
  readonly key: string;
}

/**
 * The links at the end of a product's sidebar: its part of the quick start, if there is one, and
 * the newest version of its API.
 */
export function toSidebarEnd(
  product: string,
  {products, apis, quickStart}: SidebarTables,
): SidebarLink[] {
  const row = products.find(({id}) => id === product);
  const newest = apis.find(({id, latest}) => latest && id === row?.api);
  if (!newest) return [];
  const part: SidebarLink[] = quickStart.some((one) => one.product === product)
    ? [
        {
          type: 'link',
          label: 'Quick start',
          href: `/quick-start#${product}`,
          key: `${product}-quick-start`,
        },
      ]
    : [];
  return [
    ...part,
    {type: 'link', label: 'API reference', href: newest.path, key: `${product}-api`},
  ];
}
