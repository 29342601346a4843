/** What a page knows about its languages; `translated` is filled in while the page is read (src/config/frontMatter). */
export interface PageLanguageSource {
  /** Languages the text exists in, the language it was written in first. */
  readonly translated?: readonly string[];
  /** Language of the text where it is not English, e.g. Spanish guides. */
  readonly lang?: string;
}

export interface PageLanguage {
  /** Language of the text the reader gets. */
  readonly text: string;
  /** Whether the reader sees another language than the one they chose. */
  readonly isForeign: boolean;
  /** Languages of the portal whose page carries a text of its own: the true `hreflang` rows. */
  readonly own: readonly string[];
}

/** The language of a page's text in one language of the portal. A page written in one language only carries it in every build. */
export function toPageLanguage({translated = ['en'], lang}: PageLanguageSource, locale: string): PageLanguage {
  const [written = 'en'] = translated;
  const original = lang ?? written;
  const isTranslated = translated.includes(locale);
  const text = isTranslated && locale !== written ? locale : original;
  return {text, isForeign: text !== locale, own: translated};
}
