import {useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import {site} from '@site/src/data/site';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';
import {leaveIfOutdated} from '@site/src/features/loading/readDeployment';
import {toReportAddress, toResultsAddress} from '@site/src/model/search/address';
import {loadEngine, type EngineOptions} from './loadEngine';
import {openHit} from './HitLink';
import {isCounting, loadInsights, watchReading, type CountedHit} from './insights';
import {createModalClient} from './modalClient';
import './SearchDialog.css';
import {SearchHitLink, type Hit} from './SearchHitLink';
import {SeeAllLink} from './SeeAllLink';
import {
  toCountText,
  toErrorTexts,
  toModalTranslations,
  toNoResultsText,
  toPlaceholder,
  toSearchLabel,
} from './searchTexts';
import {rememberHit, repairLists} from './storedLists';
import {useHasFavourites} from './useHasFavourites';
import {useModalSemantics} from './useModalSemantics';
import {useReadersAddress} from './useReadersAddress';

export interface SearchDialogProps extends EngineOptions {
  readonly indexName: string;
  readonly filters: readonly (string | readonly string[])[];
  /** Initial text of the field. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/**
 * DocSearch's modal inside the browser's own dialog, which makes everything else inert, restores
 * the focus, and covers the page. Renders a `<dialog>`. Loaded with the first search.
 */
export default function SearchDialog({
  algolia,
  baseUrl,
  locale,
  indexName,
  filters,
  initialQuery,
  onClose,
}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const [announcement, setAnnouncement] = useState('');
  const insights = useInsights(algolia);
  const toReadersAddress = useReadersAddress();
  // Runs before DocSearch reads the lists.
  useState(() => repairLists(toReadersAddress));
  // DocSearch decides on mount how many recent searches it lists next to favorites. So it is
  // mounted again when the first favorite is added or the last one removed.
  const hasFavourites = useHasFavourites(dialog, indexName);

  // DocSearch mounts again if one of these changes. The initial query stays the same.
  const [firstQuery] = useState(initialQuery);
  const modal = useMemo(() => {
    if (insights === undefined) return null;
    const client = createModalClient({
      engine: () => loadEngine({algolia, baseUrl, locale}),
      isCurrent: (query) => readField() === query,
      onResult: (query, {nbHits}) =>
        setAnnouncement(
          nbHits === 0 ? `${toNoResultsText()} "${query}"` : toCountText(nbHits, query),
        ),
      onFailure: (error) => {
        console.warn('Search:', error);
        void leaveIfOutdated(baseUrl, `${baseUrl}${toResultsAddress(readField() ?? '').slice(1)}`);
        setAnnouncement(Object.values(toErrorTexts()).join('. '));
      },
    });
    const remember = (hit: Hit): void => rememberHit(hit, indexName);
    const open = (hit: Hit): void => {
      remember(hit);
      watchReading(hit as CountedHit);
    };
    return (
      <DocSearchModal
        key={String(hasFavourites)}
        appId={algolia?.appId ?? site.slug}
        apiKey={algolia?.searchKey ?? site.slug}
        indexName={indexName}
        placeholder={toPlaceholder()}
        searchParameters={{facetFilters: filters as (string | string[])[]}}
        transformSearchClient={() => client}
        initialQuery={readField() ?? firstQuery}
        initialScrollY={window.scrollY}
        insights={insights}
        navigator={{
          navigate({itemUrl, item}) {
            open(item);
            openHit(history, itemUrl);
          },
          navigateNewTab({itemUrl, item}) {
            remember(item);
            window.open(itemUrl, '_blank', 'noopener');
          },
          navigateNewWindow({itemUrl, item}) {
            remember(item);
            window.open(itemUrl, '_blank', 'noopener,popup');
          },
        }}
        hitComponent={(props) => <SearchHitLink {...props} onOpen={open} />}
        resultsFooterComponent={SeeAllLink}
        getMissingResultsUrl={({query}) => toReportAddress(site.links.support, query)}
        translations={toModalTranslations()}
        onClose={onClose}
      />
    );
  }, [
    algolia,
    baseUrl,
    locale,
    indexName,
    filters,
    insights,
    firstQuery,
    hasFavourites,
    history,
    onClose,
  ]);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing it before it is removed restores the focus.
    return () => element?.close();
  }, []);
  useModalSemantics(dialog, {isBranded: algolia !== null});

  return createPortal(
    <dialog
      ref={dialog}
      className="portal-search"
      aria-label={toSearchLabel()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}>
      {modal}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </dialog>,
    document.body,
  );
}

/** The text in the dialog's field. */
function readField(): string | undefined {
  return document.querySelector<HTMLInputElement>('.portal-search input')?.value;
}

/** Whether this dialog sends events; `undefined` while the client that sends them is loading. */
function useInsights(algolia: EngineOptions['algolia']): boolean | undefined {
  const [insights, setInsights] = useState(isCounting(algolia) ? undefined : false);
  useEffect(() => {
    if (insights !== undefined || algolia === null) return;
    loadInsights(algolia).then(
      () => setInsights(true),
      // If the client fails to load, search works without being counted.
      () => setInsights(false),
    );
  }, [insights, algolia]);
  return insights;
}
