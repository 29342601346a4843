import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import {site} from '@site/src/data/site';
import {usePageLock} from '@site/src/kit/usePageLock';
import {VisuallyHidden} from '@site/src/kit/VisuallyHidden';
import {leaveIfOutdated} from '@site/src/features/loading/readDeployment';
import {findScope} from '@site/src/model/search/scope';
import {toReportAddress, toResultsAddress} from '@site/src/model/search/address';
import {loadEngine, type EngineOptions} from './loadEngine';
import {openHit} from './HitLink';
import {isCounting, loadInsights, watchReading, type CountedHit} from './insights';
import {createModalClient} from './modalClient';
import './SearchDialog.css';
import {SearchHitLink, type Hit} from './SearchHitLink';
import {recordPages} from './recentPages';
import {SearchScope} from './SearchScope';
import {SearchStart} from './SearchStart';
import {SeeAllLink} from './SeeAllLink';
import {
  toCountText,
  toErrorTexts,
  toModalTranslations,
  toNoResultsText,
  toPlaceholder,
  toScopeRemovedText,
  toSearchLabel,
} from './searchTexts';
import {rememberHit, repairLists} from './storedLists';
import {useHasFavourites} from './useHasFavourites';
import {useModalPlaces} from './useModalPlaces';
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
  useState(recordPages);
  const [product] = useState(() => findScope(window.location.pathname.slice(baseUrl.length)));
  const [scope, setScope] = useState(product);
  const hintId = useId();
  // DocSearch decides on mount how many recent searches it lists next to favorites. So it is
  // mounted again when the first favorite is added or the last one removed.
  const hasFavourites = useHasFavourites(dialog, indexName);

  // DocSearch mounts again if one of these changes. The initial query stays the same.
  const [firstQuery] = useState(initialQuery);
  const removeScope = (): void => {
    setScope(undefined);
    setAnnouncement(toScopeRemovedText());
  };
  const modal = useMemo(() => {
    if (insights === undefined) return null;
    const client = createModalClient({
      engine: () => loadEngine({algolia, baseUrl, locale}),
      scope,
      isCurrent: (query) => readField() === query,
      onResult: (query, {nbHits}) =>
        setAnnouncement(nbHits === 0 ? toNoResultsText(query) : toCountText(nbHits, query)),
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
        key={`${hasFavourites} ${scope?.id}`}
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
    scope,
    history,
    onClose,
  ]);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing it before it is removed restores the focus.
    return () => element?.close();
  }, []);
  usePageLock(true);
  useModalSemantics(dialog, {isBranded: algolia !== null});
  const places = useModalPlaces(dialog, modal, scope && hintId);

  /** In the empty field, Backspace removes the scope, and the arrow key leads to the suggestions. */
  const press = (event: KeyboardEvent): void => {
    const {target, key} = event;
    if (target instanceof HTMLAnchorElement && places.start.contains(target))
      moveFocus(event, [readInput(), ...places.start.querySelectorAll('a')]);
    if (!(target instanceof HTMLInputElement) || target.value !== '') return;
    if (key === 'Backspace' && scope !== undefined) removeScope();
    if (dialog.current?.querySelector('.DocSearch-Hit') === null)
      moveFocus(event, [target, ...places.start.querySelectorAll('a')]);
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="portal-search"
      aria-label={toSearchLabel()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={press}>
      {modal}
      {scope &&
        createPortal(
          <SearchScope id={hintId} product={scope.label} onRemove={removeScope} />,
          places.scope,
        )}
      {createPortal(<SearchStart product={product} onOpen={onClose} />, places.start)}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </dialog>,
    document.body,
  );
}

function readInput(): HTMLInputElement | null {
  return document.querySelector('.portal-search input');
}

/** The text in the dialog's field. */
function readField(): string | undefined {
  return readInput()?.value;
}

/** Moves the focus to the previous or next element of a list with an arrow key. */
function moveFocus(event: KeyboardEvent, among: readonly (HTMLElement | null)[]): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  among[among.indexOf(event.target as HTMLElement) + step]?.focus();
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
