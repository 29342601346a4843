import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './CountryMarks.module.css';

/**
 * The codes of countries, with their names for assistive technology and the pointer. Renders
 * `<abbr>`s.
 */
export function CountryMarks({of}: {readonly of: readonly string[]}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const names = new Intl.DisplayNames(currentLocale, {type: 'region'});
  return of.map((country) => {
    const code = country.toUpperCase();
    const name = names.of(code) ?? code;
    return (
      <abbr key={country} className={styles.countryMark} title={name} aria-label={name}>
        {code}
      </abbr>
    );
  });
}
