import {search} from '@site/src/data/search';
import {
  addRecent,
  repairStoredList,
  STORED_LISTS,
  toStoredPages,
} from '@site/src/model/search/stored';
import type {RecentPage} from './recentPages';

const [RECENT, FAVOURITES] = STORED_LISTS;

/**
 * Removes entries from the stored lists on which DocSearch would fail, and converts hits of other
 * languages with `toReadersAddress`. If storage is blocked, there is nothing to repair, and
 * DocSearch works without the lists.
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
    // Without storage, there are no lists.
  }
}

/** The pages that the reader found before, after {@link repairLists}. */
export function readLists(indexName: string): {
  readonly recent: readonly RecentPage[];
  readonly favourites: readonly RecentPage[];
} {
  const read = (prefix: string): readonly RecentPage[] => {
    try {
      return toStoredPages(localStorage.getItem(`${prefix}${indexName}`));
    } catch {
      return [];
    }
  };
  return {recent: read(RECENT), favourites: read(FAVOURITES)};
}

/** Whether the reader has favorite searches. */
export function hasFavourites(indexName: string): boolean {
  try {
    return (localStorage.getItem(`${FAVOURITES}${indexName}`) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

/** Stores a hit that DocSearch would not store. */
export function rememberHit(hit: Parameters<typeof addRecent>[2], indexName: string): void {
  try {
    const limits = {alone: search.recentSearches, beside: search.recentSearchesBesideFavourites};
    const list = addRecent(
      localStorage.getItem(`${RECENT}${indexName}`),
      localStorage.getItem(`${FAVOURITES}${indexName}`),
      hit,
      limits,
    );
    if (list !== undefined) localStorage.setItem(`${RECENT}${indexName}`, list);
  } catch {
    // Storage is blocked or full. The hit opens anyway.
  }
}
