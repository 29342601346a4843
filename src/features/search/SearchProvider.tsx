import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {search} from '@site/src/data/search';
import {readDeployment} from '@site/src/features/loading/readDeployment';
import {LoadStatus} from '@site/src/features/loading/LoadStatus';
import {useLoad} from '@site/src/features/loading/useLoad';
import type {SearchDialogProps} from './SearchDialog';
import type {SearchOptions} from './useSearchOptions';

interface Search {
  readonly isOpen: boolean;
  /** Opens the search. The field starts with the selected text. */
  readonly open: (options: SearchOptions) => void;
  readonly close: () => void;
  /** Receives the focus after the search if no element had it before. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

const SearchContext = createContext<Search | null>(null);

/** Loads the dialog. Rejects if its file can't be loaded. */
export const loadDialog = (): Promise<{readonly default: ComponentType<SearchDialogProps>}> =>
  import('./SearchDialog');

interface Opened {
  readonly options: SearchOptions;
  readonly query: string;
  /** The address at which it was opened. Navigating to another address closes it. */
  readonly pathname: string;
}

/**
 * Provides the search and its dialog for the whole visit, because navigation can replace the navbar
 * that opens it at any time. Renders the children, a `<dialog>`, and the dialog's load status.
 */
export function SearchProvider({children}: {readonly children: ReactNode}): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [opened, setOpened] = useState<Opened>();
  const load = useLoad();
  const {run, dismiss} = load;
  const isOpen = opened?.pathname === pathname;
  // Closed permanently, so that returning to that page doesn't open it again.
  if (opened && !isOpen) setOpened(undefined);
  useEffect(dismiss, [pathname, dismiss]);

  const open = useCallback(
    (options: SearchOptions) => {
      const at = history.location.pathname;
      const show = async (): Promise<void> => {
        setOpened({
          options,
          query: String(window.getSelection()).trim().slice(0, search.maximumQueryLength),
          pathname: at,
        });
        try {
          const module = await loadDialog();
          // Rendered synchronously with its effects. Otherwise, a key pressed between the dialog's
          // arrival and its field's focus would be lost.
          flushSync(() => setDialog(() => module.default));
        } catch (error) {
          setOpened(undefined);
          // If the site responds, the results page shows the error, or is loaded from a new build.
          // If not, the reader keeps the current page.
          if ((await readDeployment(baseUrl)) === 'unreachable') throw error;
          // Don't redirect a reader who has already navigated away.
          if (history.location.pathname === at) history.push(`${baseUrl}search`);
        }
      };
      run(show);
    },
    [baseUrl, history, run],
  );
  const close = useCallback(() => {
    setOpened(undefined);
    dismiss();
    // The dialog restores the focus. If no element had it, or the element is gone with its page,
    // the button receives it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus({preventScroll: true});
    });
  }, [dismiss]);
  useTypedBefore(isOpen && Dialog === undefined, setOpened);

  const value = useMemo(() => ({isOpen, open, close, button}), [isOpen, open, close]);
  return (
    <SearchContext value={value}>
      {children}
      {isOpen && Dialog && (
        <Dialog {...opened.options} initialQuery={opened.query} onClose={close} />
      )}
      <LoadStatus
        floating
        load={load}
        failed={
          <Translate
            id="search.unreachable"
            description="Above the error's text and the button Retry, when the search could not be loaded because there is no connection">
            The search could not be loaded. Check your network connection and try again.
          </Translate>
        }
      />
    </SearchContext>
  );
}

/** The search of this visit. Throws outside `SearchProvider`. */
export function useSearch(): Search {
  const value = use(SearchContext);
  if (value === null)
    throw new Error('useSearch is used outside SearchProvider. Render it in src/theme/Root.tsx.');
  return value;
}

/** Adds characters typed while the dialog is loading to the query. */
function useTypedBefore(
  isWaiting: boolean,
  setOpened: (change: (opened: Opened | undefined) => Opened | undefined) => void,
): void {
  useEffect(() => {
    if (!isWaiting) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setOpened(
        (opened) =>
          opened && {
            ...opened,
            query: `${opened.query}${event.key}`.slice(0, search.maximumQueryLength),
          },
      );
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isWaiting, setOpened]);
}
