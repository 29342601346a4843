import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  toPageLanguage,
  type PageLanguage,
  type PageLanguageSource,
} from '@site/src/model/pages/language';

/** The language of a page's text for this reader, from its front matter. */
export function usePageLanguage(frontMatter: object): PageLanguage {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return toPageLanguage(frontMatter as PageLanguageSource, currentLocale);
}
