/**
 * Wraps nothing; written after @docusaurus/theme-classic 3.10.2,
 * NavbarItem/LocaleDropdownNavbarItem: a page whose address differs by language links to its pair
 * (features/head/PageLanguages), so that no language choice leads to a 404.
 */
import type {ReactNode} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAddressInLanguage} from '@site/src/features/head/PageLanguages';
import IconLanguage from '@theme/Icon/Language';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import styles from './styles.module.css';

export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString: _queryString,
  ...props
}: Props): ReactNode {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const toAddress = useAddressInLanguage();
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const items = locales.map((locale) => ({
    label: localeConfigs[locale]?.label ?? locale,
    lang: localeConfigs[locale]?.htmlLang ?? locale,
    to: `pathname://${toAddress(locale)}${search}${hash}`,
    target: '_self',
    autoAddBaseUrl: false,
    className:
      locale === currentLocale ? (mobile ? 'menu__link--active' : 'dropdown__link--active') : '',
  }));
  const current = localeConfigs[currentLocale]?.label ?? currentLocale;
  const languages = translate({
    id: 'theme.navbar.mobileLanguageDropdown.label',
    message: 'Languages',
    description: 'The label for the mobile language switcher dropdown',
  });
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      aria-label={mobile ? undefined : `${languages}, ${current}`}
      label={
        <>
          <IconLanguage className={styles.iconLanguage} />
          {mobile ? `${languages} (${current})` : current}
        </>
      }
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
