import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {search} from '@site/src/data/search';
import {useSingleKeys} from '@site/src/features/shortcuts/singleKeys';
import {readDeployment} from '@site/src/features/site/deployment';
import {Icon} from '@site/src/kit/Icon';
import {magnifyingGlass} from '@site/src/kit/icons';
import {loadEngine} from './engine';
import styles from './SearchControl.module.css';
import type {SearchDialogProps} from './SearchDialog';
import {useSearchOptions} from './useSearchOptions';
import {useSearchShortcuts} from './useSearchShortcuts';

const loadDialog = (): Promise<{readonly default: ComponentType<SearchDialogProps>}> => import('./SearchDialog');

interface Opened {
  readonly query: string;
  readonly pathname: string;
}

/** The search of the navbar: a button and, from the first press on, the dialog. Renders a `<button>`. */
export function SearchControl(): ReactNode {
  const options = useSearchOptions();
  const history = useHistory();
  const {pathname} = useLocation();
  const resultsPage = useBaseUrl('/search');
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  /** What the field begins with, and the address it was opened at: another page closes it. `undefined` while the search is closed. */
  const [opened, setOpened] = useState<Opened>();
  const hasSingleKeys = useSingleKeys();
  // The address, not the page in view: a page that is on its way must not close what was opened since.
  const isOpen = opened?.pathname === history.location.pathname;
  /** The page on which the search was asked for and could not be loaded, because the site is out of reach. */
  const [unreachableOn, setUnreachableOn] = useState<string>();
  const {baseUrl} = options;

  const open = useCallback(() => {
    const query = String(window.getSelection()).trim().slice(0, search.maximumQueryLength);
    setOpened({query, pathname: history.location.pathname});
    setUnreachableOn(undefined);
    loadDialog().then(
      (module) => setDialog(() => module.default),
      async () => {
        setOpened(undefined);
        // Where the site answers, the page of results says what is wrong, or is loaded whole from a new build. Else the reader keeps the page at hand.
        if ((await readDeployment(baseUrl)) === 'unreachable') setUnreachableOn(pathname);
        else history.push(resultsPage);
      },
    );
  }, [baseUrl, history, pathname, resultsPage]);
  const close = useCallback(() => {
    setOpened(undefined);
    // The dialog gives the focus back to what had it. Where nothing had it, the button is next.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus({preventScroll: true});
    });
  }, []);
  const warm = (): void => {
    loadDialog().catch(() => undefined);
    loadEngine(options)
      .then((engine) => engine.warm())
      .catch(() => undefined);
  };

  useSearchShortcuts({isOpen, open, close});
  useTypedBefore(isOpen && Dialog === undefined, setOpened);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.searchButton}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasSingleKeys ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}>
        <Icon of={magnifyingGlass} size="s" />
        <span className={styles.searchButtonText}>
          <Translate id="search.placeholder" description="Placeholder of the search field and text of the search button">
            Search docs
          </Translate>
        </span>
        <ShortcutHint />
      </button>
      {unreachableOn === pathname && (
        <p className={styles.searchUnreachable} role="alert">
          <Translate id="search.unreachable" description="Under the search button, when the search could not be loaded because there is no connection">
            The search could not be loaded. Check your network connection and try again.
          </Translate>
        </p>
      )}
      {isOpen && Dialog && <Dialog {...options} initialQuery={opened.query} onClose={close} />}
    </>
  );
}

/** The keys that open the search on this machine, once that is known. */
function ShortcutHint(): ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <kbd className={styles.searchKeys} data-known={isBrowser} aria-hidden="true">
      {isApple ? (
        '⌘ K'
      ) : (
        <Translate id="search.key.shortcut" description="The keys that open the search: the control key under the name keyboards give it, and K">
          Ctrl K
        </Translate>
      )}
    </kbd>
  );
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
