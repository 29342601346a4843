import {toPlainText, toSafeHit} from './safeHits';
import type {SearchHierarchy, SearchHit} from './types';

/** The prefixes of DocSearch's storage keys. The index's name follows. */
export const STORED_LISTS = [
  '__DOCSEARCH_RECENT_SEARCHES__',
  '__DOCSEARCH_FAVORITE_SEARCHES__',
] as const;

/** The context for repairing a stored list on the current page. */
interface StoredListContext {
  /** Origin of the page, for hits that were stored with a complete address. */
  readonly origin?: string;
  /** Converts an address of any language to the one for the reader of this page. */
  readonly toReadersAddress?: (address: string) => string;
}

/**
 * The hits of a stored list that can be shown, or `undefined` if there are none. An older version,
 * an extension or a person may have changed the list, and DocSearch would fail on unexpected data.
 * All languages share the list, so hits of another language are converted to the reader's.
 */
export function repairStoredList(
  text: string,
  {origin, toReadersAddress = (address) => address}: StoredListContext = {},
): string | undefined {
  const hits = parseList(text, origin).map((hit) => moveHit(hit, toReadersAddress(hit.url)));
  const once = hits.filter(
    ({objectID}, index) => hits.findIndex((other) => other.objectID === objectID) === index,
  );
  return once.length === 0 ? undefined : JSON.stringify(once);
}

type StoredHit = Omit<SearchHit, '_highlightResult' | '_snippetResult'>;

function parseList(text: string, origin?: string): readonly StoredHit[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap((hit) => toStoredHit(hit, origin) ?? []) : [];
  } catch {
    return [];
  }
}

function toStoredHit(hit: unknown, origin?: string): StoredHit | undefined {
  const safe = toSafeHit(hit, origin);
  if (safe === undefined) return undefined;
  const {_highlightResult: _highlights, _snippetResult: _snippets, ...stored} = safe;
  return stored;
}

/**
 * A hit moved to another address. The portal's IDs begin with the address, so a page that was
 * opened in two languages ends up with one ID.
 */
function moveHit(hit: StoredHit, url: string): StoredHit {
  return {
    ...hit,
    url,
    objectID: hit.objectID.startsWith(hit.url)
      ? `${url}${hit.objectID.slice(hit.url.length)}`
      : hit.objectID,
  };
}

/** The hits of a stored list with the title of the page and the heading of the section. */
export function toStoredPages(
  text: string | null,
): readonly {readonly address: string; readonly title: string}[] {
  return parseList(text ?? '').map(({url, type, hierarchy}) => {
    const section = type === 'content' ? null : hierarchy[type];
    return {
      address: url,
      title: [...new Set([hierarchy.lvl1, section])]
        .flatMap((part) => (part ? toPlainText(part) : []))
        .join(': '),
    };
  });
}

interface OpenedHit {
  readonly objectID: string;
  readonly type: string;
  readonly hierarchy: Readonly<Partial<Record<keyof SearchHierarchy, unknown>>>;
  readonly __docsearch_parent?: unknown;
  readonly _highlightResult?: unknown;
  readonly _snippetResult?: unknown;
}

/**
 * The recent searches after the reader opened a text whose page isn't among the hits. DocSearch
 * would try to store the page instead of the text, and so store nothing. `undefined` if DocSearch
 * stores the hit itself. The stored entry is the heading above the text, without highlights.
 */
export function addRecent(
  recent: string | null,
  favourites: string | null,
  hit: OpenedHit,
  limits: {readonly alone: number; readonly beside: number},
): string | undefined {
  if (hit.type !== 'content' || hit.__docsearch_parent) return undefined;
  const favouriteHits = parseList(favourites ?? '');
  if (favouriteHits.some(({objectID}) => objectID === hit.objectID)) return undefined;
  const {
    _highlightResult: _highlights,
    _snippetResult: _snippets,
    __docsearch_parent: _parent,
    ...kept
  } = hit;
  const level =
    ([6, 5, 4, 3, 2, 1] as const)
      .map((number) => `lvl${number}` as const)
      .find((name) => kept.hierarchy[name]) ?? 'lvl1';
  const others = parseList(recent ?? '');
  const list = [
    {...kept, type: level, content: null},
    ...others.filter(({objectID}) => objectID !== hit.objectID),
  ];
  return JSON.stringify(list.slice(0, favouriteHits.length === 0 ? limits.alone : limits.beside));
}
