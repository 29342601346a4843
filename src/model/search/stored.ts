import {isOwnPath, toSafeHtml} from './safeHits';
import type {SearchHierarchy} from './types';

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
  readonly hierarchy: Readonly<Partial<Record<keyof SearchHierarchy, unknown>>>;
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

interface OpenedHit extends StoredHit {
  readonly __docsearch_parent?: unknown;
  readonly _highlightResult?: unknown;
  readonly _snippetResult?: unknown;
}

/**
 * The recent searches after a piece of text was opened whose page is not among the hits: DocSearch would remember the page instead of the text, and so nothing.
 * `undefined` where DocSearch remembers the hit by itself. What is kept is the heading above the text, without highlights.
 */
export function addRecent(
  recent: string | null,
  favourites: string | null,
  hit: OpenedHit,
  limits: {readonly alone: number; readonly beside: number},
): string | undefined {
  if (hit.type !== 'content' || hit.__docsearch_parent) return undefined;
  const favouriteHits = parseList(favourites ?? '').filter(isShown);
  if (favouriteHits.some(({objectID}) => objectID === hit.objectID)) return undefined;
  const {_highlightResult: _highlights, _snippetResult: _snippets, __docsearch_parent: _parent, ...kept} = hit;
  const level = ([6, 5, 4, 3, 2, 1] as const).map((number) => `lvl${number}` as const).find((name) => kept.hierarchy[name]) ?? 'lvl1';
  const others = parseList(recent ?? '').filter(isShown);
  const list = [{...kept, type: level, content: null}, ...others.filter(({objectID}) => objectID !== hit.objectID)];
  return JSON.stringify(list.slice(0, favouriteHits.length === 0 ? limits.alone : limits.beside));
}
