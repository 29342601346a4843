import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {addressPairs} from '@site/src/data/localised';
import {toReadersAddress} from '@site/src/model/pages/pairedAddress';
import {hasPage} from './hasPage';

/**
 * Returns a function that converts an address of any language to the one for the reader of this
 * page.
 */
export function useReadersAddress(): (address: string) => string {
  const {
    i18n: {currentLocale: locale, defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  return useCallback(
    (address) => {
      const baseUrls = Object.fromEntries(
        Object.entries(localeConfigs).map(([id, {baseUrl}]) => [id, baseUrl]),
      );
      return toReadersAddress(addressPairs, address, {locale, defaultLocale, baseUrls, hasPage});
    },
    [locale, defaultLocale, localeConfigs],
  );
}
