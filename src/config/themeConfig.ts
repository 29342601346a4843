import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from '../data/announcement';
import {apis} from '../data/apis';
import {footer} from '../data/footer';
import {locales} from '../data/locales';
import {navbar} from '../data/navbar';
import {products} from '../data/products';
import {site} from '../data/site';
import {toFooterColumns} from '../model/navigation/footer';
import {toNavbar} from '../model/navigation/navbar';

/** The style sheet colors code. Without a theme, Docusaurus ships one of Prism's. */
const NO_COLORS = {plain: {}, styles: []};

/** The theme's options, derived from the tables. */
export function buildThemeConfig(locale: string | undefined, siteBaseUrl: string): ThemeConfig {
  const {language, region} = new Intl.Locale(locale ?? locales[0].id).maximize();
  return {
    // Networks know languages with a country only: fr_FR.
    metadata: [{property: 'og:locale', content: `${language}_${region}`}],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    // The text is translated where the bar is rendered (features/announcement), but Docusaurus
    // requires one here.
    announcementBar: {
      id: announcement.id,
      content: announcement.to,
      isCloseable: announcement.closeable,
    },
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    blog: {sidebar: {groupByYear: true}},
    navbar: {
      title: site.title,
      hideOnScroll: false,
      logo: {
        alt: site.name,
        src: 'img/logo.svg',
        srcDark: 'img/logo-dark.svg',
        width: 128,
        height: 28,
      },
      items: toNavbar({navbar, products, apis, links: site.links}),
    },
    footer: {
      logo: {
        alt: site.name,
        src: 'img/logo.svg',
        srcDark: 'img/logo-dark.svg',
        width: 128,
        height: 28,
      },
      links: toFooterColumns(
        {footer, products, apis, links: site.links},
        {locale: locale ?? locales[0].id, siteBaseUrl},
      ),
      // Earlier years are added where the footer is rendered (features/footer).
      copyright: site.legalEntity.name,
    },
    prism: {theme: NO_COLORS, darkTheme: NO_COLORS, additionalLanguages: []},
  };
}
