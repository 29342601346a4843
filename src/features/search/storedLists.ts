import {search} from '@site/src/data/search';
import {addRecent, repairStoredList, STORED_LISTS} from '@site/src/model/search/stored';

const [RECENT, FAVOURITES] = STORED_LISTS;

/**
 * Takes out of the stored lists what DocSearch would fail on, and leads hits of other languages to the reader's by `toReadersAddress`. Where storage is blocked there is
 * nothing to repair, and DocSearch goes without.
 */
export function repairLists(toReadersAddress: (address: string) => string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!STORED_LISTS.some((prefix) => key.startsWith(prefix))) continue;
      const text = localStorage.getItem(key) ?? '';
      const repaired = repairStoredList(text, {origin: window.location.origin, toReadersAddress});
      if (repaired === undefined) localStorage.removeItem(key);
      else if (repaired !== text) localStorage.setItem(key, repaired);
    }
  } catch {
    // No storage, no lists.
  }
}

/** Whether the reader has favourite searches. */
export function hasFavourites(indexName: string): boolean {
  try {
    return (localStorage.getItem(`${FAVOURITES}${indexName}`) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

/** Remembers a hit that DocSearch would not. */
export function rememberHit(hit: Parameters<typeof addRecent>[2], indexName: string): void {
  try {
    const limits = {alone: search.recentSearches, beside: search.recentSearchesBesideFavourites};
    const list = addRecent(localStorage.getItem(`${RECENT}${indexName}`), localStorage.getItem(`${FAVOURITES}${indexName}`), hit, limits);
    if (list !== undefined) localStorage.setItem(`${RECENT}${indexName}`, list);
  } catch {
    // Storage is blocked or full: the hit opens all the same.
  }
}
