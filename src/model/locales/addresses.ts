import type {AddressPairRow} from '../../data/localised';

interface AddressContext {
  readonly baseUrl: string;
  readonly defaultLocale: string;
}

/**
 * The address of the same subject in another language, for pages whose address differs by language; `undefined` for all others, which keep their path.
 * Addresses are complete and begin with the site's base URL.
 */
export function toPairedAddress(
  pairs: readonly AddressPairRow[],
  address: string,
  locale: string,
  {baseUrl, defaultLocale}: AddressContext,
): string | undefined {
  const path = `/${address.slice(baseUrl.length)}`;
  const pair = pairs.find(({en, de}) => en === path || de === path);
  if (!pair) return undefined;
  const own = locale === 'en' ? pair.en : locale === 'de' ? pair.de : undefined;
  const target = own ?? pair.other.replace('/{locale}', locale === defaultLocale ? '' : `/${locale}`);
  return `${baseUrl}${target.slice(1)}`;
}
