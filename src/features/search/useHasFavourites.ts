import {useEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {hasFavourites} from './storedLists';

/**
 * Whether the reader has favorite searches, while the dialog is open. DocSearch doesn't notify when
 * it stores one, but its lists on screen change.
 */
export function useHasFavourites(
  dialog: RefObject<HTMLElement | null>,
  indexName: string,
): boolean {
  const [known, setKnown] = useState(() => hasFavourites(indexName));
  useEffect(() => {
    if (dialog.current === null) return;
    const observer = new MutationObserver(() => {
      const now = hasFavourites(indexName);
      if (now === known) return;
      // A modal that starts with an empty field fills it with the text selected on the page.
      window.getSelection()?.removeAllRanges();
      // Before the next paint, which would show the old lists.
      flushSync(() => setKnown(now));
    });
    observer.observe(dialog.current, {subtree: true, childList: true});
    return () => observer.disconnect();
  }, [dialog, indexName, known]);
  return known;
}
