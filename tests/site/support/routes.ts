import sidebars from '../../../sidebars';
import {announcement} from '../../../src/data/announcement';
import {apis} from '../../../src/data/apis';
import {footer, type FooterColumnRow} from '../../../src/data/footer';
import {legalDates} from '../../../src/data/legalDates';
import {addressPairs, type AddressPairRow} from '../../../src/data/localised';
import {locales} from '../../../src/data/locales';
import {navbar} from '../../../src/data/navbar';
import {products} from '../../../src/data/products';

const columns: readonly FooterColumnRow[] = footer;
const pairs: readonly AddressPairRow[] = addressPairs;

/** Guides that the sidebars list, and the categories that have a page. */
function readSidebar(item: unknown): readonly string[] {
  if (typeof item === 'string') return [`/${item}`];
  if (Array.isArray(item)) return item.flatMap(readSidebar);
  const {items = [], link} = item as {
    readonly items?: unknown;
    readonly link?: {readonly slug?: string};
  };
  return [...readSidebar(items), ...(link?.slug === undefined ? [] : [link.slug])];
}

/** Addresses that sidebars and tables lead to and every language has, without language prefix. */
export const sharedAddresses: readonly string[] = [
  ...new Set([
    ...Object.values(sidebars).flatMap(readSidebar),
    ...products.flatMap(({start}) => (start === null ? [] : [`/${start}`])),
    ...apis.map(({path}) => path),
    ...navbar.flatMap((row) => ('to' in row ? [row.to] : [])),
    ...columns.flatMap(({links}) =>
      links.flatMap(({to, locale}) => (to === undefined || locale !== undefined ? [] : [to])),
    ),
    ...legalDates.map(({to}) => to),
    announcement.to,
  ]),
];

/** Addresses that one language alone has. */
export const ownAddresses: readonly string[] = pairs.flatMap(({other: _other, ...own}) =>
  Object.values(own),
);

/** An address below the prefix of a language. */
export function toLocalised(address: string, locale: string): string {
  return locale === locales[0].id ? address : `/${locale}${address === '/' ? '/' : address}`;
}
