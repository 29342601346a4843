import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {addressPairs} from '@site/src/data/localised';
import {toReadersAddress} from '@site/src/model/pages/pairedAddress';
import {hasPage} from './hasPage';

/** Gives the function that says where an address of any language leads the reader of this page. */
export function useReadersAddress(): (address: string) => string {
  const {
    i18n: {currentLocale: locale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  return useCallback(
    (address) => {
      const baseUrls = Object.fromEntries(Object.entries(localeConfigs).map(([id, {baseUrl}]) => [id, baseUrl]));
      return toReadersAddress(addressPairs, address, {locale, defaultLocale, baseUrls, hasPage});
    },
    [locale, defaultLocale, localeConfigs],
  );
}
