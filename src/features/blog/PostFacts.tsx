import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Day} from '@site/src/features/language/Day';
import {TextLanguageName} from '@site/src/features/language/TextLanguageName';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import {CountryMarks} from '@site/src/features/site/CountryMarks';
import {toPostCountries, toProductNames} from './postFacets';
import styles from './PostFacts.module.css';
import {ReadingTime} from './ReadingTime';

/** How many names of products fit a line of a list. */
const MOST_NAMES = 4;

interface PostFactsProps {
  /**
   * Begins with the date, and with the countries if the products don't name them all. Lists show
   * both beside the post, and name the language of the text, for which the post itself has a notice.
   */
  readonly isDated?: boolean;
}

/** Products, authors and reading time of the current post, in one line. Renders a `<p>`. */
export function PostFacts({isDated = false}: PostFactsProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {
    metadata: {authors, date, frontMatter, readingTime},
  } = useBlogPost();
  const {text} = usePageLanguage(frontMatter);
  const names = toProductNames(frontMatter);
  const countries = toPostCountries(frontMatter);
  const areNamed = countries.every((country) =>
    names.some((name) => name.endsWith(country.toUpperCase())),
  );
  return (
    <p className={styles.postFacts} lang={currentLocale}>
      {isDated && <Day at={date} />}
      {isDated && !areNamed && (
        <span>
          <CountryMarks of={countries} />
        </span>
      )}
      {names.length > 0 && <b>{toNames(names, isDated ? names.length : MOST_NAMES)}</b>}
      {authors.map(({key, name, page}) => (
        <span key={key}>{page ? <Link to={page.permalink}>{name}</Link> : name}</span>
      ))}
      {readingTime !== undefined && (
        <span>
          <ReadingTime minutes={readingTime} />
        </span>
      )}
      {!isDated && <TextLanguageName text={text} />}
    </p>
  );
}

/** The names of a few products, or the first ones and how many more there are. */
function toNames(names: readonly string[], most: number): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  return [
    // A name such as SIGN ES stays on one line.
    ...shown.map((name) => name.replace(' ', '\u00a0')),
    ...(rest > 0 ? [`+${rest}`] : []),
  ].join(' · ');
}
