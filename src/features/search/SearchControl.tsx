import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSingleKeys} from '@site/src/features/shortcuts/singleKeys';
import {Icon} from '@site/src/kit/Icon';
import {magnifyingGlass} from '@site/src/kit/icons';
import styles from './SearchControl.module.css';
import {useSearch} from './SearchProvider';
import {useSearchOptions} from './useSearchOptions';
import {useSearchShortcuts} from './useSearchShortcuts';
import {warmSearch} from './warmSearch';

/**
 * The search in the navbar: the button, and the shortcuts that open and close the search. Renders a
 * `<button>`.
 */
export function SearchControl(): ReactNode {
  const options = useSearchOptions();
  const {isOpen, open: openWith, close, button} = useSearch();
  const hasSingleKeys = useSingleKeys();
  const open = (): void => openWith(options);
  const warm = (): void => warmSearch(options);
  useSearchShortcuts({isOpen, open, close});

  return (
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
        <Translate
          id="search.placeholder"
          description="Placeholder of the search field and text of the search button">
          Search docs
        </Translate>
      </span>
      <ShortcutHint />
    </button>
  );
}

/** The shortcut that opens the search on this machine, once it is known. */
function ShortcutHint(): ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <kbd className={styles.searchKeys} data-known={isBrowser} aria-hidden="true">
      {isApple ? (
        '⌘ K'
      ) : (
        <Translate
          id="search.key.shortcut"
          description="The keys that open the search: the control key under the name keyboards give it, and K">
          Ctrl K
        </Translate>
      )}
    </kbd>
  );
}
