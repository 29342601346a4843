import type {I18nConfig} from '@docusaurus/types';
import {locales} from '../data/locales';

/**
 * The languages in Docusaurus' format. Base URLs are fixed, so that a language built alone still
 * uses its prefix.
 */
export function buildI18n(baseUrl: string, path: string): I18nConfig {
  const [first, ...others] = locales;
  return {
    path,
    defaultLocale: first.id,
    locales: [first.id, ...others.map(({id}) => id)],
    localeConfigs: Object.fromEntries(
      locales.map(({id, label, htmlLang, direction, calendar, path: folder}) => [
        id,
        {
          label,
          htmlLang,
          direction,
          calendar,
          path: folder,
          baseUrl: id === first.id ? baseUrl : `${baseUrl}${id}/`,
          translate: true,
        },
      ]),
    ),
  };
}
