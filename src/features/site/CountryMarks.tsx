import {Fragment, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {countryNames, type Country} from '@site/src/data/countries';
import type {LocaleId} from '@site/src/data/locales';
import styles from './CountryMarks.module.css';

/**
 * The codes of countries, with their names for assistive technology and the pointer. Renders
 * `<abbr>`s.
 */
export function CountryMarks({of}: {readonly of: readonly Country[]}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const names = countryNames[currentLocale as LocaleId];
  return of.map((country) => {
    const name = names[country];
    return (
      <Fragment key={country}>
        {/* Not a margin, because browsers drop a space where a line begins. */ ' '}
        <abbr className={styles.countryMark} title={name} aria-label={name}>
          {country.toUpperCase()}
        </abbr>
      </Fragment>
    );
  });
}
