import {toPlainText} from './safeHits';
import type {SearchHit} from './types';

/** One place on a page where the query was found. */
export interface FoundSection {
  readonly objectID: string;
  readonly url: string;
  /** Heading with highlights, or the page's title if the place is the page itself. */
  readonly heading: string;
  /** Text snippet with highlights, or `null` if only the heading was found. */
  readonly snippet: string | null;
  /** Position among all hits, from 1. */
  readonly position: number;
}

/** A page with its hits. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** Group of the page, such as its product. */
  readonly group: string;
  /** Language of its text. */
  readonly language: string | undefined;
  readonly sections: readonly FoundSection[];
}

/** Hits grouped by page, in the order of each page's best hit. */
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
  const level =
    ([6, 5, 4, 3, 2, 1] as const)
      .map((number) => `lvl${number}` as const)
      .find((name) => hit.hierarchy[name]) ?? 'lvl1';
  const {hierarchy, content} = hit._snippetResult;
  return {
    objectID: hit.objectID,
    url: hit.url,
    heading: hierarchy[level]?.value ?? hit.hierarchy[level] ?? '',
    snippet: hit.type === 'content' ? (content?.value ?? hit.content) : null,
    position,
  };
}

/**
 * The language of the text. Records of the hosted service contain it in addition to the language of
 * the page.
 */
function toLanguage(hit: SearchHit & {readonly text_language?: string}): string | undefined {
  return hit.text_language ?? hit.language;
}
