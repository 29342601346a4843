import type {NavbarItem} from '@docusaurus/theme-common';
import type {ApiRow} from '../../data/apis';
import type {NavbarRow} from '../../data/navbar';
import type {ProductRow} from '../../data/products';
import type {SiteLink} from '../../data/site';
import {toMenuApis} from '../catalogue/apis';

/** The tables that define a navbar. */
interface NavbarTables {
  readonly navbar: readonly NavbarRow[];
  readonly products: readonly ProductRow[];
  readonly apis: readonly ApiRow[];
  /** The provider's addresses. */
  readonly links: Readonly<Partial<Record<SiteLink, string>>>;
}

/** The navbar in Docusaurus' shape; menus come from the product and API tables. */
export function toNavbar({navbar, products, apis, links}: NavbarTables): NavbarItem[] {
  const items: Record<NavbarRow['kind'], (row: NavbarRow) => object> = {
    guides: () => ({
      type: 'dropdown',
      to: undefined,
      items: products.flatMap(({label, start}) =>
        start === null ? [] : [{label, to: `/${start}`}],
      ),
    }),
    apis: () => ({
      type: 'dropdown',
      items: toMenuApis(apis).map(({label, path}) => ({label, to: path})),
    }),
    page: ({to}) => ({to}),
    external: ({link}) => ({href: link && links[link]}),
    locale: () => ({type: 'localeDropdown'}),
    search: () => ({type: 'search'}),
  };
  return navbar.map((row) => ({
    ...items[row.kind](row),
    ...(row.label === undefined ? {} : {label: row.label}),
    // Docusaurus' default is `left`.
    position: row.position ?? 'right',
    className: `navbarItem--${row.id}`,
  }));
}
