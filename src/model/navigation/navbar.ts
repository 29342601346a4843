import type {NavbarItem} from '@docusaurus/theme-common';
import type {ApiRow} from '../../data/apis';
import type {NavbarRow} from '../../data/navbar';
import type {ProductRow} from '../../data/products';
import {toMenuApis} from '../catalogue/apis';

/** The tables a navbar is made of. */
interface NavbarTables {
  readonly navbar: readonly NavbarRow[];
  readonly products: readonly ProductRow[];
  readonly apis: readonly ApiRow[];
}

/** The navbar in Docusaurus' shape; menus come from the product and API tables. */
export function toNavbar({navbar, products, apis}: NavbarTables): NavbarItem[] {
  const items: Record<NavbarRow['kind'], (row: NavbarRow) => object> = {
    guides: () => ({type: 'dropdown', to: undefined, items: products.flatMap(({label, start}) => (start === null ? [] : [{label, to: `/${start}`}]))}),
    apis: () => ({type: 'dropdown', items: toMenuApis(apis).map(({label, path}) => ({label, to: path}))}),
    page: ({to}) => ({to}),
    external: ({to}) => ({href: to}),
    menu: ({links = []}) => ({type: 'dropdown', items: links.map(({label, to}) => ({label, href: to}))}),
    locale: () => ({type: 'localeDropdown'}),
    search: () => ({type: 'search'}),
  };
  return navbar.map((row) => ({
    ...items[row.kind](row),
    ...(row.label === undefined ? {} : {label: row.label}),
    // Docusaurus' own default is left.
    position: row.position ?? 'right',
    className: `navbarItem--${row.id}`,
  }));
}
