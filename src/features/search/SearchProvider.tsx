import {createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode, type RefObject} from 'react';
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
  /** Opens the search; the field begins with the selected text. */
  readonly open: (options: SearchOptions) => void;
  readonly close: () => void;
  /** What has the focus after the search where nothing had it before. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

const SearchContext = createContext<Search | null>(null);

/** Loads the dialog. Rejects where its file does not come. */
export const loadDialog = (): Promise<{readonly default: ComponentType<SearchDialogProps>}> => import('./SearchDialog');

interface Opened {
  readonly options: SearchOptions;
  readonly query: string;
  /** The address it was opened at: another one closes it. */
  readonly pathname: string;
}

/**
 * Holds the search and, while it is open, its dialog, for the whole visit: the navbar that opens it may be replaced by the next page's at any time. Renders the
 * children, a `<dialog>`, and what the dialog's load says.
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
  // Closed for good: coming back to that page does not open it again.
  if (opened && !isOpen) setOpened(undefined);
  useEffect(dismiss, [pathname, dismiss]);

  const open = useCallback(
    (options: SearchOptions) => {
      const at = history.location.pathname;
      const show = async (): Promise<void> => {
        setOpened({options, query: String(window.getSelection()).trim().slice(0, search.maximumQueryLength), pathname: at});
        try {
          const module = await loadDialog();
          // At once and with its effects: a key pressed between the dialog's coming and its field's focus would belong to neither.
          flushSync(() => setDialog(() => module.default));
        } catch (error) {
          setOpened(undefined);
          // Where the site answers, the page of results says what is wrong, or is loaded whole from a new build. Else the reader keeps the page at hand.
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
    // The dialog gives the focus back to what had it. Where nothing had it, or it is gone with its page, the button is next.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus({preventScroll: true});
    });
  }, [dismiss]);
  useTypedBefore(isOpen && Dialog === undefined, setOpened);

  const value = useMemo(() => ({isOpen, open, close, button}), [isOpen, open, close]);
  return (
    <SearchContext value={value}>
      {children}
      {isOpen && Dialog && <Dialog {...opened.options} initialQuery={opened.query} onClose={close} />}
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
  if (value === null) throw new Error('useSearch is used outside SearchProvider. Render it in src/theme/Root.tsx.');
  return value;
}

/** Adds what is typed to the query while the dialog is on its way. */
function useTypedBefore(isWaiting: boolean, setOpened: (change: (opened: Opened | undefined) => Opened | undefined) => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setOpened((opened) => opened && {...opened, query: `${opened.query}${event.key}`.slice(0, search.maximumQueryLength)});
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isWaiting, setOpened]);
}
