import type {SearchHierarchy, SearchHit, SearchHitType, SearchResult} from './types';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly (keyof SearchHierarchy)[];
const ENTITIES: Readonly<Record<string, string>> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'"};

/** Text for innerHTML in which `<mark>` is the only tag, whatever an engine answered. Texts come escaped, so a tag in them is none of ours. */
export function toSafeHtml(html: string): string {
  return html.replace(/<(?!\/?mark>)/g, '&lt;');
}

/** The text of an escaped and marked value, to be shown as text. */
export function toPlainText(html: string): string {
  return html.replace(/<\/?mark>/g, '').replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Whether an address is a path of this origin: what engines answer is followed by a click, so nothing else is. */
export function isOwnPath(url: unknown): url is string {
  return typeof url === 'string' && /^\/(?![/\\])/.test(url);
}

/**
 * A hit as DocSearch can show it: texts safe for innerHTML, the group's name (which it shows as text) unescaped, and a type that has a text. `undefined` where the
 * hit leads out of the site.
 */
export function toSafeHit(hit: SearchHit): SearchHit | undefined {
  if (!isOwnPath(hit.url)) return undefined;
  const hierarchy = mapTexts(hit.hierarchy, toSafeHtml);
  const group = toPlainText(hit.hierarchy.lvl0 ?? hit.hierarchy.lvl1 ?? '');
  const content = hit.content === null || hit.content === undefined ? null : toSafeHtml(hit.content);
  return {
    ...hit,
    content,
    hierarchy: {...hierarchy, lvl0: hierarchy.lvl0 ?? hierarchy.lvl1, lvl1: hierarchy.lvl1 ?? hierarchy.lvl0},
    type: toShownType(hit.type, hierarchy, content),
    _highlightResult: {
      ...mapMarked(hit._highlightResult, toSafeHtml),
      hierarchy: {...mapMarked(hit._highlightResult, toSafeHtml).hierarchy, lvl0: {value: group, matchLevel: 'none'}},
    },
    _snippetResult: mapMarked(hit._snippetResult, toSafeHtml),
  };
}

/** A result whose hits can be shown. */
export function toSafeResult(result: SearchResult): SearchResult {
  return {...result, hits: result.hits.flatMap((hit) => toSafeHit(hit) ?? [])};
}

/** DocSearch shows nothing for `lvl0`, nor for a level or a content that is empty: the deepest level with a text stands in. */
function toShownType(type: SearchHitType, hierarchy: SearchHierarchy, content: string | null): SearchHitType {
  if (type === 'content' && content) return type;
  if (type !== 'content' && type !== 'lvl0' && hierarchy[type]) return type;
  return [...LEVELS].reverse().find((level) => level !== 'lvl0' && hierarchy[level]) ?? 'lvl1';
}

function mapTexts(hierarchy: SearchHierarchy, change: (text: string) => string): SearchHierarchy {
  return Object.fromEntries(LEVELS.map((level) => [level, hierarchy[level] ? change(hierarchy[level]) : null])) as unknown as SearchHierarchy;
}

type Marked = SearchHit['_highlightResult'];

function mapMarked(marked: Marked | undefined, change: (text: string) => string): Marked {
  const one = <Value extends {readonly value: string}>(value: Value): Value => ({...value, value: change(value.value)});
  return {
    ...(marked?.content ? {content: one(marked.content)} : {}),
    hierarchy: Object.fromEntries(Object.entries(marked?.hierarchy ?? {}).flatMap(([level, value]) => (value ? [[level, one(value)]] : []))),
  };
}
