import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {site} from '@site/src/data/site';
import {Button} from '@site/src/kit/Button';
import {arrowReload} from '@site/src/kit/icons';
import {toReportAddress} from '@site/src/model/search/address';
import type {FoundPage, FoundSection} from '@site/src/model/search/groups';
import {HitLink} from './HitLink';
import {MarkedText} from './MarkedText';
import styles from './SearchPage.module.css';
import {toCountText, toErrorTexts, toNoResultsText, toReportTexts} from './searchTexts';
import {useResultEvents} from './useResultEvents';
import {useResults, type Results} from './useResults';

type Question = NonNullable<Parameters<typeof useResults>[0]>;

/** The results, or why there are none. Renders a `<section>`. */
export function SearchResults({question}: {readonly question: Question}): ReactNode {
  const results = useResults(question);
  const open = useResultEvents(question, results);
  const {status, batches, count, shown, hasMore, more, retry} = results;
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
    section.current?.querySelector<HTMLElement>('ol:last-of-type a')?.focus({preventScroll: true});
  }, [status, batches.length]);
  return (
    <section ref={section} aria-busy={isWaiting} className={styles.results}>
      <p
        role="status"
        className={styles.resultsCount}
        data-stalled={status === 'stalled' || undefined}>
        <StatusText results={results} query={question.query} />
      </p>
      {status === 'done' && count === 0 && <NothingFound query={question.query} />}
      {batches.map((pages, number) => (
        <ol key={number} className={styles.resultsList}>
          {pages.map((page) => (
            <FoundPageItem key={page.path} page={page} onOpen={(found) => open(found, number)} />
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
  if (status === 'done') return `${toNoResultsText()} "${query}"`;
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

function NothingFound({query}: {readonly query: string}): ReactNode {
  const {question, link} = toReportTexts();
  return (
    <div className={styles.resultsNone}>
      <p>
        <Translate
          id="search.page.none"
          description="Shown if nothing was found, above links to other pages">
          Check the spelling, try fewer or more general words, or look in all languages.
        </Translate>
      </p>
      <p>
        {question} <Link to={toReportAddress(site.links.support, query)}>{link}</Link>
      </p>
    </div>
  );
}

interface FoundPageItemProps {
  readonly page: FoundPage;
  readonly onOpen: (section: FoundSection) => void;
}

function FoundPageItem({
  page: {path, title, group, language, sections},
  onOpen,
}: FoundPageItemProps): ReactNode {
  const [first] = sections;
  return (
    <li className={styles.resultsPage}>
      {group && group !== title && <p className={styles.resultsGroup}>{group}</p>}
      <h2 className={styles.resultsTitle} lang={language}>
        <HitLink to={path} onClick={() => first && onOpen({...first, url: path})}>
          {title}
        </HitLink>
      </h2>
      <ul className={styles.resultsSections} lang={language}>
        {sections
          .filter(({url, snippet}) => url !== path || snippet !== null)
          .map((section) => (
            <li key={section.objectID}>
              {section.url !== path && (
                <HitLink
                  to={section.url}
                  onClick={() => onOpen(section)}
                  className={styles.resultsSection}>
                  <MarkedText html={section.heading} />
                </HitLink>
              )}
              {section.snippet !== null && (
                <p className={styles.resultsSnippet}>
                  <MarkedText html={section.snippet} />
                </p>
              )}
            </li>
          ))}
      </ul>
    </li>
  );
}
