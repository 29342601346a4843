/**
 * A page's information about its languages. `translated` is filled in when the page is read
 * (src/config/frontMatter).
 */
export interface PageLanguageSource {
  /** Languages of the text, the original language first. */
  readonly translated?: readonly string[];
  /** Language of the text where it is not English, e.g. Spanish guides. */
  readonly lang?: string;
}

export interface PageLanguage {
  /** Language of the text the reader gets. */
  readonly text: string;
  /** Whether the text is in another language than the reader chose. */
  readonly isForeign: boolean;
  /** Languages of the portal in which the page has its own text, for correct `hreflang` links. */
  readonly own: readonly string[];
}

/**
 * The language of a page's text in one language of the portal. A page written in only one language
 * has that text in every build.
 */
export function toPageLanguage(
  {translated = ['en'], lang}: PageLanguageSource,
  locale: string,
): PageLanguage {
  const [written = 'en'] = translated;
  const original = lang ?? written;
  const isTranslated = translated.includes(locale);
  const text = isTranslated && locale !== written ? locale : original;
  return {text, isForeign: text !== locale, own: translated};
}
