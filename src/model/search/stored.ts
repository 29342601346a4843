import {isOwnPath, toSafeHtml} from './safeHits';

/** The lists DocSearch keeps, by the key's beginning; the index's name follows. */
export const STORED_LISTS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/**
 * A stored list of hits with what can be shown of it, or `undefined` where nothing can. Others than this portal may have written there (an older version, an
 * extension, a hand), and DocSearch would fail on it.
 */
export function repairStoredList(text: string): string | undefined {
  const hits = parseList(text).filter(isShown);
  return hits.length === 0 ? undefined : JSON.stringify(hits.map(toSafeStoredHit));
}

function parseList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

interface StoredHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: string;
  readonly content?: unknown;
  readonly hierarchy: Readonly<Record<string, unknown>>;
}

function isShown(hit: unknown): hit is StoredHit {
  if (typeof hit !== 'object' || hit === null) return false;
  const {objectID, url, type, hierarchy} = hit as Readonly<Record<string, unknown>>;
  return typeof objectID === 'string' && isOwnPath(url) && typeof type === 'string' && typeof hierarchy === 'object' && hierarchy !== null;
}

function toSafeStoredHit(hit: StoredHit): StoredHit {
  const safe = (value: unknown): unknown => (typeof value === 'string' ? toSafeHtml(value) : null);
  return {...hit, content: safe(hit.content), hierarchy: Object.fromEntries(Object.entries(hit.hierarchy).map(([level, text]) => [level, safe(text)]))};
}
