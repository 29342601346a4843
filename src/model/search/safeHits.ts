import {isRecord} from '../json/record';
import {toOwnPath} from './ownPath';
import type {SearchHierarchy, SearchHit, SearchHitType, SearchResult} from './types';

const LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const satisfies readonly (keyof SearchHierarchy)[];
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/**
 * Text for innerHTML in which `<mark>` is the only tag, regardless of the engine's response. Texts
 * arrive escaped, so any other tag isn't ours.
 */
export function toSafeHtml(html: string): string {
  return html.replace(/<(?!\/?mark>)/g, '&lt;');
}

/** The plain text of an escaped and highlighted value. */
export function toPlainText(html: string): string {
  return html
    .replace(/<\/?mark>|<wbr>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * A hit that DocSearch can show: an address on this site, texts safe for innerHTML, the group's
 * name unescaped (DocSearch shows it as text), and a type that has a text. `undefined` if the hit
 * leaves the site or has no title. Other values of the wrong type are dropped, so that one bad
 * record doesn't break the whole response.
 */
export function toSafeHit(hit: unknown, origin?: string): SearchHit | undefined {
  if (!isRecord(hit)) return undefined;
  const url = toOwnPath(hit.url, origin);
  const objectID = toText(hit.objectID);
  const hierarchy = toSafeHierarchy(hit.hierarchy);
  const first = LEVELS.map((level) => hierarchy[level]).find((text) => text !== null);
  if (url === undefined || objectID === null || first === undefined) return undefined;
  const content = toSafeText(hit.content);
  const group = toPlainText(hierarchy.lvl0 ?? first);
  const highlights = toSafeMarks(hit._highlightResult);
  return {
    ...(hit as unknown as SearchHit),
    objectID,
    url,
    content,
    hierarchy: {...hierarchy, lvl0: hierarchy.lvl0 ?? first, lvl1: hierarchy.lvl1 ?? first},
    type: toShownType(hit.type, hierarchy, content),
    _highlightResult: {
      ...highlights,
      hierarchy: {...highlights.hierarchy, lvl0: {value: group, matchLevel: 'none'}},
    },
    _snippetResult: toSafeMarks(hit._snippetResult),
  };
}

/**
 * A result reduced to the hits that can be shown. `origin` is that of the page, for hits with
 * complete addresses.
 */
export function toSafeResult(result: SearchResult, origin?: string): SearchResult {
  return {...result, hits: result.hits.flatMap((hit) => toSafeHit(hit, origin) ?? [])};
}

/**
 * DocSearch shows nothing for `lvl0`, or for an empty level or content. In that case, the deepest
 * level with a text replaces it.
 */
function toShownType(
  type: unknown,
  hierarchy: SearchHierarchy,
  content: string | null,
): SearchHitType {
  if (type === 'content' && content) return type;
  const shown = [...LEVELS].reverse().filter((level) => level !== 'lvl0' && hierarchy[level]);
  return shown.find((level) => level === type) ?? shown[0] ?? 'lvl1';
}

/** A text that isn't empty. Numbers count as texts. */
function toText(value: unknown): string | null {
  return typeof value === 'number'
    ? String(value)
    : typeof value === 'string' && value !== ''
      ? value
      : null;
}

function toSafeText(value: unknown): string | null {
  const text = toText(value);
  return text === null ? null : toSafeHtml(text);
}

function toSafeHierarchy(hierarchy: unknown): SearchHierarchy {
  const texts = isRecord(hierarchy) ? hierarchy : {};
  return Object.fromEntries(
    LEVELS.map((level) => [level, toSafeText(texts[level])]),
  ) as unknown as SearchHierarchy;
}

type Marks = SearchHit['_highlightResult'];
type Marked = NonNullable<Marks['content']>;

function toSafeMarks(marks: unknown): Marks {
  const {content, hierarchy}: Readonly<Record<string, unknown>> = isRecord(marks) ? marks : {};
  const levels = isRecord(hierarchy) ? hierarchy : {};
  const [safeContent] = toSafeMark(content);
  return {
    ...(safeContent ? {content: safeContent} : {}),
    hierarchy: Object.fromEntries(
      LEVELS.flatMap((level) => toSafeMark(levels[level]).map((mark) => [level, mark])),
    ),
  };
}

/** The highlighted text in a list, which is empty if there is no text. */
function toSafeMark(mark: unknown): readonly Marked[] {
  return isRecord(mark) && typeof mark.value === 'string'
    ? [{...(mark as unknown as Marked), value: toSafeHtml(mark.value)}]
    : [];
}
