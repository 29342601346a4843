import {toPlainText} from './safeHits';
import type {SearchHit} from './types';

/** One place of a page that was found. */
export interface FoundSection {
  readonly objectID: string;
  readonly url: string;
  /** Heading with its marks; the page's title where the place is the page itself. */
  readonly heading: string;
  /** Piece of text with its marks, or `null` where only the heading was found. */
  readonly snippet: string | null;
  /** Position among all hits, from 1. */
  readonly position: number;
}

/** A page with the places found on it. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** What the page belongs to. */
  readonly group: string;
  /** Language of its text. */
  readonly language: string | undefined;
  readonly sections: readonly FoundSection[];
}

/** Hits by page, each where its best hit stands. */
export function groupByPage(hits: readonly SearchHit[], first = 1): readonly FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const [index, hit] of hits.entries()) {
    const [path = hit.url] = hit.url.split('#');
    const page = pages.get(path) ?? {
      path,
      title: toPlainText(hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? path),
      group: toPlainText(hit.hierarchy.lvl0 ?? ''),
      language: toLanguage(hit),
      sections: [],
    };
    pages.set(path, {...page, sections: [...page.sections, toSection(hit, first + index)]});
  }
  return [...pages.values()];
}

function toSection(hit: SearchHit, position: number): FoundSection {
  const level = ([6, 5, 4, 3, 2, 1] as const).map((number) => `lvl${number}` as const).find((name) => hit.hierarchy[name]) ?? 'lvl1';
  const {hierarchy, content} = hit._snippetResult;
  return {
    objectID: hit.objectID,
    url: hit.url,
    heading: hierarchy[level]?.value ?? hit.hierarchy[level] ?? '',
    snippet: hit.type === 'content' ? (content?.value ?? hit.content) : null,
    position,
  };
}

/** The text's own language; the hosted service's records say it beside that of the page. */
function toLanguage(hit: SearchHit & {readonly text_language?: string}): string | undefined {
  return hit.text_language ?? hit.language;
}
