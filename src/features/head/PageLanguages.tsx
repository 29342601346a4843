import {createContext, useContext, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {addressPairs} from '@site/src/data/localised';
import {toPairedAddress} from '@site/src/model/pages/pairedAddress';

/**
 * The languages in which the page has its own text; `null` if the whole page is interface, which
 * exists in all languages.
 */
const OwnLanguages = createContext<readonly string[] | null>(null);

/** Tells the layout in which languages a page's text exists. */
export function PageLanguagesProvider({
  own,
  children,
}: {
  readonly own: readonly string[];
  readonly children: ReactNode;
}): ReactNode {
  return <OwnLanguages value={own}>{children}</OwnLanguages>;
}

/**
 * The address of the same subject in another language: its pair if addresses differ, otherwise the
 * same path with the language's prefix.
 */
export function useAddressInLanguage(): (
  locale: string,
  options?: {fullyQualified?: boolean},
) => string {
  const {
    siteConfig: {url, baseUrl},
    i18n: {defaultLocale, currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const {createUrl} = useAlternatePageUtils();
  const siteBaseUrl = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  return (locale, {fullyQualified = false} = {}) => {
    const paired =
      locale === currentLocale
        ? undefined
        : toPairedAddress(addressPairs, pathname, locale, {baseUrl: siteBaseUrl, defaultLocale});
    return paired === undefined
      ? createUrl({locale, fullyQualified})
      : `${fullyQualified ? url : ''}${paired}`;
  };
}

/**
 * Complete address of the original of this page's text: the page itself, or the page it repeats.
 */
export function useCanonicalAddress(): (own: readonly string[]) => string {
  const {
    i18n: {currentLocale, defaultLocale},
  } = useDocusaurusContext();
  const toAddress = useAddressInLanguage();
  return (own) =>
    toAddress(own.includes(currentLocale) ? currentLocale : (own[0] ?? defaultLocale), {
      fullyQualified: true,
    });
}

/**
 * Correct `hreflang` and canonical links: only languages with their own text, and the original if
 * this page repeats a text.
 */
export function PageLanguageLinks({own}: {readonly own: readonly string[]}): ReactNode {
  const {
    i18n: {currentLocale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  const toAddress = useAddressInLanguage();
  const [written = defaultLocale] = own;
  // A page that repeats another language's text points to the original and has no `hreflang` links.
  const announced = own.length > 1 && own.includes(currentLocale) ? own : [];
  const canonical = useCanonicalAddress()(own);
  return (
    <Head>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {announced.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={localeConfigs[locale]?.htmlLang ?? locale}
          href={toAddress(locale, {fullyQualified: true})}
        />
      ))}
      {announced.length > 0 && (
        <link
          rel="alternate"
          hrefLang="x-default"
          href={toAddress(written, {fullyQualified: true})}
        />
      )}
    </Head>
  );
}

/**
 * The links of a page that is all interface, or of a page that has set its languages with
 * {@link PageLanguagesProvider}.
 */
export function LayoutLanguageLinks(): ReactNode {
  const own = useContext(OwnLanguages);
  const {
    i18n: {locales},
  } = useDocusaurusContext();
  return <PageLanguageLinks own={own ?? locales} />;
}
