import type {FooterColumnItem} from '@docusaurus/theme-common';
import type {ApiRow} from '../../data/apis';
import type {FooterColumnRow, FooterLinkRow} from '../../data/footer';
import type {ProductRow} from '../../data/products';
import type {SiteLink} from '../../data/site';
import {toMenuApis} from '../catalogue/apis';

/** The tables that define a footer. */
interface FooterTables {
  readonly footer: readonly FooterColumnRow[];
  readonly products: readonly ProductRow[];
  readonly apis: readonly ApiRow[];
  /** The provider's addresses. */
  readonly links: Readonly<Partial<Record<SiteLink, string>>>;
}

/** The build that shows the footer. */
interface FooterPlace {
  /** Language being built. */
  readonly locale: string;
  /** Path of the whole site, with both slashes. */
  readonly siteBaseUrl: string;
}

/**
 * An object type instead of an interface, because Docusaurus' item type requires an index
 * signature.
 */
type FooterLink = {
  readonly label: string;
  readonly to?: string;
  readonly href?: string | undefined;
  readonly target?: '_self';
  readonly hrefLang?: string;
  readonly autoAddBaseUrl?: false;
};

/** The footer's columns in Docusaurus' shape. */
export function toFooterColumns(
  {footer, products, apis, links: addresses}: FooterTables,
  place: FooterPlace,
): FooterColumnItem[] {
  const filled: Record<'solutions' | 'apis', readonly FooterLink[]> = {
    solutions: products.flatMap(({label, start}) =>
      start === null ? [] : [{label, to: `/${start}`}],
    ),
    // The API's label contains "API" to differ from the product's, because translations are keyed
    // by label.
    apis: toMenuApis(apis).map(({label, path}) => ({
      label: label.endsWith('API') ? label : `${label} API`,
      to: path,
    })),
  };
  return footer.map(({title, from, links, cookieSettings, supportChat}) => ({
    title,
    ...(cookieSettings
      ? {className: 'footerColumn--cookies'}
      : supportChat
        ? {className: 'footerColumn--support'}
        : {}),
    items: [
      ...(from ? filled[from] : []),
      ...links.map((row) => toFooterLink(row, addresses, place)),
    ],
  }));
}

function toFooterLink(
  {label, to, own, link, locale}: FooterLinkRow,
  addresses: FooterTables['links'],
  place: FooterPlace,
): FooterLink {
  if (to === undefined) return {label, href: link && addresses[link]};
  if (locale === undefined || locale === place.locale) {
    const page = Object.entries(own ?? {}).find(([id]) => id === place.locale)?.[1];
    return {label, to: page ?? to};
  }
  // A page of another build isn't a route of this build, so the browser loads it, without this
  // language's prefix.
  return {
    label,
    href: `pathname://${place.siteBaseUrl}${to.slice(1)}`,
    target: '_self',
    hrefLang: locale,
    autoAddBaseUrl: false,
  };
}
