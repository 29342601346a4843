import {search} from '@site/src/data/search';

export interface RecentPage {
  readonly address: string;
  readonly title: string;
}

/**
 * The pages of this visit, newest first. Only in memory: the browser stores nothing, and another
 * tab knows nothing of it.
 */
let pages: readonly RecentPage[] = [];
let observer: MutationObserver | undefined;

function record(): void {
  const address = window.location.pathname;
  const title = document.title.replace(/ \| [^|]*$/, '');
  if (title === '' || /\/search$/.test(address)) return;
  pages = [{address, title}, ...pages.filter((page) => page.address !== address)].slice(
    0,
    search.recentPages + 1,
  );
}

/** Remembers this page and, from now on, every page that the reader opens. */
export function recordPages(): void {
  record();
  const title = document.querySelector('title');
  if (observer !== undefined || title === null) return;
  observer = new MutationObserver(record);
  observer.observe(title, {childList: true, characterData: true, subtree: true});
}

/** The pages that the reader opened before this one. */
export function readRecentPages(): readonly RecentPage[] {
  return pages.filter(({address}) => address !== window.location.pathname);
}
