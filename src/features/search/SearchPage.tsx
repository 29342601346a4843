import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {locales} from '@site/src/data/locales';
import {search} from '@site/src/data/search';
import {useAddressInLanguage} from '@site/src/features/head/PageLanguages';
import {Button} from '@site/src/kit/Button';
import {magnifyingGlass} from '@site/src/kit/icons';
import {parseResultsAddress, toResultsAddress} from '@site/src/model/search/address';
import {toTextFilters} from '@site/src/model/search/filters';
import styles from './SearchPage.module.css';
import {SearchResults} from './SearchResults';
import {toPlaceholder, toSearchLabel} from './searchTexts';
import {useSearchOptions} from './useSearchOptions';

/** The page of all results for `?q=`, filtered by `?lang=`. Renders a `<main>`. */
export function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const options = useSearchOptions();
  // The page is built without a query and receives it once scripts run.
  const {algolia, baseUrl, locale, indexName, tags} = options;
  const languages = useMemo(() => toTextLanguages(locale), [locale]);
  const {query, language} = parseResultsAddress(
    isBrowser ? location.search : '',
    languages,
    search.maximumPageQueryLength,
  );
  const question = useMemo(
    () =>
      query === ''
        ? null
        : {
            algolia,
            baseUrl,
            locale,
            indexName,
            query,
            facetFilters: toTextFilters(
              {locale, tags, isHosted: algolia !== null},
              language,
              languages,
            ),
          },
    [algolia, baseUrl, locale, indexName, tags, query, language, languages],
  );
  return (
    <main className={styles.searchPage}>
      <PageMetadata title={toTitle(query)} description={toDescription()} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1" className={styles.searchTitle}>
        {toTitle(query)}
      </Heading>
      <noscript>
        <p>
          <Translate
            id="search.page.noScript"
            description="On the page of search results where scripts do not run; {overview} is a link"
            values={{
              overview: (
                <Link key="overview" to="/">
                  <Translate
                    id="search.page.overview"
                    description="Link text inside: Search needs JavaScript …">
                    overview of the portal
                  </Translate>
                </Link>
              ),
            }}>
            {
              'Search needs JavaScript, which does not run in your browser. The {overview} leads to every product, guide and API.'
            }
          </Translate>
        </p>
      </noscript>
      {isBrowser && <SearchForm query={query} language={language} textLanguages={languages} />}
      {question ? (
        <SearchResults question={question} />
      ) : (
        isBrowser && (
          <p className={styles.searchHint}>
            <Translate
              id="search.page.empty"
              description="On the page of search results before anything is typed">
              Type what you are looking for: a product, an error code, a field of a receipt, a
              paragraph of a law.
            </Translate>
          </p>
        )
      )}
    </main>
  );
}

/**
 * The languages of the texts on a language's pages: its own, and English for untranslated pages.
 */
function toTextLanguages(locale: string): readonly string[] {
  return [...new Set([locale, locales[0].id])];
}

function toTitle(query: string): string {
  return query === ''
    ? translate({
        id: 'search.page.title',
        message: 'Search the documentation',
        description: 'Title of the page of search results without a query',
      })
    : translate(
        {
          id: 'search.page.titleFor',
          message: 'Search results for “{query}”',
          description: 'Title of the page of search results',
        },
        {query},
      );
}

function toDescription(): string {
  return translate({
    id: 'search.page.description',
    message: 'Search in all guides, API references, news and the glossary.',
    description: 'Description of the page of search results',
  });
}

interface SearchFormProps {
  readonly query: string;
  readonly language: string | null;
  readonly textLanguages: readonly string[];
}

/**
 * The field and the choice of language. The query is in the address. Typing changes it after a
 * pause, Enter immediately.
 */
function SearchForm({query, language, textLanguages}: SearchFormProps): ReactNode {
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
      search: toResultsAddress(clean, nextLanguage).replace(/^[^?]*/, ''),
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
      <Button type="submit" icon={magnifyingGlass}>
        {toSearchLabel()}
      </Button>
      {textLanguages.length > 1 && (
        <label className={styles.searchLanguage}>
          <Translate
            id="search.page.language"
            description="Label of the choice of the language of results">
            Language of the text
          </Translate>
          <select
            value={language ?? ''}
            onChange={(event) => ask(text, event.target.value === '' ? null : event.target.value)}>
            <option value="">
              {translate({
                id: 'search.page.allLanguages',
                message: 'All languages',
                description: 'Choice of the language of results',
              })}
            </option>
            {locales
              .filter(({id}) => textLanguages.includes(id))
              .map(({id, label}) => (
                <option key={id} value={id} lang={id}>
                  {label}
                </option>
              ))}
          </select>
        </label>
      )}
      <OtherLanguages query={query} />
    </form>
  );
}

/** The same search on the pages of the other languages. Renders a `<p>`. */
function OtherLanguages({query}: {readonly query: string}): ReactNode {
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
