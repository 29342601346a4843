import type {AddressPairRow} from '../../data/localised';
import type {LocaleId} from '../../data/locales';

interface AddressContext {
  readonly baseUrl: string;
  readonly defaultLocale: string;
}

/**
 * The address of the same subject in another language, for pages whose address differs by language.
 * `undefined` for other pages, which keep their path. Addresses begin with the site's base URL.
 */
export function toPairedAddress(
  pairs: readonly AddressPairRow[],
  address: string,
  locale: string,
  {baseUrl, defaultLocale}: AddressContext,
): string | undefined {
  const path = `/${address.slice(baseUrl.length)}`;
  const pair = pairs.find(({other: _other, ...own}) =>
    Object.values(own).some((one) => one === path),
  );
  if (!pair) return undefined;
  const target =
    pair[locale as LocaleId] ??
    pair.other.replace('/{locale}', locale === defaultLocale ? '' : `/${locale}`);
  return `${baseUrl}${target.slice(1)}`;
}

interface ReaderContext {
  /** The reader's language. */
  readonly locale: string;
  readonly defaultLocale: string;
  /** Base URL of every language. */
  readonly baseUrls: Readonly<Record<string, string>>;
  /** Whether the reader's language has a page at an address. */
  readonly hasPage: (address: string) => boolean;
}

/**
 * The address in the reader's language for an address in any language: the same page if it exists,
 * otherwise its pair, otherwise the address itself. Headings of a pair have other IDs, so an
 * address with an anchor isn't moved to a pair.
 */
export function toReadersAddress(
  pairs: readonly AddressPairRow[],
  address: string,
  {locale, defaultLocale, baseUrls, hasPage}: ReaderContext,
): string {
  const own = baseUrls[locale];
  // All base URLs begin with the default language's.
  const [from] = Object.values(baseUrls)
    .filter((baseUrl) => address.startsWith(baseUrl))
    .sort((one, other) => other.length - one.length);
  if (own === undefined || from === undefined || from === own) return address;
  const same = `${own}${address.slice(from.length)}`;
  if (hasPage(same)) return same;
  const ownPairs = pairs.filter((pair) => locale in pair);
  const paired = toPairedAddress(ownPairs, address, locale, {
    baseUrl: baseUrls[defaultLocale] ?? own,
    defaultLocale,
  });
  return paired !== undefined && hasPage(paired) ? paired : address;
}
