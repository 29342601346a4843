import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
// Shares the style of the footer's other controls.
import styles from '@site/src/features/consent/FooterControl.module.css';
import {setShortcutsOpen} from './shortcutsStore';
import {useSingleKeys} from './singleKeys';

/** The footer's control that opens the list of keyboard shortcuts. Renders a `<button>`. */
export function ShortcutsButton(): ReactNode {
  const hasSingleKeys = useSingleKeys();
  return (
    <button
      type="button"
      className={styles.footerControl}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasSingleKeys ? '?' : undefined}
      onClick={() => setShortcutsOpen(true)}>
      <Translate
        id="shortcuts.title"
        description="Title of the list of keyboard shortcuts, and the control in the footer that opens it">
        Keyboard shortcuts
      </Translate>
    </button>
  );
}
