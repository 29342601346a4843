import type {ApiRow} from '../../data/apis';
import type {ProductRow} from '../../data/products';

interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
  /** Translations are keyed by this, since the label is the same in every sidebar. */
  readonly key: string;
}

/** The ways on that end a product's sidebar: its part of the quick start where it has one, and the newest version of its API. */
export function toSidebarEnd(product: string, products: readonly ProductRow[], apis: readonly ApiRow[]): SidebarLink[] {
  const row = products.find(({id}) => id === product);
  const versions = apis.filter(({id}) => id === row?.api);
  const [latest] = versions;
  if (!row || !latest) return [];
  const quickStart: SidebarLink[] = latest.quickStart
    ? [{type: 'link', label: 'Quick start', href: `/quick-start#${product}`, key: `${product}-quick-start`}]
    : [];
  return [...quickStart, {type: 'link', label: 'API reference', href: latest.path, key: `${product}-api`}];
}
