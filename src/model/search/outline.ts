import type {PageFields} from './fields';
import {escapeHtml, unescapeHtml} from './markup';
import type {SearchHierarchy, SearchHitType, SearchRecord} from './types';

/**
 * A heading with the texts below it. Texts are plain. They are escaped when they become records.
 */
export interface OutlineSection {
  /** 1 for the page's own title, 2–6 for headings. */
  readonly level: number;
  readonly heading: string;
  readonly anchor: string | null;
  readonly texts: readonly string[];
}

/** A page's data apart from its sections. */
export interface OutlinePage extends PageFields {
  /** With base URL and language, without anchor. */
  readonly path: string;
  /** `lvl0`: the section of the portal. */
  readonly group: string;
  readonly language: string;
  readonly tag: string;
  readonly version: string | null;
  /** Higher is better; see `pageRanks`. */
  readonly rank: number;
}

/** A page as the search knows it. Its first section is the page itself. */
export interface Outline extends OutlinePage {
  readonly sections: readonly OutlineSection[];
}

/** Ranks of pages. Pages with a higher rank come first among similar matches. */
export const pageRanks = {
  start: 12,
  glossary: 11,
  guide: 10,
  page: 8,
  reference: 9,
  variant: 7,
  news: 3,
  overview: 3,
  replaced: 1,
} as const;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The headings above each section, including its own, by level; `undefined` below it. */
export function toChains(
  sections: readonly Pick<OutlineSection, 'level' | 'heading'>[],
): readonly (readonly (string | undefined)[])[] {
  const chain: (string | undefined)[] = [];
  return sections.map(({level, heading}) => {
    chain.length = Math.max(level + 1, 2);
    chain[level] = heading;
    return chain.slice(0, level + 1);
  });
}

/** For each section, the number of earlier sections on its page with the same anchor. */
export function toOrdinals(sections: readonly Pick<OutlineSection, 'anchor'>[]): readonly number[] {
  const seen = new Map<string | null, number>();
  return sections.map(({anchor}) => {
    const ordinal = seen.get(anchor) ?? 0;
    seen.set(anchor, ordinal + 1);
    return ordinal;
  });
}

export interface RecordPlace {
  readonly page: OutlinePage;
  readonly anchor: string | null;
  /** Headings by level, `chain[1]` the page's title. */
  readonly chain: readonly (string | undefined)[];
  /** Index of the section on its page, and among the sections with its anchor. */
  readonly index: number;
  readonly ordinal: number;
}

/** One record: the heading itself, or the text at `text.index` below it. */
export function toRecord(
  {page, anchor, chain, index, ordinal}: RecordPlace,
  text?: {readonly index: number; readonly value: string},
): SearchRecord {
  const level = chain.length - 1;
  const url = anchor === null ? page.path : `${page.path}#${anchor}`;
  const position = text === undefined ? 0 : text.index + 1;
  const words = LEVELS.map((_, depth) => (depth === 0 ? page.group : chain[depth]));
  return {
    objectID: `${url}~${ordinal}.${position}`,
    url,
    url_without_anchor: page.path,
    anchor,
    type: text === undefined ? (LEVELS[level] ?? 'lvl6') : ('content' satisfies SearchHitType),
    content: text === undefined ? null : escapeHtml(text.value),
    hierarchy: Object.fromEntries(
      LEVELS.map((name, depth) => [
        name,
        words[depth] === undefined ? null : escapeHtml(words[depth]),
      ]),
    ) as unknown as SearchHierarchy,
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version,
    kind: page.kind,
    product: page.products,
    country: page.countries,
    weight: {
      pageRank: page.rank,
      level: text === undefined ? 100 - 10 * level : 0,
      position: index * 100 + Math.min(position, 99),
    },
  };
}

/** Every record of a page: one per heading, one per text. */
export function toRecords({sections, ...page}: Outline): readonly SearchRecord[] {
  const chains = toChains(sections);
  const ordinals = toOrdinals(sections);
  return sections.flatMap(({anchor, texts}, index) => {
    const place: RecordPlace = {
      page,
      anchor,
      chain: chains[index] ?? [],
      index,
      ordinal: ordinals[index] ?? 0,
    };
    return [toRecord(place), ...texts.map((value, text) => toRecord(place, {index: text, value}))];
  });
}

/** The pages behind records, which must be in the order of `toRecords`. */
export function toOutlines(records: readonly SearchRecord[]): readonly Outline[] {
  const outlines: (OutlinePage & {
    readonly sections: (OutlineSection & {readonly texts: string[]})[];
  })[] = [];
  for (const {
    url_without_anchor: path,
    anchor,
    type,
    content,
    hierarchy,
    language,
    docusaurus_tag: tag,
    version,
    kind,
    product: products,
    country: countries,
    weight,
  } of records) {
    let page = outlines.at(-1);
    if (page?.path !== path) {
      page = {
        path,
        group: unescapeHtml(hierarchy.lvl0 ?? ''),
        language,
        tag,
        version,
        kind,
        products,
        countries,
        rank: weight.pageRank,
        sections: [],
      };
      outlines.push(page);
    }
    if (type === 'content') page.sections.at(-1)?.texts.push(unescapeHtml(content ?? ''));
    else
      page.sections.push({
        level: LEVELS.indexOf(type),
        heading: unescapeHtml(hierarchy[type] ?? ''),
        anchor,
        texts: [],
      });
  }
  return outlines;
}
