import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {locales} from '@site/src/data/locales';
import {search} from '@site/src/data/search';
import {useAddressInLanguage} from '@site/src/features/head/PageLanguages';
import {Button} from '@site/src/kit/Button';
import {magnifyingGlass} from '@site/src/kit/icons';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';
import {parseResultsAddress, toResultsAddress} from '@site/src/model/search/address';
import type {FieldFilters} from '@site/src/model/search/fields';
import styles from './SearchPage.module.css';
import {toPlaceholder, toSearchLabel} from './searchTexts';

interface SearchFormProps {
  readonly query: string;
  readonly language: string | null;
  /** Stay when the query changes. */
  readonly filters: FieldFilters;
  readonly textLanguages: readonly string[];
}

/**
 * The field and the choice of language. The query is in the address. Typing changes it after a
 * pause, Enter immediately.
 */
export function SearchForm({query, language, filters, textLanguages}: SearchFormProps): ReactNode {
  const textLocales = locales.filter(({id}) => textLanguages.includes(id));
  const history = useHistory();
  const {pathname} = useLocation();
  const [text, setText] = useState(query);
  /**
   * The query that this form set itself. Any other query in the address comes from elsewhere, such
   * as the search dialog, and is copied into the field.
   */
  const asked = useRef(query);
  useEffect(() => {
    if (asked.current !== query) setText(query);
    asked.current = query;
  }, [query]);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = (next: string, nextLanguage: string | null): void => {
    // An immediate search, such as after a choice of language, replaces the pending one.
    clearTimeout(pause.current);
    const {query: clean} = parseResultsAddress(
      `?${new URLSearchParams({q: next}).toString()}`,
      textLanguages,
      search.maximumPageQueryLength,
    );
    asked.current = clean;
    history.replace({
      pathname,
      search: toResultsAddress(clean, nextLanguage, filters).replace(/^[^?]*/, ''),
    });
  };
  useEffect(() => {
    if (text.trim() === query) return;
    pause.current = setTimeout(() => {
      // This page stays mounted until the next one has loaded. Don't redirect a reader who has
      // already navigated away.
      if (history.location.pathname === pathname) ask(text, language);
    }, search.typingPause);
    return () => clearTimeout(pause.current);
    // Only depends on the text. Choosing a language searches directly, and the pending search must
    // not undo that.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, language]);

  return (
    <form
      role="search"
      className={styles.searchForm}
      onSubmit={(event) => {
        event.preventDefault();
        ask(text, language);
      }}>
      <input
        type="search"
        className={styles.searchField}
        aria-label={toSearchLabel()}
        placeholder={toPlaceholder()}
        value={text}
        maxLength={search.maximumPageQueryLength}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {textLanguages.length > 1 && (
        <label className={styles.searchLanguage}>
          <VisuallyHidden>
            <Translate
              id="search.page.language"
              description="Label of the choice of the language of results">
              Language of the text
            </Translate>
          </VisuallyHidden>
          <select
            value={language ?? ''}
            onChange={(event) => ask(text, event.target.value === '' ? null : event.target.value)}>
            <option value="">{textLocales.map(({label}) => label).join(' + ')}</option>
            {textLocales.map(({id, label}) => (
              <option key={id} value={id} lang={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button type="submit" icon={magnifyingGlass} aria-label={toSearchLabel()}>
        <span className={styles.searchSubmit}>{toSearchLabel()}</span>
      </Button>
    </form>
  );
}

/** The same search on the pages of the other languages. Renders a `<p>`. */
export function OtherLanguages({query}: {readonly query: string}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const toAddress = useAddressInLanguage();
  const parameters = toResultsAddress(query).replace(/^[^?]*/, '');
  return (
    <p className={styles.searchOthers}>
      <Translate
        id="search.page.otherLanguages"
        description="Before links to the same search in other languages">
        Search in another language:
      </Translate>
      {locales
        .filter(({id}) => id !== currentLocale)
        .map(({id, label}) => (
          <a
            key={id}
            href={`${toAddress(id).replace(/\?.*$/, '')}${parameters}`}
            hrefLang={id}
            lang={id}>
            {label}
          </a>
        ))}
    </p>
  );
}
