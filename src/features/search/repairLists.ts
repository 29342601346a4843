import {repairStoredList, STORED_LISTS} from '@site/src/model/search/stored';

/** Takes out of the stored lists what DocSearch would fail on. Where storage is blocked there is nothing to repair, and DocSearch goes without. */
export function repairLists(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!STORED_LISTS.some((prefix) => key.startsWith(prefix))) continue;
      const text = localStorage.getItem(key) ?? '';
      const repaired = repairStoredList(text);
      if (repaired === undefined) localStorage.removeItem(key);
      else if (repaired !== text) localStorage.setItem(key, repaired);
    }
  } catch {
    // No storage, no lists.
  }
}
