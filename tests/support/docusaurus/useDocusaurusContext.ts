/** What a component learns of the site under test; a test sets the reader's language. */
export const site = {
  siteConfig: {url: 'https://developer.example', baseUrl: '/', customFields: {}},
  i18n: {
    currentLocale: 'en',
    defaultLocale: 'en',
    locales: ['en', 'de'],
    localeConfigs: {en: {baseUrl: '/'}, de: {baseUrl: '/de/'}},
  },
};

export default function useDocusaurusContext(): typeof site {
  return site;
}
