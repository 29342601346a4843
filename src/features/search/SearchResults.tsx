import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {site} from '@site/src/data/site';
import {Button} from '@site/src/kit/Button';
import {arrowReload} from '@site/src/kit/icons';
import spinner from '@site/src/kit/spinner.module.css';
import {toReportAddress} from '@site/src/model/search/address';
import type {FieldFilters} from '@site/src/model/search/fields';
import {FoundPageItem} from './FoundPageItem';
import {SearchFilters} from './SearchFilters';
import styles from './SearchPage.module.css';
import {SearchStart} from './SearchStart';
import {toCountText, toErrorTexts, toNoResultsText, toReportTexts} from './searchTexts';
import {useResultEvents} from './useResultEvents';
import {useResults, type Results} from './useResults';

type Question = NonNullable<Parameters<typeof useResults>[0]>;

interface SearchResultsProps {
  readonly question: Question;
  readonly onFilter: (filters: FieldFilters) => void;
}

/** The results with their filters, or why there are none. Renders a `<section>`. */
export function SearchResults({question, onFilter}: SearchResultsProps): ReactNode {
  const results = useResults(question);
  const open = useResultEvents(question, results);
  const {status, batches, count, shown, counts, hasMore, more, retry} = results;
  const {filters = {}} = question;
  const isFiltered = Object.keys(filters).length > 0;
  const isWaiting = status === 'loading' || status === 'stalled';
  const section = useRef<HTMLElement>(null);
  /** Index of the batch that the reader requested with a button. */
  const awaited = useRef(0);
  const press = (ask: () => void) => (): void => {
    awaited.current = batches.length + 1;
    ask();
  };
  useEffect(() => {
    if (status !== 'done' || batches.length !== awaited.current) return;
    awaited.current = 0;
    // The button has moved down or is gone. Don't take the focus from another element.
    const {activeElement} = document;
    const isOnButton =
      activeElement instanceof HTMLButtonElement && section.current?.contains(activeElement);
    if (activeElement !== document.body && !isOnButton) return;
    const links = section.current?.querySelector('ol:last-of-type')?.querySelectorAll('a');
    links?.[0]?.focus({preventScroll: true});
  }, [status, batches.length]);
  return (
    <section ref={section} aria-busy={isWaiting} className={styles.results}>
      <div className={styles.resultsHead}>
        {counts && (status !== 'done' || count > 0 || isFiltered) && (
          <SearchFilters counts={counts} filters={filters} onChange={onFilter} />
        )}
        <p role="status" className={styles.resultsCount}>
          {status === 'stalled' && (
            <>
              <span className={spinner.spinner} aria-hidden="true" />{' '}
            </>
          )}
          <StatusText results={results} query={question.query} />
        </p>
      </div>
      {status === 'done' && count === 0 && (
        <>
          <NothingFound
            query={question.query}
            onRemove={isFiltered ? () => onFilter({}) : undefined}
          />
          <SearchStart hasAll />
        </>
      )}
      {batches.map((pages, number) => (
        <ol key={number} className={styles.resultsList}>
          {pages.map((page) => (
            <FoundPageItem key={page.path} page={page} onOpen={open} />
          ))}
        </ol>
      ))}
      {status === 'error' && (
        <div role="alert" className={styles.resultsError}>
          <p className={styles.resultsErrorTitle}>{toErrorTexts().title}</p>
          <p>{toErrorTexts().help}</p>
          <Button variant="secondary" icon={arrowReload} onClick={press(retry)}>
            <Translate id="search.page.retry" description="Button under an error of the search">
              Try again
            </Translate>
          </Button>
        </div>
      )}
      {hasMore && status !== 'error' && (
        <Button
          variant="secondary"
          loading={isWaiting}
          onClick={press(more)}
          className={styles.resultsMore}>
          {translate(
            {
              id: 'search.page.more',
              message: 'More results ({shown} of {count} shown)',
              description: 'Button under a list of search results',
            },
            {shown, count},
          )}
        </Button>
      )}
    </section>
  );
}

function StatusText({
  results: {status, count, shown},
  query,
}: {
  readonly results: Results;
  readonly query: string;
}): ReactNode {
  if (shown > 0) return toCountText(count, query);
  if (status === 'done') return toNoResultsText(query);
  if (status === 'loading')
    return translate({
      id: 'search.page.loading',
      message: 'Searching…',
      description: 'Status while results are loading',
    });
  if (status === 'stalled')
    return translate({
      id: 'search.page.stalled',
      message: 'Still searching. Your connection may be slow.',
      description: 'Status while results take longer than usual to load',
    });
  return null;
}

interface NothingFoundProps {
  readonly query: string;
  /** Removes the filters, if there are any. */
  readonly onRemove: (() => void) | undefined;
}

function NothingFound({query, onRemove}: NothingFoundProps): ReactNode {
  const {question, link} = toReportTexts();
  return (
    <div className={styles.resultsNone}>
      {onRemove && (
        <p>
          <Button variant="secondary" onClick={onRemove}>
            <Translate
              id="search.page.removeFilters"
              description="Button if nothing was found with the chosen filters">
              Search without filters
            </Translate>
          </Button>
        </p>
      )}
      <p>
        <Translate
          id="search.page.none"
          description="Shown if nothing was found, above links to other pages">
          Check the spelling, or try fewer or more general words.
        </Translate>
      </p>
      <p>
        {question} <Link to={toReportAddress(site.links.support, query)}>{link}</Link>
      </p>
    </div>
  );
}
