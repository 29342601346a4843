import {toPlainText} from './safeHits';
import {toDeepestLevel} from './deepestLevel';
import type {SearchHit} from './types';

/** One place on a page where the query was found. */
export interface FoundSection {
  readonly objectID: string;
  readonly url: string;
  /** Heading with highlights, or the page's title if the place is the page itself. */
  readonly heading: string;
  /** Text snippet with highlights, or `null` if only the heading was found. */
  readonly snippet: string | null;
  /** Position among all hits, from 1, and index of the answer that contains it. */
  readonly position: number;
  readonly batch: number;
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

interface Answer {
  readonly hits: readonly SearchHit[];
  readonly page: number;
  readonly hitsPerPage: number;
}

/**
 * The hits of all answers grouped by page, in the order of each page's best hit: one list of pages
 * per answer. A page is listed once, with the answer in which it appears first.
 */
export function groupByPage(answers: readonly Answer[]): readonly (readonly FoundPage[])[] {
  const pages = new Map<string, FoundPage & {readonly batch: number}>();
  answers.forEach(({hits, page: number, hitsPerPage}, batch) => {
    hits.forEach((hit, index) => {
      const [path = hit.url] = hit.url.split('#');
      const page = pages.get(path) ?? {
        path,
        title: toPlainText(hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? path),
        group: toPlainText(hit.hierarchy.lvl0 ?? ''),
        language: toLanguage(hit),
        sections: [],
        batch,
      };
      const section = toSection(hit, number * hitsPerPage + index + 1, batch);
      pages.set(path, {...page, sections: [...page.sections, section]});
    });
  });
  return answers.map((_, batch) => [...pages.values()].filter((page) => page.batch === batch));
}

function toSection(hit: SearchHit, position: number, batch: number): FoundSection {
  const level = toDeepestLevel(hit.hierarchy);
  const {hierarchy, content} = hit._snippetResult;
  return {
    objectID: hit.objectID,
    url: hit.url,
    heading: hierarchy[level]?.value ?? hit.hierarchy[level] ?? '',
    snippet: content?.value ?? (hit.type === 'content' ? hit.content : null),
    position,
    batch,
  };
}

/**
 * The language of the text. Records of the hosted service contain it in addition to the language of
 * the page.
 */
function toLanguage(hit: SearchHit & {readonly text_language?: string}): string | undefined {
  return hit.text_language ?? hit.language;
}
