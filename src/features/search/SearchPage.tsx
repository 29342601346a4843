import {useEffect, useMemo, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {locales} from '@site/src/data/locales';
import {search} from '@site/src/data/search';
import {parseResultsAddress, toResultsAddress} from '@site/src/model/search/address';
import type {FieldFilters} from '@site/src/model/search/fields';
import {toTextFilters} from '@site/src/model/search/filters';
import {findScope} from '@site/src/model/search/scope';
import {readRecentPages, recordPages} from './recentPages';
import {OtherLanguages, SearchForm} from './SearchForm';
import styles from './SearchPage.module.css';
import {SearchResults} from './SearchResults';
import {SearchStart} from './SearchStart';
import {toListTitles} from './searchTexts';
import {readLists, repairLists} from './storedLists';
import {useReadersAddress} from './useReadersAddress';
import {useSearchOptions, type SearchOptions} from './useSearchOptions';

/**
 * The page of all results for `?q=`, filtered by `?lang=`, `country`, `product` and `kind`. Renders
 * a `<main>`.
 */
export function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const history = useHistory();
  const options = useSearchOptions();
  // The page is built without a query and receives it once scripts run.
  const {algolia, baseUrl, locale, indexName, tags} = options;
  const languages = useMemo(() => toTextLanguages(locale), [locale]);
  const {query, language, filters} = parseResultsAddress(
    isBrowser ? location.search : '',
    languages,
    search.maximumPageQueryLength,
  );
  // The same object as long as the address contains the same filters.
  const chosen = JSON.stringify(filters);
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
            filters: JSON.parse(chosen) as FieldFilters,
          },
    [algolia, baseUrl, locale, indexName, tags, query, language, languages, chosen],
  );
  useEffect(recordPages, []);
  const filterBy = (next: FieldFilters): void =>
    history.replace({
      pathname: location.pathname,
      search: toResultsAddress(query, language, next).replace(/^[^?]*/, ''),
    });
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
        <SearchStart hasAll />
      </noscript>
      {isBrowser && (
        <SearchForm query={query} language={language} filters={filters} textLanguages={languages} />
      )}
      {question ? (
        <SearchResults question={question} onFilter={filterBy} />
      ) : (
        isBrowser && <Start {...options} />
      )}
      {isBrowser && <OtherLanguages query={query} />}
    </main>
  );
}

/** What to search for, and where to go without a search. */
function Start({baseUrl, indexName}: SearchOptions): ReactNode {
  const toReadersAddress = useReadersAddress();
  const [lists] = useState(() => {
    repairLists(toReadersAddress);
    return readLists(indexName);
  });
  const [product] = useState(() => {
    const [last] = readRecentPages();
    return last && findScope(last.address.slice(baseUrl.length));
  });
  const titles = toListTitles();
  return (
    <>
      <p className={styles.searchHint}>
        <Translate
          id="search.page.empty"
          description="On the page of search results before anything is typed">
          Type what you are looking for: a product, an error code, a field of a receipt, a paragraph
          of a law.
        </Translate>
      </p>
      <SearchStart
        hasAll
        product={product}
        lists={[
          {title: titles.recent, pages: lists.recent},
          {title: titles.favourites, pages: lists.favourites},
        ]}
      />
    </>
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
