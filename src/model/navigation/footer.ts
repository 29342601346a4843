import type {FooterColumnItem} from '@docusaurus/theme-common';
import type {ApiRow} from '../../data/apis';
import type {FooterColumnRow} from '../../data/footer';
import type {ProductRow} from '../../data/products';
import {toMenuApis} from '../catalogue/apis';

/** The tables a footer is made of. */
interface FooterTables {
  readonly footer: readonly FooterColumnRow[];
  readonly products: readonly ProductRow[];
  readonly apis: readonly ApiRow[];
}

/** An object type, not an interface: Docusaurus' item wants an index signature. */
type FooterLink = {
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
};

/** The footer's columns in Docusaurus' shape. */
export function toFooterColumns({footer, products, apis}: FooterTables): FooterColumnItem[] {
  const filled: Record<'solutions' | 'apis', readonly FooterLink[]> = {
    solutions: products.flatMap(({label, start}) => (start === null ? [] : [{label, to: `/${start}`}])),
    // The API's label carries "API", so that it differs from the product's: translations are keyed by label.
    apis: toMenuApis(apis).map(({label, path}) => ({label: label.endsWith('API') ? label : `${label} API`, to: path})),
  };
  return footer.map(({title, from, links, cookieSettings, supportChat}) => ({
    title,
    ...(cookieSettings ? {className: 'footerColumn--cookies'} : supportChat ? {className: 'footerColumn--support'} : {}),
    items: [...(from ? filled[from] : []), ...links.map(toFooterLink)],
  }));
}

function toFooterLink({label, to}: {readonly label: string; readonly to: string}): FooterLink {
  return to.startsWith('/') ? {label, to} : {label, href: to};
}
